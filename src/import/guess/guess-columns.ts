import { isGtin } from '../../catalog/values/gtin.ts';
import type { MappedColumn, SourceTable } from '../../tables/model.ts';
import { columnOfTranslation } from '../../core/product/product-columns.ts';
import { FIELDS } from './fields.ts';
import { type ColumnSample, type Guess, newSample } from '../map/column-sample.ts';
import type { Format } from '../../tables/formats/format.ts';
import { fieldIn } from '../../tables/formats/formats.ts';
import { guessVariantColumns, shortOf } from './guess-variant-columns.ts';
import {
  fieldOfHeading,
  foldHeading,
  isPartOfStock,
  isPrivate,
  rankOfHeading,
} from '../../tables/headings/heading-names.ts';
import { doubtOf, DOUBTS, namesMoney } from '../../tables/headings/price-names.ts';
import { guessDescriptions } from './guess-descriptions.ts';
import { isRare, whyInternal, whyInternalName, whyTechnical } from '../map/internal-columns.ts';
import { OF_TYPES, whatTypesSay } from '../map/product-types.ts';
import { fieldOfDays, looksLikeDays, saysDays } from './guess-days.ts';
import { piecesOf } from '../../tables/rows/read-stock.ts';
import { REASONS } from '../../tables/read/reasons.ts';

/** Guesses the field of each column: by the table's format, then by the column's name, then by its cells. */
export function guessColumns(
  table: SourceTable,
  format: Format,
  samples: readonly ColumnSample[],
  known: ReadonlyMap<string, MappedColumn>,
): MappedColumn[] {
  const taken = new Set<string>();
  const { columns } = table;
  const nested = guessVariantColumns(table, samples);
  const best = chooseColumns(columns, samples, nested);
  const worse = listWorse(columns, format, samples);
  const lengths = guessDescriptions(columns, samples);
  const rows = countRows(columns, samples, best);
  return columns.map((column, index): MappedColumn => {
    const { examples, texts } = samples[index] ?? newSample();
    const before = known.get(column) ?? known.get(foldHeading(column));
    const fresh: Guess =
      column === REASONS || worse.has(foldHeading(column))
        ? { field: undefined, sure: 1, why: 'another column says it better' }
        : checkFact(
            guessOfVariant(column, format, nested) ??
              fieldOfText(column, format, lengths) ??
              guessField(column, format, texts, taken, best),
            { texts, isRare: !nested.has(column) && isRare(samples[index]?.filled ?? 0, rows) },
          );
    const guess = before
      ? { field: before.field, sure: 1, why: fresh.field === undefined ? fresh.why : OF_EDITOR }
      : fresh;
    const { field, sure, why = OF_FORMAT } = guess;
    if (field !== undefined && !nested.has(column)) taken.add(field);
    return { column, ...(field === undefined ? texts.length > 0 && { why } : { field }), examples, sure };
  });
}

const OF_EDITOR = 'the mapping of this import leaves it out';
/** Reasons for leaving out a column: its format knows it, or no rule has a word for it. */
const OF_FORMAT = 'it says nothing that this shop keeps';

/**
 * A guess of a fact, or the reason against it. Types of products are not categories, and shoppers get no fact that only programs read, or that is
 * guessed and rare.
 */
function checkFact(guess: Guess, { texts, isRare }: { texts: readonly string[]; isRare: boolean }): Guess {
  const { field, sure } = guess;
  if (/^category(?:\.broad)?$/.test(field ?? '') && whatTypesSay(texts))
    return { field: undefined, sure: 0.8, why: OF_TYPES };
  if (field?.startsWith('attributes.') !== true || FACT_LISTS.has(field)) return guess;
  const why = whyInternal(field.slice('attributes.'.length), texts) ?? (isRare && sure < 0.5 ? RARE : undefined);
  return why === undefined ? guess : { field: undefined, sure: 0.8, why };
}

/** Fields whose cells contain several named facts. */
const FACT_LISTS: ReadonlySet<string> = new Set(['attributes.codes', 'attributes.positions']);

const RARE = 'only few rows have it';

