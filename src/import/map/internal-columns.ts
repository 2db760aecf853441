import { columnWords } from '../../tables/headings/column-words.ts';
import { readCell } from '../../tables/read/flatten.ts';
import { wordsOf } from '../../tables/headings/price-names.ts';

/**
 * Recognises what programs store for themselves: flags, ids, days, addresses, settings. No page shows such a column, in whichever table it is. A column
 * that is left out wrongly is reported with the reason, so that the mapping can take it; nobody would notice one that is shown wrongly.
 */

/** Words that mean so anywhere in a heading. */
const ANYWHERE = columnWords('internal');
/** Words that mean so at the beginning: "Is new", "Delete existing images". */
const FIRST = columnWords('internal first');
/** Words that mean so at the end: "Colour id", "Launch date". */
const LAST = columnWords('internal last');
const TOGETHER =
  /\b(?:default code|store views?|attribute sets?|tax (?:class|rules?|status|code)|sort order|display order|(?:min|max|minimum|maximum|low|notify|reorder) (?:sale |order |cart )?(?:qty|quantity|stock|level|point)|in stock|stock (?:status|management)|new (?:from|to)|custom (?:design|layout)|page (?:layout|template)|options? container|gift message|customer groups?|internal (?:references?|notes?|labels?|comments?|remarks?|name)|product (?:template|variants?|tmpl)|can be|sold individually|e mail|date (?:added|of)|(?:approved|checked|uploaded|entered|edited|published|added|verified|changed) (?:by|on|at)|(?:batch|lot|serial|sequence|seq|invoice|bill|voucher|grn|row|line|record|reference) (?:no|number)|(?:reviews?|ratings?|views?|clicks?|sales|orders?) count|(?:total|units?) sold|track (?:inventory|quantity|stock)|url key|on sale|unit of measure|lot tracking|serial tracking)\b/;
/** Headings of one word. Other words from above may be facts when they are alone. */
const ALONE = columnWords('internal alone');

const MOST_WORDS = 10;

/** Why a column of this name is not for shoppers; undefined where its name doesn't tell. */
export function whyInternalName(heading: string): string | undefined {
  const words = wordsOf(heading);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const isSaid =
    words.some((word) => ANYWHERE.has(word)) ||
    (words.length === 1 ? ALONE.has(first) : FIRST.has(first) || LAST.has(last)) ||
    TOGETHER.test(words.join(' '));
  return isSaid ? 'its name is one of a program, not of what is sold' : undefined;
}

const SHAPES: readonly (readonly [shape: RegExp, why: string])[] = [
  [/^(?:true|false|0|1)$/i, 'it says yes or no to a program'],
  [
    /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]{1,2}\d{2,4}|[a-z]{3,9} \d{1,2}, \d{4})(?:[T ,]+\d.{0,30})?$/i,
    'it has days or times',
  ],
  [/^(?:(?:https?:)?\/\/\S+|www\.\S+|(?:gid|data|mailto|tel|ftp):\S+|\/[\w./%-]+)$/i, 'it has addresses'],
  [/^[^\s@]+@[^\s@]+\.[a-z]{2,20}$/i, 'it has e-mail addresses'],
  [/^\[?\s*\{|^\[[\s\d,.]*\]$|^<\?xml|^a:\d+:\{/i, 'it has data of a program'],
  [
    /^(?:[\da-f]{8}-[\da-f-]{20,40}|(?=.*\d)[\da-f]{16,128}|(?=.*\d)(?=.*[a-z])(?=.*[A-Z])[\w+/-]{20,}={0,2})$/,
    'it has keys of a program',
  ],
  [/^_{0,2}[a-z][a-z\d.]*_[a-z\d._]*$|^[A-Z][A-Z\d]*_[A-Z\d_]+$/, 'it has words of a program'],
  [/^\+?\d[\d -]{4,}\d$/, 'it has long numbers'],
];
/** Codes that differ in each row: "BW-KADHAI-24". */
const CODE = /^(?=.*\d)(?=.{5,40}$)[A-Z\d]+(?:[-/][A-Z\d]+)+$/;

/** Why a column with these texts is not for shoppers; undefined where they don't tell. */
export function whyTechnical(texts: readonly string[]): string | undefined {
  // "Pockets: 1" may be a number of pockets, but a column with only such figures has flags.
  if (texts.length === 0 || (texts.length === 1 && texts[0] === '1')) return undefined;
  const all = texts.flatMap(entriesOf);
  const found = SHAPES.find(([shape]) => all.filter((text) => shape.test(text)).length >= all.length * MOST);
  if (found) return found[1];
  const isCode = texts.length >= 3 && new Set(texts).size === texts.length && texts.every((text) => CODE.test(text));
  return isCode ? 'it has codes' : undefined;
}

/** The share of texts that decides about the column. */
const MOST = 0.8;

/** The texts in a JSON list, which tell what the column has. */
function entriesOf(text: string): string[] {
  const trimmed = text.trim();
  const list = /^\[\s*"/.test(trimmed) ? readCell(trimmed) : trimmed;
  return Array.isArray(list) && list.length > 0 ? list.map(String) : [trimmed];
}

/** Why a fact with this name and these texts is not for shoppers; undefined for one that pages may show. */
export const whyInternal = (name: string, texts: readonly string[]): string | undefined =>
  whyInternalName(name) ?? whyTechnical(texts);

/** Whether so few rows fill in an unknown column that it can't be a fact of these goods. */
export const isRare = (filled: number, rows: number): boolean => rows >= 10 && filled < Math.max(2, rows / 20);
