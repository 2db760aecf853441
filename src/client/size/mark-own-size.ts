import { findSize } from '../../core/size/size-finder.ts';
import { sizesText } from '../../messages/rooms/sizes.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { preselect } from '../product/card-sizes.ts';
import { findSizeInput, listOwnSizes, readChart, readOwnSize } from './own-size.ts';

/** Marks the remembered shopper's size where a product is shown, and selects it where none is selected. */
function mark(): void {
  for (const guide of document.querySelectorAll<HTMLElement>('.size-guide:not([data-marked])')) {
    guide.dataset['marked'] = '';
    const { size } = findSize(readChart(guide), readOwnSize().body) ?? {};
    const input = size === undefined ? undefined : findSizeInput(guide, size);
    if (!input || input.disabled) continue;
    input.nextElementSibling?.append(make('small', {}, sizesText.yours));
    if (!input.form?.querySelector('[name=size]:checked')) input.checked = true;
  }
}

/** Marks it on cards, whose sizes are only known by their names, and preselects it; nothing where it is sold out. */
function markCards(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('.card-sizes:not([data-marked])')) {
    form.dataset['marked'] = '';
    const own = [...form.querySelectorAll<HTMLButtonElement>('[name=size]')].find(({ value }) =>
      listOwnSizes().includes(value),
    );
    if (!own) continue;
    own.dataset['own'] = '';
    own.append(make('span', { className: 'visually-hidden' }, ` ${listsText.yourSize}`));
    preselect(form, own.value);
  }
}

function markAll(): void {
  mark();
  markCards();
}

markAll();
// Sheet, quick view and other variants come later.
new MutationObserver(markAll).observe(document.body, { childList: true, subtree: true });
