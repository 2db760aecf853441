import { cartText } from '../../messages/rooms/cart.ts';

/** What shares the cart, on its page. */
export const SHARE_CART = (
  <button className="link-button" type="button" data-do="shareList" value="cart">
    {cartText.share}
  </button>
);
