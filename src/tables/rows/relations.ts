import type { RowValues } from './row-values.ts';
import { cleanText } from './values.ts';

/** How rows name other rows. */

/** The product to which a row's variant belongs: its SKU, or `id:` and its number. */
export const parentOf = (values: RowValues): string => {
  const id = values.get('parent.id');
  return id === '' ? values.get('parent') : `id:${id}`;
};

/** Pairs in one text: "color=Red,size=S, wide". A comma separates only before another code. */
export const readCodes = (text: string): (readonly [code: string, value: string])[] =>
  text.split(/,(?=[a-z]\w{0,60}=)/i).flatMap((entry) => {
    const sign = entry.indexOf('=');
    return sign > 0 ? [[entry.slice(0, sign).trim(), cleanText(entry.slice(sign + 1))] as const] : [];
  });
