import { hasOwnScript } from '../../messages/language.ts';
import { normalise } from '../../core/text/normalise.ts';
import { foldName } from '../../catalog/values/fold-name.ts';
import { readTable } from '../../catalog/vocabulary/read-table.ts';
import { WORDS } from './column-words.ts';
import { doubtOf } from './price-names.ts';
import { fieldOfSaleDays } from './sale-headings.ts';

/** A heading in the form in which headings are compared. Very long texts give an empty one. */
export const foldHeading = (heading: string): string =>
  foldName(normalise(heading.slice(0, LONGEST_HEADING), 'NFC')).replace(/(?<!\d)color/g, 'colour');

const LONGEST_HEADING = 200;

/** The names of columns by field, the best one first. */
const ranks = new Map(
  readTable('headings', WORDS).map(
    ({ cells: [[field = ''] = [], names = []] }) => [field, names.map(foldHeading)] as const,
  ),
);
const byName = new Map([...ranks].flatMap(([field, names]) => names.map((name) => [name, field] as const)));
const readNames = (table: string): ReadonlySet<string> =>
  new Set(readTable(table, WORDS).flatMap(({ cells: [names = []] }) => names.map(foldHeading)));
/** What shoppers must not see: the shop's costs, and notes for itself. */
const hidden = readNames('private-headings');

/** The position of a heading among the names of a field, the best first; after all of them if it is not among them. */
export function rankOfHeading(heading: string, field: string): number {
  const names = ranks.get(field) ?? [];
  const position = names.indexOf(foldHeading(heading));
  return position < 0 ? names.length : position;
}

/** The field of a heading that is known by name. A number at its end, as of several pictures, is ignored. */
export function fieldOfHeading(written: string): string | undefined {
  const heading = written.slice(0, LONGEST_HEADING);
  const folded = foldHeading(heading);
  // A possible cost is never taken for a price: see price-names.ts.
  if (folded === '' || doubtOf(heading) !== undefined) return undefined;
  const known = byName.get(folded) ?? fieldOfTranslation(heading);
  if (known !== undefined) return known;
  const plain = byName.get(folded.replace(/\d{1,2}$/, ''));
  if (plain === 'images' || plain === 'features') return plain;
  // For example "Image 1 (Front)", "Price (₹)", "MRP in Rs", "Weight (g)".
  const short = foldHeading(heading.replace(/\([^()]*\)/g, ' ').replace(/\bin (?:rs|inr|rupees|grams?|kgs?)\b/i, ' '));
  return (
    fieldOfSaleDays(heading) ??
    byName.get(short) ??
    (['images'].includes(byName.get(short.replace(/\d{1,2}$/, '')) ?? '') ? 'images' : undefined)
  );
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The field of a translation: "title_ta", "Name TA". Only for languages in other scripts: "title id" and "title no" mean something else. */
function fieldOfTranslation(heading: string): string | undefined {
  const [, text = '', written = ''] = /^(title|name|description)[ _-]([a-z]{2})$/i.exec(heading.trim()) ?? [];
  const language = written.toLowerCase();
  if (language === '' || languages.of(language) === undefined || !hasOwnScript(language)) return undefined;
  return `translations.${language}.${/^d/i.test(text) ? 'description' : 'title'}`;
}

/** Whether a column has what only the shop itself may see. */
export const isPrivate = (heading: string): boolean =>
  hidden.has(foldHeading(heading)) || STORED.test(heading.slice(0, LONGEST_HEADING));

/** Words for the places where goods are stored. */
const STORED = /warehouse|godown|\bdepot\b|\bstock (?:point|room|location)|गोदाम|கிடங்கு|مستودع/i;

const OF_PIECES = /\b(?:stock|qty|quantity|inventory|on hand|pieces|pcs)\b|स्टॉक|मात्रा/i;
/** Words for pieces that nobody can buy, and for numbers that don't count pieces. */
const NO_PIECES =
  /\b(?:min|minimum|max|maximum|reorder|re-order|low|alert|safety|sold|reserved|committed|allocated|incoming|inbound|orders?|ordered|transit|blocked|damaged|defective|returns?|returned|unavailable|moq|packs?|case|box|carton|status|state|managed?|management|tracking|track|policy|value|rate|price|amount|days?|dates?|age|limit|step|per|unit|net|opening|out|inward|outward|inwards|outwards|purchased?|required|target|ideal|back)\b/i;

/** Whether a column counts only a part of the pieces, such as those of one warehouse: "Stock Jaipur", "Indore qty". */
export const isPartOfStock = (heading: string): boolean => {
  const text = heading
    .slice(0, LONGEST_HEADING)
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return OF_PIECES.test(text) && !NO_PIECES.test(text);
};

/** Names that only one format has. They too mark a row as headings. */
const OTHERS = readNames('other-headings');

/** Whether a text is the name of a column in any known format. */
export const isKnownHeading = (text: string): boolean =>
  text.trim() !== '' &&
  (fieldOfHeading(text) !== undefined ||
    OTHERS.has(foldHeading(text)) ||
    isPrivate(text) ||
    doubtOf(text) !== undefined);
