import { expect, test } from 'vitest';
import { z } from 'zod';
import { categoryInput } from '../../../src/catalog/schema/category.ts';
import { productInput } from '../../../src/catalog/schema/product.ts';

/** Fields with texts that no shopper reads as a sentence or name, and those whose texts are not translated in the entity itself. */
const APART: Readonly<Record<string, readonly string[]>> = {
  product: [
    ...['$schema', 'sku', 'slug', 'seller', 'brand', 'categories', 'tiles', 'publishFrom', 'publishUntil', 'imageMode'],
    ...['availability', 'stock', 'rating', 'measurementsOf', 'weight', 'gtin', 'mpn', 'colourSiblings', 'goesWith'],
    // What recurs in many products, and what others say or law asks for.
    ...['attributes', 'sizes', 'options', 'variants', 'colour', 'tags', 'images', 'reviews', 'legal', 'seo', 'offers'],
  ],
  category: [
    ...['$schema', 'market', 'path', 'parent', 'placeholder', 'taxClass', 'hsn', 'facets', 'goesWith', 'first'],
    ...['historical', 'nav', 'pageSize'],
  ],
};

const hasText = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return hasText(schema.unwrap());
  if (schema instanceof z.ZodPipe) return hasText(schema.in);
  if (schema instanceof z.ZodArray) return hasText(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.some(hasText);
  if (schema instanceof z.ZodRecord) return hasText(schema.valueType);
  if (schema instanceof z.ZodObject) return Object.values<z.ZodType>(schema.shape).some(hasText);
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;
};

test.each([
  ['product', productInput],
  ['category', categoryInput],
])('every text of a %s can be translated or is listed as one that is not', (name, schema: z.ZodObject) => {
  const { translations, ...fields } = schema.shape as Record<string, z.ZodType>;
  const inner = ((translations as z.ZodOptional<z.ZodRecord>).unwrap().valueType as z.ZodObject).shape;
  const texts = Object.keys(fields).filter((field) => hasText(fields[field] as z.ZodType));
  expect(texts.filter((field) => !Object.hasOwn(inner, field)).sort()).toEqual([...(APART[name] ?? [])].sort());
});
