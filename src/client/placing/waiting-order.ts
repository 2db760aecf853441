import type { Order } from '../../contract/orders.ts';
import { checkoutText } from '../../messages/rooms/checkout.ts';
import { isSentByItself, type WaitingOrder } from './placing-attempt.ts';
import { marketPagePath } from '../../paths.ts';
import { tell } from '../../browser/notice.ts';
import { clearDraft, writeDraft } from '../forms/form-draft.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { formatAmount } from '../../browser/money.ts';
import { formatMoment, writeTexts } from '../../browser/templates.ts';
import { keyHash } from '../own-orders/known-orders.ts';
import { orderPath } from '../own-orders/order-path.ts';
import { page } from '../../browser/page.ts';
import { $storageFails } from '../../browser/storage.ts';
import { readAttempt } from './attempt.ts';
import { DRAFT_KEY, PLACING_KEY } from './placing-key.ts';
import { cancelWaiting, readWaiting, sendWaiting } from './waiting.ts';
import '../items/badge.ts';
import '../../browser/status.ts';

/** Browsers don't always notice a new connection. */
const RETRY_MS = 30_000;

/** Dispatched on the document when no order waits any more: it was cancelled, or another tab has sent it. */
export const WAITING_OVER = 'waiting-over';

const find = (): HTMLElement | null => document.querySelector('[data-waiting]');

/** Shows the waiting order where the page has a place for it (components/checkout/WaitingOrder.astro). */
function show(waits: WaitingOrder | undefined, order?: Order): void {
  const element = find();
  if (!element) return;
  element.hidden = !waits && !order;
  const isRefused = waits?.refusal !== undefined;
  writeTexts(element, {
    head: order ? checkoutText.placed : isRefused ? checkoutText.notPlaced : checkoutText.waiting,
    order: order
      ? checkoutText.placedOrder({ number: order.number, total: formatAmount(order.amounts.totalMinor) })
      : waits && describeOrder(waits),
    news: order ? '' : waits && describeState(waits),
  });
  for (const [way, isShown] of Object.entries({
    order: order !== undefined,
    look: !order && isRefused,
    send: !order && !isRefused,
    cancel: !order,
  })) {
    const control = element.querySelector<HTMLElement>(`[data-way=${way}]`);
    if (control) control.hidden = !isShown;
  }
  const link = element.querySelector<HTMLAnchorElement>('[data-way=order]');
  if (link && order) link.href = `${orderPath(order.number)}&placed=yes${keyHash(order.key)}`;
}

function describeOrder({ review: { lines, amounts }, at }: WaitingOrder): string {
  const pieces = lines.reduce((sum, { isOpen, quantity }) => sum + (isOpen ? quantity : 0), 0);
  const total = formatAmount(amounts.totalMinor);
  const moment = formatMoment(new Date(at).toISOString());
  return checkoutText.waitingOrder({ pieces, total, moment });
}

function describeState(waits: WaitingOrder): string {
  if (waits.refusal !== undefined) return checkoutText.changedSince({ changes: waits.refusal });
  if (!isSentByItself(waits, Date.now())) return checkoutText.dayOld;
  const order = $storageFails.get() ? 'unsaved' : 'saved';
  return checkoutText.sendOnce({ order });
}

async function send(isWanted: boolean): Promise<void> {
  const placing = await sendWaiting(isWanted);
  if (placing?.state === 'placed') {
    clearDraft(DRAFT_KEY);
    show(undefined, placing.order);
    tell(checkoutText.placedNow({ number: placing.order.number }));
    return;
  }
  const waits = readWaiting();
  if (waits) show(waits);
  if (!placing) return;
  if (placing.state === 'unknown') {
    if (isWanted) tell(checkoutText.saved);
  } else tell(checkoutText.changed);
}

const sendQuietly = (): void => {
  if (document.visibilityState === 'visible' && navigator.onLine && readWaiting()) send(false).catch(() => {});
};

async function cancel(): Promise<void> {
  const mayBeThere = await cancelWaiting();
  show(undefined);
  tell(mayBeThere ? checkoutText.cancelledLate : checkoutText.cancelled);
  document.dispatchEvent(new Event(WAITING_OVER));
}

/** Takes the order back into the checkout, as it was typed. */
async function look(): Promise<void> {
  const { waits, only = '' } = readAttempt() ?? {};
  if (waits) writeDraft(DRAFT_KEY, { contact: waits.request.contact, address: waits.request.address });
  await cancelWaiting();
  const path = marketPagePath(page, 'checkout') + only;
  if (location.pathname + location.search === path) location.reload();
  else location.assign(path);
}

const element = find();
element?.addEventListener('click', (event) => {
  const control = (event.target as Element).closest<HTMLElement>('[data-way]');
  const act = { look, cancel, send: () => send(true) }[control?.dataset['way'] ?? ''];
  if (!act) return;
  event.preventDefault();
  whileBusy(control, act, () => tell(FAILED), element).catch(() => {});
});
addEventListener('online', sendQuietly);
addEventListener('visibilitychange', sendQuietly);
setInterval(sendQuietly, RETRY_MS);
// Another tab has sent or cancelled it.
addEventListener('storage', ({ key }) => {
  if (key !== PLACING_KEY) return;
  const waits = readWaiting();
  show(waits);
  if (!waits) document.dispatchEvent(new Event(WAITING_OVER));
});

/** Shows an order that waits now, and sends it if it can be sent. */
export function showWaiting(): void {
  show(readWaiting());
  sendQuietly();
}
showWaiting();
