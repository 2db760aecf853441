import type { ReactNode } from 'react';
import { cartText } from '../../messages/rooms/cart.ts';
import { CartText } from './CartText.tsx';

/** Heads the totals of the cart, on its page. */
export const SUMMARY_HEADING = <h2>{cartText.summary}</h2>;

/** Pieces and total in the bar of a phone, on the cart's page. */
export const CART_BAR = <CartText as="strong" className="cart__bar" name="bar" text={undefined} />;

/** Below the totals, on the cart's page: what is saved, whose line is kept before it is known, and the ways to pay. */
export const belowTotals = (marks: ReactNode): ReactNode => (
  <>
    <p className="cart__saving">
      <CartText className="cart__saved" name="saving" text={undefined} />
    </p>
    {marks}
  </>
);
