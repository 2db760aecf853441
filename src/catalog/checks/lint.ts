import { cleanLine, mendMojibake } from '../../core/text/text.ts';
import { NO_TITLE } from '../entities/make-product.ts';
import type { LintCode } from '../schema/lint-codes.ts';
import type { ProblemDetails } from '../problems/problems.ts';

/** A warning about one text. */
type TextFinding = ProblemDetails & { readonly code: LintCode };

/** Fields that are names: one line of plain text. */
const TITLES = /^(?:title|name)$/;
/** Fields that shoppers read. Texts of other fields are ids, addresses and codes. */
const READ =
  /^(?:title|name|description|details|features|productDetails|detailsHTML|about|text|reviewBody|alt|colour|tags)$/;
/** Fields with sentences, in which prices and shops are copied along. Reviews are what shoppers wrote. */
const PROSE = /^(?:title|name|description|details|features|productDetails|detailsHTML)$/;

const ENTITY = /&(?:#\d{1,6}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|ndash|mdash|rsquo|lsquo|copy|reg|trade);/i;
const TAG = /<\/?(?:a|b|i|u|p|br|div|span|strong|em|font|ul|li|h\d|img|script|style)\b[^<>]*>/i;
/** Replacement and control characters, and halves of characters: a letter stood there. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what this is for
const LOST = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffd]|\p{Cs}/u;
const MOJIBAKE_LEFT = /Ã[\u0080-\u00bf©¨¤¶¼]|â€|Â[\u00a0-\u00bf]|à¤|à¥/;
/** What comes before the number of a model: "Model RS 300", "Ref. 98765 43210". */
const NOT_OF_A_MODEL = String.raw`(?<!\b(?:model|ref|reference|calibre|caliber|style|article|part)[ .:#-]{0,3}(?:no|number)?[ .:#-]{0,3})`;
const PRICE = new RegExp(String.raw`(?:${NOT_OF_A_MODEL}\brs\.?|₹|\binr\b)\s*\d[\d,]*(?:\.\d+)?(?![\p{L}\d])`, 'iu');
const OTHER_SHOP =
  /\b(?:flipkart|amazon|myntra|meesho|snapdeal|ajio|nykaa|shopclues|tata ?cliq|jiomart|indiamart|paytm ?mall|bigbasket)(?:\.com|\.in)?\b/i;
/** An Indian mobile number, alone: not the beginning of a longer code. */
const PHONE = new RegExp(
  String.raw`${NOT_OF_A_MODEL}(?<![\d.,-])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?![\d.,-]*\d)`,
  'i',
);
/** In a sentence "nan" is bread; alone or after a colon it is what programs write. */
const NOTHING = /(?<![\w-])(?:undefined|\[object Object\]|NaN)(?![\w-])|(?:^|[:;] ?)nan(?=\s*(?:$|[\n,;|]))/m;
const LONGEST_DESCRIPTION = 2_000;

/** What is odd about the text of a field. `field` is the field's name. */
export function lintText(field: string, text: string): TextFinding[] {
  if (!READ.test(field)) return [];
  const findings: TextFinding[] = [];
  const add = (code: LintCode, expected: string, found?: string, fix?: string) =>
    findings.push({
      code,
      severity: 'warning',
      expected,
      found,
      fix: fix === undefined ? undefined : { kind: 'set', path: [], value: fix },
    });
  // That is an error of its own.
  if (TITLES.test(field) && NO_TITLE.test(text.trim())) return [];
  if (TITLES.test(field)) lintTitle(text, add);
  const mended = mendMojibake(text);
  if (LOST.test(mended ?? text))
    add('text-lost', 'a text with all its characters: some were lost in an export', quoteAround(mended ?? text, LOST));
  if (mended !== undefined)
    add('text-mojibake', `UTF-8: the page shows ${JSON.stringify(mended.slice(0, 60))}`, undefined, mended);
  else if (MOJIBAKE_LEFT.test(text))
    add('text-mojibake', 'UTF-8: this can not be fixed with certainty', quoteAround(text, MOJIBAKE_LEFT));
  if (PROSE.test(field)) lintProse(field, text, add);
  return findings;
}

type Add = (code: LintCode, expected: string, found?: string, fix?: string) => void;

function lintTitle(text: string, add: Add): void {
  if (TAG.test(text)) add('text-tags', 'plain text without tags', quoteAround(text, TAG));
  if (ENTITY.test(text))
    add('text-entities', 'the characters themselves, such as & and ’', quoteAround(text, ENTITY), decode(text));
  if (isShouting(text)) add('text-shouting', 'capital letters only where a sentence has them');
  const line = cleanLine(text);
  if (line !== '' && !/\p{L}/u.test(line)) add('text-emoji-only', 'a name with at least one letter');
}

function lintProse(field: string, text: string, add: Add): void {
  // Letters are needed in all of these, and most texts have none of the words.
  const other = OTHER_SHOP.exec(text);
  if (other) add('text-other-shop', 'a text that names no other shop', quoteAround(text, OTHER_SHOP));
  if (PRICE.test(text)) add('text-price', 'a text without prices', quoteAround(text, PRICE));
  if (PHONE.test(text)) add('text-phone', 'a text without telephone numbers', quoteAround(text, PHONE));
  if (NOTHING.test(text)) add('text-undefined', 'words for shoppers', quoteAround(text, NOTHING));
  if (!TITLES.test(field) && text.length > LONGEST_DESCRIPTION)
    add('text-long', `at most ${LONGEST_DESCRIPTION} characters; the page folds the rest`, `${text.length} characters`);
}

/** Whether most letters of a longer text are capitals. A few abbreviations are not enough. */
function isShouting(text: string): boolean {
  const words = text.match(/[A-Za-z]{3,}/g) ?? [];
  const letters = words.join('');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  return words.length >= 3 && letters.length >= 15 && capitals > letters.length * 0.8;
}

/** The match with a few words on both sides. */
function quoteAround(text: string, pattern: RegExp): string {
  const at = pattern.exec(text)?.index ?? 0;
  return JSON.stringify(text.slice(Math.max(0, at - 25), at + 35));
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** The text with its entities as characters; undefined when one of them makes a tag or no visible character. */
function decode(text: string): string | undefined {
  const decoded = text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
  return decoded === text || TAG.test(decoded) || ENTITY.test(decoded) ? undefined : decoded;
}
