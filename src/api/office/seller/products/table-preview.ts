import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { furtherLanguages } from '../../../../catalog/further-languages.ts';
import { columnWords } from '../../../../core/product/column-words.ts';
import { type ColumnName, productHeadings } from '../../../../core/product/product-columns.ts';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { type Content, html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { TablePreview } from '../../../records/products/table.ts';
import type { Meanings } from '../../../records/products/table-columns.ts';
import type { HostServices } from '../../../entry/services.ts';
import { choice, hiddenFields } from '../../kit/pieces/fields.ts';
import { actions, hint } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { table } from '../../kit/lists/table.ts';
import { backLink, linkTo } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { PRODUCT_TABLE, PRODUCTS } from './products.ts';
import { countRows, rowsNotice } from './table-result.ts';

/**
 * A table before it is stored: the meaning of its columns, its first rows, and the results that all rows would have. The page itself contains the
 * table.
 */

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** The table inside a form; undefined if there is none. */
export async function keptTable(form: URLSearchParams): Promise<Buffer | undefined> {
  const kept = form.get('kept');
  if (kept === null) return undefined;
  const bytes = Buffer.from(kept, 'base64');
  return unpack(bytes, { maxOutputLength: UPLOAD_BYTES.table }).catch(() => undefined);
}

/** The name of a column's field, by the column's position. */
const fieldOf = (position: number): string => `means.${position}`;

/** The meanings of columns in the form; undefined before it was shown. */
export function readMeanings({ shop }: HostServices, form: URLSearchParams): Meanings | undefined {
  const known = productHeadings(furtherLanguages(shop().markets.values()));
  const found = [...form].flatMap(([name, value]) => {
    const [, position] = /^means\.(\d{1,3})$/.exec(name) ?? [];
    return position === undefined ? [] : [[Number(position), known.find((column) => column === value)] as const];
  });
  return found.length === 0 ? undefined : new Map(found);
}

/** Whether the rows were shown with the columns as they are now. */
export const hasSeen = (form: URLSearchParams, { table: { columns } }: TablePreview): boolean =>
  form.get('seen') === writeSeen(columns);

const writeSeen = (columns: TablePreview['table']['columns']): string => columns.map(({ name }) => name ?? '').join();

/** The page of a table that is not stored yet. */
export async function previewPage(
  { services, session }: ShopVisit,
  bytes: Buffer,
  preview: TablePreview,
  told?: Notice,
): Promise<PageContent> {
  const { columns, first, problem, leftOut, otherSheets } = preview.table;
  const kept = (await pack(bytes)).toString('base64');
  const names = productHeadings(furtherLanguages(services.shop().markets.values()));
  const hidden = hiddenFields({ form: session.formToken, kept, seen: writeSeen(columns) });
  const ready = countRows(preview, 'kept');
  const rows = columns.map((column, position) => columnRow(column, position, names, first));
  const content = html`${problem === undefined && rowsNotice({ rows: preview.rows, leftOut, otherSheets }, false)}${hint(sellerProductsText.checkHint)}
<form class="listed" method="post" enctype="multipart/form-data" action="${linkTo(PRODUCT_TABLE)}">${hidden}<button class="unseen" type="submit" name="way" value="look" tabindex="-1" aria-hidden="true">${sellerProductsText.lookAgain}</button>
${table([sellerProductsText.tableColumn, sellerProductsText.meaning, sellerProductsText.firstRows], rows, { caption: sellerProductsText.checkTable })}
${actions([
  ready > 0 &&
    html`<button type="submit" name="way" value="keep">${sellerProductsText.saveRows({ count: ready })}</button>`,
  html`<button${ready > 0 && html` class="plain"`} type="submit" name="way" value="look">${sellerProductsText.lookAgain}</button>`,
])}</form>`;
  const said = problem === undefined ? told : { isError: true, text: problem };
  return {
    title: sellerProductsText.checkTable,
    back: backLink(PRODUCT_TABLE, sellerProductsText.upload),
    content,
    section: PRODUCTS,
    ...(said && { told: said }),
    ...(said?.isError && { status: 422 }),
  };
}

/** A column with its meaning and its first cells. */
function columnRow(
  { heading, name, advice }: TablePreview['table']['columns'][number],
  position: number,
  names: readonly ColumnName[],
  first: TablePreview['table']['first'],
): readonly Content[] {
  const column = heading.trim() === '' ? sellerProductsText.column({ column: String(position + 1) }) : heading;
  const label = html`<span class="unseen">${sellerProductsText.meaningOf({ column })}</span>`;
  const options = names.map((one) => [one, columnWords(one)[0]] as const);
  const meaning = choice(label, fieldOf(position), [['', sellerProductsText.notTaken], ...options], name);
  return [
    html`<b>${column}</b>`,
    html`${meaning}${name === undefined && advice !== undefined && html`<span class="soft">${advice}</span>`}`,
    html`<ul class="plain soft">${first.map((cells) => html`<li>${cellWords(cells[position] ?? '')}</li>`)}</ul>`,
  ];
}

const MOST_SHOWN = 60;

function cellWords(cell: string): string {
  const text = cell.trim();
  if (text === '') return sellerProductsText.emptyCell;
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
