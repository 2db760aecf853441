import { lineId } from '../../../../core/cart/cart.ts';
import { MOST_PIECES, type StockRequest, stockRequest } from '../../../../contract/sellers.ts';

/** The form of the stock: rows of products and their sizes, each with its stock when the page was shown, as orders may have taken pieces since. */

/** A switch and a number in a row; the number is missing if pieces are not counted. */
export interface StockCells {
  readonly isIn: boolean;
  readonly pieces?: string | undefined;
}

/** A row of the form: a product, or one of its sizes. */
export interface TypedRow extends StockCells {
  readonly sku: string;
  readonly size: string | undefined;
  readonly was: StockCells;
}

/** The name of a field in a row. `row` has the position of the product on the page and, from 1, that of the size: `3.0`. */
export const nameOf = (field: string, row: string): string => `${field}.${row}`;

/** The stock of a row when the page was shown: `yes 12`. */
export const writeCells = ({ isIn, pieces }: StockCells): string =>
  [isIn ? 'yes' : 'no', pieces].filter((part) => part !== undefined).join(' ');

const readCells = (text: string): StockCells => {
  const [isIn, pieces] = text.split(' ');
  return { isIn: isIn === 'yes', pieces };
};

/** The rows of a form, by their position in it. */
export function readRows(form: URLSearchParams): ReadonlyMap<string, TypedRow> {
  const rows = new Map<string, TypedRow>();
  for (const [name, text] of form) {
    const [, row, product] = /^was\.((\d{1,3})\.\d{1,3})$/.exec(name) ?? [];
    if (row === undefined || product === undefined) continue;
    const was = readCells(text);
    rows.set(row, {
      sku: form.get(nameOf('sku', product)) ?? '',
      size: form.get(nameOf('size', row)) ?? undefined,
      was,
      isIn: form.get(nameOf('in', row)) === 'yes',
      pieces: was.pieces === undefined ? undefined : (form.get(nameOf('pieces', row)) ?? '').trim(),
    });
  }
  return rows;
}

/** Whether the seller has changed the row. */
export const isChanged = ({ was, isIn, pieces }: TypedRow): boolean => was.isIn !== isIn || was.pieces !== pieces;

/** What was changed in a row; undefined if its number is not valid. */
export function changeOf({ was, isIn, pieces, size }: TypedRow): StockRequest | undefined {
  const checked = stockRequest.safeParse({
    ...(was.isIn !== isIn && { soldOut: !isIn }),
    ...(was.pieces !== pieces && { pieces: pieces === '' ? null : Number(pieces) }),
    ...(size !== undefined && { size }),
  });
  return checked.data;
}

/** The rows after a click on `+` or `-`, whose value has the position and the difference: `3.0 -1`. The number never falls below 0. */
export function stepRows(rows: ReadonlyMap<string, TypedRow>, step: string): readonly TypedRow[] {
  const [, stepped, by] = /^(\d{1,3}\.\d{1,3}) ([+-]1)$/.exec(step) ?? [];
  return [...rows].map(([row, typed]) => {
    const next = Number(typed.pieces) + Number(by);
    const isMeant = row === stepped && typed.pieces !== undefined && next >= 0 && next <= MOST_PIECES;
    return isMeant ? { ...typed, pieces: String(next) } : typed;
  });
}

/** The changed rows to show again, by `lineId`. */
export const changedRows = (rows: Iterable<TypedRow>): ReadonlyMap<string, TypedRow> =>
  new Map([...rows].filter(isChanged).map((row) => [lineId({ sku: row.sku, size: row.size }), row]));
