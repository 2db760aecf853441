import { describeTrouble, UNREACHABLE } from '../../browser/api/api-answer.ts';
import type { Review } from '../../orders/checkout.ts';
import { orderedLines } from '../../orders/checkout-check.ts';
import type { Quote } from '../../contract/order-requests.ts';
import type { PaymentMethod } from '../../core/order/order-total.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { isPinCode } from '../../core/address/pin-code.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import type { TypedOrder } from '../placing/placing-attempt.ts';
import { marketPagePath } from '../../paths.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';
import { lookUpPinCode } from '../forms/pin-codes.ts';
import { readAttempt } from '../placing/attempt.ts';
import { describeChanges } from '../placing/describe-changes.ts';
import { DRAFT_KEY } from '../placing/placing-key.ts';
import { keyHash } from '../own-orders/known-orders.ts';
import { letWait } from '../placing/waiting.ts';
import { showWaiting, WAITING_OVER } from '../placing/waiting-order.ts';
import { findUnacknowledged, type Placing, placeOrder } from '../placing/placing.ts';
import { tell } from '../../browser/notice.ts';
import { buysOne } from '../../stores/cart.ts';
import { logOut, readToken } from '../../stores/session.ts';
import '../items/badge.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { saveAddress } from './save-address.ts';
import { takeQuote } from './take-quote.ts';
import { clearDraft } from '../forms/form-draft.ts';
import { clearErrors, showErrors, validateForm, watchForm } from '../../browser/forms/form-errors.ts';
import { readValues } from '../forms/form-values.ts';
import { orderPath } from '../own-orders/order-path.ts';
import { addressRules, fillFromPinCode, readPinCode } from '../forms/pin-fill.ts';
import { showParts } from '../../browser/parts.ts';
import { writeTexts } from '../../browser/templates.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';

/** Sends the order, and explains why it could not be placed as shown. */

let isPrepared = false;

/** Watches the form, from when it is first focused or filled in: browsers also fill fields in that have no focus. */
export function prepare(checkout: CheckoutPage, form: HTMLFormElement): void {
  if (isPrepared) return;
  isPrepared = true;
  const begin = new AbortController();
  const watch = () => {
    begin.abort();
    fillFromPinCode(form, 'address');
    watchForm(form, addressRules(form, checkout.facts.country));
  };
  if (form.contains(document.activeElement)) watch();
  else for (const type of ['focusin', 'input']) form.addEventListener(type, watch, begin);
}

interface Account {
  readonly username: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Shows the signed-in user, fills in the account's contact data and offers its addresses. Takes it back after a log-out. */
export async function showAccount(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  const token = readToken();
  if (token === undefined) {
    showGuest(checkout, form);
    return;
  }
  const answer = await askHost<{ account: Account } | null>('/isValidSession', { token });
  if (!answer.ok || !answer.data) return;
  const { username, email, phone } = answer.data.account;
  const guest = form.querySelector<HTMLElement>('[data-slot=guest]');
  if (guest) guest.hidden = true;
  writeTexts(checkout, { account: checkoutText.loggedInAs({ name: username }) });
  fillEmpty(form, { 'contact.email': email, 'contact.phone': phone && formatPhone(phone) });
  const { offerAddresses } = await import('./saved-addresses.ts');
  await offerAddresses(form);
  // The name of a saved address is the better one.
  fillEmpty(form, { 'contact.name': username });
}

/** Fills in what the account knows, where nothing was typed, and nobody is about to: what is typed next would follow it. */
function fillEmpty(form: HTMLFormElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!field || !value || field.value !== '' || field === document.activeElement) continue;
    field.value = value;
    field.dataset['account'] = value;
    // Updates the stored draft and the field's error.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function showGuest(checkout: CheckoutPage, form: HTMLFormElement): void {
  writeTexts(checkout, { account: '' });
  form.querySelector('[data-slot=guest]')?.removeAttribute('hidden');
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-account]'))
    if (field.value === field.dataset['account']) field.value = '';
}

/** After a reload: shows an order that waits; if one was sent and placed, opens its page. Returns a message if that is not known. */
export async function resume(checkout: CheckoutPage): Promise<string | undefined> {
  if (readAttempt()?.waits) {
    showWaitingOrder(checkout);
    return undefined;
  }
  const found = await findUnacknowledged();
  if (found?.state === 'placed') leave(checkout, found);
  return found && found.state !== 'placed' ? `${checkoutText.unacknowledged} ${checkoutText.once}` : undefined;
}

