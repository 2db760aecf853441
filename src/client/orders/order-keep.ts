import { offerCopy } from '../../browser/alerts/offer-copy.ts';
import { shareAddress } from '../../browser/addresses/share-address.ts';
import { whatsappShareLink } from '../../core/order/order-message.ts';
import type { Order } from '../../contract/orders.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { orderTrackingText } from '../../messages/rooms/order-tracking.ts';
import { orderPath } from '../own-orders/order-path.ts';

/** Shows a guest whom the shop can't write to the link that opens the order, once, with ways to keep it. */
export function showOwnLink(element: HTMLElement, { number, market, key }: Order): void {
  const box = element.querySelector<HTMLElement>('[data-slot=keep]');
  const link = box?.querySelector('a');
  if (!box || !link) return;
  const address = `${new URL(orderPath(number, market), location.href).href}#key=${key}`;
  link.href = address;
  link.textContent = address;
  const copy = box.querySelector<HTMLElement>('[data-act=copyLink]');
  if (copy) offerCopy(copy, address, orderTrackingText.linkCopied);
  const title = documentsText.order({ number });
  box.querySelector('[data-act=shareLink]')?.addEventListener('click', () => {
    void shareAddress(title, address, whatsappShareLink(`${title}: ${address}`));
  });
  box.hidden = false;
}
