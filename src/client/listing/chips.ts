import { listComma } from '../../messages/language.ts';
import { type Choice, NO_CHOICE, toggleValue } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { labelValue } from './value-label.ts';

/** The list of the chosen filters, as buttons that remove one each, and "Clear all". Nothing if none is chosen. */
export function makeChips(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement[] {
  const list = make('ul', { className: 'facet-chips', role: 'list', ariaLabel: listsText.chosen });
  const add = (facet: string, text: string, next: Choice) => {
    const chip = makeChip(text, listsText.removeChoice({ facet, choice: text }));
    chip.addEventListener('click', () => onChoose(next));
    list.append(make('li', {}, chip));
  };
  for (const facet of table.facets)
    for (const id of choice.values[facet.id] ?? [])
      add(facet.label, labelValue(facet, id), toggleValue(choice, facet.id, id));
  if (list.childElementCount === 0) return [];
  // What removes a single choice is beside it.
  if (list.childElementCount === 1) return [list];
  const clear = makeChip(listsText.clearAll);
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  list.append(make('li', { className: 'facet-chips__clear' }, clear));
  return [list];
}

/** "No products for “Blue, ₹1 to ₹2”", or without any words for what was chosen "No products match". */
function nameMiss(table: FacetTable, { values }: Choice): string {
  const labels = table.facets.flatMap((facet) => (values[facet.id] ?? []).map((id) => labelValue(facet, id)));
  return labels[0] ? listsText.noneFor({ chosen: labels.join(listComma()) }) : listsText.noMatch;
}

/** What stands in place of products when none fit the choice, with a button that takes its filters back. */
export function makeNoMatch(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const clear = make('button', { className: 'button', type: 'button' }, listsText.clearFilters);
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  return make(
    'div',
    { className: 'facet-none' },
    make('h2', {}, nameMiss(table, choice)),
    make('p', {}, listsText.noMatchHint),
    clear,
  );
}

function makeChip(text: string, label?: string): HTMLButtonElement {
  const chip = make('button', { className: 'facet-chips__chip', type: 'button' }, text);
  if (label) chip.ariaLabel = label;
  return chip;
}
