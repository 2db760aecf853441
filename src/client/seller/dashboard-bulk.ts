import type { BulkAcceptResult, SellerShipment, ShipmentsRequest } from '../../core/contract/sellers.ts';
import type { ShipmentStatus } from '../../core/order/order-status.ts';
import { MOST_AT_ONCE } from '../../core/site/constants.ts';
import { type BulkResult, bulkResultWords } from './seller-words.ts';
import type { DocumentKind } from '../../core/order/shipment-documents.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import type { Answered } from '../../browser/api-answer.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { writeTexts } from '../../browser/templates.ts';
import { onPrint, report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';

/** What is done with several orders at once: accepting and packing them, and printing labels and pack slips. */

type BulkStep = 'accept' | 'pack';
const BEFORE: Readonly<Record<BulkStep, ShipmentStatus>> = { accept: 'placed', pack: 'accepted' };

interface Result extends BulkResult {
  readonly shipmentId: string;
  readonly shipment?: SellerShipment;
}

const picksOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('[data-pick]')];

/** The selected cards for a step; without one, those of which something can be printed: all but new ones. */
const selectedCards = (container: HTMLElement, step?: BulkStep): HTMLElement[] =>
  picksOf(container)
    .filter((pick) => pick.checked)
    .flatMap((pick) => pick.closest<HTMLElement>('[data-shipment]') ?? [])
    .filter(({ dataset: { status } }) => (step ? status === BEFORE[step] : status !== BEFORE.accept))
    .slice(0, MOST_AT_ONCE);

const stepOf = (button: HTMLElement) => button.dataset['bulkStep'] as BulkStep | undefined;

const idsOf = (cards: readonly HTMLElement[]): string[] => cards.map((card) => card.dataset['shipment'] ?? '');

/** Attaches the handlers. `show` makes the card of an order that has changed. */
export function offerBulkSteps(container: HTMLElement, show: (shipment: SellerShipment) => HTMLElement): void {
  const all = container.querySelector<HTMLInputElement>('[data-pick-all]');
  container.addEventListener('change', ({ target }) => {
    if (target === all) for (const pick of picksOf(container)) pick.checked = all?.checked ?? false;
    updateBulkSteps(container);
  });
  for (const button of container.querySelectorAll<HTMLButtonElement>('[data-bulk-step]')) {
    const step = stepOf(button);
    const take = () => step && takeStep(container, step, show);
    button.addEventListener('click', () => void whileBusy(button, take, () => tell(FAILED)));
  }
  for (const print of container.querySelectorAll<HTMLElement>('[data-bulk] [data-print]'))
    onPrint(container, print, print.dataset['print'] as DocumentKind, () => idsOf(selectedCards(container)));
}

/** Shows the bulk steps where there is something to select, and enables those that fit the selection. */
export function updateBulkSteps(container: HTMLElement): void {
  const picks = picksOf(container);
  for (const bulk of container.querySelectorAll<HTMLElement>('[data-bulk]')) bulk.hidden = picks.length === 0;
  const all = container.querySelector<HTMLInputElement>('[data-pick-all]');
  const count = picks.filter((pick) => pick.checked).length;
  if (all) {
    all.checked = count > 0 && count === picks.length;
    all.indeterminate = count > 0 && count < picks.length;
  }
  writeTexts(container, { selected: count > 0 ? sellerOrdersText.selected({ count }) : undefined });
  for (const button of container.querySelectorAll<HTMLButtonElement>('[data-bulk] > button'))
    countIn(button, selectedCards(container, stepOf(button)).length);
}

/** "Accept 2": what a button does with how many of the selected orders. */
function countIn(button: HTMLButtonElement, count: number): void {
  button.disabled = count === 0;
  button.dataset['name'] ??= button.textContent.trim();
  button.textContent = `${button.dataset['name']} ${count}`;
}

/** In one request. */
async function acceptAll(shipmentIds: readonly string[]): Promise<Answered<Result[]>> {
  const body: ShipmentsRequest = { shipmentIds };
  const answer = await askAsSeller<{ results: BulkAcceptResult[] }>('/seller/shipments/accept', { body });
  if (!answer.ok) return answer;
  return { ok: true, data: answer.data.results.map(({ isAccepted: isDone, ...result }) => ({ ...result, isDone })) };
}

/** One after the other: one that was cancelled meanwhile stops no other. What fails in another way ends it, and what was packed before is told. */
async function packAll(shipmentIds: readonly string[]): Promise<Answered<Result[]>> {
  const data: Result[] = [];
  for (const shipmentId of shipmentIds) {
    const path = `/seller/shipments/${shipmentId}`;
    const answer = await askAsSeller<{ shipment: SellerShipment }>(`${path}/pack`, { body: {} });
    const now = answer.ok ? answer : await askAsSeller<{ shipment: SellerShipment }>(path);
    if (now.ok) data.push({ shipmentId, isDone: now.data.shipment.status === 'packed', shipment: now.data.shipment });
    else if (now.code === 404) data.push({ shipmentId, isDone: false });
    else return data.length > 0 ? { ok: true, data } : now;
  }
  return { ok: true, data };
}

/** Takes a step with the selected orders and says of each what became of it. They stay selected, for what comes next. */
async function takeStep(
  container: HTMLElement,
  step: BulkStep,
  show: (shipment: SellerShipment) => HTMLElement,
): Promise<void> {
  const cards = new Map(selectedCards(container, step).map((card) => [card.dataset['shipment'] ?? '', card]));
  const answer = await (step === 'accept' ? acceptAll : packAll)([...cards.keys()]);
  if (!answer.ok) {
    report(container, answer);
    return;
  }
  const results = answer.data;
  for (const { shipmentId, shipment } of results) {
    if (!shipment) continue;
    const card = show(shipment);
    const pick = card.querySelector<HTMLInputElement>('[data-pick]');
    if (pick) pick.checked = true;
    cards.get(shipmentId)?.replaceWith(card);
  }
  const count = results.filter(({ isDone }) => isDone).length;
  const list = container.querySelector<HTMLElement>('[data-results]');
  writeTexts(container, {
    results: step === 'accept' ? sellerOrdersText.accepted({ count }) : sellerOrdersText.packed({ count }),
  });
  list?.querySelector('ul')?.replaceChildren(
    ...results.map((result) => {
      const item = document.createElement('li');
      const number = result.shipment?.orderNumber ?? cards.get(result.shipmentId)?.querySelector('h3')?.textContent;
      item.textContent = bulkResultWords(result, number ?? '');
      return item;
    }),
  );
  updateBulkSteps(container);
  container.dispatchEvent(new CustomEvent('stepped', { bubbles: true }));
  if (list) {
    list.hidden = false;
    list.focus();
  }
}
