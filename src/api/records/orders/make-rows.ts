import { isSameLine } from '../../../core/cart/cart.ts';
import type { OrderAddress } from '../../../contract/orders.ts';
import type { OrderedLine, ReadOrderRequest } from '../../../contract/order-requests.ts';
import { gstRateOf } from '../../../core/tax/gst.ts';
import { smallestCoinMinor } from '../../../core/money/coins.ts';
import { shareMinor } from '../../../core/order/order-total.ts';
import type { Market } from '../../../catalog/model.ts';
import { makeId, makeToken } from '../../ground/database/ids.ts';
import type { OrderLineRow, OrderRow, ShipmentRow } from '../../ground/database/tables.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { languageColumn } from '../../ground/text/language.ts';
import { pictureOf } from './record/line-picture.ts';
import { present } from '../../ground/http/present.ts';
import type { OrderPromotion } from '../../../catalog/values/promotion.ts';
import type { HeldOffer } from './record/columns.ts';
import type { Pricing } from './prices/pricing.ts';
import type { OrderRows } from './record/rows.ts';

/** Time to pay an online order. */
export const PAYMENT_WINDOW_MS = 30 * 60_000;

/** A validated request, with its fields in the form that is stored. */
export interface CheckedOrder {
  readonly market: Market;
  readonly request: ReadOrderRequest;
  readonly accountId: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly address: OrderAddress;
}

/** The rows of a new order, which has this number. */
export function makeRows(
  checked: CheckedOrder,
  pricing: Pricing,
  { commissions }: Pick<Shop, 'commissions'>,
  { number, now }: { readonly number: string; readonly now: number },
): OrderRows {
  const order = makeOrder(checked, pricing, number, now);
  const shipments = makeShipments(order, pricing, now);
  const event = order.stage === 'open' ? 'placed' : 'awaiting-payment';
  return {
    order,
    shipments,
    lines: makeLines(shipments, pricing, checked.request.lines, commissions, now),
    events: [{ id: makeId(now), order_id: order.id, shipment_id: null, at: now, event, note: null }],
    returns: [],
    refunds: [],
    balanceEntries: [
      {
        order_id: order.id,
        kind: 'charged',
        cause: 'order',
        amount_minor: order.total_minor,
        at: now,
        reference: null,
      },
    ],
  };
}

/** The offers that hold, as the order keeps them. The shop bears free delivery, as the fees are its own. */
function heldOffers({ promoted, feeMinor }: Pick<Pricing, 'promoted' | 'feeMinor'>): HeldOffer[] {
  const { goods, delivery, discountMinor } = promoted;
  const keep = ({ id, code, payment }: OrderPromotion) => ({ id, ...present({ code, payment }) });
  return [
    ...(goods
      ? [
          {
            ...keep(goods),
            class: 'goods' as const,
            paidBy: goods.bySellers ? ('seller' as const) : ('shop' as const),
            minor: discountMinor,
          },
        ]
      : []),
    ...(delivery ? [{ ...keep(delivery), class: 'delivery' as const, paidBy: 'shop' as const, minor: feeMinor }] : []),
  ];
}

function makeOrder(checked: CheckedOrder, pricing: Pricing, number: string, now: number): OrderRow {
  const { quote, lines, promoted } = pricing;
  const held = heldOffers(pricing);
  const { market, request, address } = checked;
  const isOnline = request.payment === 'online';
  return {
    id: makeId(now),
    number,
    access_key: makeToken(),
    account_id: checked.accountId,
    market: market.id,
    currency: market.currency,
    stage: isOnline ? 'awaiting-payment' : 'open',
    payment_method: request.payment,
    payment_status: 'due',
    pay_until: isOnline ? now + PAYMENT_WINDOW_MS : null,
    last_failure: null,
    contact_name: request.contact.name,
    contact_phone: checked.phone,
    contact_email: checked.email,
    address: JSON.stringify(address),
    delivery_option: request.deliveryOption,
    items_minor: quote.amounts.itemsMinor,
    delivery_minor: quote.amounts.deliveryMinor,
    cash_fee_minor: quote.amounts.cashFeeMinor,
    total_minor: quote.amounts.totalMinor,
    estimate: JSON.stringify(quote.estimate),
    title: lines[0]?.product.title ?? '',
    line_count: lines.length,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    created_at: now,
    refund_upi: null,
    refund_upi_at: null,
    refund_upi_from: null,
    personal_data: 'all',
    language: languageColumn(),
    discount_minor: promoted.discountMinor,
    offers: held.length > 0 ? JSON.stringify(held) : null,
    code_offer: held.find(({ code }) => code !== undefined)?.id ?? null,
  };
}

/** A shipment for each seller, with its share of the order's fees. */
function makeShipments(order: OrderRow, { lines, promoted }: Pricing, now: number): ShipmentRow[] {
  const sellerIds = [...new Set(lines.map(({ product }) => product.sellerId))];
  const worths = sellerIds.map((sellerId) =>
    lines.reduce(
      (sum, { product, priceMinor, quantity }, index) =>
        product.sellerId === sellerId ? sum + priceMinor * quantity - (promoted.shares[index] ?? 0) : sum,
      0,
    ),
  );
  const fees = shareMinor(order.delivery_minor + order.cash_fee_minor, worths, smallestCoinMinor(order.currency));
  return sellerIds.map((sellerId, index) => ({
    id: makeId(now),
    order_id: order.id,
    position: index + 1,
    seller_id: sellerId,
    status: 'placed',
    items_minor: worths[index] ?? 0,
    fees_minor: fees[index] ?? 0,
    courier: null,
    tracking_number: null,
    invoice_number: null,
    invoice: null,
    reason: null,
    created_at: now,
    dispatched_at: null,
    delivered_at: null,
    cancelled_at: null,
    undelivered: null,
    undelivered_at: null,
  }));
}

const makeLines = (
  shipments: readonly ShipmentRow[],
  { lines, promoted }: Pricing,
  typed: readonly OrderedLine[],
  commissions: Shop['commissions'],
  now: number,
): OrderLineRow[] =>
  lines.flatMap(({ product, size, quantity, priceMinor, path }, index) => {
    const shipment = shipments.find(({ seller_id: sellerId }) => sellerId === product.sellerId);
    const share = promoted.shares[index] ?? 0;
    const off = promoted.goods?.bySellers ? share : 0;
    return shipment
      ? {
          id: makeId(now),
          order_id: shipment.order_id,
          shipment_id: shipment.id,
          position: index + 1,
          sku: product.sku,
          size: size ?? null,
          title: product.title,
          path,
          picture: pictureOf(product, typed.find((line) => isSameLine(line, { sku: product.sku, size }))?.picture),
          quantity,
          price_minor: priceMinor,
          // Where the rate depends on the price of a piece, that is what its seller bills.
          gst_basis_points: Math.round(
            gstRateOf({ ...product.declarations, priceMinor: Math.ceil(priceMinor - off / quantity) }) * 100,
          ),
          hsn: product.declarations.hsn ?? null,
          commission_basis_points: commissions.get(product.categoryIds[0] ?? '') ?? 0,
          grams: product.weightGrams ?? null,
          stock_taken: 0,
          discount_minor: off,
          shop_minor: share - off,
        }
      : [];
  });