export async function send(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  const work = async () => {
    if (checkout.isLeaving) return;
    // What was shown when the button was pressed: a quote that arrives meanwhile is no reason to order at another price.
    const { review } = checkout;
    checkout.tell('');
    offerToWait(form, undefined);
    clearErrors(form);
    const { code } = readPinCode(form, 'address');
    // Without the list of PIN codes, the typed city and state are used.
    if (isPinCode(code)) await lookUpPinCode(code).catch(() => undefined);
    if (validateForm(form, addressRules(form, checkout.facts.country))) await sendOrder(checkout, form, review);
  };
  await whileBusy(
    form.querySelector('[type=submit]'),
    work,
    () => checkout.tell(`${FAILED} ${checkoutText.once}`),
    form,
  ).finally(() =>
    untilChanged(form, () => {
      checkout.tell('');
      // It would keep what was typed before.
      offerToWait(form, undefined);
    }),
  );
}

async function sendOrder(checkout: CheckoutPage, form: HTMLFormElement, review: Review): Promise<void> {
  const { payment } = checkout;
  const lines = orderedLines(review);
  if (lines.length === 0) {
    checkout.tell(checkoutText.nothingToOrder);
    return;
  }
  const values = readValues(form);
  const { contact, address } = values;
  const request: TypedOrder = {
    market: page.market,
    lines,
    contact,
    address,
    deliveryOption: 'standard',
    payment,
    code: typeof values['code'] === 'string' && values['code'] ? values['code'] : undefined,
    expectedTotalMinor: review.amounts.totalMinor,
  };
  const canWait = payment === 'cash';
  if (!navigator.onLine) {
    if (canWait) await wait(checkout, request, review);
    else checkout.tell(checkoutText.onlineOnly);
    return;
  }
  // The form stays while it is sent: a placed order empties the cart before its page opens.
  checkout.isLeaving = true;
  const placing = await placeOrder(request).finally(() => {
    checkout.isLeaving = false;
  });
  if (placing.state === 'placed') {
    checkout.isLeaving = true;
    if (values['saveAddress'] === true) await saveAddress(values);
    leave(checkout, placing);
    return;
  }
  checkout.show();
  if (placing.state === 'changed') showChange(checkout, placing.quote, review, payment);
  else if (placing.state === 'invalid') showErrors(form, placing.fields);
  else if (placing.state === 'logged-out') {
    logOut();
    writeTexts(checkout, { account: '' });
    checkout.tell(checkoutText.loggedOutNothing);
  } else if (placing.state === 'unknown') {
    const trouble = describeTrouble({ ...UNREACHABLE, code: placing.code });
    checkout.tell(`${trouble ?? checkoutText.atOurEnd} ${checkoutText.once}`);
    if (canWait && placing.code === 0) offerToWait(form, () => wait(checkout, request, review));
  }
}

/** Shows old and new values where the host's quote differs; the shopper confirms by sending again. */
function showChange(checkout: CheckoutPage, quote: Quote, review: Review, payment: PaymentMethod): void {
  const changes = describeChanges(review, quote);
  takeQuote(checkout, { quote, payment });
  checkout.tell([checkoutText.nothingYet, ...changes, checkoutText.toAccept].join('\n'));
}

/** Shows the order that waits, in place of the form, until it is placed or cancelled. */
function showWaitingOrder(checkout: CheckoutPage): void {
  checkout.isLeaving = true;
  showParts(checkout);
  const showForm = () => {
    checkout.isLeaving = false;
    checkout.show();
  };
  document.addEventListener(WAITING_OVER, showForm, { once: true });
  showWaiting();
}

/** Stores the order, to be sent when the connection is back. */
async function wait(checkout: CheckoutPage, request: TypedOrder, review: Review): Promise<void> {
  await letWait(request, review);
  showWaitingOrder(checkout);
  document.querySelector<HTMLElement>('[data-waiting]')?.scrollIntoView({ block: 'center' });
}

/** Offers to let an order wait of which the shop could not be told; undefined takes the offer back. */
function offerToWait(form: HTMLFormElement, act: (() => Promise<void>) | undefined): void {
  const button = form.querySelector<HTMLButtonElement>('[data-act=wait]');
  if (!button) return;
  button.hidden = !act;
  button.onclick = act ? () => void whileBusy(button, act, () => tell(FAILED)).catch(() => {}) : null;
}

/** Opens the order's page, or its payment page. */
function leave(checkout: CheckoutPage, { order }: Extract<Placing, { state: 'placed' }>): void {
  checkout.isLeaving = true;
  clearDraft(DRAFT_KEY);
  const number = encodeURIComponent(order.number);
  const path = order.canPay
    ? `${marketPagePath(page, 'payment')}?order=${number}&start=yes`
    : `${orderPath(order.number)}&placed=yes`;
  // Back leads to where the product was: its checkout would order it a second time.
  if (buysOne) location.replace(path + keyHash(order.key));
  else location.assign(path + keyHash(order.key));
}
