import { listComma } from '../../messages/language.ts';
import { type Answered, UNREACHABLE } from '../../browser/api/api-answer.ts';
import { formatShortDay } from '../../core/calendar/short-day.ts';
import { BEFORE_DISPATCH, SHIPMENT_STATUSES, type ShipmentStatus } from '../../core/order/order-status.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { SellerShipment, SellerShipmentList } from '../../contract/seller-orders.ts';
import {
  collectionWords,
  dueWords,
  shipmentWords,
  shipmentState,
  toDoWords,
} from '../../orders/seller-shipment-words.ts';
import { documentsOf } from '../../core/order/shipment-documents.ts';
import { tell } from '../../browser/notice.ts';
import { findOwnPage } from './own-page.ts';
import { askAsSeller } from './seller-session.ts';
import { offerBulkSteps, updateBulkSteps } from './dashboard-bulk.ts';
import {
  offerPrints,
  offerSteps,
  pressFilter,
  readFilter,
  reportUnread,
  setTone,
  showCards,
  showLines,
  watchFilters,
} from './dashboard-list.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { make } from '../../browser/make.ts';
import { formatIn } from '../../browser/money.ts';
import { otherCourier } from '../../core/seller/courier-choices.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import type { Values } from '../forms/form-values.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import styles from './dashboard-orders.css?url';

/** A list of shipments that is read with others: of one state, or of all. */
interface Source {
  readonly status?: ShipmentStatus;
  /** Where it continues. */
  readonly after?: string;
}

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;
/** So long after the last key a search begins. */
const TYPING_MS = 300;

/** The seller's shipments of orders: what is to be done, by the day on which it has to go, late first; or the others, newest first. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  const start = () => void load(container, dashboard, sourcesOf(readFilter(container)), true);
  if (!opened.has(container)) {
    opened.add(container);
    watchFilters(container, start);
    watchSearch(container, start);
    offerBulkSteps(container, (shipment) => showShipment(dashboard, shipment));
  }
  start();
}

function sourcesOf(filter: string): readonly Source[] {
  if (filter === 'waiting') return BEFORE_DISPATCH.map((status) => ({ status }));
  return [SHIPMENT_STATUSES.filter((status) => status === filter).map((status) => ({ status }))[0] ?? {}];
}

/** What is searched for is looked for in all orders, until a filter is chosen. */
function watchSearch(container: HTMLElement, start: () => void): void {
  const search = container.querySelector<HTMLInputElement>('[data-search]');
  let timer = 0;
  let kept = '';
  search?.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const words = search.value.trim();
      if (words === kept) return;
      if ((words === '') !== (kept === '')) pressFilter(container, words === '' ? 'waiting' : 'all');
      kept = words;
      start();
    }, TYPING_MS);
  });
}

/** A page of a list. Of a search, the host looks through so many orders at once: it is asked until it finds some. */
async function read({ status, after }: Source, search: string): Promise<Answered<SellerShipmentList>> {
  for (let next = after; ; ) {
    const query = new URLSearchParams({
      ...(status && { status }),
      ...(search && { search }),
      ...(next && { after: next }),
    });
    const answer = await askAsSeller<SellerShipmentList>(`/seller/shipments?${query}`);
    if (!answer.ok || answer.data.shipments.length > 0 || answer.data.next === undefined) return answer;
    ({ next } = answer.data);
  }
}

async function load(
  container: HTMLElement,
  dashboard: HTMLElement,
  sources: readonly Source[],
  isFirst: boolean,
): Promise<void> {
  const own = ++wish;
  container.ariaBusy = 'true';
  const isWaiting = readFilter(container) === 'waiting';
  const search = container.querySelector<HTMLInputElement>('[data-search]')?.value.trim() ?? '';
  const next: Source[] = [];
  const shipments: SellerShipment[] = [];
  const ready = loadStyles(styles);
  const answers = await Promise.all(
    sources.map(async (source) => {
      const answer = await read(source, search);
      if (answer.ok) {
        shipments.push(...answer.data.shipments);
        if (answer.data.next !== undefined) next.push({ ...source, after: answer.data.next });
      }
      return answer;
    }),
  );
  await ready;
  if (own !== wish) return;
  container.ariaBusy = null;
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) {
    reportUnread(container, failed);
    return;
  }
  shipments.sort((a, b) => (isWaiting ? compareDue(a, b) : b.placedAt.localeCompare(a.placedAt)));
  if (isFirst) {
    const toDo = isWaiting ? toDoWords(shipments, next.length > 0, indianDay(Date.now())) : undefined;
    const isEmpty = shipments.length === 0;
    // Who has nothing to do may have sold before.
    const isNew = isEmpty && isWaiting && search === '' && (await hasNone());
    if (own !== wish) return;
    const none = isNew ? sellerOrdersText.none : isWaiting ? sellerOrdersText.nothingNow : sellerOrdersText.noneHere;
    writeTexts(container, {
      none: search === '' ? none : sellerOrdersText.noneWithWords,
      start: isWaiting && search === '' ? sellerOrdersText.appear : undefined,
    });
    const line = container.querySelector<HTMLElement>('[data-to-do]');
    if (line) {
      line.hidden = isEmpty || !toDo;
      line.replaceChildren(...(toDo ?? []).map((part) => (typeof part === 'string' ? part : make('b', {}, part.text))));
    }
    void offerToShare(container, dashboard, isEmpty && isWaiting && search === '');
  }
  showCards(
    container,
    shipments.map((shipment) => showShipment(dashboard, shipment)),
    next.length > 0,
    isFirst,
  );
  updateBulkSteps(container);
  const more = container.querySelector<HTMLButtonElement>('[data-more]');
  if (more) more.onclick = () => void load(container, dashboard, next, false);
}

