import { type Review, wantedLine } from '../../orders/checkout.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { estimateDelivery } from '../../core/delivery/delivery-date.ts';
import { hasDay } from '../../core/delivery/delivery-rules.ts';
import type { Quote } from '../../contract/order-requests.ts';
import { cleanPinCode, isPinCode } from '../../core/address/pin-code.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { $arrivals } from '../../stores/arrivals.ts';
import { $session, readToken } from '../../stores/session.ts';
import { readDeliverTo } from '../delivery/deliver-to.ts';
import { askHost } from '../../browser/api/api.ts';
import { formatAmount } from '../../browser/money.ts';
import { page } from '../../browser/page.ts';
import { formatDays, writeTexts } from '../../browser/templates.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { prepare, showAccount } from './checkout-send.ts';
import { showArrivals, showNotes } from './review-notes.ts';
import { takeQuote } from './take-quote.ts';

/** The host's quotes for the order as it is shown, and who orders. */

let asked: string | undefined;

/**
 * Asks the host for a quote whenever lines, payment or PIN code change. Without an answer the page's own amounts stay. The request
 * includes lines that were unavailable before, as they may be in stock again.
 */
export async function askQuote(checkout: CheckoutPage): Promise<void> {
  const { payment } = checkout;
  const lines = checkout.review.lines.map(wantedLine);
  if (lines.length === 0) return;
  const pinCode = readPinCode(checkout, asked === undefined);
  showNotes(checkout);
  showArrivals(checkout, pinCode)
    .then(() => showEstimate(checkout, checkout.review))
    .catch(() => {});
  const code = checkout.querySelector<HTMLInputElement>('[name=code]')?.value || undefined;
  const body = { market: page.market, lines, payment, pinCode: isPinCode(pinCode) ? pinCode : undefined, code };
  const token = readToken();
  const key = JSON.stringify([body, token]);
  if (key === asked) return;
  asked = key;
  const answer = await askHost<{ quote: Quote }>('/quote', { body, token });
  if (key !== asked) return;
  if (answer.ok) takeQuote(checkout, { quote: answer.data.quote, payment });
  else asked = '';
}

/** Says what the delivery of a review costs and when it arrives, unless some of it is, or may be, refused. */
export function showEstimate(checkout: CheckoutPage, { lines, amounts }: Review): void {
  const leadTimes = lines.map(({ isOpen, making }) => (isOpen ? making?.days : 0));
  const estimate =
    checkout.quoted?.quote.estimate ?? estimateDelivery(checkout.facts, indianDay(Date.now()), leadTimes);
  const days = formatDays(estimate);
  const { deliveryMinor } = amounts;
  const cost = deliveryMinor === 0 ? cartText.free : formatAmount(deliveryMinor);
  const timed =
    estimate.means === 'delivery' ? checkoutText.costArrives({ cost, days }) : checkoutText.costLeaves({ cost, days });
  writeTexts(checkout, { delivery: [...$arrivals.get().values()].every(hasDay) ? timed : cost });
}

/** The PIN code in the form. The first time it is the one that was typed last anywhere, for which the cart has said when it arrives. */
function readPinCode(checkout: CheckoutPage, isFirst: boolean): string {
  const field = checkout.querySelector<HTMLInputElement>('[name="address.pinCode"]');
  if (!field) return '';
  const known = isFirst ? readDeliverTo() : undefined;
  if (known !== undefined && known !== cleanPinCode(field.value)) {
    // City and state of a draft were those of its PIN code.
    for (const name of ['city', 'state']) {
      const other = checkout.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="address.${name}"]`);
      if (other) other.dataset['filled'] = other.value;
    }
    field.value = known;
    // Updates the stored draft, and city and state if the form is in use.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return cleanPinCode(field.value);
}

/** Reads the cart from the address of a browser that stores nothing. */
export const fillCart = () => import('../cart/add-from-address.ts').then(({ addFromAddress }) => addFromAddress());

/** Tells a signed-in user on which account the order is placed; also after logging in or out on this page. */
export async function greet(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  prepare(checkout, form);
  takeCode(checkout);
  keepPage();
  // When the connection is back; what is there is not loaded again.
  addEventListener('online', keepPage);
  let greeted: string | undefined;
  const showUser = async () => {
    const token = readToken();
    if (token === greeted) return;
    greeted = token;
    await showAccount(checkout, form);
  };
  $session.listen(showUser);
  await showUser();
}

/** Types the code that a link brings (`/checkOut?code=GIFT100`), and shows the one that was typed before a reload. */
function takeCode(checkout: CheckoutPage): void {
  const field = checkout.querySelector<HTMLInputElement>('[name=code]');
  const code = new URLSearchParams(location.search).get('code') ?? field?.value;
  if (!field || !code) return;
  field.value = code;
  field.closest('details')?.toggleAttribute('open', true);
  checkout.show();
}

/** Has the page kept with what sends an order: the connection may be lost from now on. */
function keepPage(): void {
  import('../boot/later.ts').then(({ register }) => register()).catch(() => {});
}
