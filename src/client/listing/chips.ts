import { type Choice, NO_CHOICE, toggleValue } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { make } from '../lib/make.ts';
import { labelValue } from './value-label.ts';

/** What is chosen, as buttons that remove it, and "Clear all". Empty if nothing is chosen. */
export function makeChips(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const list = make('ul', { className: 'facet-chips', role: 'list', ariaLabel: 'Chosen filters' });
  for (const facet of table.facets)
    for (const id of choice.values[facet.id] ?? []) {
      const text = labelValue(facet, id);
      const chip = makeChip(`${text} ×`, `Remove ${facet.label}: ${text}`);
      chip.addEventListener('click', () => onChoose(toggleValue(choice, facet.id, id)));
      list.append(make('li', {}, chip));
    }
  if (!list.firstChild) return list;
  const clear = makeChip('Clear all');
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  list.append(make('li', {}, clear));
  return list;
}

function makeChip(text: string, label?: string): HTMLButtonElement {
  const chip = make('button', { className: 'facet-chips__chip', type: 'button' }, text);
  if (label) chip.ariaLabel = label;
  return chip;
}
