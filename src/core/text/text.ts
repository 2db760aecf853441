import { trimEndOf } from './strings.ts';
import { normalise } from './normalise.ts';
import { attempt } from '../data/attempt.ts';

/**
 * Cleaning of text from catalogues: no-break spaces, zero-width and bidirectional marks, control characters, wrong code pages.
 */

/** Bidirectional marks, invisible operators, byte-order marks and the soft hyphen. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;
/** C0 and C1 controls except tab and line ends, lone surrogates, and the replacement character. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const BROKEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]|\p{Cs}/gu;
/** A joiner belongs between letters of a script that joins (Indic, Arabic) or inside an emoji sequence; elsewhere it is removed. */
const STRAY_JOINER =
  /(?<![\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}\p{Extended_Pictographic}]|\p{Emoji_Modifier}|\ufe0f)[\u200c\u200d]/gu;
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const NEEDS_CLEANING = /[^\x20-\x7e]|^ | $| {2}/;

/** Cleans a line of text: white space becomes single spaces, and the ends are trimmed. */
export function cleanLine(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  return cleanBlock(text).replace(/\s+/g, ' ');
}

/** Cleans a text of several lines: lines are trimmed, with at most one empty line between them. */
export function cleanBlock(text: string): string {
  const plain = text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(BROKEN, '')
    .replace(STRAY_JOINER, '')
    .replace(SPACES, ' ');
  return normalise(plain, 'NFC')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Windows-1252's characters for the bytes 0x80 to 0x9f. */
const CP1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * What UTF-8 read as Windows-1252 looks like: `Â` or `Ã` and a sign, `à` to `ô` and two signs, or several pairs in a row. A
 * single other pair is regular text: "NESCAFÉ®", "CAFÉ’S".
 */
const MOJIBAKE = (() => {
  const sign = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
  return new RegExp(`[ÂÃ]${sign}|[à-ô]${sign}{2}|(?:[Ä-ß]${sign}){2}`);
})();

/**
 * Repairs text that is UTF-8 read as Windows-1252 ("FranÃ§ais", "â€™", "à¤•"). Returns undefined for other text: it must match
 * `MOJIBAKE`, each character must be a byte of the code page, and the bytes must be valid UTF-8.
 */
export function mendMojibake(text: string): string | undefined {
  if (!MOJIBAKE.test(text)) return undefined;
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const byte = code < 0x100 ? code : 0x80 + CP1252.indexOf(text[i] as string);
    if (byte < 0 || (byte === 0x7f && code > 0xff)) return undefined;
    bytes[i] = byte;
  }
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

const LONGEST_SLUG = 80;

/**
 * The first part of a product's address: the lower-case hyphenated title (specification section 2), at most 80
 * characters and cut at a hyphen. A title without Latin letters and digits (a Hindi name) gives `product`; the SKU in
 * the address keeps it unique.
 *
 * @example slugify('Men’s T-Shirt & Shorts') // 'mens-t-shirt-and-shorts'
 */
export function slugify(title: string): string {
  const slug = normalise(title, 'NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return 'product';
  if (slug.length <= LONGEST_SLUG) return slug;
  const cut = slug.lastIndexOf('-', LONGEST_SLUG);
  return slug.slice(0, cut > 0 ? cut : LONGEST_SLUG);
}

/** Shortens a text to at most `limit` characters, with an ellipsis after a whole word. Emoji are not split. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  const whole = (space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '');
  return `${trimEndOf(whole, /[\s,;:.–-]/)}…`;
}

/** A title within a sentence: "Sarees" is "sarees", "LED lamps" stays. */
export const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
