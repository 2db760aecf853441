import { listComma } from '../../messages/language.ts';
import { type Choice, NO_CHOICE, toggleValue } from '../../core/facets/choice.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { labelValue } from './value-label.ts';

/** A chosen filter: its words, how its button is called, and what is left without it. */
interface Chosen {
  readonly text: string;
  readonly label?: string;
  readonly next: Choice;
}

/** The chosen filters in the order of the facets, and what clears all where there are several. A sort is none of them, and stays. */
export function listChosen(table: FacetTable, choice: Choice): readonly Chosen[] {
  const chosen = table.facets.flatMap((facet) =>
    (choice.values[facet.id] ?? []).map((id): Chosen => {
      const text = labelValue(facet, id);
      return {
        text,
        label: listsText.removeChoice({ facet: facet.label, choice: text }),
        next: toggleValue(choice, facet.id, id),
      };
    }),
  );
  // What removes a single choice is beside it.
  return chosen.length > 1 ? [...chosen, { text: listsText.clearAll, next: withoutFilters(choice) }] : chosen;
}

/** A choice without its filters. */
const withoutFilters = ({ sort }: Choice): Choice => ({ ...NO_CHOICE, sort });

/** The list of the chosen filters, as buttons that remove one each, and "Clear all". Nothing if none is chosen. */
export function makeChips(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement[] {
  const chips = listChosen(table, choice).map(({ text, label, next }) => {
    const chip = make('button', { className: `listing__chip${label ? ' listing__chosen' : ''}`, type: 'button' }, text);
    if (label) chip.ariaLabel = label;
    chip.addEventListener('click', () => onChoose(next));
    return make('li', label ? {} : { className: 'facet-chips__clear' }, chip);
  });
  return chips.length === 0
    ? []
    : [make('ul', { className: 'facet-chips', role: 'list', ariaLabel: listsText.chosen }, ...chips)];
}

/** "No products for “Blue, ₹1 to ₹2”", or without any words for what was chosen "No products match". */
export function nameMiss(table: FacetTable, { values }: Choice): string {
  const labels = table.facets.flatMap((facet) => (values[facet.id] ?? []).map((id) => labelValue(facet, id)));
  return labels[0] ? listsText.noneFor({ chosen: labels.join(listComma()) }) : listsText.noMatch;
}

/** What stands in place of products when none fit the choice, with a button that takes its filters back. */
export function makeNoMatch(table: FacetTable, choice: Choice, onChoose: (choice: Choice) => void): HTMLElement {
  const clear = make('button', { className: 'button', type: 'button' }, listsText.clearFilters);
  clear.addEventListener('click', () => onChoose(withoutFilters(choice)));
  return make(
    'div',
    { className: 'facet-none' },
    make('h2', {}, nameMiss(table, choice)),
    make('p', {}, listsText.noMatchHint),
    clear,
  );
}
