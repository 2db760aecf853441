import { listComma } from '../messages/language.ts';
import { offersText } from '../messages/rooms/offers.ts';
import { orderSumsText } from '../messages/rooms/order-sums.ts';
import type { Order } from '../contract/orders.ts';
import type { OrderSums } from '../core/order/order-total.ts';

/** A row of sums that takes something off. */
interface Reduction {
  readonly words: string;
  readonly minor: number;
}

/** A payment that does not count for the order goes back as it came, and is in none of its sums. */
const isOfOrder = ({ reason }: Order['payment']['refunds'][number]): boolean =>
  reason !== 'late-payment' && reason !== 'double-payment';

export function sumsOf({ payment: { method, paidMinor, refunds }, dueMinor }: Order): OrderSums {
  const own = refunds.filter(isOfOrder);
  const add = (some: typeof own) => some.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const refundedMinor = add(own.filter(({ status }) => status === 'done'));
  return { method, paidMinor, refundMinor: add(own), refundedMinor, dueMinor };
}

/** What the order costs now: less than when it was placed, once some of it was cancelled or has come back. */
export const costMinor = ({ paidMinor, refundMinor, dueMinor }: Omit<OrderSums, 'method'>): number =>
  paidMinor - refundMinor + dueMinor;

/** "Refunded", or that it will be. */
export const refundLabel = ({
  refundMinor,
  refundedMinor,
}: Pick<OrderSums, 'refundMinor' | 'refundedMinor'>): string =>
  refundedMinor >= refundMinor ? orderSumsText.refunded : orderSumsText.toBeRefunded;

/** The sums in a few words: "₹400.00 paid, ₹590.00 to pay on delivery". `format` makes text of minor units. */
export const sumsWords = (sums: OrderSums, format: (minor: number) => string): string =>
  listSums(sums, format).join(listComma());

/** The same one by one; what is to pay is the last. */
export function listSums(sums: OrderSums, format: (minor: number) => string): string[] {
  const { method, paidMinor, refundMinor, refundedMinor, dueMinor } = sums;
  const [refund, due] = [format(refundMinor), format(dueMinor)];
  const words = [
    paidMinor > refundMinor && orderSumsText.amountPaid({ amount: format(paidMinor - refundMinor) }),
    refundMinor > 0 &&
      (refundedMinor >= refundMinor
        ? orderSumsText.amountRefunded({ amount: refund })
        : orderSumsText.amountToRefund({ amount: refund })),
    dueMinor > 0 &&
      (method === 'cash'
        ? orderSumsText.amountOnDelivery({ amount: due })
        : orderSumsText.amountToPay({ amount: due })),
  ];
  const said = words.filter((one) => one !== false);
  return said.length > 0 ? said : [orderSumsText.nothingToPay];
}

/** What an offer takes off the goods, with the words for it; empty without one. */
export function listOffers({ amounts: { discountMinor = 0 }, code }: Pick<Order, 'amounts' | 'code'>): Reduction[] {
  if (discountMinor === 0) return [];
  return [{ words: code === undefined ? offersText.offer : offersText.withCode({ code }), minor: discountMinor }];
}

/** What the order costs less than when it was placed, in words and minor units: cancelled, returned, not delivered, given back by the shop. */
export function listReductions(order: Order): Reduction[] {
  const { status, shipments, payment, amounts } = order;
  const lessMinor = amounts.totalMinor - costMinor(sumsOf(order));
  if (lessMinor <= 0) return [];
  if (status === 'expired') return [{ words: orderSumsText.notInTime, minor: lessMinor }];
  const cancelledMinor = Math.min(
    lessMinor,
    shipments.reduce(
      (sum, { status: at, itemsMinor, feesMinor }) => sum + (at === 'cancelled' ? itemsMinor + feesMinor : 0),
      0,
    ),
  );
  const isGiven = payment.refunds.some(({ reason }) => reason === 'goodwill');
  const causes = [
    shipments.some(({ returned }) => returned !== undefined && returned !== 'requested') && orderSumsText.returned,
    shipments.some(({ undelivered }) => undelivered === 'back' || undelivered === 'lost') && orderSumsText.notDelivered,
    isGiven && orderSumsText.fromUs,
  ].filter((cause) => cause !== false);
  return [
    { words: orderSumsText.cancelled, minor: cancelledMinor },
    { words: causes.join(listComma()) || orderSumsText.refunds, minor: lessMinor - cancelledMinor },
  ].filter(({ minor }) => minor > 0);
}