/** The number of rows with a product: those with a title, as further rows of a product mostly don't repeat it. */
const countRows = (
  columns: readonly string[],
  samples: readonly ColumnSample[],
  best: ReadonlyMap<string, string>,
): number => samples[columns.indexOf(best.get('title') ?? '')]?.filled ?? 0;

const fieldOfText = (column: string, { isOpen }: Format, lengths: ReadonlyMap<string, Guess>): Guess | undefined =>
  isOpen ? lengths.get(column) : undefined;

/** Columns for which the format has a better one with the same field. */
function listWorse(
  columns: readonly string[],
  { instead = [] }: Format,
  samples: readonly ColumnSample[],
): ReadonlySet<string> {
  const filled = new Set(columns.filter((_, index) => samples[index]?.texts.length).map(foldHeading));
  return new Set(instead.flatMap(([better, worse]) => (filled.has(foldHeading(better)) ? [foldHeading(worse)] : [])));
}

/** Columns of variants within records for which the format has no field. */
function guessOfVariant(column: string, format: Format, nested: ReadonlyMap<string, Guess>): Guess | undefined {
  const guess = nested.get(column);
  const ofFormat = guess && fieldIn(format, column);
  return ofFormat === undefined ? guess : { field: ofFormat || undefined, sure: 1 };
}

/** Fields that several columns may have: their texts are joined, or the first one counts. */
const SHARED = /^(?:images|features|tags|attributes|category|draft|weight\.unit|stock\.part)$/;

