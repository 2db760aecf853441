import { listComma } from '../../messages/language.ts';
import { sizeWordsText } from '../../messages/rooms/size-words.ts';

/** "Size S"; a size with the word in it ("Free Size") is not changed. */
export const sizeWords = (size: string): string => (/size/i.test(size) ? size : sizeWordsText.size({ size }));

/** The value of an option as it is said of a product: "Red", "Size M", "Pack of 2", "Ply 3". */
export function optionWords(option: string, value: string): string {
  if (/^size$/i.test(option)) return sizeWords(value);
  if (!/^\d+$/.test(value)) return value;
  return /^(?:pack|set|combo)$/i.test(option) ? sizeWordsText.packOf({ option, count: value }) : `${option} ${value}`;
}

/** The options of a variant in words: "Red, Pack of 2". `values` are in the order of `options`. */
export const variantWords = (options: readonly string[], values: readonly string[]): string =>
  values.map((value, index) => optionWords(options[index] ?? '', value)).join(listComma());
