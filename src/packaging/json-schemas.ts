import { z } from 'zod';
import { categoryInput } from '../catalog/schema/category.ts';
import { deliveryInput } from '../catalog/schema/delivery.ts';
import { facetsInput } from '../catalog/schema/facets.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../catalog/schema/historical.ts';
import { homeInput } from '../catalog/schema/home.ts';
import { marketInput } from '../catalog/schema/market.ts';
import { pageInput, redirectsInput } from '../catalog/schema/page.ts';
import { productInput } from '../catalog/schema/product.ts';
import { searchInput } from '../catalog/schema/search.ts';
import { sellerInput } from '../catalog/schema/seller.ts';
import { storeInput } from '../catalog/schema/store.ts';

/** The kinds of files of a catalogue, by the names of their schemas. A product's file may have any of four shapes. */
const KINDS = {
  category: categoryInput,
  delivery: deliveryInput,
  facets: facetsInput,
  home: homeInput,
  market: marketInput,
  page: pageInput,
  product: z.union([productInput, structuredRecord, sheetRecord, listingRecord]),
  redirects: redirectsInput,
  search: searchInput,
  seller: sellerInput,
  store: storeInput,
} as const;

export type SchemaName = keyof typeof KINDS;

/** What an editor or a standard validator (JSON Schema, draft 7) can say of a file by itself. `haat check` says more, as it reads all files. */
export const makeJsonSchemas = (): ReadonlyMap<SchemaName, object> =>
  new Map(
    Object.entries(KINDS).map(([name, schema]) => [
      name as SchemaName,
      z.toJSONSchema(schema, { io: 'input', target: 'draft-7', unrepresentable: 'any' }),
    ]),
  );
