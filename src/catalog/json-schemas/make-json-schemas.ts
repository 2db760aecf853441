import { z } from 'zod';
import { categoryInput } from '../schema/category.ts';
import { deliveryInput } from '../schema/delivery.ts';
import { facetsInput } from '../schema/facets.ts';
import { REFERS, type Reference } from '../schema/fields.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../schema/historical.ts';
import { homeInput } from '../schema/home.ts';
import { marketInput } from '../schema/market.ts';
import { offerInput } from '../schema/offer.ts';
import { pageInput, redirectsInput } from '../schema/page.ts';
import { productInput } from '../schema/product.ts';
import { searchInput } from '../schema/search.ts';
import { sellerInput } from '../schema/seller.ts';
import { storeInput } from '../schema/store.ts';
import { wordsInput } from '../schema/words.ts';

/** The kinds of files of a catalogue, with their schemas. A product's file may have one of three historical shapes in place of this one. */
export const FILE_SCHEMAS = {
  category: categoryInput,
  delivery: deliveryInput,
  facets: facetsInput,
  home: homeInput,
  market: marketInput,
  offer: offerInput,
  page: pageInput,
  product: productInput,
  redirects: redirectsInput,
  search: searchInput,
  seller: sellerInput,
  store: storeInput,
  words: wordsInput,
} as const;

export type SchemaName = keyof typeof FILE_SCHEMAS;

/** The historical shapes of products, each with keys of which it has one and the shapes after it have none, as `readRawProduct` tells them apart. */
const HISTORICAL: readonly { readonly keys: readonly string[]; readonly schema: z.ZodType }[] = [
  { keys: ['productValue'], schema: structuredRecord },
  { keys: ['mainImage', 'detailsHTML'], schema: sheetRecord },
  { keys: ['subcategory'], schema: listingRecord },
];

/** The ids that a catalogue has, and those that a field may have besides. */
export type CatalogIds = Readonly<Record<Reference, readonly string[]>>;

/** What can be added at any time by a file that no command has read yet: such ids are proposed, and others are no mistake. */
const PROPOSED: readonly Reference[] = ['page', 'product'];

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * What a text editor or a standard validator (JSON Schema, draft 7) can say of a file by itself; with `ids` those of one catalogue.
 * `haat check` says more, as it reads all files.
 */
export const makeJsonSchemas = (ids?: CatalogIds): ReadonlyMap<SchemaName, JsonSchema> =>
  new Map(
    Object.keys(FILE_SCHEMAS).map((key) => {
      const name = key as SchemaName;
      return [name, name === 'product' ? makeProductSchema(ids) : makeSchema(FILE_SCHEMAS[name], ids)];
    }),
  );

const makeSchema = (schema: z.ZodType, ids?: CatalogIds): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const to = REFERS.get(zodSchema)?.to;
      if (!ids || !to || ids[to].length === 0) return;
      if (PROPOSED.includes(to)) jsonSchema.examples = [...ids[to]];
      else jsonSchema.enum = [...ids[to]];
    },
  });

/** The first shape whose keys a file has is the one that it is checked against, so that its messages are about one shape. */
function makeProductSchema(ids?: CatalogIds): JsonSchema {
  const canonical = makeSchema(FILE_SCHEMAS.product, ids);
  return HISTORICAL.toReversed().reduce<JsonSchema>(
    (otherwise, { keys, schema }) => ({
      $schema: canonical.$schema,
      type: 'object',
      if: { anyOf: keys.map((key) => ({ required: [key] })) },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: makeSchema(schema, ids),
      else: otherwise,
    }),
    canonical,
  );
}
