import { type Answered, UNREACHABLE } from '../../browser/api-answer.ts';
import { type Undelivered, UNDELIVERED_WORDS } from '../../core/order/undelivered.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '../../core/order/order-status.ts';
import { indianDay } from '../../core/calendar/indian-day.ts';
import type { SellerShipment } from '../../core/contract/sellers.ts';
import { collectionWords, dueWords, SHIPMENT_TONES, SHIPMENT_WORDS, STEP_DONE, toDoWords } from './seller-words.ts';
import { documentsOf } from '../../core/order/shipment-documents.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller } from './seller-session.ts';
import { offerBulkSteps, updateBulkSteps } from './dashboard-bulk.ts';
import { offerPrints, offerSteps, reportUnread, setTone, showCards, showLines } from './dashboard-list.ts';
import { formatRecent } from './seller-dates.ts';
import { formatIn } from '../../browser/money.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';

/** The states in which the seller has to act, in the order of what is to be done next. */
const WAITING: readonly ShipmentStatus[] = ['placed', 'accepted', 'packed'];

/** The states in which a parcel is made ready for its address. */
const ADDRESSED: readonly ShipmentStatus[] = ['accepted', 'packed', 'dispatched'];

/** By state, where its list continues; states that have been read completely are missing. */
type Cursors = Map<ShipmentStatus, string | undefined>;

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;

/** The seller's shipments of orders: one state, or all that is to be done, by what is to be done next and then oldest first. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  const filter = container.querySelector<HTMLSelectElement>('[data-filter]');
  if (!filter) return;
  const start = () => {
    const wanted = SHIPMENT_STATUSES.filter((status) => status === filter.value);
    void load(
      container,
      dashboard,
      new Map((wanted.length > 0 ? wanted : WAITING).map((status) => [status, undefined])),
      true,
    );
  };
  if (!opened.has(container)) {
    opened.add(container);
    filter.addEventListener('change', start);
    offerBulkSteps(container, (shipment) => showShipment(dashboard, shipment));
  }
  start();
}

async function load(container: HTMLElement, dashboard: HTMLElement, cursors: Cursors, isFirst: boolean): Promise<void> {
  const own = ++wish;
  container.ariaBusy = 'true';
  const isWaiting = cursors.size > 1;
  const next: Cursors = new Map();
  const shipments: SellerShipment[] = [];
  const answers = await Promise.all(
    [...cursors].map(async ([status, after]) => {
      const query = `?status=${status}${after === undefined ? '' : `&after=${after}`}`;
      const answer = await askAsSeller<{ shipments: SellerShipment[]; next?: string }>(`/seller/shipments${query}`);
      if (answer.ok) {
        shipments.push(...answer.data.shipments);
        if (answer.data.next !== undefined) next.set(status, answer.data.next);
      }
      return answer;
    }),
  );
  if (own !== wish) return;
  container.ariaBusy = null;
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) {
    reportUnread(container, failed);
    return;
  }
  shipments.sort(
    (a, b) =>
      WAITING.indexOf(a.status) - WAITING.indexOf(b.status) ||
      a.placedAt.localeCompare(b.placedAt) * (isWaiting ? 1 : -1),
  );
  if (isFirst)
    writeTexts(container, {
      toDo: isWaiting ? toDoWords(shipments, next.size > 0, indianDay(Date.now())) : undefined,
    });
  showCards(
    container,
    shipments.map((shipment) => showShipment(dashboard, shipment)),
    next.size > 0,
    isFirst,
  );
  updateBulkSteps(container);
  const more = container.querySelector<HTMLButtonElement>('[data-more]');
  if (more) more.onclick = () => void load(container, dashboard, next, false);
}

function showShipment(dashboard: HTMLElement, shipment: SellerShipment): HTMLElement {
  const card = copyTemplate(dashboard, 'shipment');
  card.dataset['shipment'] = shipment.id;
  card.dataset['status'] = shipment.status;
  const { address, contact, courier, trackingNumber } = shipment;
  const due = WAITING.includes(shipment.status) ? dueWords(shipment, indianDay(Date.now())) : undefined;
  const format = (minor: number): string => formatIn(shipment.currency, minor);
  const lines = (['line1', 'line2', 'landmark', 'city', 'state', 'pinCode'] as const)
    .map((name) => address[name])
    .filter(Boolean);
  writeTexts(card, {
    number: shipment.orderNumber,
    status: shipment.undelivered ? UNDELIVERED_WORDS[shipment.undelivered] : SHIPMENT_WORDS[shipment.status],
    placed: `Ordered ${formatRecent(shipment.placedAt)}`,
    due: due?.text,
    to: `To ${contact.name}, ${address.city}`,
    money: collectionWords(shipment, format),
    address: lines.join(', '),
    courier: courier && `${courier}, tracking number ${trackingNumber ?? ''}`,
    reason: shipment.reason && `Reason: ${shipment.reason}`,
  });
  setTone(card, shipment.undelivered ? 'warn' : SHIPMENT_TONES[shipment.status]);
  setTone(card, due?.isLate ? 'late' : undefined, 'due');
  const delivery = card.querySelector<HTMLDetailsElement>('[data-address]');
  if (delivery) delivery.open = ADDRESSED.includes(shipment.status);
  const pick = card.querySelector<HTMLInputElement>('[data-pick]');
  pick?.setAttribute('aria-label', `Select order ${shipment.orderNumber}`);
  // Nothing is left to do or print together.
  if (!WAITING.includes(shipment.status)) pick?.parentElement?.replaceChildren();
  const phone = document.createElement('a');
  phone.href = `tel:${contact.phone}`;
  phone.textContent = contact.phone;
  card.querySelector('[data-phone]')?.append(phone);
  showLines(dashboard, card, shipment.lines);
  // A new order is accepted before anything is printed.
  offerPrints(dashboard, card, shipment.id, shipment.status === 'placed' ? [] : documentsOf(shipment));
  offerSteps(card, `shipment-${shipment.id}`, shipment.steps, async (step, body): Promise<Answered<Element>> => {
    const path = `/seller/shipments/${shipment.id}`;
    const answer = await askAsSeller<{ shipment: SellerShipment }>(`${path}/${step}`, { body });
    if (answer.ok) {
      tell(
        `${shipment.orderNumber}: ${STEP_DONE[step as keyof typeof STEP_DONE] ?? UNDELIVERED_WORDS[step as Undelivered] ?? step}.`,
      );
      return { ok: true, data: showShipment(dashboard, answer.data.shipment) };
    }
    if (answer.code !== 409) return answer;
    // The shopper has cancelled it, or another tab was first: the card shows the current state.
    const now = await askAsSeller<{ shipment: SellerShipment }>(path);
    if (!now.ok) return now.code === 404 ? UNREACHABLE : now;
    tell(`${shipment.orderNumber} has changed in the meantime: ${SHIPMENT_WORDS[now.data.shipment.status]}.`);
    return { ok: true, data: showShipment(dashboard, now.data.shipment) };
  });
  return card;
}
