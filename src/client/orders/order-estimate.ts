import type { OrderSummary } from '../../core/contract/orders.ts';
import { makingWords } from '../../core/delivery/delivery-date.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { whatComes } from '../../core/order/order-words.ts';
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
  const verb = means === 'delivery' ? 'arrive' : 'leave';
  if (coming === 'unpaid')
    return isLate(estimate) ? '' : `Pay now ${verb === 'leave' ? 'and it leaves' : 'to get it'} by ${formatDay(to)}`;
  if (isLate(estimate))
    return `Should have ${verb === 'leave' ? 'left' : 'arrived'} by ${formatDay(to)}. It is late: please ask us.`;
  const days = `${verb}s ${formatDays(estimate)}`;
  const alone = `${verb === 'leave' ? 'Leaves' : 'Arrives'} ${formatDays(estimate)}`;
  if (coming === 'rest') return `The rest ${days}`;
  const left = order.shipments.filter(({ status }) => status !== 'cancelled');
  if (left.length > 1) return estimate.bySeller ? `The last parcel ${days}` : alone;
  const making = makingWords(estimate.leadTimeDays);
  return `${left.length < order.shipments.length ? `The other parcel ${days}` : alone}${making && `. ${making}.`}`;
}

/** The day by which what is to come is expected, ISO. None when nothing is to come, or it is late. */
export const expectedDay = (order: Expected): string | undefined =>
  ['all', 'rest'].includes(whatComes(order)) && !isLate(order.estimate) ? order.estimate.to : undefined;
