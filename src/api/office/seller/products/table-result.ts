import type { LeftOutColumn, TableRow } from '../../../../contract/products.ts';
import { listComma } from '../../../../messages/language.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { type Html, html } from '../../../ground/http/html.ts';

/** What is shown about the rows of a table: those that were stored or, before that, those that would be. */

interface Rows {
  readonly rows: readonly Pick<TableRow, 'line' | 'sku' | 'state' | 'problems' | 'notes'>[];
  readonly leftOut: readonly LeftOutColumn[];
  readonly otherSheets?: readonly string[];
}

/** How many rows have this result. */
export const countRows = ({ rows }: Pick<Rows, 'rows'>, state: TableRow['state']): number =>
  rows.filter((row) => row.state === state).length;

/** The results of rows, or those that they would have, and what is wrong with rows that are not stored. */
export function rowsNotice(table: Rows, isKept: boolean): Html {
  const { rows, leftOut, otherSheets = [] } = table;
  const [kept, unchanged, refused] = (['kept', 'unchanged', 'refused'] as const).map((state) =>
    countRows(table, state),
  );
  const counts = { count: kept ?? 0, all: rows.length };
  const isRefused = refused !== undefined && refused > 0;
  const said = [
    isKept ? sellerProductsText.rowsKept(counts) : sellerProductsText.rowsReady(counts),
    unchanged ? sellerProductsText.rowsUnchanged({ count: unchanged }) : undefined,
    isRefused && isKept && sellerProductsText.rowsRefused({ count: refused }),
    otherSheets.length > 0 && sellerProductsText.otherSheets({ sheets: otherSheets.join(listComma()) }),
    leftOut.length > 0 && leftOutWords(leftOut),
    // What is wrong with them follows.
    isRefused && !isKept && sellerProductsText.rowsWrong({ count: refused }),
  ];
  const found = [
    ...leftOut.flatMap(({ column, message }) =>
      message === undefined ? [] : [itemOf(sellerProductsText.column({ column }), message)],
    ),
    ...rows.flatMap(({ line, sku, problems, notes = [] }) =>
      [...problems, ...notes].map(({ column, message }) =>
        itemOf([sellerProductsText.row({ line }), sku, column].filter(Boolean).join(listComma()), message),
      ),
    ),
  ];
  return html`<div class="notice${isRefused && ' warn'}" role="status" tabindex="-1" autofocus><p>${said.filter(Boolean).join(' ')}</p>${found.length > 0 && html`<ul>${found}</ul>`}</div>`;
}

const itemOf = (where: string, message: string): Html => html`<li><b>${where}</b>: ${message}</li>`;

/** How many columns are named. */
const MOST_NAMED = 10;

function leftOutWords(leftOut: readonly LeftOutColumn[]): string {
  const named = leftOut
    .slice(0, MOST_NAMED)
    .map(({ column }) => column)
    .join(listComma());
  const further = leftOut.length - MOST_NAMED;
  const names = further > 0 ? sellerProductsText.namesAndMore({ names: named, count: further }) : named;
  return sellerProductsText.leftOut({ count: leftOut.length, names });
}
