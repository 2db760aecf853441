import { writeTexts } from '../../browser/templates.ts';
import type { Order, Shipment } from '../../contract/orders.ts';
import { momentOf, orderWords, SHIPMENT_WAY } from '../../orders/order-words.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { expectedDay } from '../own-orders/order-estimate.ts';
import { showStep } from '../own-orders/order-step.ts';

type WayOrder = Pick<Order, 'placedAt' | 'timeline' | 'estimate' | 'status'>;
type WayShipment = Pick<Shipment, 'id' | 'status' | 'seller' | 'courier' | 'trackingNumber' | 'trackingUrl'>;

/** Nothing is sent before the payment. */
export const isOpen = ({ status }: Pick<Order, 'status'>): boolean =>
  status !== 'awaiting-payment' && status !== 'expired';

/**
 * Fills in the element of a parcel who brings it, with a link to where it is, and its steps; `isBack` where all of it is returned. Returns the
 * tracking number that the courier asks for, where no page tells where the parcel is.
 */
export function fillWay(
  container: HTMLElement,
  element: HTMLElement,
  order: WayOrder,
  shipment: WayShipment,
  isBack = false,
): string | undefined {
  const { status, courier, trackingNumber, trackingUrl } = shipment;
  // Later, the order's history has the tracking number.
  const isMoving = status === 'dispatched';
  // A courier's page is on another site.
  const address = isMoving && trackingUrl?.startsWith('https://') ? trackingUrl : '';
  writeTexts(element, {
    courier: isMoving && courier ? [courier, trackingNumber].filter(Boolean).join(' · ') : '',
    track: address && ordersText.track,
  });
  const track = element.querySelector<HTMLAnchorElement>('[data-text=track]');
  if (track && address) track.href = address;
  const steps = element.querySelector<HTMLElement>('[data-list=way]');
  // No progress for what was cancelled.
  if (steps) steps.hidden = !isOpen(order) || status === 'cancelled' || isBack;
  steps?.replaceChildren(...showWay(container, order, shipment));
  return isMoving && !address ? trackingNumber : undefined;
}

/** The steps of a parcel with their dates: done, current, and to come. The promised one has its expected date. */
function showWay(container: HTMLElement, order: WayOrder, { id, status, seller }: WayShipment): HTMLElement[] {
  const { means, bySeller, to } = order.estimate;
  const promised = means === 'delivery' ? 'delivered' : 'dispatched';
  const estimate = { ...order.estimate, to: bySeller?.[seller.id] ?? to };
  const expected = expectedDay({ status: order.status, estimate, shipments: [{ status }] });
  const words: Partial<Record<string, string>> = {
    accepted: ordersText.accepted,
    packed: ordersText.packed,
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
