import { indianDay } from '../../core/calendar/indian-day.ts';
import { withLatinFigures } from '../../core/text/latin-digits.ts';
import { readAvailability } from '../../catalog/lenient/understand.ts';
import type { Findings } from './findings.ts';
import { type DateOrder, expectDay, readDay, readingBy, saysNoDay } from './read-days.ts';
import type { RowValues } from './row-values.ts';
import { meansDraft, meansYes } from './values.ts';

export interface Stock {
  readonly stock?: number;
  /** `in stock`, `sold out`, or a day from which it is available. */
  readonly availability?: string;
}

/** A number of pieces, also as "12.0", "1,204" or "12 pcs". A negative one counts pieces that are owed to buyers. */
const PIECES = /^(-?\d{1,3}(?:,\d{2,3})*|-?\d{1,9})(\.\d{1,6})?\s?(?:pcs?\.?|pieces?|nos?\.?|units?|नग|पीस)?$/i;

const LONGEST = 40;

/** Words for a stock that is not counted. */
const ENDLESS = /^(?:unlimited|infinite|endless|∞|not tracked|untracked|made to order|असीमित)$/i;

/** The pieces in a text, which may be negative or a fraction; undefined for a text without pieces. */
export function piecesOf(text: string): number | undefined {
  const [, figures, fraction = ''] = (text.length <= LONGEST && PIECES.exec(withLatinFigures(text).trim())) || [];
  return figures === undefined ? undefined : Number(figures.replaceAll(',', '') + fraction);
}

/** Whole pieces that can be sold: a negative number gives none, and a fraction is dropped. */
export const countPieces = (pieces: number): number => Math.max(0, Math.floor(pieces));

/** The stock of a row's product, and whether it can be bought. */
export function readStock(values: RowValues, dates: DateOrder | undefined, findings: Findings): Stock {
  const availability = readAvailable(values, dates, findings);
  const text = values.get('stock');
  // Shopify counts a stock only if the row names a program that does so.
  const isCounted = values.columnOf('stock.counted') === undefined || values.get('stock.counted') !== '';
  if (text === '' || !isCounted || ENDLESS.test(text)) return availability === undefined ? {} : { availability };
  const pieces = piecesOf(text);
  if (pieces === undefined) {
    const said = availability ?? readWords(values, 'stock', dates, findings);
    return said === undefined ? {} : { availability: said };
  }
  const stock = countPieces(pieces);
  if (stock !== pieces)
    findings.add(values.row, 'mended', {
      code: 'stock-invalid',
      expected: 'a whole number of pieces, 0 or more; less is read as 0, and 2.5 as 2',
      found: values.get('stock'),
      column: values.columnOf('stock'),
    });
  // A product that is still sold at a stock of 0 is not counted.
  if (stock === 0 && meansYes(values.get('stock.oversold'))) return {};
  return { stock, ...(availability !== 'in stock' && availability !== undefined && { availability }) };
}

/** Whether it can be bought, or from which day, if a column says so. */
function readAvailable(values: RowValues, dates: DateOrder | undefined, findings: Findings): Stock['availability'] {
  const isThere = readAvailability(values.get('availability')) === 'in stock';
  const none = values.get('stock') === '' ? values.get('availability') !== '' : piecesOf(values.get('stock')) === 0;
  const days = [
    isThere ? undefined : readAvailableDay(values, 'stock.from', dates, findings),
    isThere || !none ? undefined : readAvailableDay(values, 'stock.again', dates, findings),
  ];
  const today = indianDay(Date.now());
  return days.find((day) => day !== undefined && day > today) ?? readWords(values, 'availability', dates, findings);
}

/** The day from which something can be bought. An unreadable one refuses the row, which would otherwise be on sale at once. */
function readAvailableDay(
  values: RowValues,
  field: string,
  dates: DateOrder | undefined,
  findings: Findings,
): string | undefined {
  const text = values.get(field);
  const read = saysNoDay(text) ? undefined : readDay(text);
  const day = readingBy(read, dates)?.day;
  const today = indianDay(Date.now());
  const isClear = read?.other === undefined || dates !== undefined || (read.day <= today && read.other.day <= today);
  if (saysNoDay(text) || (day !== undefined && isClear)) return day;
  findings.add(values.row, 'refused', {
    code: 'day-unclear',
    expected: expectDay(read !== undefined),
    found: text,
    column: values.columnOf(field),
  });
  return undefined;
}

/** Words for what is made or ordered only on demand. */
const ON_ORDER = /^(?:madetoorder|availablefororder)$/i;
/** Words for what can only be bought later, or elsewhere. */
const NOT_NOW = /^(?:preorder|presale|backorder(?:ed)?|comingsoon|reserved|instoreonly)$/i;

/** A text in the form of a day, though it may not be one. */
const DAY_SHAPE = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/;

function readWords(
  values: RowValues,
  field: string,
  dates: DateOrder | undefined,
  findings: Findings,
): Stock['availability'] {
  const text = values.get(field);
  if (text === '') return undefined;
  const read = readAvailability(text);
  if (read !== undefined) return read;
  const column = values.columnOf(field);
  if (readDay(text) !== undefined || DAY_SHAPE.test(text)) return readAvailableDay(values, field, dates, findings);
  const word = text.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '').replace(/[\s_-]+/g, '');
  if (ON_ORDER.test(word)) return 'in stock';
  if (NOT_NOW.test(word) || meansDraft(text)) {
    findings.add(values.row, 'mended', {
      code: 'availability-invalid',
      expected: 'in stock or sold out; this is read as sold out',
      found: text,
      column,
    });
    return 'sold out';
  }
  findings.add(values.row, 'left-out', {
    code: field === 'stock' ? 'stock-invalid' : 'availability-invalid',
    expected:
      field === 'stock' ? 'a whole number such as 12; this is left out' : 'in stock or sold out; this is left out',
    found: text,
    column,
  });
  return undefined;
}
