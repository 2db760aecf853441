import { slugify } from '../../core/text/text.ts';
import { transliterate } from '../values/transliterate.ts';
import { normalise } from '../../core/text/normalise.ts';

/** The words of a text in lower case, without a plural s: "Polka-Dots" is `polka dot`. */
export const foldWords = (text: string): string[] =>
  (
    normalise(text, 'NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/^([a-z]{2,}[^s])s$/, '$1'));

/** The name of a value in addresses. A text without letters or digits has none. */
export function valueIdOf(text: string): string | undefined {
  const latin = transliterate(text);
  if (/[a-z0-9]/i.test(latin)) return slugify(latin.replaceAll(/(?<=\d)[./](?=\d)/g, '-'));
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-') || undefined;
}
