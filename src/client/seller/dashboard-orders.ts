import { type Answered, UNREACHABLE } from '../../core/api-answer.ts';
import { PART_STATUSES, type PartStatus, type PartStep } from '../../core/order-status.ts';
import type { SellerPart } from '../../core/contract/sellers.ts';
import { collectionWords, PART_WORDS, STEP_DONE } from '../../core/seller-words.ts';
import { tell } from '../../stores/notice.ts';
import { askAsSeller } from './seller-session.ts';
import { formatSellerMoney, offerSteps, report, showCards, showLines } from './dashboard-list.ts';
import { copyTemplate, formatMoment, writeTexts } from '../lib/templates.ts';

/** The states in which the seller has to act. */
const WAITING: readonly PartStatus[] = ['placed', 'accepted', 'packed'];

/** By state, where its list continues; states that have been read completely are missing. */
type Cursors = Map<PartStatus, string | undefined>;

const opened = new WeakSet<Element>();
/** Numbers the requests, so that an answer to an earlier one is not shown. */
let wish = 0;

/** The seller's parts of orders: one state, or all that is to be done, oldest first. */
export function open(place: HTMLElement, dashboard: HTMLElement): void {
  const filter = place.querySelector<HTMLSelectElement>('[data-filter]');
  if (!filter) return;
  const start = () => {
    const wanted = PART_STATUSES.filter((status) => status === filter.value);
    void load(place, dashboard, new Map((wanted.length > 0 ? wanted : WAITING).map((status) => [status, undefined])), true);
  };
  if (!opened.has(place)) {
    opened.add(place);
    filter.addEventListener('change', start);
  }
  start();
}

async function load(place: HTMLElement, dashboard: HTMLElement, cursors: Cursors, isFirst: boolean): Promise<void> {
  const own = ++wish;
  place.ariaBusy = 'true';
  const isWaiting = cursors.size > 1;
  const next: Cursors = new Map();
  const parts: SellerPart[] = [];
  const answers = await Promise.all(
    [...cursors].map(async ([status, after]) => {
      const query = `?status=${status}${after === undefined ? '' : `&after=${after}`}`;
      const answer = await askAsSeller<{ parts: SellerPart[]; next?: string }>(`/seller/orders${query}`);
      if (answer.ok) {
        parts.push(...answer.data.parts);
        if (answer.data.next !== undefined) next.set(status, answer.data.next);
      }
      return answer;
    }),
  );
  if (own !== wish) return;
  place.ariaBusy = null;
  const failed = answers.find((answer) => !answer.ok);
  if (failed && !failed.ok) {
    report(place, failed);
    return;
  }
  parts.sort((a, b) => a.placedAt.localeCompare(b.placedAt) * (isWaiting ? 1 : -1));
  showCards(
    place,
    parts.map((part) => showPart(dashboard, part)),
    next.size > 0,
    isFirst,
  );
  const more = place.querySelector<HTMLButtonElement>('[data-more]');
  if (more) more.onclick = () => void load(place, dashboard, next, false);
}

function showPart(dashboard: HTMLElement, part: SellerPart): HTMLElement {
  const card = copyTemplate(dashboard, 'part');
  const { address, contact, courier, trackingNumber } = part;
  const format = (minor: number): string => formatSellerMoney(minor, part.currency);
  const place = (['line1', 'line2', 'landmark', 'city', 'state', 'pinCode'] as const)
    .map((name) => address[name])
    .filter(Boolean);
  writeTexts(card, {
    number: part.orderNumber,
    status: PART_WORDS[part.status],
    placed: `Ordered on ${formatMoment(part.placedAt)}`,
    money: collectionWords(part, format),
    address: `${contact.name}, ${place.join(', ')}`,
    courier: courier && `${courier}, tracking number ${trackingNumber ?? ''}`,
    reason: part.reason && `Reason: ${part.reason}`,
  });
  const phone = document.createElement('a');
  phone.href = `tel:${contact.phone}`;
  phone.textContent = contact.phone;
  card.querySelector('[data-phone]')?.append(phone);
  showLines(card, part.lines);
  offerSteps(card, `part-${part.id}`, part.steps, async (step, body): Promise<Answered<Element>> => {
    const path = `/seller/orders/${part.id}`;
    const answer = await askAsSeller<{ part: SellerPart }>(`${path}/${step}`, { body });
    if (answer.ok) {
      tell(`${part.orderNumber}: ${STEP_DONE[step as PartStep] ?? step}.`);
      return { ok: true, data: showPart(dashboard, answer.data.part) };
    }
    if (answer.code !== 409) return answer;
    // The shopper has cancelled it, or another tab was first: the card shows the current state.
    const now = await askAsSeller<{ part: SellerPart }>(path);
    if (!now.ok) return now.code === 404 ? UNREACHABLE : now;
    tell(`${part.orderNumber} has changed meanwhile: ${PART_WORDS[now.data.part.status]}.`);
    return { ok: true, data: showPart(dashboard, now.data.part) };
  });
  return card;
}
