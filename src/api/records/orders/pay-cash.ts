import type { OrderServices } from './record/services.ts';
import type { Order } from '../../../contract/orders.ts';
import type { Quote } from '../../../contract/order-requests.ts';
import { deliverOrder } from '../../../core/order/delivery-order.ts';
import { indianDay } from '../../../core/calendar/indian-day.ts';
import { type OrderAmounts, orderTotal, shareMinor, takesCash } from '../../../core/order/order-total.ts';
import { smallestCoinMinor } from '../../../core/money/coins.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { present } from '../../ground/http/present.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { shownTitle } from '../../ground/shop/shown-title.ts';
import { changeOrder, record } from './record/change.ts';
import { notifyPlaced } from './notify-placed.ts';
import { chargeTo } from './record/balance.ts';
import { isStockLeft, retakeStock } from './prices/order-stock.ts';
import type { OrderRows } from './record/rows.ts';
import { noCashAt, destinationOf } from '../delivery/delivery.ts';
import { refuseCash } from './prices/cash-rules.ts';
import { serialiseOrder } from './record/serialise-order.ts';
import { addressOf, estimateOf, offersOf } from './record/columns.ts';

/** How long after its expiry an unpaid order can still become a cash order at its old prices. */
const LATEST_MS = 86_400_000;

/**
 * Changes an unpaid online order to cash on delivery. Cash may cost a fee, so the request has the total that was shown; if it differs,
 * the answer is a new quote. A payment that arrives later still pays the order (payments/apply.ts).
 */
export async function payCash(
  services: OrderServices,
  orderId: string,
  expectedTotalMinor: number,
): Promise<Answer<{ readonly order: Order }>> {
  const shop = services.shop();
  const changed = await changeOrder(services, orderId, 'shopper', async (change) => {
    const { db, rows } = change;
    const { order, shipments } = rows;
    const market = shop.markets.get(order.market);
    const isLate = change.now > (order.pay_until ?? 0) + LATEST_MS;
    const isWaiting = order.stage === 'awaiting-payment' || (order.stage === 'expired' && !isLate);
    if (!market || !takesCash(market.delivery) || !isWaiting) return fail(409, answersText.notToCash);
    const at = destinationOf(market, addressOf(order).pinCode);
    const sellers = shipments.map(({ seller_id: sellerId }) => ({ sellerId }));
    const today = indianDay(change.now);
    const rules = shop.deliveryRules.get(market.id) ?? [];
    const delivery = deliverOrder(rules, market.delivery, at, sellers, order.items_minor, today);
    if (!delivery.takesCash) return invalid({ payment: noCashAt(at) });
    // An offer for who pays now does not hold for cash.
    const kept = offersOf(order).filter(({ payment }) => payment !== 'online');
    const goods = kept.find((offer) => offer.class === 'goods');
    const free = kept.find((offer) => offer.class === 'delivery');
    const amounts = orderTotal(delivery.fees, order.items_minor, 'cash', {
      discountMinor: goods?.minor ?? 0,
      ...(free && { delivery: free }),
    });
    if (amounts.totalMinor !== expectedTotalMinor)
      return fail(409, answersText.totalChanged, {
        quote: quoteOf(rows, shop, amounts, services.config.provider.kind === 'simulator'),
      });
    const refusal = await refuseCash(db, services, {
      market,
      phone: order.contact_phone,
      address: addressOf(order),
      totalMinor: amounts.totalMinor,
    });
    if (refusal !== undefined) return invalid({ payment: refusal });
    if (order.stage === 'expired') {
      if (!(await isStockLeft(change))) return fail(409, answersText.soldOut);
      await retakeStock(change);
    }
    if (!goods)
      await db
        .updateTable('order_lines')
        .set({ discount_minor: 0, shop_minor: 0 })
        .where('order_id', '=', order.id)
        .execute();
    const worths = goods
      ? shipments.map((shipment) => shipment.items_minor)
      : shipments.map(({ id }) => pricesOf(rows, id));
    const coinMinor = smallestCoinMinor(order.currency);
    const fees = shareMinor(amounts.deliveryMinor + amounts.cashFeeMinor, worths, coinMinor);
    for (const [index, shipment] of shipments.entries())
      await db
        .updateTable('shipments')
        .set({ fees_minor: fees[index] ?? 0, items_minor: worths[index] ?? 0 })
        .where('id', '=', shipment.id)
        .execute();
    await db
      .updateTable('orders')
      .set({
        stage: 'open',
        payment_method: 'cash',
        last_failure: null,
        delivery_minor: amounts.deliveryMinor,
        cash_fee_minor: amounts.cashFeeMinor,
        total_minor: amounts.totalMinor,
        discount_minor: amounts.discountMinor ?? 0,
        offers: kept.length > 0 ? JSON.stringify(kept) : null,
        code_offer: kept.find(({ code }) => code !== undefined)?.id ?? null,
      })
      .where('id', '=', order.id)
      .execute();
    await chargeTo(change, 'changed-to-cash', amounts.totalMinor);
    await record(change, 'changed-to-cash');
    await record(change, 'placed');
    await notifyPlaced(change);
    return undefined;
  });
  if (!changed) return fail(404, answersText.noOrder);
  services.wake();
  return changed.result ?? ok({ order: serialiseOrder(changed.rows, shop, services.now()) });
}

/** What the goods of a shipment cost without an offer. */
const pricesOf = ({ lines }: OrderRows, shipmentId: string): number =>
  lines.reduce((sum, line) => (line.shipment_id === shipmentId ? sum + line.price_minor * line.quantity : sum), 0);

/** The quote of the order as a cash order. */
const quoteOf = ({ order, lines }: OrderRows, shop: Shop, amounts: OrderAmounts, isSimulated: boolean): Quote => ({
  market: order.market,
  currency: order.currency,
  isComplete: true,
  payments: ['cash', 'online'],
  isSimulated,
  lines: lines.map((line) => ({
    sku: line.sku,
    ...present({ size: line.size }),
    quantity: line.quantity,
    title: shownTitle(shop, line),
    path: line.path,
    priceMinor: line.price_minor,
    lineMinor: line.price_minor * line.quantity,
    state: 'ok',
  })),
  amounts,
  estimate: estimateOf(order),
});
