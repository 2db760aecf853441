import { SKU } from '../../core/product/sku.ts';

/** SKUs in an address: `sku=A,B%2F2`. Each is escaped by itself, as it may have a comma. */

export const writeSkus = (skus: readonly string[]): string => skus.map(encodeURIComponent).join(',');

/** The SKUs of an untrusted query: the first `most` of those that are valid, each once. */
export function readSkus(query: string, most: number): string[] {
  const found = new Set<string>();
  for (const [, value = ''] of query.matchAll(/[?&]sku=([^&]*)/g))
    for (const part of value.split(',')) {
      const sku = decode(part);
      if (SKU.test(sku) && found.size < most) found.add(sku);
    }
  return [...found];
}

/** Empty for text that was cut off within an escape. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim();
  } catch {
    return '';
  }
}
