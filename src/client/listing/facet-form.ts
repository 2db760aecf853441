import { type Choice, listSorts, NO_CHOICE, settleChoice, SORTS, toggleValue } from '../../core/facets/choice.ts';
import { filterTable } from '../../core/facets/filter.ts';
import { type FacetTable, ORIGIN, PRICE } from '../../core/facets/table.ts';
import { make } from '../../browser/make.ts';
import { makeFacetGroup } from './facet-group.ts';
import { makePriceFields } from './price-fields.ts';
import { SORT_LABELS } from './value-label.ts';

/** The sort and the facets of a list. */
export interface FacetForm {
  readonly element: HTMLFormElement;
  readonly sort: HTMLSelectElement;
  /** Shows a choice with its counts, and returns how many products it leaves. */
  show(choice: Choice): number;
}

/** Facets that are open at first. */
const OPEN = 3;

/** `onChange` gets the new choice each time something is chosen. */
export function makeFacetForm(table: FacetTable, onChange: (choice: Choice) => void): FacetForm {
  let shown = NO_CHOICE;
  const sort = makeSort(table);
  const prices = makePriceFields(table);
  const groups = makeGroups(table);
  groups.get(PRICE)?.element.append(prices.element);
  const element = make('form', { className: 'facet-panel__form' });
  element.append(
    make('label', { className: 'facet-panel__sort' }, 'Sort by', sort),
    ...[...groups.values()].map((group) => group.element),
  );
  element.addEventListener('submit', (event) => event.preventDefault());
  element.addEventListener('change', ({ target }) => {
    if (target === sort) onChange({ ...shown, sort: SORTS.find((one) => one === sort.value) ?? 'relevance', page: 1 });
    else if (prices.has(target)) onChange(prices.apply(shown));
    else if (target instanceof HTMLInputElement) onChange(toggleValue(shown, target.name, target.value));
  });
  return {
    element,
    sort,
    show(choice) {
      shown = settleChoice(choice, table);
      const { rows, counts } = filterTable(table, shown);
      for (const [position, { id }] of table.facets.entries())
        groups.get(id)?.show(shown.values[id] ?? [], counts[position] ?? []);
      prices.show(shown);
      sort.value = shown.sort;
      return rows.length;
    },
  };
}

function makeSort(table: FacetTable): HTMLSelectElement {
  const sort = make('select', { name: 'sort', className: 'facet-panel__select' });
  for (const one of listSorts(table)) sort.append(make('option', { value: one }, SORT_LABELS[one]));
  return sort;
}

/**
 * The groups of the facets that divide the list, by id. The country of origin is always there: Legal Metrology (Packaged Commodities) Rules
 * 2011, rule 6(10A).
 */
function makeGroups(table: FacetTable) {
  const { counts } = filterTable(table, NO_CHOICE);
  const useful = table.facets.flatMap((facet, position) => {
    const own = counts[position] ?? [];
    return facet.id === ORIGIN || own.some((count) => count > 0 && count < table.count) ? [{ facet, own }] : [];
  });
  return new Map(
    useful.map(({ facet, own }, index) => [
      facet.id,
      makeFacetGroup(
        facet,
        own.map((count) => count > 0),
        index < OPEN,
      ),
    ]),
  );
}
