import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CartLine, lineId } from '../core/cart/cart.ts';
import { orderTotal } from '../core/order/order-total.ts';
import { $cart, clearCart, putBack, removeFromCart, restoreCart } from '../stores/cart.ts';
import { tell } from '../browser/notice.ts';
import { cartHash } from '../stores/cart-hash.ts';
import { marketKey, page } from '../browser/page.ts';
import { readStored } from '../browser/storage.ts';
import { $fees, checkPrices } from '../stores/prices.ts';
import { $pricedCart, UNREAD_CART } from '../stores/priced-cart.ts';
import { CartRow } from './CartRow.tsx';
import { formatAmount } from '../browser/money.ts';
import { allProductsPath, marketPagePath } from '../paths.ts';
import { useStore } from './use-store.ts';

/** What was removed last, for Undo. */
type Removed =
  | { readonly line: CartLine; readonly index: number; readonly isSaved: boolean }
  | { readonly lines: readonly CartLine[] };

interface Props {
  /** The drawer has a link to the cart page. */
  readonly isDrawer?: boolean;
  /** The market's prefix. */
  readonly prefix?: string;
}

/** Lines, totals and actions of the cart, in the drawer and on the cart page. */
export function Cart({ isDrawer = false, prefix = page.prefix }: Props) {
  // At build time there is no cart; React needs the same state when it hydrates.
  const cart = useStore($pricedCart, () => UNREAD_CART);
  const fees = useStore($fees);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isUnsure, setUnsure] = useState(false);
  const [basket, setBasket] = useState<ReactNode>();
  const [extras, setExtras] = useState<typeof import('./CartExtras.tsx')>();
  const container = useRef<HTMLDivElement>(null);
  const skus = cart.lines.map(({ sku }) => sku).join('\n');
  useEffect(() => {
    if (!skus) return;
    void checkPrices(skus.split('\n')).then((areKnown) => {
      setUnsure(!areKnown);
      if (areKnown) import('./cart-extras.ts').then((extra) => extra.loadExtras()).then(setExtras, () => {});
    });
  }, [skus]);
  const isEmpty = !skus && cart !== UNREAD_CART;
  // The drawing comes after the words, as most carts that are opened have something in them.
  useEffect(() => {
    if (isEmpty) import('./cart-extras.ts').then((extra) => extra.loadBasket()).then(setBasket, () => {});
  }, [isEmpty]);

  const remove = (line: CartLine, index: number, isSaved = false) => {
    setRemoved({ line: $cart.get().lines[index] ?? line, index, isSaved });
    removeFromCart(line);
  };
  const clear = () => {
    setRemoved({ lines: $cart.get().lines });
    // What was told of lines that are gone, such as their limit.
    tell('');
    clearCart();
  };
  const undo = () => {
    if (!removed) return;
    if ('line' in removed) putBack(removed.line, removed.index);
    else restoreCart(removed.lines);
    setRemoved(null);
  };
  // The clicked button is removed with its line: the focus moves to Undo, and after Undo to the lines.
  const wasRemoved = useRef(false);
  useEffect(() => {
    if (removed) container.current?.querySelector<HTMLElement>('.cart__undo button')?.focus();
    else if (wasRemoved.current) container.current?.focus();
    wasRemoved.current = removed !== null;
  }, [removed]);
  const undoBar = removed && (
    <p className="cart__undo" role="status">
      {'line' in removed
        ? `${removed.isSaved ? 'Saved for later' : 'Removed'}: ${removed.line.title}`
        : 'Cart cleared.'}
      <button className="link-button" type="button" onClick={undo}>
        Undo
      </button>
    </p>
  );

  if (cart === UNREAD_CART) return <p className="cart cart--waiting">Loading your cart…</p>;
  if (cart.lines.length === 0) {
    return (
      <div className="cart cart--empty" ref={container} tabIndex={-1}>
        {undoBar}
        <EmptyCart prefix={prefix} picture={basket} />
      </div>
    );
  }
  // The total with the fee for cash, so that no later step asks for more.
  const { deliveryMinor, cashFeeMinor, totalMinor } = orderTotal(fees, cart.totalMinor, 'cash');
  const { freeFromMinor = 0 } = fees;
  return (
    <div className="cart" ref={container} tabIndex={-1}>
      {undoBar}
      <ul className="cart__lines" role="list">
        {cart.lines.map((line, index) => (
          <CartRow
            key={lineId(line)}
            line={line}
            extras={extras}
            onRemove={() => remove(line, index)}
            onSave={
              extras &&
              (() => {
                extras.saveForLater(line);
                remove(line, index, true);
              })
            }
          />
        ))}
      </ul>
      {(isUnsure || !navigator.onLine) && cart.lines.some(({ state }) => state === 'unchecked') && (
        <p className="soft small">These are the prices you saw. We couldn’t check today’s yet.</p>
      )}
      {page.asksPinCode && <DeliverTo />}
      <div className="cart__side">
        <dl className="cart__totals">
          <div>
            <dt>{`Subtotal, ${cart.lineCount} item${cart.lineCount === 1 ? '' : 's'}${cart.totalQuantity > cart.lineCount ? `, ${cart.totalQuantity} pieces` : ''}`}</dt>
            <dd>{formatAmount(cart.totalMinor)}</dd>
          </div>
          <div>
            <dt>Delivery{extras && <extras.Parcels />}</dt>
            <dd>{deliveryMinor === 0 ? 'Free' : formatAmount(deliveryMinor)}</dd>
          </div>
          {cashFeeMinor > 0 && (
            <div>
              <dt>Cash on delivery</dt>
              <dd>{formatAmount(cashFeeMinor)}</dd>
            </div>
          )}
          <div className="cart__subtotal">
            <dt>Total {extras && <extras.Saving lines={cart.lines} />}</dt>
            <dd>{formatAmount(totalMinor)}</dd>
          </div>
        </dl>
        {deliveryMinor > 0 && freeFromMinor > 0 && (
          <p className="cart__hint">{`Free delivery from ${formatAmount(freeFromMinor)}: add ${formatAmount(freeFromMinor - cart.totalMinor)} more.`}</p>
        )}
        {extras && <extras.Unavailable count={cart.unavailable} />}
        <div className="cart__actions">
          {isDrawer && (
            <a className="button button--quiet" href={marketPagePath(page, 'cart') + cartHash()}>
              View Cart
            </a>
          )}
          {cart.totalQuantity > 0 && (
            <a className="button" href={marketPagePath(page, 'checkout') + cartHash()}>
              {`Checkout · ${formatAmount(totalMinor)}`}
            </a>
          )}
        </div>
        <button className="link-button" type="button" onClick={clear}>
          Clear cart
        </button>
      </div>
    </div>
  );
}

/** Asks for the PIN code of the place of delivery. client/delivery/show-cart.ts writes the answer for it. */
function DeliverTo() {
  // As client/boot/boot.ts finds it.
  const [pinCode] = /\b[1-9]\d{5}\b/.exec(readStored(marketKey('pin')) ?? '') ?? [];
  return (
    <button
      className={`link-button cart__deliver${pinCode ? ' cart__deliver--known' : ''}`}
      type="button"
      data-do="pin"
    >
      Deliver to <b>{pinCode ?? 'your PIN code'}</b>
      <span>Date, fee, cash on delivery</span>
    </button>
  );
}

/** The empty state. */
export function EmptyCart({ prefix, picture }: { readonly prefix: string; readonly picture: ReactNode }) {
  return (
    <>
      {picture ?? <svg className="empty__picture" viewBox="0 0 120 100" />}
      <p className="cart__empty-title">Your cart is empty</p>
      <p>Items you add stay here, even after you close the page.</p>
      <a className="button" href={allProductsPath({ prefix })}>
        See all products
      </a>
    </>
  );
}
