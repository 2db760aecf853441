import { checkLeniently } from '../lenient/check-leniently.ts';
import { canonicalRecord } from '../schema/historical.ts';
import { productInput } from '../schema/product.ts';
import { sku as skuSchema } from '../schema/fields.ts';
import { readValidFields } from '../source/check-shape.ts';
import type { ImportContext } from './import-context.ts';
import { readListing } from './listing.ts';
import type { RawProduct } from './raw-product.ts';
import { translationsOf } from './record-translations.ts';
import { findCode, readSheet } from './sheet.ts';
import { readStructured } from './structured.ts';

/**
 * Converts the value of a product file, in any of the four shapes. The shapes are told apart by keys that only one of them
 * has. Returns undefined when nothing of the file can be used; the reason is in the list of problems.
 */
export function readRawProduct(value: unknown, context: ImportContext): RawProduct | undefined {
  const { source, problems } = context;
  if (Array.isArray(value)) {
    problems.add(source, [], {
      code: 'product-list',
      found: `a list of ${value.length}`,
      expected: 'one product a file: an object { ... }',
    });
    return undefined;
  }
  const has = (key: string) => typeof value === 'object' && value !== null && key in value;
  if (has('productValue')) return readStructured(value, context);
  if (has('mainImage') || has('detailsHTML')) return readSheet(value, context);
  if (has('subcategory')) return readListing(value, context);
  return readCanonical(value, context);
}

function readCanonical(value: unknown, { source, problems }: ImportContext): RawProduct {
  const { data: input, value: mended, locate } = checkLeniently(canonicalRecord, value, source, problems);
  if (input) {
    const { titleHi, descriptionHi, ...product } = input;
    const translations = translationsOf({ titleHi, descriptionHi, translations: product.translations });
    return { input: { ...product, translations }, shape: 'canonical', locate };
  }
  const known = readValidFields(productInput, mended);
  return {
    input: { sku: '', title: ' ', seller: '', images: [], offers: {}, ...known },
    shape: 'canonical',
    isPartial: true,
    locate,
  };
}

/** The SKU that a file with errors seems to have, in any shape; undefined if it is not clear. `stem` is the file name without `.json`. */
export function guessSku(value: unknown, stem: string): string | undefined {
  const { sku, productValue, detailsHTML, subcategory } = fieldsOf(value);
  if (subcategory !== undefined) return stem.toUpperCase();
  const code = typeof detailsHTML === 'string' ? findCode(detailsHTML) : undefined;
  return skuSchema.safeParse(sku ?? fieldsOf(productValue)['sku'] ?? code).data;
}

/** The SKUs that the variants of a file with errors seem to have; undefined for one that is not clear. */
export function guessVariantSkus(value: unknown): (string | undefined)[] {
  const { variants } = fieldsOf(value);
  if (variants === undefined) return [];
  if (!Array.isArray(variants)) return [undefined];
  return variants.map((variant) => skuSchema.safeParse(fieldsOf(variant)['sku']).data);
}

const fieldsOf = (value: unknown): { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {};
