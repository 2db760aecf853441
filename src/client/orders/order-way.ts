import type { Order, Shipment } from '../../core/contract/orders.ts';
import { momentOf, orderWords, SHIPMENT_WAY } from '../../core/order/order-words.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { expectedDay } from './order-estimate.ts';
import { showStep } from './order-step.ts';

/** The steps of a parcel with their dates: done, current, and to come. The promised one has its expected date. */
export function showWay(
  container: HTMLElement,
  order: Pick<Order, 'placedAt' | 'timeline' | 'estimate' | 'status'>,
  { id, status, seller }: Pick<Shipment, 'id' | 'status' | 'seller'>,
): HTMLElement[] {
  const { means, bySeller, to } = order.estimate;
  const promised = means === 'delivery' ? 'delivered' : 'dispatched';
  const estimate = { ...order.estimate, to: bySeller?.[seller.id] ?? to };
  const expected = expectedDay({ status: order.status, estimate, shipments: [{ status }] });
  const words: Partial<Record<string, string>> = {
    accepted: ordersText.accepted,
    dispatched: ordersText.shipped,
    delivered: ordersText.delivered,
  };
  return SHIPMENT_WAY.map((step, index) => {
    const isDone = index <= SHIPMENT_WAY.indexOf(status);
    return showStep(container, {
      // A bar has no room for more than a word, which fits what is done as well as what is to come.
      word: words[step] ?? orderWords(step),
      isDone,
      isCurrent: step === status,
      at: isDone ? momentOf(order, id, step) : undefined,
      expected: step === promised ? expected : undefined,
    });
  });
}
