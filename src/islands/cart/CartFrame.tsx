import type { ReactNode } from 'react';
import type { Texts } from '../../browser/cart-texts.ts';
import { below, CART_PATH, CHECKOUT_PATH, PRODUCTS_PATH } from '../../core/site/cart-paths.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { CartText } from './CartText.tsx';
import { EmptyPicture } from './EmptyPicture.tsx';
import { deliveryText } from '../../messages/rooms/delivery.ts';

interface Props {
  /** The market's prefix. */
  readonly prefix: string;
  readonly texts?: Texts;
  /** The rows. */
  readonly children?: ReactNode;
  /** Whether delivery depends on the PIN code, and the one that is known. */
  readonly asksPinCode?: boolean;
  readonly pinCode?: string | undefined;
  /** The ways to pay, below the totals, and what shares the cart: the drawer has no room for them, nor for the heading. */
  readonly marks?: ReactNode;
  /** The heading above the totals, and what the bar of a phone says beside "Checkout", where the drawer has a link to the cart page. */
  readonly heading?: ReactNode;
  readonly bar?: ReactNode;
  readonly share?: ReactNode;
  /** The fragment for pages that need the cart. */
  readonly hash?: string;
  readonly onClear?: () => void;
}

/** What was taken out last, with Undo. */
export function UndoBar({ removed, onUndo }: { readonly removed?: string | undefined; readonly onUndo?: () => void }) {
  return (
    <p className="cart__undo" role="status" hidden={!removed}>
      <span data-text="removed">{removed}</span>
      <button className="link-button" type="button" data-act="undo" onClick={onUndo}>
        {cartText.undo}
      </button>
    </p>
  );
}

/** Lines, totals and actions. Without texts it is the frame of the cart page before a script has filled it. */
export function FilledCart({
  prefix,
  texts,
  children,
  asksPinCode,
  pinCode,
  heading,
  bar,
  marks,
  share,
  hash = '',
  onClear,
}: Props) {
  const text = (name: string) => ({ name, text: texts?.[name] });
  return (
    <>
      <ul className="cart__lines" role="list" data-list="lines">
        {children}
      </ul>
      <p className="cart__more">
        <button className="link-button" type="button" data-act="clear" onClick={onClear}>
          {cartText.clear}
        </button>
        {share}
      </p>
      <div className="cart__side">
        <div className="cart__totals">
          {heading}
          {asksPinCode && (
            // client/delivery/show-cart.ts writes the answer for the PIN code.
            <button
              className="link-button cart__deliver"
              type="button"
              data-do="pin"
              data-known={pinCode === undefined ? undefined : ''}
            >
              <b>{pinCode === undefined ? cartText.checkDelivery : deliveryText.toPinCode({ pinCode })}</b>
              <span />
            </button>
          )}
          <dl>
            <div>
              <CartText as="dt" {...text('label')} />
              <CartText as="dd" {...text('subtotal')} />
            </div>
            <div>
              <dt>
                <CartText {...text('discountLabel')} />
                {/* Before today's prices no discount is known. */}
                <CartText className="soft small" {...text('unsure')} />
              </dt>
              <CartText as="dd" className="cart__saved" {...text('discount')} />
            </div>
            <div>
              <dt>
                {cartText.delivery}
                <CartText {...text('parcels')} />
              </dt>
              <CartText as="dd" {...text('fee')} />
            </div>
            <div data-row="cashFee" hidden={!texts?.['cashFee']}>
              <dt>{cartText.cashFee}</dt>
              <CartText as="dd" {...text('cashFee')} />
            </div>
            <div className="cart__subtotal">
              <dt>{cartText.total}</dt>
              <CartText as="dd" {...text('total')} />
            </div>
          </dl>
          <CartText as="p" className="cart__hint" {...text('unavailable')} />
          {marks}
        </div>
        <CartText as="p" className="cart__hint" {...text('hint')} />
        <div className="cart__actions">
          {bar ?? (
            <a className="button button--quiet" href={below({ prefix }, CART_PATH) + hash}>
              {cartText.open}
            </a>
          )}
          <a
            className="button"
            href={below({ prefix }, CHECKOUT_PATH) + hash}
            data-text="checkout"
            hidden={!texts?.['checkout']}
          >
            {texts ? texts['checkout'] : cartText.checkoutButton}
          </a>
        </div>
      </div>
    </>
  );
}

/** The empty state. */
export function EmptyCart({ prefix }: { readonly prefix: string }) {
  return (
    <>
      <EmptyPicture scene="basket" />
      <p className="cart__empty-title">{cartText.empty}</p>
      <p>{cartText.emptyHint}</p>
      <a className="button" href={below({ prefix }, PRODUCTS_PATH)}>
        {cartText.allProducts}
      </a>
    </>
  );
}
