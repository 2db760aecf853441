import { arrivalWords, boundWords } from '../browser/delivery-sentences.ts';
import type { Texts } from '../browser/cart-texts.ts';
import { formatAmount } from '../browser/money.ts';
import { page } from '../browser/page.ts';
import { formatDay } from '../browser/templates.ts';
import { indianDay } from '../core/calendar/indian-day.ts';
import { isSameLine } from '../core/cart/cart.ts';
import { isBuyable, type PricedCart, type PricedLine } from '../core/cart/priced-cart.ts';
import { hasDay } from '../core/delivery/delivery-rules.ts';
import { nameFromId, savedMinor } from '../core/cart/shown-cart.ts';
import { sizeWords } from '../core/size/size-words.ts';
import { sizesText } from '../messages/rooms/sizes.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { $arrivals } from './arrivals.ts';
import { change } from './cart.ts';
import { $pricedCart } from './priced-cart.ts';

export { $arrivals };
export { changeSize } from './line-size.ts';

// What the cart can show only with today's prices. It is loaded after them, so that the cart does not wait for it.

/** A size that a line can have. */
interface SizeChoice {
  readonly size: string;
  readonly label: string;
  readonly isOut: boolean;
}

/** The sizes among which a line's size can be changed in place; none where there is nothing to choose. */
export function listSizes(line: PricedLine): SizeChoice[] {
  const sizes = Object.entries(line.sizes ?? {});
  if (sizes.length < 2 || line.size === undefined) return [];
  const today = indianDay(Date.now());
  return sizes.map(([size, stock]) => ({
    size,
    label: stock > today ? sizesText.out({ size: sizeWords(size) }) : sizeWords(size),
    isOut: stock > today && size !== line.size,
  }));
}

/** What is said of the delivery of a line that can be bought; `isRefused` where its seller does not deliver to the place that is known. */
interface LineArrival {
  readonly words: string;
  /** Whether the words name a day. */
  readonly hasDay: boolean;
  readonly isRefused: boolean;
}

/** How a line is delivered; undefined before its seller is known, and for what can't be bought. */
export function arrivalOf(line: PricedLine): LineArrival | undefined {
  const arrival = $arrivals.get().get(line.seller ?? '');
  if (!arrival || !isBuyable(line)) return undefined;
  const { estimate } = arrival;
  const onlyIn = boundWords(arrival.onlyIn, line);
  return {
    words: arrivalWords({ ...arrival, onlyIn }, estimate.means, formatDay(estimate.to)),
    hasDay: hasDay(arrival),
    isRefused: !arrival.isServiceable,
  };
}

/** When a line's seller sends it and who that is, how long it is made, the struck maximum price of its pieces, and what has changed since it was added. A lower price is `cheaper`. */
export function describeExtras(line: PricedLine): Texts {
  const { mrpMinor = 0, priceMinor, quantity, seller, sellerName, making } = line;
  const arrival = arrivalOf(line);
  const hasSaving = mrpMinor > priceMinor;
  const remark = describeChange(line) ?? (arrival?.hasDay ? undefined : arrival?.words);
  const cheaper = (line.seenPriceMinor ?? 0) > priceMinor ? describePrice(line) : undefined;
  return {
    mrpLabel: hasSaving ? `${page.mrpLabel} ` : undefined,
    mrp: hasSaving ? formatAmount(mrpMinor * quantity) : undefined,
    arrival: arrival?.hasDay ? arrival.words : undefined,
    seller: seller && isBuyable(line) ? cartText.soldBy({ seller: sellerName ?? nameFromId(seller) }) : undefined,
    making: making?.words,
    remark,
    cheaper,
  };
}

/** What a line cost when it was added. */
export const describePrice = ({ seenPriceMinor = 0 }: Pick<PricedLine, 'seenPriceMinor'>): string =>
  cartText.priceBefore({ price: formatAmount(seenPriceMinor) });

function describeChange(line: PricedLine): string | undefined {
  const { state, seenPriceMinor, priceMinor, from } = line;
  if (seenPriceMinor !== undefined) return seenPriceMinor < priceMinor ? describePrice(line) : undefined;
  if (state === 'gone') return cartText.gone;
  if (state === 'sold-out') return cartText.soldOutSince;
  return state === 'later' ? cartText.availableFrom({ day: formatDate(from ?? '') }) : undefined;
}

const formatDate = (isoDate: string): string =>
  new Date(`${isoDate}T00:00`).toLocaleDateString(page.locale, { dateStyle: 'long' });

/** How many parcels are sent, as each seller sends one, what is saved on the maximum prices, and which lines can't be bought. */
export function describeSum({ lines, totalMinor, totalQuantity }: PricedCart): Texts {
  const { size } = $arrivals.get();
  const saved = savedMinor(lines);
  const missing = lines.filter((line) => !isBuyable(line));
  return {
    parcels: size > 1 ? ` ${cartText.parcels({ parcels: size })}` : undefined,
    ...(saved > 0 && {
      label: cartText.listPrice({ label: page.mrpLabel, pieces: totalQuantity }),
      subtotal: formatAmount(totalMinor + saved),
      discountLabel: cartText.discount,
      discount: formatAmount(saved),
      saving: cartText.saving({ amount: formatAmount(saved) }),
    }),
    unavailable: missing.length > 0 ? cartText.unavailable({ count: missing.length }) : undefined,
  };
}

/** Keeps with the stored lines which of them can't be bought at today's prices: the badge of every page reads these lines alone. */
$pricedCart.subscribe(({ lines }) => {
  const news = lines.filter((line) => line.state !== 'unchecked' && isBuyable(line) === Boolean(line.away));
  if (news.length === 0) return;
  change((cart) => ({
    lines: cart.lines.map((line) =>
      news.some((one) => isSameLine(one, line)) ? { ...line, away: line.away ? undefined : true } : line,
    ),
  }));
});
