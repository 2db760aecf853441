import { type Choice, listSorts, SORTS } from '../../core/facets/choice.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { openSheet } from '../../browser/sheet.ts';
import { type FacetPanelOptions, applyPanelStyles } from './facet-panel.ts';
import { nameSort } from './show-choice.ts';

/** From this width on the sorts are a menu below their control. */
const WIDE = '(width >= 48rem)';

/**
 * Opens the sorts of a list as radio buttons: a sheet on phones, else a menu below the control. A tap on one applies it and closes the sheet;
 * with arrow keys one is chosen first, and Enter applies it.
 */
export function openSorts({ table, choice, onChoose, opener }: FacetPanelOptions): void {
  applyPanelStyles();
  const form = make('form', { className: 'sorts' });
  for (const sort of listSorts(table)) {
    const radio = make('input', { type: 'radio', name: 'sort', value: sort, checked: sort === choice.sort });
    form.append(make('label', { className: 'facet-panel__value form__check' }, radio, nameSort(sort)));
  }
  const dialog = openSheet({ title: listsText.sortBy, opener }, form);
  if (matchMedia(WIDE).matches) alignBelow(dialog, opener);
  const apply = () => {
    const { value } = form.elements.namedItem('sort') as RadioNodeList;
    dialog.close();
    const next: Choice = { ...choice, sort: SORTS.find((one) => one === value) ?? 'relevance', page: 1 };
    if (next.sort !== choice.sort) onChoose(next);
  };
  let isArrow = false;
  form.addEventListener('keydown', (event) => {
    isArrow = event.key.startsWith('Arrow');
    if (event.key !== 'Enter') return;
    // The control has the focus once the sheet is closed, and would be pressed by the same key.
    event.preventDefault();
    apply();
  });
  form.addEventListener('pointerdown', () => {
    isArrow = false;
  });
  form.addEventListener('change', () => {
    if (!isArrow) apply();
  });
  form.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });
}

/** Ends where the control ends, and begins below it. */
function alignBelow(dialog: HTMLElement, opener: HTMLElement): void {
  const { bottom, right, left } = opener.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  dialog.classList.add('sorts-menu');
  // The policy allows properties that scripts set, unlike attributes.
  dialog.style.top = `${bottom}px`;
  const isAtStart = left < width / 2;
  dialog.style.left = isAtStart ? `${left}px` : 'auto';
  dialog.style.right = isAtStart ? 'auto' : `${width - right}px`;
}
