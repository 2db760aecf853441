import { listComma } from '../../messages/language.ts';
import { sizeWordsText } from '../../messages/rooms/size-words.ts';
import { sizeWords } from './size-words.ts';

/** What a text of the catalogue is in the language of the page. */
type Own = (text: string) => string;
const asItIs: Own = (text) => text;

/** The value of an option as it is said of a product: "Red", "Size M", "Pack of 2", "Ply 3". */
export function optionWords(option: string, value: string, own: Own = asItIs): string {
  const text = own(value);
  // A size with the word in it ("Free size") has it in every language.
  if (/^size$/i.test(option)) return /size/i.test(value) ? text : sizeWords(text);
  if (!/^\d+$/.test(value)) return text;
  return /^(?:pack|set|combo)$/i.test(option)
    ? sizeWordsText.packOf({ option: own(option), count: value })
    : `${own(option)} ${text}`;
}

/** The options of a variant in words: "Red, Pack of 2". `values` are in the order of `options`. */
export const variantWords = (options: readonly string[], values: readonly string[], own?: Own): string =>
  values.map((value, index) => optionWords(options[index] ?? '', value, own)).join(listComma());
