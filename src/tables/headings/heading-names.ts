import { hasOwnScript } from '../../messages/language.ts';
import { normalise } from '../../core/text/normalise.ts';
import { foldName } from '../../catalog/values/fold-name.ts';
import { readTable } from '../../catalog/vocabulary/read-table.ts';
import { WORDS } from './column-words.ts';
import { doubtOf } from './price-names.ts';
import { fieldOfSaleDays } from './sale-headings.ts';

/** A heading as it is compared. Longer texts are none. */
export const foldHeading = (heading: string): string =>
  foldName(normalise(heading.slice(0, LONGEST_HEADING), 'NFC')).replace(/(?<!\d)color/g, 'colour');

const LONGEST_HEADING = 200;

/** By field what its columns are called, those that say it best first. */
const ranks = new Map(
  readTable('headings', WORDS).map(
    ({ cells: [[field = ''] = [], names = []] }) => [field, names.map(foldHeading)] as const,
  ),
);
const byName = new Map([...ranks].flatMap(([field, names]) => names.map((name) => [name, field] as const)));
const readNames = (table: string): ReadonlySet<string> =>
  new Set(readTable(table, WORDS).flatMap(({ cells: [names = []] }) => names.map(foldHeading)));
/** What a shop must not show: what it pays, and notes to itself. */
const hidden = readNames('private-headings');

/** The position of a heading among the names of a field, which begin with those that say it best; behind them all where it is none. */
export function rankOfHeading(heading: string, field: string): number {
  const names = ranks.get(field) ?? [];
  const position = names.indexOf(foldHeading(heading));
  return position < 0 ? names.length : position;
}

/** The field of a heading that is known by its name. Numbers at its end, as of several pictures, make no difference. */
export function fieldOfHeading(written: string): string | undefined {
  const heading = written.slice(0, LONGEST_HEADING);
  const folded = foldHeading(heading);
  // What may be a cost is never taken for a price: see price-names.ts.
  if (folded === '' || doubtOf(heading) !== undefined) return undefined;
  const known = byName.get(folded) ?? fieldOfTranslation(heading);
  if (known !== undefined) return known;
  const plain = byName.get(folded.replace(/\d{1,2}$/, ''));
  if (plain === 'images' || plain === 'features') return plain;
  // "Image 1 (Front)", "Price (₹)", "MRP in Rs", "Weight (g)".
  const short = foldHeading(heading.replace(/\([^()]*\)/g, ' ').replace(/\bin (?:rs|inr|rupees|grams?|kgs?)\b/i, ' '));
  return (
    fieldOfSaleDays(heading) ??
    byName.get(short) ??
    (['images'].includes(byName.get(short.replace(/\d{1,2}$/, '')) ?? '') ? 'images' : undefined)
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** "title_ta", "Name TA". Languages in Latin letters are not among them: "title id" and "title no" mean something else. */
function fieldOfTranslation(heading: string): string | undefined {
  const [, text = '', written = ''] = /^(title|name|description)[ _-]([a-z]{2})$/i.exec(heading.trim()) ?? [];
  const language = written.toLowerCase();
  if (language === '' || languages.of(language) === undefined || !hasOwnScript(language)) return undefined;
  return `translations.${language}.${/^d/i.test(text) ? 'description' : 'title'}`;
}

/** Whether a column has what only the shop itself should see. */
export const isPrivate = (heading: string): boolean =>
  hidden.has(foldHeading(heading)) || STORED.test(heading.slice(0, LONGEST_HEADING));

/** Where goods are stored. */
const STORED = /warehouse|godown|\bdepot\b|\bstock (?:point|room|location)|गोदाम|கிடங்கு|مستودع/i;

const OF_PIECES = /\b(?:stock|qty|quantity|inventory|on hand|pieces|pcs)\b|स्टॉक|मात्रा/i;
/** Pieces that nobody can buy, or that are something else than pieces. */
const NO_PIECES =
  /\b(?:min|minimum|max|maximum|reorder|re-order|low|alert|safety|sold|reserved|committed|allocated|incoming|inbound|orders?|ordered|transit|blocked|damaged|defective|returns?|returned|unavailable|moq|packs?|case|box|carton|status|state|managed?|management|tracking|track|policy|value|rate|price|amount|days?|dates?|age|limit|step|per|unit|net|opening|out|inward|outward|inwards|outwards|purchased?|required|target|ideal|back)\b/i;

/** Whether a column has a part of the pieces, as those of one warehouse: "Stock Jaipur", "Indore qty". */
export const isPartOfStock = (heading: string): boolean => {
  const text = heading
    .slice(0, LONGEST_HEADING)
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return OF_PIECES.test(text) && !NO_PIECES.test(text);
};

/** Further names that only one format has, which make a row of headings of it. */
const OTHERS = readNames('other-headings');

/** Whether a text is the name of a column, in any of the formats that are known. */
export const isKnownHeading = (text: string): boolean =>
  text.trim() !== '' &&
  (fieldOfHeading(text) !== undefined ||
    OTHERS.has(foldHeading(text)) ||
    isPrivate(text) ||
    doubtOf(text) !== undefined);
