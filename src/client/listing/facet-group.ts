import type { Facet } from '../../core/facets/table.ts';
import type { FacetValue } from '../../core/facets/table-file.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { audienceOf, listOwnSizes } from '../size/own-size.ts';
import { labelValue } from './value-label.ts';
import { makeValueSearch } from './value-search.ts';

/** What the ids of facets of sizes contain. */
const SIZE = 'size';
/** More values than these have a field to search in them. */
const MOST_WITHOUT_SEARCH = 12;

/** How many values are shown first (facet-panel.css), where that leaves out three or more. */
const FIRST = 6;

/** The values of a facet in the panel. */
interface FacetGroup {
  readonly element: HTMLDetailsElement;
  /** Marks what is chosen and writes how many products each value has, in the order of the facet's values. */
  show(chosen: readonly string[], counts: readonly number[]): void;
}

/** `isOffered` says which values are there at all: those that a product of the list has. */
export function makeFacetGroup(facet: Facet, isOffered: readonly boolean[], isOpen: boolean): FacetGroup {
  const areChips = isShort(facet);
  const chosenCount = make('span', { className: 'facet-panel__chosen' });
  const own = facet.id.includes(SIZE)
    ? listOwnSizes(audienceOf(document.querySelector<HTMLElement>('.listing__head')))
    : [];
  const values = facet.values.map((value, index) =>
    isOffered[index] ? makeValue(facet, value, isSizeOf(own, value.label), areChips) : undefined,
  );
  const list = make('ul', { className: areChips ? 'facet-panel__chips' : '', role: 'list' });
  const offered = values.flatMap((value) => value ?? []);
  list.append(...offered.map((value) => value.element));
  const { hasSearch, hidden } = planValues(areChips ? 0 : offered.length);
  const search = hasSearch ? makeValueSearch(facet.label, offered) : [];
  const body = make('div', { role: 'group', ariaLabel: facet.label }, ...search, list);
  if (hidden > 0) {
    const more = make('button', { className: 'facet-panel__more', type: 'button' }, listsText.more({ count: hidden }));
    const showAll = () => {
      list.classList.remove('facet-panel__values--first');
      more.remove();
    };
    list.classList.add('facet-panel__values--first');
    more.addEventListener('click', () => {
      showAll();
      offered[FIRST]?.element.querySelector('input')?.focus();
    });
    search[0]?.addEventListener('input', showAll);
    body.append(more);
  }
  const element = make('details', { className: 'facet-panel__group fold', open: isOpen });
  element.append(make('summary', { className: 'facet-panel__label' }, facet.label, ' ', chosenCount), body);
  return {
    element,
    show(chosen, counts) {
      for (const [index, value] of values.entries()) value?.show(chosen, counts[index] ?? 0);
      chosenCount.textContent = chosen.length === 0 ? '' : listsText.chosenCount({ count: chosen.length });
    },
  };
}

/** Whether its values are a word and a colour, or a size: they stand beside each other, and are found at a glance. */
export const isShort = ({ id, values }: Facet): boolean =>
  id.includes(SIZE) || values.some(({ swatch }) => swatch !== undefined);

/** Whether so many values have a field to search in them, and how many of them stand behind "more". */
export const planValues = (count: number): { readonly hasSearch: boolean; readonly hidden: number } => ({
  hasSearch: count > MOST_WITHOUT_SEARCH,
  hidden: count > FIRST + 2 ? count - FIRST : 0,
});

/** Whether a value is one of the shopper's sizes: "M", or "UK 7" for a 7. */
export const isSizeOf = (own: readonly string[], label: string): boolean =>
  own.some((size) => size === label || `UK ${size}` === label);

function makeValue(facet: Facet, { id, swatch }: FacetValue, isOwn: boolean, isChip: boolean) {
  const box = make('input', { type: 'checkbox', name: facet.id, value: id });
  const countText = make('span', { className: 'facet-panel__count' });
  const label = make('label', { className: `facet-panel__value form__check${isChip ? ' listing__chip' : ''}` }, box);
  if (swatch) {
    const sample = make('span', { className: 'facet-panel__swatch' });
    // The policy allows properties that scripts set, unlike attributes.
    sample.style.backgroundColor = swatch;
    label.append(sample);
  }
  label.append(
    make('span', {}, labelValue(facet, id), ...(isOwn ? [' ', make('small', {}, listsText.yourSize)] : [])),
    countText,
  );
  return {
    element: make('li', {}, label),
    text: labelValue(facet, id),
    show(chosen: readonly string[], count: number): void {
      box.checked = chosen.includes(id);
      // A chosen value can always be taken back.
      box.disabled = count === 0 && !box.checked;
      countText.textContent = String(count);
    },
  };
}
