import type { Order } from '../../contract/orders.ts';
import { addressLines } from '../../core/address/address.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import { addDays } from '../../core/delivery/delivery-date.ts';
import { costMinor, listOffers, listReductions, refundLabel, sumsOf, sumsWords } from '../../orders/order-sums.ts';
import { eventWords, momentOf, orderState, orderTone, orderWords, paymentWords } from '../../orders/order-words.ts';
import { refundWords } from '../../orders/refund-words.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { orderSumsText } from '../../messages/rooms/order-sums.ts';
import { documentsText } from '../../messages/rooms/documents.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { keepCodes } from '../own-orders/keep-codes.ts';
import { askAboutOrder, type Shown } from '../own-orders/ask-about-order.ts';
import { changeOrder, daysOf, onceSubmitted, type ShowChanged, tell } from '../own-orders/order-change.ts';
import { describeEstimate } from '../own-orders/order-estimate.ts';
import {
  complaintPath,
  describeDeadline,
  leadToMarket,
  orderPath,
  ordersPath,
  paymentPath,
} from '../own-orders/order-path.ts';
import { showShipment } from './order-shipment.ts';
import { formatDayOf } from '../own-orders/order-step.ts';
import { loadReturnStyles } from '../returns/return-styles.ts';
import { sum } from './sum-row.ts';
import { readToken } from '../../stores/session.ts';
import { findPart, showParts } from '../../browser/parts.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { formatAmount } from '../../browser/money.ts';
import { offerCopy } from '../../browser/alerts/offer-copy.ts';
import { formatDate } from '../own-orders/moments.ts';
import { copyTemplate, formatDay, formatMoment, writeTexts } from '../../browser/templates.ts';
import styles from './order-detail.css?url';

/** Opens one order: status, actions, amounts. What it looks like, which the list does without, comes with it. */
export async function openOrder(container: HTMLElement, number: string): Promise<Shown> {
  const [answer] = await Promise.all([askAboutOrder(number), loadStyles(styles)]);
  if (!answer.ok) return answer;
  const { order } = answer.data;
  if (!leadToMarket(order)) await showOrder(container, order);
  return 'shown';
}

/** How long an order waits for its further parts: it may be read without them. */
const PARTS_MS = 1500;

/** The statuses in which the same can be ordered again. */
const ENDED: readonly Order['status'][] = ['delivered', 'returned', 'cancelled', 'expired'];

/** Loads the parts that not every order has, so that nothing moves when they come. Never fails. */
async function loadParts(order: Order) {
  const { payment, shipments } = order;
  const isDelivered = shipments.some(({ status }) => status === 'delivered');
  const hasReturns = shipments.some(({ returns }) => returns.length > 0);
  const parts = Promise.all([
    payment.canNameUpi ? import('./order-upi.ts') : undefined,
    isDelivered
      ? import('./order-review.ts').then((reviews) => reviews.readReviews(order).then(() => reviews))
      : undefined,
    hasReturns
      ? Promise.all([import('../returns/return-photos.ts'), loadReturnStyles()]).then(([photos]) => photos)
      : undefined,
  ]).catch(() => []);
  const late = new Promise<[]>((done) => setTimeout(done, PARTS_MS, []));
  return { parts, inTime: await Promise.race([parts, late]) };
}

