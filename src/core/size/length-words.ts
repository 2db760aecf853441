import { sizesText } from '../../messages/rooms/sizes.ts';

/** A length of a size chart, with its unit in the language of the page: "36 in" is "36 इंच". Other texts stay as they are. */
export const lengthWords = (text: string): string =>
  text.replace(/(?<=\d) ?(in|cm)$/i, (_, unit: string) =>
    /in/i.test(unit) ? ` ${sizesText.inches}` : ` ${sizesText.cm}`,
  );

/** The text of a chart that `lengthWords` made this of: "36 इंच" was "36 in". */
export function ownLength(text: string): string {
  for (const [unit, words] of [
    ['in', sizesText.inches],
    ['cm', sizesText.cm],
  ] as const)
    if (text.endsWith(` ${words}`)) return text.slice(0, -words.length) + unit;
  return text;
}
