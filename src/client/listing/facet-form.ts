import { type Choice, NO_CHOICE, settleChoice, toggleValue } from '../../core/facets/choice.ts';
import { filterTable } from '../../core/facets/filter.ts';
import { type Facet, type FacetTable, ORIGIN, PRICE } from '../../core/facets/table.ts';
import { make } from '../../browser/make.ts';
import { makeFacetGroup } from './facet-group.ts';
import { makePriceFields } from './price-fields.ts';

/** The facets of a list. */
export interface FacetForm {
  readonly element: HTMLFormElement;
  /** Shows a choice with its counts, and returns how many products it leaves. */
  show(choice: Choice): number;
}

/** Facets that are open at first. */
const OPEN = 3;

/** `onChange` gets the new choice each time something is chosen. */
export function makeFacetForm(table: FacetTable, onChange: (choice: Choice) => void): FacetForm {
  let shown = NO_CHOICE;
  const prices = makePriceFields(table);
  const groups = makeGroups(table);
  groups.get(PRICE)?.element.append(prices.element);
  const element = make(
    'form',
    { className: 'facet-panel__form' },
    ...[...groups.values()].map((group) => group.element),
  );
  element.addEventListener('submit', (event) => event.preventDefault());
  element.addEventListener('change', ({ target }) => {
    if (prices.has(target)) onChange(prices.apply(shown));
    else if (target instanceof HTMLInputElement) onChange(toggleValue(shown, target.name, target.value));
  });
  return {
    element,
    show(choice) {
      shown = settleChoice(choice, table);
      const { rows, counts } = filterTable(table, shown);
      for (const [position, { id }] of table.facets.entries())
        groups.get(id)?.show(shown.values[id] ?? [], counts[position] ?? []);
      prices.show(shown);
      return rows.length;
    },
  };
}

/** A facet that divides a list, and which of its values the list has. */
interface UsefulFacet {
  readonly facet: Facet;
  readonly isOffered: readonly boolean[];
}

/** The facets that divide a list. The country of origin is always there: Legal Metrology (Packaged Commodities) Rules 2011, rule 6(10A). */
export function listUseful(table: FacetTable): readonly UsefulFacet[] {
  const { counts } = filterTable(table, NO_CHOICE);
  return table.facets.flatMap((facet, position) => {
    const own = counts[position] ?? [];
    const isUseful = facet.id === ORIGIN || own.some((count) => count > 0 && count < table.count);
    return isUseful ? [{ facet, isOffered: own.map((count) => count > 0) }] : [];
  });
}

const makeGroups = (table: FacetTable) =>
  new Map(
    listUseful(table).map(({ facet, isOffered }, index) => [facet.id, makeFacetGroup(facet, isOffered, index < OPEN)]),
  );
