import type { BulkAcceptResult, SellerShipment, ShipmentsRequest } from '../../core/contract/sellers.ts';
import { MOST_AT_ONCE } from '../../core/site/constants.ts';
import { bulkResultWords } from './seller-words.ts';
import type { DocumentKind } from '../../core/order/shipment-documents.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { writeTexts } from '../../browser/templates.ts';
import { onPrint, report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';

/** What is done with several orders at once: accepting new ones, and printing labels and pack slips. */

const picksOf = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('[data-pick]')];

/** The cards that are selected: new ones are accepted, the others printed. */
const selectedCards = (container: HTMLElement, isNew: boolean): HTMLElement[] =>
  picksOf(container)
    .filter((pick) => pick.checked)
    .flatMap((pick) => pick.closest<HTMLElement>('[data-shipment]') ?? [])
    .filter((card) => (card.dataset['status'] === 'placed') === isNew)
    .slice(0, MOST_AT_ONCE);

const idsOf = (cards: readonly HTMLElement[]): string[] => cards.map((card) => card.dataset['shipment'] ?? '');

/** Attaches the handlers. `show` makes the card of an order that has changed. */
export function offerBulkSteps(container: HTMLElement, show: (shipment: SellerShipment) => HTMLElement): void {
  const all = container.querySelector<HTMLInputElement>('[data-pick-all]');
  container.addEventListener('change', ({ target }) => {
    if (target === all) for (const pick of picksOf(container)) pick.checked = all?.checked ?? false;
    updateBulkSteps(container);
  });
  const button = container.querySelector<HTMLButtonElement>('[data-bulk-step]');
  button?.addEventListener(
    'click',
    () =>
      void whileBusy(
        button,
        () => accept(container, show),
        () => tell(FAILED),
      ),
  );
  for (const print of container.querySelectorAll<HTMLElement>('[data-bulk] [data-print]'))
    onPrint(container, print, print.dataset['print'] as DocumentKind, () => idsOf(selectedCards(container, false)));
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
    countIn(button, selectedCards(container, 'bulkStep' in button.dataset).length);
}

/** "Accept 2": what a button does with how many of the selected orders. */
function countIn(button: HTMLButtonElement, count: number): void {
  button.disabled = count === 0;
  button.dataset['name'] ??= button.textContent.trim();
  button.textContent = `${button.dataset['name']} ${count}`;
}

/** Accepts the selected new orders and says of each what became of it. They stay selected, to be printed. */
async function accept(container: HTMLElement, show: (shipment: SellerShipment) => HTMLElement): Promise<void> {
  const cards = new Map(selectedCards(container, true).map((card) => [card.dataset['shipment'] ?? '', card]));
  const body: ShipmentsRequest = { shipmentIds: [...cards.keys()] };
  const answer = await askAsSeller<{ results: BulkAcceptResult[] }>('/seller/shipments/accept', { body });
  if (!answer.ok) {
    report(container, answer);
    return;
  }
  const { results } = answer.data;
  for (const { shipmentId, shipment } of results) {
    if (!shipment) continue;
    const card = show(shipment);
    const pick = card.querySelector<HTMLInputElement>('[data-pick]');
    if (pick) pick.checked = true;
    cards.get(shipmentId)?.replaceWith(card);
  }
  const accepted = results.filter(({ isAccepted }) => isAccepted).length;
  const list = container.querySelector<HTMLElement>('[data-results]');
  writeTexts(container, { results: sellerOrdersText.accepted({ count: accepted }) });
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
