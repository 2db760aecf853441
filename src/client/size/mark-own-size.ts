import { findSize } from '../../core/size/size-finder.ts';
import { make } from '../../browser/make.ts';
import { readProduct } from '../product/read-product.ts';
import { makeSizeRow, readSizes } from '../product/size-row.ts';
import { findSizeInput, listOwnSizes, readChart, readOwnSize } from './own-size.ts';

/** Marks the remembered shopper's size where a product is shown, and selects it where none is selected. */
function mark(): void {
  for (const guide of document.querySelectorAll<HTMLElement>('.size-guide:not([data-marked])')) {
    guide.dataset['marked'] = '';
    const { size } = findSize(readChart(guide), readOwnSize().body) ?? {};
    const input = size === undefined ? undefined : findSizeInput(guide, size);
    if (!input || input.disabled) continue;
    input.nextElementSibling?.append(make('small', {}, 'your size'));
    if (!input.form?.querySelector('[name=size]:checked')) input.checked = true;
  }
}

/** Marks it on cards, whose sizes are only known by their names, and offers it first. */
function markCards(): void {
  for (const row of document.querySelectorAll<HTMLFormElement>('.card-sizes:not([data-marked])')) {
    // The focus would be lost.
    if (row.contains(document.activeElement)) continue;
    row.dataset['marked'] = '';
    const sizes = readSizes(row);
    const own = sizes.find(({ name }) => listOwnSizes().includes(name))?.name;
    const product = readProduct(row);
    if (own === undefined || !product) continue;
    const marked = makeSizeRow({ ...product, sizes, own });
    marked.dataset['marked'] = '';
    row.replaceWith(marked);
  }
}

function markAll(): void {
  mark();
  markCards();
}

markAll();
// Sheet, quick view and other variants come later.
new MutationObserver(markAll).observe(document.body, { childList: true, subtree: true });
