import type { Choice, Sort } from '../../core/facets/choice.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { SORT_LABELS } from './value-label.ts';

/** The control that opens the sorts names the chosen one here (components/lists/SortOpener.astro). */
const findName = () => document.querySelector<HTMLElement>('[data-order]');

/** A sort in words. The order that a list has by itself may have a name of its own. */
export const nameSort = (sort: Sort): string =>
  (sort === 'relevance' && findName()?.dataset['order']) || SORT_LABELS[sort];

/** Says on the controls of a list which sort is chosen, and how many filters are. */
export function showChoice({ sort, values }: Choice): void {
  const name = nameSort(sort);
  findName()?.replaceChildren(sort === 'relevance' ? name : make('b', {}, name));
  for (const { lastChild } of document.querySelectorAll('.listing__filter, [data-part=filter]'))
    if (lastChild) lastChild.textContent = nameFilters(values);
}

/** What opens the filters is called: "Filters", "Filters (2)". */
export function nameFilters(values: Choice['values']): string {
  const count = Object.values(values).flat().length;
  return count > 0 ? listsText.filterCount({ count }) : listsText.filters;
}
