import { offersOf } from '../../../records/orders/record/columns.ts';
import { listComma } from '../../../../messages/language.ts';
import { offersText } from '../../../../messages/rooms/offers.ts';
import { operatorOrderText } from '../../../../messages/rooms/operator-order.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import { balanceOf } from '../../../records/orders/record/balance.ts';
import { findByNumber } from '../../../records/orders/record/find.ts';
import { type OrderRows, readOrder } from '../../../records/orders/record/rows.ts';
import { statusOf } from '../../../records/orders/record/serialise-order.ts';
import type { HostServices } from '../../../entry/services.ts';
import { card, facts } from '../../kit/pieces/html.ts';
import { formatMoment, money } from '../../kit/pieces/format.ts';
import { nameLink } from '../frame/links.ts';
import { goodOf, itemTable } from '../../kit/shared/parcel.ts';
import { nameSeller } from '../frame/seller-names.ts';
import { statusLabel } from '../frame/words.ts';

/** Parts of an order, for its own page and for pages about something in it. */

/** How an order is paid, and the state of its payment. */
export function paymentFacts({ order, balanceEntries }: Pick<OrderRows, 'order' | 'balanceEntries'>): Html {
  const balance = balanceOf(balanceEntries);
  const charged = balance.chargedMinor || order.total_minor;
  const show = (minor: number) => minor !== 0 && money(minor, order.currency);
  return facts([
    // Cash is charged only when it is collected.
    [
      order.payment_method === 'cash' ? operatorOrderText.orderValue : operatorOrderText.charged,
      html`<b>${money(charged, order.currency)}</b>`,
    ],
    [
      operatorOrderText.method,
      operatorOrderText.paymentIs({ method: order.payment_method, state: order.payment_status }),
    ],
    [
      offersText.offer,
      offersOf(order)
        .map(({ id, code }) => (code === undefined ? id : `${id} (${code})`))
        .join(listComma()),
    ],
    [operatorOrderText.takenBack, show(balance.releasedMinor)],
    [operatorOrderText.received, show(balance.collectedMinor)],
    [operatorOrderText.refundsOwed, show(balance.owedMinor)],
    [operatorOrderText.refunded, show(balance.paidBackMinor)],
    // If nothing else has happened, everything is due.
    [operatorOrderText.stillDue, balance.dueMinor !== charged && show(balance.dueMinor)],
  ]);
}

/** The order to which something belongs: its products and money, without personal data. Undefined if there is none. */
export async function orderCard(services: HostServices, number: string): Promise<Html | undefined> {
  const found = await findByNumber(services, number);
  const rows = found && (await readOrder(services.database.read, found.id));
  if (!rows) return undefined;
  const { order, lines: sold, shipments } = rows;
  const sellers = new Set(shipments.map(({ seller_id: sellerId }) => nameSeller(services, sellerId)));
  const feesMinor = shipments.reduce((sum, { fees_minor: fees }) => sum + fees, 0);
  return card(
    html`<span>${withTags(operatorOrderText.orderLinked, () => nameLink(`/orders/${order.number}`, order.number))}</span> ${statusLabel(statusOf(rows))}`,
    [
      itemTable(services, sold.map(goodOf), { currency: order.currency, feesMinor }),
      facts([
        [operatorOrderText.placed, formatMoment(order.created_at)],
        [operatorOrderText.sellers({ count: sellers.size }), [...sellers].join(listComma())],
      ]),
      paymentFacts(rows),
    ],
  );
}
