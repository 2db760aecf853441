/** What shares the cart, on its page. */
export const SHARE_CART = (
  <button className="link-button" type="button" data-do="shareList" value="cart">
    Share this cart
  </button>
);
