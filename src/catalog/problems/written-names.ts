import { z } from 'zod';
import { categoryInput } from '../schema/category.ts';
import { deliveryInput } from '../schema/delivery.ts';
import { facetsInput } from '../schema/facets.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../schema/historical.ts';
import { homeInput } from '../schema/home.ts';
import { marketInput } from '../schema/market.ts';
import { offerInput } from '../schema/offer.ts';
import { pageInput } from '../schema/page.ts';
import { productInput } from '../schema/product.ts';
import { searchInput } from '../schema/search.ts';
import { sellerInput } from '../schema/seller.ts';
import { storeInput } from '../schema/store.ts';
import { wordsInput } from '../schema/words.ts';
import { nameField, toKebab } from './field-names.ts';

/** The schemas of all files of a catalogue. */
const SCHEMAS: readonly z.ZodType[] = [
  homeInput,
  storeInput,
  productInput,
  categoryInput,
  sellerInput,
  marketInput,
  pageInput,
  deliveryInput,
  offerInput,
  facetsInput,
  searchInput,
  wordsInput,
  structuredRecord,
  sheetRecord,
  listingRecord,
];

/** By the name that codes have: the key as it is written in files. */
let written: ReadonlyMap<string, string> | undefined;

/** The key of a field as files have it, such as `memberGifts` for `member-gifts`; undefined for a name that no field has. */
export function findWrittenName(name: string): string | undefined {
  written ??= new Map(
    SCHEMAS.flatMap((schema) => listPaths(schema)).map((path) => {
      const keys = nameField(path);
      return [toKebab(keys.join('-')), keys.join('.')];
    }),
  );
  return written.get(name);
}

/** The paths of all fields of a schema. */
function listPaths(schema: z.core.$ZodType, path: readonly string[] = []): (readonly string[])[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return listPaths(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listPaths(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => listPaths(one, path));
  if (schema instanceof z.ZodArray) return listPaths(schema.element, path);
  // The keys of a table are data.
  if (schema instanceof z.ZodRecord) return listPaths(schema.valueType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
    key.startsWith('@') ? [] : [[...path, key], ...listPaths(field, [...path, key])],
  );
}