/** Shows an order, with a message about the last action. */
async function showOrder(container: HTMLElement, order: Order, news?: string): Promise<void> {
  const root = findPart(container, 'order');
  if (!root) return;
  const { parts, inTime } = await loadParts(order);
  const element = copyTemplate(container, 'order');
  const show = (changed: Order, done: string) => showOrder(container, changed, done);
  const { refund: refundDays, cash: takesCash } = daysOf(container, order);
  const isNew = takePlaced();
  fillHead(element, order, { isNew, takesCash, refundDays });
  // Nothing that the shop sends has the link of this guest.
  if (isNew && container.dataset['writes'] === undefined && !order.contact.email && readToken() === undefined)
    (await import('./order-keep.ts')).showOwnLink(element, order);
  fillSums(element, order);
  const parcels = order.shipments.map((shipment) => showShipment(container, order, shipment, show));
  sayOnce(parcels);
  element.querySelector('[data-list=shipments]')?.replaceChildren(...parcels);
  element.querySelector('[data-list=refunds]')?.replaceChildren(
    // A return says it with its steps.
    ...order.payment.refunds
      .filter(({ returnId, reason }) => returnId === undefined || reason === 'undelivered')
      .map((refund) =>
        entry(refundWords(formatAmount(refund.amountMinor, order.market), refund, order.payment, refundDays)),
      ),
  );
  element.querySelector('[data-list=timeline]')?.replaceChildren(
    ...order.timeline.map(({ at, event, shipmentId, note }) => {
      const seller = order.shipments.length > 1 && order.shipments.find(({ id }) => id === shipmentId)?.seller.name;
      return entry([`${formatMoment(at)}: ${eventWords(event, note)}`, seller].filter(Boolean).join('. '));
    }),
  );
  link(element, 'invoice', `${orderPath(order.number)}&view=invoice`);
  // None before the first parcel is dispatched.
  if (order.shipments.every(({ invoiceNumber }) => invoiceNumber === undefined))
    element.querySelector('[data-link=invoice]')?.remove();
  link(element, 'complaint', complaintPath(order.number));
  link(element, 'orders', ordersPath());
  offerAgain(element, order);
  // An order of several sellers, of which some have dispatched, can be cancelled in parts only.
  offerCancel(element, order, show);
  const offerParts = ([upi, reviews, photos]: Awaited<typeof parts>) => {
    upi?.offerUpi(element, order, show);
    reviews?.offerReviews(element, order);
    for (const [index, shipment] of order.shipments.entries())
      if (shipment.returns.length > 0) photos?.offerPhotos(parcels[index] as HTMLElement, order, shipment, show);
  };
  offerParts(inTime);
  if (inTime.length === 0) void parts.then(offerParts);
  keepCodes(element);
  root.replaceChildren(element);
  showParts(container, 'order');
  document.title = document.title.replace(/^[^|]*/, `${documentsText.order({ number: order.number })} `);
  tell(element, news);
}

/** Says only of the first parcel on its way what can be done about each. */
function sayOnce(parcels: readonly HTMLElement[]): void {
  const [, ...others] = parcels.flatMap((parcel) => [
    ...parcel.querySelectorAll<HTMLElement>('[data-text=choices]:not([hidden])'),
  ]);
  for (const other of others) other.hidden = true;
}

/** Whether the order was placed a moment ago. Removes that from the address, so that a reload or a shared link does not thank again. */
function takePlaced(): boolean {
  const query = new URLSearchParams(location.search);
  const isNew = query.get('placed') === 'yes';
  if (isNew) {
    query.delete('placed');
    history.replaceState(history.state, '', `${location.pathname}?${query}${location.hash}`);
  }
  return isNew;
}

function fillHead(
  element: HTMLElement,
  order: Order,
  {
    isNew,
    takesCash,
    refundDays,
  }: { readonly isNew: boolean; readonly takesCash: boolean; readonly refundDays: number },
): void {
  const { number, placedAt, contact, payment, market } = order;
  const { words, notes } = orderState(order);
  const sums = sumsWords(sumsOf(order), (minor) => formatAmount(minor, market));
  const { event, note } = order.timeline.at(-1) ?? {};
  // What became of a payment to the shop's UPI ID. Who has sent its number is not told to pay.
  const told = event === 'awaiting-payment' ? note : undefined;
  const headline = told ? '' : describeEnd(order, words, sums, refundDays) || describeEstimate(order);
  // A page has one h1, and says each thing once.
  element.querySelector(isNew ? '[data-slot=head]' : '[data-slot=thanks]')?.remove();
  const copy = element.querySelector<HTMLElement>('[data-act=copy]');
  if (copy) offerCopy(copy, number, ordersText.numberCopied);
  writeTexts(element, {
    number,
    placed: ordersText.placedOn({ day: formatDate(placedAt) }),
    // The badge says no more than a headline with the same words.
    status: headline && !headline.toLowerCase().includes(words.toLowerCase()) ? words : '',
    estimate: headline || words,
    notes,
    thanksSums: `${sums}.`,
    mails: contact.email && ordersText.mails({ email: contact.email }),
    thanks: ordersText.thanks({ phone: formatPhone(contact.phone) }),
    payNow: told ? ordersText.seePayment : ordersText.payNow({ amount: formatAmount(order.dueMinor, order.market) }),
    payTitle: order.canPay ? paymentWords(payment, order.status) : '',
    payUntil: told ?? describeDeadline(payment),
    payCash: takesCash ? ordersText.payCash : '',
  });
  element.querySelector('.order-status')?.classList.add(`order-status--${orderTone(order)}`);
  const pay = element.querySelector<HTMLElement>('[data-slot=pay]');
  if (pay) pay.hidden = !order.canPay;
  link(element, 'pay', paymentPath(number, 'start'));
  link(element, 'payCash', paymentPath(number, 'choose'));
}

