import { indianDay } from '../../core/calendar/indian-day.ts';
import type { SellerFigures } from '../../core/contract/sellers.ts';
import { askAsSeller } from './seller-session.ts';

/** Shows at the dashboard's tabs how many orders and returns wait for the seller. Without an answer, the counts stay as they are. */
export async function showCounts(dashboard: HTMLElement): Promise<void> {
  const answer = await askAsSeller<{ figures: SellerFigures }>(`/seller/figures?day=${indianDay(Date.now())}`);
  if (!answer.ok) return;
  const { waiting, returnsWaiting } = answer.data.figures;
  for (const [name, count] of Object.entries({ orders: waiting, returns: returnsWaiting })) {
    const element = dashboard.querySelector(`[data-count=${name}]`);
    if (element) element.textContent = count > 0 ? String(count) : '';
  }
}
