import { type Html, html, rawHtml } from '../../ground/http/html.ts';
import { ACTIONS } from './bank.ts';
import type { SimulatedOrder } from './state.ts';

/** The browser side of the simulator: a replacement for the provider's script, and a checkout page. */

/** Implements the part of the provider's script that pages use. */
export const makeScript = (base: string): string => `// A simulator: it stands in for the payment provider's script.
(function () {
  var base = new URL(${JSON.stringify(base)}, document.currentScript.src).href;
  window.Cashfree = function () {
    return {
      checkout: function (options) {
        if (!options || !options.paymentSessionId) return Promise.resolve({ error: { message: 'paymentSessionId is missing' } });
        var address = base + '/checkout?session=' + encodeURIComponent(options.paymentSessionId);
        window.open(address, options.redirectTarget || '_self');
        return Promise.resolve({ redirect: true });
      }
    };
  };
})();
`;

/** Headers of the pages. Scripts and external resources are forbidden; the form may be sent to the simulator and the shop. */
export const pageHeaders = (returnUrl: string | undefined): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  // Browsers apply this list to the redirect after a form too.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'${returnUrl && URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
});

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:0 auto;padding:1.5rem 1rem;color-scheme:light dark}' +
  'h1{margin:0;font-size:1.5rem}p{margin:.25rem 0}.note{margin-bottom:1.5rem;font-size:.875rem}' +
  'button{display:block;width:100%;min-height:48px;margin:.5rem 0;padding:.5rem 1rem;border:1px solid;border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:start}' +
  'button:first-of-type{border-color:CanvasText;background:CanvasText;color:Canvas;font-weight:700}';

const page = (title: string, content: Html): string =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${rawHtml(STYLE)}</style>
<main><h1>${title}</h1><p class="note">Only a test: no money moves and no bank is asked.</p>${content}</main></html>
`.toString();

/** The checkout, with the amount and a button for each action. */
export function checkoutPage(order: SimulatedOrder, base: string): string {
  const buttons = Object.entries(ACTIONS).map(
    ([action, label]) => html`<button type="submit" name="action" value="${action}">${label}</button>`,
  );
  return page(
    'Payment simulator',
    html`<p>Order ${order.order_id}: <strong>${order.order_currency} ${order.order_amount.toFixed(2)}</strong></p>
<form method="post" action="${base}/checkout"><input type="hidden" name="session" value="${order.payment_session_id}">${buttons}</form>`,
  );
}

/** The page for an order that is unknown or can no longer be paid. */
export const closedPage = (returnTo: string | undefined): string =>
  page(
    'Nothing to pay',
    returnTo === undefined
      ? html`<p>There is no such payment.</p>`
      : html`<p>This payment is over.</p><p><a href="${returnTo}">Back to the shop</a></p>`,
  );
