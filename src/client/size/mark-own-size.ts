import { sizesText } from '../../messages/rooms/sizes.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { make } from '../../browser/make.ts';
import { preselect } from '../card/card-sizes.ts';
import { findOwnSize, findSizeInput } from './own-size.ts';

/** Marks the remembered size where a product is shown, and selects it where none is selected. */
function mark(): void {
  for (const guide of document.querySelectorAll<HTMLElement>('.size-guide:not([data-marked])')) {
    guide.dataset['marked'] = '';
    const size = findOwnSize(guide);
    const input = size === undefined ? undefined : findSizeInput(guide, size);
    if (!input || input.disabled) continue;
    input.nextElementSibling?.append(make('small', {}, sizesText.yours));
    if (!input.form?.querySelector('[name=size]:checked')) input.checked = true;
  }
}

/** Marks it on a card whose sizes are opened, and preselects it; nothing where it is sold out. Whether a size fits stands on the product's page. */
async function markCard(form: HTMLFormElement): Promise<void> {
  const link = form.closest('[data-sku]')?.querySelector<HTMLAnchorElement>('a[href]');
  if (!link || 'marked' in form.dataset) return;
  form.dataset['marked'] = '';
  const page = await fetchPage(link.pathname);
  const guide = page.querySelector<HTMLElement>('.size-guide');
  const size = guide ? findOwnSize(guide) : undefined;
  const own = [...form.querySelectorAll<HTMLButtonElement>('[name=size]')].find(({ value }) => value === size);
  if (!own) return;
  own.dataset['own'] = '';
  own.append(make('span', { className: 'visually-hidden' }, ` ${listsText.yourSize}`));
  preselect(form, own.value);
}

function markOpened({ target }: Event): void {
  const form =
    target instanceof HTMLDetailsElement && target.open ? target.closest<HTMLFormElement>('.card-sizes') : null;
  if (form) markCard(form).catch(() => delete form.dataset['marked']);
}

mark();
// "toggle" does not bubble.
document.addEventListener('toggle', markOpened, true);
for (const choice of document.querySelectorAll('.card-sizes details[open]')) choice.dispatchEvent(new Event('toggle'));
// Sheet, quick view and other variants come later.
new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
