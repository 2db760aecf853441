import { cartText } from '../../messages/rooms/cart.ts';
import { CartText } from './CartText.tsx';

/** Heads the totals of the cart, on its page. */
export const SUMMARY_HEADING = <h2>{cartText.summary}</h2>;

/** Pieces and total in the bar of a phone, on the cart's page. */
export const CART_BAR = <CartText as="strong" className="cart__bar" name="bar" text={undefined} />;
