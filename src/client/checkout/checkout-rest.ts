/** What the checkout needs once it is shown, in one file: the host's quote, what is said of lines, and what sends the order. */
export { askQuote, fillCart, greet, showEstimate } from './checkout-quote.ts';
export { resume, send } from './checkout-send.ts';
