import { listComma } from '../../messages/language.ts';
import type { ProductTable, TableAnswer } from '../../contract/products.ts';
import { CLEAR_CELL, productTemplate } from '../../core/product/product-columns.ts';
import { appStatesText } from '../../messages/rooms/app-states.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { onSend } from '../forms/form-send.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { make } from '../../browser/make.ts';
import { saveFile } from '../../browser/files/save-file.ts';
import { tell } from '../../browser/notice.ts';
import { writeTexts } from '../../browser/templates.ts';
import { report } from './dashboard-list.ts';
import { makeField } from './make-field.ts';
import { askAsSeller } from './seller-session.ts';
import { sendAsSeller, sendPicture } from './upload.ts';

const FILES = { type: 'file', className: 'form__input' } as const;
const TABLE_TYPES = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/**
 * What the fold of the spreadsheet has, which the page is sent without: the form that uploads pictures and a table of products, and what became of
 * each row. `kept` is called when any was kept. The template has the columns of the languages that `shop` has when it is asked for.
 */
export function makeTable(kept: () => void, shop: { readonly languages: readonly string[] }): Node[] {
  const table = make('input', { ...FILES, id: 'table-table', name: 'table', accept: TABLE_TYPES, required: true });
  table.dataset['missing'] = sellerProductsText.chooseSpreadsheet;
  const pictures = make('input', {
    ...FILES,
    id: 'table-pictures',
    name: 'pictures',
    accept: 'image/*',
    multiple: true,
  });
  const form = make(
    'form',
    { className: 'form', ariaLabel: sellerProductsText.uploadForm },
    make(
      'p',
      {},
      ...sellerProductsText.template.map((part) => (typeof part === 'string' ? part : makeTemplate(part.text, shop))),
    ),
    make(
      'p',
      {},
      ...sellerProductsText
        .rules({ cell: CLEAR_CELL })
        .map((part) => (typeof part === 'string' ? part : make('b', {}, part.text))),
    ),
    makeDownload(),
    make('p', { className: 'soft small' }, appStatesText.required),
    make('div', { className: 'form__summary', role: 'alert', tabIndex: -1, hidden: true }),
    makeField(sellerProductsText.spreadsheet, table),
    makeField(sellerProductsText.photos, pictures, sellerProductsText.picturesHint),
    make('button', { className: 'button', type: 'submit' }, sellerProductsText.uploadButton),
  );
  const said = make('p', { hidden: true });
  said.dataset['text'] = 'result';
  const problems = make('ul', { className: 'dashboard__problems', role: 'list' });
  const result = make('div', { role: 'status' }, said, problems);
  watchTable(form, result, kept);
  return [form, result];
}

function watchTable(form: HTMLFormElement, result: HTMLElement, kept: () => void): void {
  onSend(form, async () => {
    if (!validateForm(form)) return;
    const data = new FormData(form);
    const pictures = data.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0);
    for (const [index, picture] of pictures.entries()) {
      writeTexts(result, {
        result: sellerProductsText.uploadingPhoto({ number: index + 1, count: pictures.length }),
      });
      const answer = await sendPicture(picture);
      if (answer.ok) continue;
      writeTexts(result, { result: undefined });
      if (answer.code === 422) showErrors(form, { pictures: `${picture.name}: ${answer.fields['picture'] ?? ''}` });
      else report(form, answer);
      return;
    }
    const answer = await sendAsSeller<TableAnswer>('/seller/product-table', data.get('table') as File);
    if (answer.ok) {
      showRows(result, answer.data);
      kept();
    } else {
      writeTexts(result, { result: undefined });
      if (answer.code === 422) showErrors(form, answer.fields, answer.message);
      else report(form, answer);
    }
  });
}

/** The button that saves a table with the names of its columns. */
function makeTemplate(text: string, shop: { readonly languages: readonly string[] }): HTMLElement {
  const button = make('button', { className: 'link-button', type: 'button' }, text);
  button.addEventListener('click', () =>
    saveFile(new Blob([productTemplate(shop.languages)], { type: 'text/csv' }), 'products.csv'),
  );
  return button;
}

/** The button that saves the seller's products as a table; where there are several, each activation saves the next one. */
function makeDownload(): HTMLElement {
  const first = sellerProductsText.download;
  const button = make('button', { className: 'button button--quiet', type: 'button' }, first);
  let [after, number] = ['', 1];
  const download = async (): Promise<void> => {
    const query = after === '' ? '' : `?${new URLSearchParams({ after })}`;
    const answer = await askAsSeller<ProductTable>(`/seller/product-table${query}`);
    if (!answer.ok) {
      report(button, answer);
      return;
    }
    const { csv, products, leftOut, next } = answer.data;
    saveFile(new Blob([csv], { type: 'text/csv' }), number === 1 ? 'products.csv' : `products-${number}.csv`);
    [after, number] = next === undefined ? ['', 1] : [next, number + 1];
    button.textContent = next === undefined ? first : sellerProductsText.downloadNext;
    const told = sellerProductsText.inFile({ count: products });
    tell(leftOut > 0 ? `${told} ${sellerProductsText.withVariants({ count: leftOut })}` : told);
  };
  button.addEventListener('click', () => void whileBusy(button, download, () => tell(FAILED)));
  return button;
}

function showRows(result: HTMLElement, { rows, leftOut }: TableAnswer): void {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const said = [
    sellerProductsText.rowsKept({ count: count('kept'), all: rows.length }),
    count('unchanged') > 0 && sellerProductsText.rowsUnchanged({ count: count('unchanged') }),
    count('refused') > 0 && sellerProductsText.rowsRefused({ count: count('refused') }),
    leftOut.length > 0 && tellLeftOut(leftOut.map(({ column }) => column)),
  ];
  writeTexts(result, { result: said.filter(Boolean).join(' ') });
  result
    .querySelector('.dashboard__problems')
    ?.replaceChildren(
      ...leftOut.flatMap(({ column, message }) =>
        message === undefined ? [] : [makeItem(sellerProductsText.column({ column }), message)],
      ),
      ...rows.flatMap(({ line, sku, problems, notes = [] }) =>
        [...problems, ...notes].map(({ column, message }) =>
          makeItem([sellerProductsText.row({ line }), sku, column].filter(Boolean).join(listComma()), message),
        ),
      ),
    );
}

const makeItem = (where: string, message: string): HTMLElement =>
  make('li', {}, make('strong', {}, where), `: ${message}`);

/** So many columns are named in the line. */
const MOST_NAMED = 10;

function tellLeftOut(columns: readonly string[]): string {
  const named = columns.slice(0, MOST_NAMED).join(listComma());
  const further = columns.length - MOST_NAMED;
  const names = further > 0 ? sellerProductsText.namesAndMore({ names: named, count: further }) : named;
  return sellerProductsText.leftOut({ count: columns.length, names });
}
