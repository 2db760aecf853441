/** Heads the totals of the cart, on its page. */
export const SUMMARY_HEADING = <h2>Order summary</h2>;
