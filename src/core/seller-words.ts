import type { ShipmentStatus, ShipmentStep } from './order-status.ts';
import type { ApplicationStatus, SellerShipment, SellerReturn } from './contract/sellers.ts';

/** Texts for states, as sellers see them. */

export const SHIPMENT_WORDS: Readonly<Record<ShipmentStatus, string>> = {
  placed: 'New',
  accepted: 'Accepted, to be packed',
  packed: 'Packed, waits for the courier',
  dispatched: 'With the courier',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The message after a step. */
export const STEP_DONE: Readonly<Partial<Record<ShipmentStep, string>>> = {
  accept: 'accepted',
  pack: 'packed',
  dispatch: 'handed to the courier',
  deliver: 'delivered',
  decline: 'declined',
};

export const RETURN_WORDS: Readonly<Record<SellerReturn['status'], string>> = {
  requested: 'Waits for your answer',
  accepted: 'Accepted; the courier brings it back',
  refused: 'Refused',
  received: 'Back with you; the refund is under way',
};

export const APPLICATION_WORDS: Readonly<Record<ApplicationStatus, { readonly title: string; readonly text: string }>> =
  {
    draft: { title: 'Your application is not finished', text: 'It is saved. Send it when everything is filled in.' },
    submitted: {
      title: 'We are looking at your application',
      text: 'You get an answer by e-mail within 3 business days, and it is shown here.',
    },
    refused: {
      title: 'Your application was not accepted yet',
      text: 'Change what is named below and send it again.',
    },
    approved: { title: 'Your shop is open', text: '' },
    suspended: {
      title: 'Your shop is suspended',
      text: 'Nothing of it can be ordered. We take care of the orders that are under way. Please write to us.',
    },
  };

/** What the courier collects on delivery; the worth of the goods once the order is over. `format` formats minor units. */
export function collectionWords(
  {
    collectMinor,
    itemsMinor,
    payment,
    status,
  }: Pick<SellerShipment, 'collectMinor' | 'itemsMinor' | 'status'> & {
    readonly payment: Pick<SellerShipment['payment'], 'method'>;
  },
  format: (minor: number) => string,
): string {
  if (collectMinor > 0) return `Collect ${format(collectMinor)}.`;
  const isOver = status === 'delivered' || status === 'cancelled';
  return payment.method === 'online' && !isOver ? 'Paid online. Collect nothing.' : `Worth ${format(itemsMinor)}`;
}
