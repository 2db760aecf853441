import { listComma } from '../../messages/language.ts';
import type { ProductTable, TableAnswer } from '../../core/contract/products.ts';
import { productTemplate } from '../../core/product/product-columns.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { onSend } from '../forms/form-send.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/form-errors.ts';
import { saveFile } from '../../browser/save-file.ts';
import { tell } from '../../browser/notice.ts';
import { writeTexts } from '../../browser/templates.ts';
import { report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';
import { sendAsSeller, sendPicture } from './upload.ts';

/** The form that uploads pictures and a table of products, and says what became of each row. `kept` is called when any was kept. */
export function watchTable(container: HTMLElement, form: HTMLFormElement, kept: () => void): void {
  onSend(form, async () => {
    if (!validateForm(form)) return;
    const data = new FormData(form);
    const pictures = data.getAll('pictures').filter((file): file is File => file instanceof File && file.size > 0);
    for (const [index, picture] of pictures.entries()) {
      writeTexts(container, {
        result: sellerProductsText.uploadingPhoto({ number: index + 1, count: pictures.length }),
      });
      const answer = await sendPicture(picture);
      if (answer.ok) continue;
      writeTexts(container, { result: undefined });
      if (answer.code === 422) showErrors(form, { pictures: `${picture.name}: ${answer.fields['picture'] ?? ''}` });
      else report(container, answer);
      return;
    }
    const answer = await sendAsSeller<TableAnswer>('/seller/product-table', data.get('table') as File);
    if (answer.ok) {
      showRows(container, answer.data);
      kept();
    } else {
      writeTexts(container, { result: undefined });
      if (answer.code === 422) showErrors(form, answer.fields, answer.message);
      else report(container, answer);
    }
  });
}

/** The button that saves a table with the names of its columns. */
export function watchTemplate(button: HTMLButtonElement): void {
  button.addEventListener('click', () => saveFile(new Blob([productTemplate()], { type: 'text/csv' }), 'products.csv'));
}

/** The button that saves the seller's products as a table; where there are several, each activation saves the next one. */
export function watchDownload(container: HTMLElement, button: HTMLButtonElement): void {
  const first = button.textContent;
  let [after, number] = ['', 1];
  const download = async (): Promise<void> => {
    const query = after === '' ? '' : `?${new URLSearchParams({ after })}`;
    const answer = await askAsSeller<ProductTable>(`/seller/product-table${query}`);
    if (!answer.ok) {
      report(container, answer);
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
}

function showRows(container: HTMLElement, { rows, leftOut }: TableAnswer): void {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const said = [
    sellerProductsText.rowsKept({ count: count('kept'), all: rows.length }),
    count('unchanged') > 0 && sellerProductsText.rowsUnchanged({ count: count('unchanged') }),
    count('refused') > 0 && sellerProductsText.rowsRefused({ count: count('refused') }),
    leftOut.length > 0 && tellLeftOut(leftOut.map(({ column }) => column)),
  ];
  writeTexts(container, { result: said.filter(Boolean).join(' ') });
  container
    .querySelector('[data-problems]')
    ?.replaceChildren(
      ...leftOut.flatMap(({ column, message }) =>
        message === undefined ? [] : [makeItem(sellerProductsText.column({ column }), message)],
      ),
      ...rows.flatMap(({ line, sku, problems }) =>
        problems.map(({ column, message }) =>
          makeItem([sellerProductsText.row({ line }), sku, column].filter(Boolean).join(listComma()), message),
        ),
      ),
    );
}

function makeItem(where: string, message: string): HTMLLIElement {
  const item = document.createElement('li');
  const strong = document.createElement('strong');
  strong.textContent = where;
  item.append(strong, `: ${message}`);
  return item;
}

/** So many columns are named in the line. */
const MOST_NAMED = 10;

function tellLeftOut(columns: readonly string[]): string {
  const named = columns.slice(0, MOST_NAMED).join(listComma());
  const further = columns.length - MOST_NAMED;
  const names = further > 0 ? sellerProductsText.namesAndMore({ names: named, count: further }) : named;
  return sellerProductsText.leftOut({ count: columns.length, names });
}
