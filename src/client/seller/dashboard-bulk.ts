import type { BulkAcceptResult, SellerShipment, ShipmentsRequest } from '../../contract/seller-orders.ts';
import type { ShipmentStatus } from '../../core/order/order-status.ts';
import { MOST_AT_ONCE } from '../../core/site/constants.ts';
import { type BulkResult, bulkResultWords } from '../../orders/seller-shipment-words.ts';
import type { DocumentKind } from '../../core/order/shipment-documents.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import type { Refused } from '../../browser/api/api-answer.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { make } from '../../browser/make.ts';
import { writeTexts } from '../../browser/templates.ts';
import { onPrint, report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';

/** What is done with several orders at once: accepting and packing them, and printing labels and pack slips. */

type BulkStep = 'accept' | 'pack';
const BEFORE: Readonly<Record<BulkStep, ShipmentStatus>> = { accept: 'placed', pack: 'accepted' };

/** The statuses of what has been packed. */
const PACKED: readonly ShipmentStatus[] = ['packed', 'dispatched', 'delivered'];

interface Result extends BulkResult {
  readonly shipmentId: string;
  readonly shipment?: SellerShipment | undefined;
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

const idOf = ({ dataset: { shipment = '' } }: HTMLElement): string => shipment;

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
    // One step at a time.
    button.addEventListener('click', () => void whileBusy(button, take, () => tell(FAILED), container));
  }
  for (const print of container.querySelectorAll<HTMLElement>('[data-bulk] [data-print]'))
    onPrint(container, print, print.dataset['print'] as DocumentKind, () => selectedCards(container).map(idOf));
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

/** What became of the orders, and what ended the step before all had taken it. */
interface Outcome {
  readonly results: readonly Result[];
  readonly trouble?: Refused;
}

/** In one request. */
async function acceptAll(shipmentIds: readonly string[]): Promise<Outcome> {
  const body: ShipmentsRequest = { shipmentIds };
  const answer = await askAsSeller<{ results: BulkAcceptResult[] }>('/seller/shipments/accept', { body });
  if (!answer.ok) return { results: [], trouble: answer };
  return { results: answer.data.results.map(({ isAccepted: isDone, ...result }) => ({ ...result, isDone })) };
}

/** One after the other: an order that can't be packed any more, as it was cancelled meanwhile, stops no other. Any other refusal ends it. */
async function packAll(shipmentIds: readonly string[], onResult: (result: Result) => void): Promise<Outcome> {
  const results: Result[] = [];
  for (const shipmentId of shipmentIds) {
    const path = `/seller/shipments/${shipmentId}`;
    const packed = await askAsSeller<{ shipment: SellerShipment }>(`${path}/pack`, { body: {} });
    const now = !packed.ok && packed.code === 409 ? await askAsSeller<{ shipment: SellerShipment }>(path) : packed;
    if (!now.ok && now.code !== 404) return { results, trouble: now };
    const shipment = now.ok ? now.data.shipment : undefined;
    const result = { shipmentId, isDone: shipment !== undefined && PACKED.includes(shipment.status), shipment };
    results.push(result);
    onResult(result);
  }
  return { results };
}

/**
 * Takes a step with the selected orders and says of each what became of it. They stay selected, for what comes next. Meanwhile the seller may
 * have done something else: each card is looked for once its order has changed.
 */
async function takeStep(
  container: HTMLElement,
  step: BulkStep,
  show: (shipment: SellerShipment) => HTMLElement,
): Promise<void> {
  const cards = selectedCards(container, step);
  const numbers = new Map(cards.map((card) => [idOf(card), card.querySelector('h3')?.textContent ?? '']));
  const replace = ({ shipmentId, shipment }: Result) => {
    const card = container.querySelector(`[data-shipment="${shipmentId}"]`);
    if (!card || !shipment) return;
    const newer = show(shipment);
    const [before, now] = [card, newer].map((one) => one.querySelector<HTMLInputElement>('[data-pick]'));
    if (before && now) now.checked = before.checked;
    card.replaceWith(newer);
  };
  const ids = cards.map(idOf);
  const { results, trouble } = step === 'accept' ? await acceptAll(ids) : await packAll(ids, replace);
  if (step === 'accept') results.forEach(replace);
  // Whoever is writing something by now goes on.
  const isFree = [document.body, ...container.querySelectorAll('[data-bulk] > button')].includes(
    document.activeElement as HTMLElement,
  );
  updateBulkSteps(container);
  if (results.length > 0) {
    showResults(container, step, results, numbers);
    container.dispatchEvent(new CustomEvent('stepped', { bubbles: true }));
    if (isFree) container.querySelector<HTMLElement>('[data-results]')?.focus();
  }
  if (trouble) report(container, trouble);
}

function showResults(
  container: HTMLElement,
  step: BulkStep,
  results: readonly Result[],
  numbers: ReadonlyMap<string, string>,
): void {
  const list = container.querySelector<HTMLElement>('[data-results]');
  const count = results.filter(({ isDone }) => isDone).length;
  writeTexts(container, {
    results: step === 'accept' ? sellerOrdersText.accepted({ count }) : sellerOrdersText.packed({ count }),
  });
  list
    ?.querySelector('ul')
    ?.replaceChildren(
      ...results.map((result) =>
        make('li', {}, bulkResultWords(result, result.shipment?.orderNumber ?? numbers.get(result.shipmentId) ?? '')),
      ),
    );
  if (list) list.hidden = false;
}
