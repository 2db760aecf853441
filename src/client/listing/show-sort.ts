import type { Sort } from '../../core/facets/choice.ts';
import { SORT_LABELS } from './value-label.ts';

/** Names the chosen sort on the control that opens the sorts (components/SortOpener.astro). */
export function showSort(sort: Sort): void {
  const order = document.querySelector('[data-order]');
  if (order) order.textContent = `: ${SORT_LABELS[sort]}`;
}