/** What has to go first; of one day, what is to be done next, and then the oldest. Without days, all are of one. */
const compareDue = (a: SellerShipment, b: SellerShipment): number =>
  (a.dispatchBy ?? '').localeCompare(b.dispatchBy ?? '') ||
  BEFORE_DISPATCH.indexOf(a.status) - BEFORE_DISPATCH.indexOf(b.status) ||
  a.placedAt.localeCompare(b.placedAt);

/** Whether the seller has no order at all. */
async function hasNone(): Promise<boolean> {
  const answer = await read({}, '');
  return answer.ok && answer.data.shipments.length === 0;
}

/** The address of the seller's shop, to be sent to others. */
async function offerToShare(container: HTMLElement, dashboard: HTMLElement, isOffered: boolean): Promise<void> {
  const link = container.querySelector<HTMLAnchorElement>('[data-share]');
  if (!link) return;
  link.hidden = true;
  const address = isOffered ? await findOwnPage(dashboard.dataset['seller'] ?? '') : undefined;
  if (address === undefined) return;
  link.hidden = false;
  link.href = address;
  link.onclick = (event) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // Who closes the list of apps has changed their mind.
    navigator.share({ title: dashboard.dataset['name'] ?? '', url: link.href }).catch(() => {});
  };
}

/** A courier that is not in the list is written in a field of its own. */
function offerOtherCourier(card: HTMLElement): void {
  const [select, other] = [card.querySelector('select'), card.querySelector<HTMLElement>('[data-other]')];
  select?.addEventListener('change', () => {
    if (!other) return;
    other.hidden = select.value !== otherCourier();
    if (!other.hidden) other.querySelector('input')?.focus();
  });
}

function showShipment(dashboard: HTMLElement, shipment: SellerShipment): HTMLElement {
  const card = copyTemplate(dashboard, 'shipment');
  card.dataset['shipment'] = shipment.id;
  card.dataset['status'] = shipment.status;
  const { address, contact, courier, trackingNumber } = shipment;
  const state = shipmentState(shipment);
  const due = BEFORE_DISPATCH.includes(shipment.status) ? dueWords(shipment, indianDay(Date.now())) : undefined;
  const format = (minor: number): string => formatIn(shipment.currency, minor);
  const lines = (['line1', 'line2', 'landmark', 'city', 'state', 'pinCode'] as const)
    .map((name) => address[name])
    .filter(Boolean);
  writeTexts(card, {
    number: shipment.orderNumber,
    status: state.words,
    placed: sellerOrdersText.ordered({ day: formatShortDay(indianDay(Date.parse(shipment.placedAt))) }),
    due: due?.text,
    to: `${contact.name}${listComma()}${address.city}`,
    money: collectionWords(shipment, format),
    address: lines.join(listComma()),
    courier: courier && sellerOrdersText.courier({ courier, tracking: trackingNumber ?? '' }),
    reason: shipment.reason && sellerOrdersText.reason({ reason: shipment.reason }),
  });
  const declining = card.querySelector<HTMLFormElement>('form[data-step=decline]');
  if (shipment.collectMinor === 0)
    declining?.querySelector('.form__hint')?.replaceChildren(sellerOrdersText.declineHintPaid);
  setTone(card, state.tone);
  setTone(card, due?.isLate ? 'late' : undefined, 'due');
  card.querySelector('button[data-step=decline]')?.addEventListener('click', () => {
    if (!declining) return;
    import('./decline-reasons.ts')
      .then(({ offerReasons }) => offerReasons(declining))
      .catch(() => declining.querySelector('input')?.focus());
  });
  const pick = card.querySelector<HTMLInputElement>('[data-pick]');
  pick?.setAttribute('aria-label', sellerOrdersText.select({ number: shipment.orderNumber }));
  // Nothing is left to do or print together.
  if (!BEFORE_DISPATCH.includes(shipment.status)) pick?.parentElement?.replaceChildren();
  const phone = document.createElement('a');
  phone.href = `tel:${contact.phone}`;
  phone.textContent = formatPhone(contact.phone);
  card.querySelector('[data-phone]')?.append(phone);
  showLines(dashboard, card, shipment.lines);
  // A new order is accepted before anything is printed.
  offerPrints(dashboard, card, shipment.id, shipment.status === 'placed' ? [] : documentsOf(shipment));
  offerOtherCourier(card);
  offerSteps(card, `shipment-${shipment.id}`, shipment.steps, async (step, values): Promise<Answered<Element>> => {
    const path = `/seller/shipments/${shipment.id}`;
    const { otherCourier, ...plain } = values as Values;
    const body = otherCourier === undefined ? plain : { ...plain, courier: otherCourier };
    const answer = await askAsSeller<{ shipment: SellerShipment }>(`${path}/${step}`, { body });
    if (answer.ok) {
      const { orderNumber: number } = shipment;
      tell(sellerOrdersText.stepDone({ number, status: shipmentState(answer.data.shipment).words }));
      return { ok: true, data: showShipment(dashboard, answer.data.shipment) };
    }
    if (answer.code !== 409) return answer;
    // The shopper has cancelled it, or another tab was first: the card shows the current state.
    const now = await askAsSeller<{ shipment: SellerShipment }>(path);
    if (!now.ok) return now.code === 404 ? UNREACHABLE : now;
    tell(sellerOrdersText.changed({ number: shipment.orderNumber, status: shipmentWords(now.data.shipment.status) }));
    return { ok: true, data: showShipment(dashboard, now.data.shipment) };
  });
  return card;
}
