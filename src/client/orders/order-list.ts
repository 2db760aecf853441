import { listComma } from '../../messages/language.ts';
import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { OrderList, OrderSummary } from '../../contract/orders.ts';
import { listSums } from '../../orders/order-sums.ts';
import { orderState, orderTone } from '../../orders/order-words.ts';
import { isPicture } from '../../core/site/own-path.ts';
import { ordersText } from '../../messages/rooms/orders.ts';
import { termsText } from '../../messages/rooms/terms.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { askHost } from '../../browser/api/api.ts';
import { keepCodes } from '../own-orders/keep-codes.ts';
import { readKnownOrders } from '../own-orders/known-orders.ts';
import { marketKey } from '../../browser/page.ts';
import { readStored } from '../../browser/storage.ts';
import { tell } from '../../browser/notice.ts';
import { readToken } from '../../stores/session.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { describeEstimate } from '../own-orders/order-estimate.ts';
import { daysOf } from '../own-orders/order-change.ts';
import { orderPath, paymentPath } from '../own-orders/order-path.ts';
import type { Shown } from '../own-orders/ask-about-order.ts';
import { showParts } from '../../browser/parts.ts';
import { make } from '../../browser/make.ts';
import { formatAmount } from '../../browser/money.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { formatDate } from '../own-orders/moments.ts';

/** The orders of the account and those remembered on this device, newest first. */
export async function showList(container: HTMLElement): Promise<Shown> {
  // An order that waits for a connection is shown above the list.
  if (readStored(marketKey('checkout')) !== null) import('../placing/follow-waiting.ts').catch(() => {});
  const known = readKnownOrders();
  const token = readToken();
  const [own, kept] = await Promise.all([
    token === undefined ? undefined : askHost<OrderList>('/orders', { token }),
    known.length === 0 ? undefined : askHost<OrderList>('/orders/known', { body: { orders: known } }),
  ]);
  const failed = [own, kept].find((answer): answer is Refused => answer?.ok === false && answer.code !== 401);
  if (failed) return failed;
  const orders = new Map<string, OrderSummary>();
  for (const answer of [own, kept])
    if (answer?.ok) for (const order of answer.data.orders) orders.set(order.number, order);
  // Below orders, the search for one is folded; a wide screen has room for it beside them.
  const isOpen = orders.size === 0 || matchMedia('(width >= 64rem)').matches;
  container.querySelector('[data-part=track] > details')?.toggleAttribute('open', isOpen);
  if (orders.size === 0) {
    showParts(container, own?.ok ? 'noneYet' : 'none', 'track');
    return 'shown';
  }
  const list = container.querySelector('[data-list=orders]');
  const sorted = [...orders.values()].sort((a, b) => (a.placedAt < b.placedAt ? 1 : -1));
  list?.replaceChildren(...sorted.map((order) => showSummary(container, order)));
  showParts(container, 'list', 'track');
  offerMore(container, list, own?.ok ? own.data.next : undefined, token);
  return 'shown';
}

function showSummary(container: HTMLElement, order: OrderSummary): HTMLElement {
  const { number, title, placedAt, pieces, lineCount, market, sums, pictures, status } = order;
  const card = copyTemplate(container, 'summary');
  const [link, pay] = card.querySelectorAll('a');
  if (link) link.href = orderPath(number, market);
  if (pay) pay.href = paymentPath(number, 'start', market);
  const { words, notes } = orderState(order);
  const isDue = status === 'awaiting-payment';
  const isReturning = order.shipments.some(({ returned }) => returned === 'requested');
  const { refund: refundDays } = daysOf(container, order);
  const [amount, ...further] = listSums(sums, (minor) => formatAmount(minor, market)).reverse();
  const hasSums = !isDue && status !== 'expired';
  writeTexts(card, {
    title,
    more: lineCount > 1 ? `+${lineCount - 1}` : '',
    status: words,
    estimate: [
      notes,
      describeEstimate(order) ||
        (isReturning ? ordersText.refundWithin({ within: termsText.within({ days: refundDays }) }) : ''),
    ]
      .filter(Boolean)
      .join(' '),
    payNow: isDue ? ordersText.payNow({ amount: formatAmount(sums.dueMinor, market) }) : '',
    sums: hasSums ? amount : '',
    further: hasSums ? further.reverse().join(listComma()) : '',
    facts: ordersText.facts({ number, day: formatDate(placedAt) }),
    pieces: cartText.pieces({ pieces }),
  });
  card.querySelector('[data-text=status]')?.classList.add(`order-status--${orderTone(order)}`);
  const src = pictures.find(isPicture);
  if (src) {
    const image = make('img', { className: 'thumb', src, alt: '', width: 256, height: 256 });
    image.addEventListener('error', () => image.remove());
    card.querySelector('.order-card__picture')?.prepend(image);
  }
  keepCodes(card);
  return card;
}

/** A button for older orders of the account. */
function offerMore(
  container: HTMLElement,
  list: Element | null,
  next: string | undefined,
  token: string | undefined,
): void {
  const button = container.querySelector<HTMLButtonElement>('[data-act=more]');
  if (!button || !list) return;
  button.hidden = next === undefined;
  const append = async () => {
    const answer = await askHost<OrderList>(`/orders?after=${next}`, { token });
    if (!answer.ok) {
      tell(describeTrouble(answer) ?? FAILED);
      return;
    }
    list.append(...answer.data.orders.map((order) => showSummary(container, order)));
    offerMore(container, list, answer.data.next, token);
  };
  button.onclick = () => void whileBusy(button, append, () => tell(FAILED));
}
