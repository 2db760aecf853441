import type { PricedCart, PricedLine } from '../core/cart/priced-cart.ts';
import { type OrderFees, type OrderReductions, orderTotal } from '../core/order/order-total.ts';
import { sizeWords } from '../core/size/size-words.ts';
import { cartText } from '../messages/rooms/cart.ts';
import { formatAmount, linePrice } from './money.ts';
import { page } from './page.ts';

/**
 * The texts of the cart by their names in its markup (`data-text` in islands/cart/CartFrame.tsx and CartRow.tsx), in the drawer and on the cart
 * page. Undefined texts are not shown. client/boot/first-lines.ts writes the same before scripts are there.
 */
export type Texts = Readonly<Record<string, string | undefined>>;

/** How the controls of a line call it. */
export const lineName = ({ title, size }: PricedLine): string => (size ? `${title}, ${sizeWords(size)}` : title);

export const describeLine = (line: PricedLine): Texts => ({
  title: line.title,
  size: line.size && sizeWords(line.size),
  ...linePrice(line),
});

/** `isUnsure` says that today's prices could not be fetched; `offers` are those that hold, where there are any (stores/prices.ts). */
export function describeCart(
  cart: PricedCart,
  fees: OrderFees,
  isUnsure: boolean,
  offers?: OrderReductions & { readonly hint?: string | undefined },
): Texts {
  const { lines, totalQuantity } = cart;
  // The total with the fee for cash, so that no later step asks for more.
  const { deliveryMinor, cashFeeMinor, totalMinor } = orderTotal(fees, cart.totalMinor, 'cash', offers);
  const { freeFromMinor = 0 } = fees;
  return {
    unsure:
      (isUnsure || !navigator.onLine) && lines.some(({ state }) => state === 'unchecked') ? cartText.unsure : undefined,
    label: cartText.subtotal({ pieces: totalQuantity }),
    subtotal: formatAmount(cart.totalMinor),
    fee: deliveryMinor === 0 ? cartText.free : formatAmount(deliveryMinor),
    cashFee: cashFeeMinor > 0 ? formatAmount(cashFeeMinor) : undefined,
    total: formatAmount(totalMinor),
    hint:
      deliveryMinor > 0 && freeFromMinor > 0
        ? cartText.freeFrom({
            from: formatAmount(freeFromMinor),
            missing: formatAmount(freeFromMinor - cart.totalMinor),
          })
        : page.hasOffers
          ? offers?.hint
          : undefined,
    checkout: totalQuantity > 0 ? cartText.checkout({ total: formatAmount(totalMinor) }) : undefined,
  };
}
