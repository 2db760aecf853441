import type { SellerListCounts } from '../../contract/seller-orders.ts';
import { BEFORE_DISPATCH, OPEN_RETURNS } from '../../core/order/order-status.ts';
import { MOST_COUNTED } from '../../core/seller/most-counted.ts';
import { askAsSeller } from './seller-session.ts';

/** Pixels beside a filter that show that the row goes on. */
const SPARE = 24;

/** Shows at tabs and filters how many orders and returns there are. Without an answer, the counts stay as they are. */
export async function showCounts(dashboard: HTMLElement): Promise<void> {
  const answer = await askAsSeller<{ counts: SellerListCounts }>('/seller/counts');
  if (!answer.ok) return;
  const { shipments, returns } = answer.data.counts;
  const { dispatched, delivered } = shipments;
  const counts = {
    waiting: addUp(shipments, BEFORE_DISPATCH),
    dispatched,
    delivered,
    all: addUp(shipments),
    open: addUp(returns, OPEN_RETURNS),
    closed: returns.refused + returns.received,
    returns: addUp(returns),
  };
  for (const [name, count] of Object.entries(counts))
    for (const element of dashboard.querySelectorAll(`[data-count=${name}]`)) {
      // A tab says what waits.
      const isBlank = count === 0 && element.parentElement?.localName === 'a';
      element.textContent = isBlank ? '' : count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`;
    }
  for (const chosen of dashboard.querySelectorAll('[data-filters] > [aria-pressed=true]')) showWhole(chosen);
}

/** Moves the row of a filter that its count has made wider, and nothing else of the page. */
function showWhole(filter: Element): void {
  const row = filter.parentElement;
  if (!row) return;
  const [own, all] = [filter.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.max(0, own.right - all.right + SPARE) - Math.max(0, all.left + SPARE - own.left);
}

const addUp = <Status extends string>(
  counts: Readonly<Record<Status, number>>,
  statuses: readonly Status[] = Object.keys(counts) as Status[],
): number => statuses.reduce((sum, status) => sum + counts[status], 0);
