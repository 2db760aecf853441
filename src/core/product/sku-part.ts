import { trimEndOf } from '../text/strings.ts';

/** A SKU that needs no other form in an address or a file name. */
const PLAIN = /^[A-Za-z\d][\w.-]{0,99}$/;

/**
 * The part of an address for a SKU: `CLU-25/26 S` is `CLU-25-26-S`, other letters than English ones are replaced by a hash.
 * Plain SKUs are not changed. Two SKUs can have the same part, so that the catalogue is checked for it.
 */
export function skuPart(sku: string): string {
  if (PLAIN.test(sku)) return sku;
  const plain = trimEndOf(sku.replace(/[^\w.-]+/g, '-').replace(/^[^A-Za-z\d]+/, ''), /-/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  const isComplete = plain !== '' && /^[\x00-\x7f]*$/.test(sku);
  return isComplete ? plain : [plain, hashOf(sku)].filter(Boolean).join('-');
}

/** A SKU as catalogues compare it: by its form in addresses, in lower case. */
export const keyOfSku = (sku: string): string => skuPart(sku).toLowerCase();

/** A short hash of a text (FNV-1a, 32 bits), as at most seven characters of base 36. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}