function guessField(
  column: string,
  format: Format,
  texts: readonly string[],
  taken: ReadonlySet<string>,
  best: ReadonlyMap<string, string>,
): Guess {
  const ofFormat = fieldIn(format, column);
  if (ofFormat !== undefined) return { field: ofFormat || undefined, sure: 1 };
  const path = fieldOfPath(column);
  if (path !== undefined) return { field: path, sure: 1 };
  const doubt = texts.length === 0 ? undefined : doubtOf(column);
  if (doubt !== undefined)
    return { field: doubt === 'cost' ? 'cost' : undefined, sure: 0.9, why: `it ${DOUBTS[doubt]}` };
  if (
    format.isOpen &&
    texts.length > 0 &&
    !best.has('stock') &&
    isPartOfStock(column) &&
    fieldOfName(column) === undefined &&
    texts.every((text) => piecesOf(text) !== undefined)
  )
    return { field: 'stock.part', sure: 0.7 };
  if (isPrivate(column)) return { field: undefined, sure: 1, why: 'only the shop itself should see it' };
  if (!format.isOpen || texts.length === 0)
    return {
      field: undefined,
      sure: texts.length === 0 ? 1 : 0.8,
      why: whyInternalName(column) ?? `it is none of the columns of ${format.name} that are known`,
    };
  const short = column.trim().replace(PART, '');
  const byName = fieldOfDays(column, texts, best) ?? fieldOfName(column);
  if (byName !== undefined && saysDays(byName) && !looksLikeDays(texts))
    return { field: undefined, sure: 0.8, why: 'its name is one of days, and it has none' };
  const kinds = byName === 'category' ? whatTypesSay(texts) : undefined;
  if (kinds) return kinds;
  if (byName !== undefined && (SHARED.test(byName) || (!taken.has(byName) && (best.get(byName) ?? column) === column)))
    return { field: byName, sure: fits(byName, texts) ? 0.9 : 0.6 };
  const byContents = guessByContents(texts, taken);
  if (byContents) return byContents;
  // A column without a field is a fact of the product if its texts are short. Numbers of programs and lists of objects tell shoppers nothing.
  if (
    /^_?id$/i.test(column.trim()) ||
    (namesMoney(column) && texts.every(isAmount)) ||
    texts.some((text) => /^\[?\s*\{/.test(text))
  )
    return { field: undefined, sure: 0.8, why: 'it has amounts or data that are no facts' };
  const isFact = texts.every((text) => text.length <= 200) && !/^column \d+$/.test(column) && column.length <= 60;
  return {
    field: isFact ? `attributes.${short.replaceAll('.', ' ').trim()}` : undefined,
    sure: 0.4,
    why: 'its texts are too long for a fact, or it has no name',
  };
}

/** Facts that JSON records have in an object: `specs.Warranty`. */
const PART = /^(?:specs?|specifications?|attributes?|properties|details|custom_?fields?)\.(?=.)/i;

const fieldOfName = (column: string): string | undefined =>
  fieldOfHeading(column) ?? fieldOfHeading(column.trim().replace(PART, '')) ?? fieldOfHeading(shortOf(column.trim()));

/** The best-named column for each field: of "Matra" and "Stock", the latter is the stock. */
function chooseColumns(
  columns: readonly string[],
  samples: readonly ColumnSample[],
  nested: ReadonlyMap<string, Guess>,
): ReadonlyMap<string, string> {
  const best = new Map<string, string>();
  for (const [index, column] of columns.entries()) {
    const field = fieldOfName(column);
    if (field === undefined || nested.has(column) || (samples[index]?.texts.length ?? 0) === 0) continue;
    const before = best.get(field);
    if (before === undefined || rankOfHeading(column, field) < rankOfHeading(before, field)) best.set(field, column);
  }
  return best;
}

/** Headings of numbered options: "Option 1 name", "Attribute 2 value(s)", "variation_1_value". */
const NUMBERED_OPTION =
  /^(?:variant[ _])?(?:option|attribute|variation)[ _]?([1-9])[ _]?(name|title|values?|value\(s\))$/i;

/** The field of a heading that is a path, as in exports of this shop: `offers.in.price`, `legal.maker.name`, `attributes.Fabric`. */
function fieldOfPath(column: string): string | undefined {
  const name = column.trim();
  if (/^(?:attributes|options)\.[^.]{1,60}$/.test(name)) return name;
  if (columnOfTranslation(name)) return name;
  if (/^legal\.[A-Za-z.]{1,60}$/.test(name) && Object.hasOwn(FIELDS, name)) return name;
  const [, number, kind] = NUMBERED_OPTION.exec(name) ?? [];
  if (number !== undefined) return `options.${number}.${/^v/i.test(kind ?? '') ? 'value' : 'name'}`;
  const [, field] = /^offers\.(?:[\w-]{1,40}\.)?(price|mrp)$/.exec(name) ?? [];
  return field === undefined ? undefined : `offers.${field}`;
}

const AMOUNT = /^(?:₹|rs\.?|inr)?\s?\d[\d,.]{0,14}(?:\/-)?$/i;

/** Whether a text can be an amount: "499", "₹1,299.50", "Rs. 499/-". */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

/** Whether texts look like values of a field. */
function fits(field: string, texts: readonly string[]): boolean {
  if (field.startsWith('offers.')) return share(texts, isAmount) > 0.5;
  if (field === 'gtin') return share(texts, (text) => /^[\d\s-]{8,17}$/.test(text)) > 0.5;
  if (field === 'stock') return share(texts, (text) => /^-?\d/.test(text)) > 0.5;
  return true;
}

const share = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;

/** Whether a text is an amount with a currency: "₹ 499", "Rs. 499", "499/-". */
const isMoney = (text: string): boolean =>
  /^(?:₹|rs\.?\s|inr)\s?\d[\d,.]{0,14}/i.test(text) || /^\d[\d,.]{0,14}\/-$/.test(text);

const PICTURE = /(?:^https?:\/\/\S{1,2000}|^[^\n]{1,300})\.(?:jpe?g|png|webp|avif|gif)(?:\?\S{0,500})?$/i;
/** The field of a column by its texts, where its name says nothing. */
function guessByContents(texts: readonly string[], taken: ReadonlySet<string>): Guess | undefined {
  if (share(texts, (text) => PICTURE.test(text)) > 0.8) return { field: 'images', sure: 0.7 };
  if (!taken.has('gtin') && texts.length > 1 && share(texts, (text) => /^\d{12,14}$/.test(text) && isGtin(text)) > 0.9)
    return { field: 'gtin', sure: 0.7 };
  // Only the heading could say which amount of money it is.
  if (share(texts, isMoney) > 0.8)
    return { field: undefined, sure: 0.6, why: 'it has amounts of money, and its name does not say which' };
  const length = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  const isText = length > 120 && whyTechnical(texts) === undefined;
  if (!taken.has('description') && !taken.has('details') && isText) return { field: 'description', sure: 0.5 };
  return undefined;
}
