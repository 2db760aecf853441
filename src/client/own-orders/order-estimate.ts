import type { OrderSummary } from '../../contract/orders.ts';
import { makingWords } from '../../core/delivery/delivery-date.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { whatComes } from '../../orders/order-words.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { formatDay, formatDays } from '../../browser/templates.ts';

type Expected = Pick<OrderSummary, 'status' | 'shipments' | 'estimate'>;

/** Whether the last day of an estimate has passed. */
const isLate = ({ to }: Expected['estimate']): boolean => indianDay(Date.now()) > to;

/** When what is still to come arrives or leaves, a headline: "The rest arrives by …". Empty when nothing is to come. */
export function describeEstimate(order: Expected): string {
  const coming = whatComes(order);
  if (coming === 'nothing') return '';
  const { estimate } = order;
  const { to, means } = estimate;
  const day = formatDay(to);
  if (coming === 'unpaid') return isLate(estimate) ? '' : ordersText.payToGet({ means, day });
  if (isLate(estimate)) return ordersText.late({ means, day });
  const days = formatDays(estimate);
  if (coming === 'rest') return ordersText.rest({ means, days });
  const left = order.shipments.filter(({ status }) => status !== 'cancelled');
  const alone = ordersText.arrives({ means, days });
  if (left.length > 1) return estimate.bySeller ? ordersText.lastParcel({ means, days }) : alone;
  const making = makingWords(estimate.leadTimeDays);
  const words = left.length < order.shipments.length ? ordersText.otherParcel({ means, days }) : alone;
  return making ? `${words}. ${making}.` : words;
}

/** The day by which what is to come is expected, ISO. None when nothing is to come, or it is late. */
export const expectedDay = (order: Expected): string | undefined =>
  ['all', 'rest'].includes(whatComes(order)) && !isLate(order.estimate) ? order.estimate.to : undefined;
