import { type Destination, refundReason, seenWords, shortDestination } from '../../orders/refund-words.ts';
import { maskUpi } from '../../core/money/upi.ts';
import { noticesOrdersText } from '../../messages/rooms/notices-orders.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import type { RefundRow } from '../ground/database/tables.ts';
import type { Message } from '../ground/outbox/outbox.ts';
import type { OrderRows } from '../records/orders/record/rows.ts';
import { refundBy } from '../records/orders/record/serialise-order.ts';
import { moneyOf, orderMessage } from './compose-order-message.ts';
import { isoMoment } from '../ground/http/present.ts';
import { momentWords } from './day-words.ts';
import type { Teller } from './messages.ts';
import { sentences } from './sign.ts';

/** What a shopper reads about a refund. */

/** Names the UPI ID in part, as the message may be read by others. */
export function refundUpiNamed(services: Teller, rows: OrderRows): Message | undefined {
  const { refund_upi: named, refund_upi_from: from, number } = rows.order;
  if (named === null) return undefined;
  const { phone } = services.shop().store.care;
  const upi = maskUpi(named);
  return orderMessage(services, rows, {
    kind: 'refund-upi-named',
    subject: noticesOrdersText.upiNamedSubject({ number }),
    parts: [
      sentences(
        noticesOrdersText.upiNamed({ number, upi }),
        from !== null && noticesOrdersText.upiWaits({ moment: momentWords(isoMoment(from)) }),
      ),
      noticesOrdersText.upiNotNamed({ phone }),
    ],
    values: { upi, phone },
  });
}

/** Where a refund of the order goes. */
const destinationOf = ({ order }: OrderRows, refund: RefundRow): Destination => ({
  by: refundBy(refund),
  upi: order.refund_upi === null ? undefined : maskUpi(order.refund_upi),
});

/** What will be refunded for a cause, where to, and by when. */
export function refundPromise(services: Teller, rows: OrderRows, cause: string, minor: number): string {
  const amount = moneyOf(services.shop(), rows.order, minor);
  const refund = rows.refunds.find((row) => row.cause === cause);
  const days = services.shop().markets.get(rows.order.market)?.returns.refundDays;
  if (!refund || days === undefined) return noticesOrdersText.willRefund({ amount });
  const { by, upi } = destinationOf(rows, refund);
  const within = termsText.within({ days });
  if (by === 'provider') return noticesOrdersText.willRefundPayer({ amount, within });
  return upi === undefined
    ? noticesOrdersText.willRefundAccount({ amount, within })
    : noticesOrdersText.willRefundUpi({ amount, upi, within });
}

export function refundSent(services: Teller, rows: OrderRows, refundId: string): Message | undefined {
  const refund = rows.refunds.find(({ id }) => id === refundId);
  if (!refund) return undefined;
  const { number } = rows.order;
  const { reason, reference } = refund;
  const to = destinationOf(rows, refund);
  const amount = moneyOf(services.shop(), rows.order, refund.amount_minor);
  return orderMessage(services, rows, {
    kind: 'refund-sent',
    subject: noticesOrdersText.refundedSubject({ number }),
    parts: [
      sentences(
        refundedTo(to, { amount, reason, number }),
        seenWords(to),
        reference !== null && noticesOrdersText.reference({ reference }),
      ),
    ],
    values: { total: amount, reason: refundReason(reason), account: shortDestination(to) },
  });
}

/** With what the bank finds it, where that was not known when it was sent. */
export function refundDone(services: Teller, rows: OrderRows, refundId: string): Message | undefined {
  const refund = rows.refunds.find(({ id }) => id === refundId);
  if (!refund || refund.reference === null) return undefined;
  const { number } = rows.order;
  const { reference } = refund;
  const amount = moneyOf(services.shop(), rows.order, refund.amount_minor);
  return orderMessage(services, rows, {
    kind: 'refund-done',
    subject: noticesOrdersText.refundDoneSubject({ number }),
    parts: [
      sentences(noticesOrdersText.refundDone({ amount, number }), noticesOrdersText.bankReference({ reference })),
    ],
    values: { total: amount, reference },
  });
}

export function refundRefused(services: Teller, rows: OrderRows, refundId: string): Message | undefined {
  const refund = rows.refunds.find(({ id }) => id === refundId);
  if (!refund) return undefined;
  const { number } = rows.order;
  const amount = moneyOf(services.shop(), rows.order, refund.amount_minor);
  return orderMessage(services, rows, {
    kind: 'refund-refused',
    subject: noticesOrdersText.refundRefusedSubject({ number }),
    parts: [sentences(noticesOrdersText.refundRefused({ amount, number }), noticesOrdersText.nameUpi)],
    values: { total: amount },
  });
}

function refundedTo(
  { by, upi }: Destination,
  of: { readonly amount: string; readonly reason: RefundRow['reason']; readonly number: string },
): string {
  if (by === 'provider') return noticesOrdersText.refundedPayer(of);
  return upi === undefined ? noticesOrdersText.refundedAccount(of) : noticesOrdersText.refundedUpi({ ...of, upi });
}
