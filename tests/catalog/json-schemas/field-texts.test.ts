import { expect, test } from 'vitest';
import { z } from 'zod';
import { FILE_SCHEMAS } from '../../../src/catalog/json-schemas/make-json-schemas.ts';
import { listingRecord, sheetRecord, structuredRecord } from '../../../src/catalog/schema/historical.ts';

interface Field {
  readonly path: string;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly schema: z.core.$ZodType;
}

/** Every field of a schema, in lists and tables those of their entries. */
function listFields(schema: z.core.$ZodType, path = ''): Field[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return listFields(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return listFields(schema.in, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => listFields(option, path));
  if (schema instanceof z.ZodArray) return listFields(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return listFields(schema.valueType, `${path}.*`);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) => [
    { path: `${path}.${key}`, meta: z.globalRegistry.get(field) ?? {}, schema: field },
    ...listFields(field, `${path}.${key}`),
  ]);
}

const kinds = { ...FILE_SCHEMAS, structuredRecord, sheetRecord, listingRecord };
const fields = Object.entries(kinds).flatMap(([name, schema]) => listFields(schema, name));

test('every field of a file has a label and a hint', () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ meta: { title, description } }) => !title || !description).map(({ path }) => path)).toEqual(
    [],
  );
});

test('labels are short, and hints are sentences', () => {
  const wrong = fields.filter(
    ({ meta: { title, description } }) =>
      !/^\S.{0,39}$/.test(String(title)) || !/^["A-Z0-9{/].*[.]$/.test(String(description)),
  );
  expect(wrong.map(({ path, meta: { title, description } }) => `${path}: ${title}: ${description}`)).toEqual([]);
});

test('examples are values that their field takes', () => {
  const wrong = fields.flatMap(({ path, meta, schema }) =>
    ((meta['examples'] as unknown[] | undefined) ?? [])
      .filter((example) => !z.safeParse(schema, example).success)
      .map((example) => `${path}: ${JSON.stringify(example)}`),
  );
  expect(wrong).toEqual([]);
});
