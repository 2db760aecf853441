import { findSize } from '../../core/size-finder.ts';
import { make } from '../lib/make.ts';
import { findSizeInput, readChart, readOwnSize } from './own-size.ts';

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

mark();
// Sheet, quick view and other variants come later.
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
