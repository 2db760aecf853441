import { type Choice, NO_CHOICE, toggleValue } from '../../core/facets/choice.ts';
import { type FacetTable, PRICE } from '../../core/facets/table.ts';
import { make } from '../../browser/make.ts';
import { labelValue } from './value-label.ts';

/** The list of the chosen filters, as buttons that remove one each, and "Clear all". Nothing if none is chosen. */
export function makeChips(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement[] {
  const list = make('ul', { className: 'facet-chips', role: 'list', ariaLabel: 'Chosen filters' });
  const add = (facet: string, text: string, next: Choice) => {
    const chip = makeChip(text, `Remove ${facet}: ${text}`);
    chip.addEventListener('click', () => onChoose(next));
    list.append(make('li', {}, chip));
  };
  for (const facet of table.facets)
    for (const id of choice.values[facet.id] ?? [])
      add(facet.label, labelValue(facet, id), toggleValue(choice, facet.id, id));
  if (list.childElementCount === 0) return [];
  // What removes a single choice is beside it.
  if (list.childElementCount === 1) return [list];
  const clear = makeChip('Clear all');
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  list.append(make('li', { className: 'facet-chips__clear' }, clear));
  return [list];
}

/** "No products with “Blue”, from ₹1 to ₹2", or without any words for what was chosen "No products match". */
function nameMiss(table: FacetTable, { values }: Choice): string {
  const labelsOf = (isPrice: boolean) =>
    table.facets
      .filter(({ id }) => (id === PRICE) === isPrice)
      .flatMap((facet) => (values[facet.id] ?? []).map((id) => labelValue(facet, id)));
  const others = labelsOf(false).map((label) => `“${label}”`);
  const prices = labelsOf(true).map((label) => (label.startsWith('Up') ? label.toLowerCase() : `from ${label}`));
  const parts = [...(others.length > 0 ? [`with ${others.join(' and ')}`] : []), ...prices.slice(0, 1)];
  return parts.length === 0 || prices.length > 1 ? 'No products match' : `No products ${parts.join(', ')}`;
}

/** What stands in place of products when none fit the choice, with a button that takes its filters back. */
export function makeNoMatch(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const clear = make('button', { className: 'button', type: 'button' }, 'Clear filters');
  clear.addEventListener('click', () => onChoose({ ...NO_CHOICE, sort: choice.sort }));
  return make(
    'div',
    { className: 'facet-none' },
    make('h2', {}, nameMiss(table, choice)),
    make('p', {}, 'Remove a filter to see more.'),
    clear,
  );
}

function makeChip(text: string, label?: string): HTMLButtonElement {
  const chip = make('button', { className: 'facet-chips__chip', type: 'button' }, text);
  if (label) chip.ariaLabel = label;
  return chip;
}
