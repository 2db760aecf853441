import { lineId } from '../../../../core/cart/cart.ts';
import { cartTotals } from '../../../../core/cart/cart-totals.ts';
import { deliveryFeeMinor } from '../../../../core/delivery/delivery-fee.ts';
import { formatMoney } from '../../../../core/money/format-price.ts';
import type { Promoted, PromotedLine } from '../../../../core/promotions/promotion.ts';
import { promotionWords } from '../../../../core/promotions/promotion-words.ts';
import type { OrderPromotion } from '../../../../catalog/values/promotion.ts';
import { localeIn } from '../../../../messages/language.ts';
import { findOffers, type Placing } from './offer-code.ts';
import type { Quote, WantedLine } from '../../../../contract/order-requests.ts';
import { deliverOrder } from '../../../../core/order/delivery-order.ts';
import type { Destination } from '../../../../core/delivery/delivery-rules.ts';
import { indianClock } from '../../../../core/calendar/indian-day.ts';
import { orderTotal, type PaymentMethod, takesCash } from '../../../../core/order/order-total.ts';
import { priceLine } from '../../../../core/cart/priced-cart.ts';
import type { Market, Product } from '../../../../catalog/model.ts';
import { fieldsText } from '../../../../messages/rooms/fields.ts';
import type { ProviderConfig } from '../../../ground/config/config-payments.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { present } from '../../../ground/http/present.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { shownTitle } from '../../../ground/shop/shown-title.ts';
import { describeUnserved } from '../../delivery/delivery.ts';
import { readDeliveryRules } from '../../sellers/own-state.ts';
import type { Counts } from '../../stock/counts.ts';
import { readPriceEntries } from './price-entries.ts';

/** An available line with its product. */
interface SoldLine extends WantedLine, PromotedLine {
  readonly quantity: number;
  readonly product: Product;
  readonly priceMinor: number;
  readonly path: string;
}

export interface Pricing {
  readonly quote: Quote;
  /** The available lines of the quote. */
  readonly lines: readonly SoldLine[];
  /** The offers that hold for them. */
  readonly promoted: Promoted<OrderPromotion>;
  /** The delivery fee without an offer. */
  readonly feeMinor: number;
  /** The pieces that were left. */
  readonly counts: Counts;
}

/** Payment methods of a market: cash if it has a cash fee (which may be 0), online if the provider takes its currency. */
export function listPayments(market: Market, provider: ProviderConfig): PaymentMethod[] {
  const isOnline = provider.kind !== 'none' && provider.currencies.includes(market.currency);
  return [...(takesCash(market.delivery) ? ['cash' as const] : []), ...(isOnline ? ['online' as const] : [])];
}

/**
 * Prices an order from the catalogue, the sellers' counts and sold-out switches, suspended sellers and the market's rules. Lines are priced by the same
 * code as on the pages (core/cart/priced-cart.ts).
 */
export async function priceOrder(
  db: QueryBuilder,
  shop: Shop,
  market: Market,
  request: {
    readonly lines: readonly WantedLine[];
    readonly payment: PaymentMethod;
    readonly at?: Destination | undefined;
    readonly code?: string | undefined;
    /** Of who is logged in. */
    readonly accountId?: string | null | undefined;
  },
  provider: ProviderConfig,
  now: number,
  placing?: Placing,
): Promise<Pricing> {
  const clock = indianClock(now);
  const today = clock.slice(0, 10);
  const skus = [...new Set(request.lines.map(({ sku }) => sku))];
  const { entries, counts } = await readPriceEntries(db, shop, market, skus, now);
  const lines: SoldLine[] = [];
  const shown = request.lines.map(({ sku, size, quantity }): Quote['lines'][number] => {
    const product = shop.products.get(sku);
    const asked = { sku, quantity, ...present({ size }) };
    const found = priceLine(asked, entries.get(sku) ?? null, today);
    if (!product || found.state === 'gone') return { ...asked, state: 'gone' };
    const { state, path, priceMinor, from } = found;
    const known = { ...asked, title: shownTitle(shop, product), path, priceMinor };
    if (state !== 'same') return { ...known, lineMinor: 0, state, ...present({ from }) };
    const left = counts.get(lineId(asked));
    if (left !== undefined && left < quantity) return { ...known, lineMinor: 0, state: 'sold-out', left };
    const { promotions } = entries.get(sku) ?? {};
    lines.push({ ...asked, product, priceMinor, path, promotions });
    return { ...known, lineMinor: priceMinor * quantity, state: 'ok' };
  });
  const itemsMinor = cartTotals(lines).totalMinor;
  const sellerIds = lines.map(({ product }) => product.sellerId);
  const rules = await readDeliveryRules(db, shop, market, request.at ? sellerIds : []);
  const delivery = deliverOrder(
    rules,
    market.delivery,
    request.at,
    lines.map(({ product }) => product),
    itemsMinor,
    today,
  );
  const feeMinor = itemsMinor === 0 ? 0 : deliveryFeeMinor(delivery.fees, itemsMinor);
  const { promoted, codeRefused } = await findOffers(db, shop, {
    market,
    lines,
    code: request.code,
    accountId: request.accountId,
    placing,
    circumstances: { clock, payment: request.payment, feeMinor },
  });
  const held = [promoted.goods, promoted.delivery].filter((one) => one !== undefined);
  const format = (minor: number) => formatMoney(minor, market.currency, localeIn(market));
  const payments = listPayments(market, provider).filter((payment) => payment !== 'cash' || delivery.takesCash);
  return {
    lines,
    counts,
    promoted,
    feeMinor,
    quote: {
      market: market.id,
      currency: market.currency,
      isComplete: lines.length === request.lines.length,
      payments,
      ...present({ unserviceable: describeUnserved(shop, request.at, delivery.unservedSellers) }),
      isSimulated: provider.kind === 'simulator',
      lines: shown,
      amounts: orderTotal(delivery.fees, itemsMinor, request.payment, promoted),
      ...(held.length > 0 && { offers: held.map((one) => promotionWords(one, format)) }),
      ...present({ codeRefused }),
      estimate: delivery.estimate,
    },
  };
}

/** Problems of the lines that show before pricing, by field. */
export function checkLines(shop: Shop, lines: readonly WantedLine[]): Record<string, string> {
  const fields: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [index, { sku, size }] of lines.entries()) {
    const key = lineId({ sku, ...present({ size }) });
    if (seen.has(key)) fields[`lines.${index}`] = fieldsText.lineTwice;
    seen.add(key);
    const product = shop.products.get(sku);
    if (product && product.sizes.length > 0 && size === undefined)
      fields[`lines.${index}.size`] = fieldsText.chooseSize;
  }
  return fields;
}
