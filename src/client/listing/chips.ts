import { type Choice, NO_CHOICE, toggleValue } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { make } from '../../browser/make.ts';
import { labelValue, SORT_LABELS } from './value-label.ts';

/** The chosen sort and filters, as buttons that remove one each, and "Clear all". Empty if nothing is chosen. */
export function makeChips(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const list = make('ul', { className: 'facet-chips', role: 'list', ariaLabel: 'Chosen filters' });
  const add = (facet: string, text: string, next: Choice) => {
    const chip = makeChip(`${text} ×`, `Remove ${facet}: ${text}`);
    chip.addEventListener('click', () => onChoose(next));
    list.append(make('li', {}, chip));
  };
  if (choice.sort !== 'relevance') add('Sort', SORT_LABELS[choice.sort], { ...choice, sort: 'relevance', page: 1 });
  for (const facet of table.facets)
    for (const id of choice.values[facet.id] ?? [])
      add(facet.label, labelValue(facet, id), toggleValue(choice, facet.id, id));
  // What removes a single choice is beside it.
  if (list.childElementCount < 2) return list;
  const clear = makeChip('Clear all');
  clear.addEventListener('click', () => onChoose(NO_CHOICE));
  list.append(make('li', {}, clear));
  return list;
}

/** What stands in place of products when none fit the choice, with a button that takes its filters back. */
export function makeNoMatch(choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const clear = make('button', { className: 'button', type: 'button' }, 'Clear filters');
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  return make(
    'div',
    { className: 'facet-none' },
    make('h2', {}, 'No products match'),
    make('p', {}, 'Remove a filter to see more.'),
    clear,
  );
}

function makeChip(text: string, label?: string): HTMLButtonElement {
  const chip = make('button', { className: 'facet-chips__chip', type: 'button' }, text);
  if (label) chip.ariaLabel = label;
  return chip;
}