/**
 * How an order ended, a headline: when it came, that it was cancelled, with its sums, by when it is refunded, or what the refund waits for.
 * Nothing while it goes on.
 */
function describeEnd(order: Order, words: string, sums: string, refundDays: number): string {
  const { status, payment } = order;
  if (status === 'cancelled')
    return sums === orderSumsText.nothingToPay ? ordersText.cancelledUnpaid : ordersText.cancelledWith({ sums });
  if (words === orderWords('requested')) return words;
  if (words === orderWords('returned')) {
    const due = payment.refunds.findLast((refund) => refund.status === 'due');
    if (!due) return '';
    return payment.canNameUpi && payment.refundUpi === undefined
      ? ordersText.addUpi({ amount: formatAmount(due.amountMinor, order.market) })
      : ordersText.refundBy({ day: formatDay(addDays(indianDay(Date.parse(due.at)), refundDays)) });
  }
  if (words !== orderWords('delivered')) return '';
  const last = order.shipments
    .map(({ id }) => momentOf(order, id, 'delivered') ?? '')
    .sort()
    .at(-1);
  return last ? ordersText.deliveredOn({ day: formatDayOf(last) }) : '';
}

/** What the order costs now, and how much of that is paid, refunded and due. */
function fillSums(root: HTMLElement, order: Order): void {
  const { amounts, payment, status, address, contact, market } = order;
  const sums = sumsOf(order);
  const { paidMinor, refundMinor, dueMinor } = sums;
  const isCash = payment.method === 'cash';
  const format = (minor: number) => formatAmount(minor, market);
  writeTexts(root, {
    items: format(amounts.itemsMinor),
    fee: amounts.deliveryMinor === 0 ? cartText.free : format(amounts.deliveryMinor),
    cashFee: format(amounts.cashFeeMinor),
    total: format(costMinor(sums)),
    paidLabel: isCash ? documentsText.paidInCash : documentsText.paidOnline,
    paid: format(paidMinor),
    refundedLabel: refundLabel(sums),
    refunded: format(refundMinor),
    dueLabel: isCash ? documentsText.cashDue : ordersText.stillToPay,
    due: format(dueMinor),
    // The rows of the amounts paid and due say it, the call to pay, or the headline.
    payment:
      paidMinor > 0 || order.canPay || (isCash && dueMinor > 0) || status === 'cancelled'
        ? ''
        : paymentWords(payment, status),
    address: [contact.name, formatPhone(contact.phone), ...addressLines(address)].join('\n'),
  });
  for (const [row, minor] of [
    ['cashFee', amounts.cashFeeMinor],
    ['paid', paidMinor],
    ['refunded', refundMinor],
    ['due', dueMinor],
  ] as const) {
    const element = root.querySelector<HTMLElement>(`[data-row=${row}]`);
    if (element) element.hidden = minor === 0;
  }
  root
    .querySelector('.sums__total')
    ?.before(
      ...[...listOffers(order), ...listReductions(order)].map(({ words, minor }) => sum(words, `−${format(minor)}`)),
    );
}

/** Not while the order is on its way: other things matter then. */
function offerAgain(element: HTMLElement, order: Order): void {
  const button = element.querySelector<HTMLButtonElement>('[data-act=reorder]');
  if (!button) return;
  button.hidden = !ENDED.includes(order.status);
  button.addEventListener('click', () => {
    void import('./order-again.ts').then(({ reorder }) => reorder(order, button));
  });
}

function offerCancel(element: HTMLElement, order: Order, show: ShowChanged): void {
  const details = element.querySelector<HTMLElement>('[data-slot=cancel]');
  const form = details?.querySelector('form');
  if (!details || !form) return;
  details.hidden = !order.canCancel;
  onceSubmitted(form, element, async () => {
    const reason = String(new FormData(form).get('reason') ?? '').trim();
    await changeOrder(element, order, '/cancel', reason ? { reason } : {}, ordersText.cancelled, show);
  });
}

function link(element: HTMLElement, name: string, href: string): void {
  for (const anchor of element.querySelectorAll<HTMLAnchorElement>(`a[data-link=${name}]`)) anchor.href = href;
}

function entry(text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.textContent = text;
  return item;
}
