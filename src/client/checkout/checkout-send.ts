import { describeTrouble, UNREACHABLE } from '../../core/api-answer.ts';
import { openLines, type Review } from '../../core/checkout.ts';
import { checkoutRules, findChanges } from '../../core/checkout-check.ts';
import type { Quote } from '../../core/contract/orders.ts';
import type { PaymentMethod } from '../../core/order-total.ts';
import { formatPhone } from '../../core/phone.ts';
import { cleanPinCode, isPinCode } from '../../core/pin-code.ts';
import { sizeWords } from '../../core/size-words.ts';
import { marketPagePath } from '../../paths.ts';
import { askHost } from '../platform/api.ts';
import { page } from '../platform/page.ts';
import { knownPinPlace, lookUpPinCode } from '../forms/pin-codes.ts';
import { DRAFT_KEY } from './placing-key.ts';
import { keyHash } from '../orders/known-orders.ts';
import { findUnacknowledged, type Placing, placeOrder } from './placing.ts';
import { logOut, readToken } from '../../stores/session.ts';
import '../cart/badge.ts';
import { FAILED, whileBusy } from '../lib/busy.ts';
import type { CheckoutPage } from './checkout-page.ts';
import { takeQuote } from './take-quote.ts';
import { clearDraft } from '../forms/form-draft.ts';
import { checkForm, clearErrors, type Rule, showErrors, watchForm } from '../forms/form-errors.ts';
import { readValues } from '../forms/form-values.ts';
import { orderPath } from '../orders/order-path.ts';
import { fillFromPinCode } from '../forms/pin-fill.ts';
import { formatAmount } from '../lib/money.ts';
import { writeTexts } from '../lib/templates.ts';

/** Sends the order, and explains why it could not be placed as shown. */

const ONCE = 'It is ordered once, however often you try.';

/** Called when the form is first focused or touched. */
export function prepare(checkout: CheckoutPage, form: HTMLFormElement): void {
  fillFromPinCode(form, 'address');
  watchForm(form, rulesOf(checkout, form));
}

const typedPinCode = (form: HTMLFormElement): string => {
  const field = form.elements.namedItem('address.pinCode') as HTMLInputElement | null;
  return cleanPinCode(field?.value ?? '');
};

function rulesOf({ facts }: CheckoutPage, form: HTMLFormElement): Record<string, Rule> {
  return checkoutRules(facts.country, () => {
    const code = typedPinCode(form);
    return { code, place: knownPinPlace(code) };
  });
}

interface Account {
  readonly username: string;
  readonly email?: string;
  readonly phone?: string;
}

/** Shows the signed-in user and fills in the account's contact data. */
export async function showAccount(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  const token = readToken();
  if (token === undefined) return;
  const answer = await askHost<{ account: Account } | null>('/isValidSession', { token });
  if (!answer.ok || !answer.data) return;
  const { username, email, phone } = answer.data.account;
  const guest = form.querySelector<HTMLElement>('[data-place=guest]');
  if (guest) guest.hidden = true;
  writeTexts(checkout, { account: `Logged in as ${username}.` });
  for (const [name, value] of Object.entries({
    'contact.email': email,
    'contact.phone': phone && formatPhone(phone),
  })) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (!field || !value || field.value !== '') continue;
    field.value = value;
    // Updates the stored draft and the field's error.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** After a reload: if an order was sent and placed, opens its page. Returns a message if that is not known. */
export async function resume(checkout: CheckoutPage): Promise<string | undefined> {
  const found = await findUnacknowledged();
  if (found?.state === 'placed') leave(checkout, found);
  return found && found.state !== 'placed'
    ? `An order left this device, and we could not hear yet whether it has arrived. Place it again when there is a connection. ${ONCE}`
    : undefined;
}

export function send(checkout: CheckoutPage, form: HTMLFormElement): Promise<void> {
  const work = async () => {
    if (checkout.isLeaving) return;
    // What was shown when the button was pressed: a quote that arrives meanwhile is no reason to order at another price.
    const { review } = checkout;
    checkout.tell('');
    clearErrors(form);
    const code = typedPinCode(form);
    // Without the list of PIN codes, the typed city and state are used.
    if (isPinCode(code)) await lookUpPinCode(code).catch(() => undefined);
    const problems = checkForm(form, rulesOf(checkout, form));
    if (Object.keys(problems).length > 0) showErrors(form, problems);
    else await place(checkout, form, review);
  };
  return whileBusy(form.querySelector('[type=submit]'), work, () => checkout.tell(`${FAILED} ${ONCE}`), form);
}

async function place(checkout: CheckoutPage, form: HTMLFormElement, review: Review): Promise<void> {
  const { payment } = checkout;
  const lines = openLines(review.lines);
  if (lines.length === 0) {
    checkout.tell('Nothing in your cart can be ordered now. Your cart says what can be had, and when.');
    return;
  }
  const { contact, address } = readValues(form);
  const placing = await placeOrder({
    market: page.market,
    lines,
    contact,
    address,
    deliveryOption: 'standard',
    payment,
    expectedTotalMinor: review.amounts.totalMinor,
  });
  if (placing.state === 'placed') leave(checkout, placing);
  else if (placing.state === 'changed') showChange(checkout, placing.quote, review, payment);
  else if (placing.state === 'empty') checkout.show();
  else if (placing.state === 'invalid') showErrors(form, placing.fields);
  else if (placing.state === 'logged-out') {
    logOut();
    writeTexts(checkout, { account: '' });
    checkout.tell(
      'You are not logged in any more. Nothing has been ordered yet: log in, or place the order as a guest.',
    );
  } else {
    const trouble = describeTrouble({ ...UNREACHABLE, code: placing.code });
    checkout.tell(`${trouble ?? 'The shop did not answer as it should. Please try again.'} ${ONCE}`);
  }
}

/** Shows old and new values where the host's quote differs; the shopper confirms by sending again. */
function showChange(checkout: CheckoutPage, quote: Quote, review: Review, payment: PaymentMethod): void {
  const changes = findChanges(review, quote).map(({ title, size, fromMinor, toMinor }) => {
    const what = size === undefined ? title : `${title}, ${sizeWords(size)}`;
    return toMinor === undefined
      ? `${what}: can't be had any more and is left out.`
      : `${what}: ${formatAmount(fromMinor)} → ${formatAmount(toMinor)} a piece.`;
  });
  const [before, now] = [review.amounts.totalMinor, quote.amounts.totalMinor];
  takeQuote(checkout, { quote, payment });
  const total = before === now ? '' : `Total: ${formatAmount(before)} → ${formatAmount(now)}.`;
  const lines = ['Nothing has been ordered yet.', ...changes, total, 'Place the order again if that is right for you.'];
  checkout.tell(lines.filter(Boolean).join('\n'));
}

/** Opens the order's page, or its payment page. */
function leave(checkout: CheckoutPage, { order }: Extract<Placing, { state: 'placed' }>): void {
  checkout.isLeaving = true;
  clearDraft(DRAFT_KEY);
  const number = encodeURIComponent(order.number);
  const path = order.canPay
    ? `${marketPagePath(page, 'payment')}?order=${number}&start=yes`
    : `${orderPath(order.number)}&placed=yes`;
  location.assign(path + keyHash(order.key));
}
