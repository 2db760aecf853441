import type { Sort } from '../../core/facets/choice.ts';
import { SORT_LABELS } from './value-label.ts';

/** The control that opens the sorts names the chosen one here (components/SortOpener.astro). */
const findName = () => document.querySelector<HTMLElement>('[data-order]');

/** A sort in words. The order that a list has by itself may have a name of its own. */
export const nameSort = (sort: Sort): string =>
  (sort === 'relevance' && findName()?.dataset['order']) || SORT_LABELS[sort];

/** Names the chosen sort on the control that opens the sorts. */
export function showSort(sort: Sort): void {
  const name = findName();
  if (name) name.textContent = `: ${nameSort(sort)}`;
}
