import type { BulkAcceptResult, SellerShipment, ShipmentsRequest } from '../../core/contract/sellers.ts';
import { MOST_AT_ONCE } from '../../core/site/constants.ts';
import { bulkResultWords, countWords } from './seller-words.ts';
import type { DocumentKind } from '../../core/order/shipment-documents.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { writeTexts } from '../../browser/templates.ts';
import { onPrint, report } from './dashboard-list.ts';
import { askAsSeller } from './seller-session.ts';

/** What is done with several orders at once: accepting new ones, and printing labels and pack slips. */

const picksOf = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('[data-pick]')];

/** The cards that are selected: new ones are accepted, the others printed. */
const selectedCards = (place: HTMLElement, isNew: boolean): HTMLElement[] =>
  picksOf(place)
    .filter((pick) => pick.checked)
    .flatMap((pick) => pick.closest<HTMLElement>('[data-shipment]') ?? [])
    .filter((card) => (card.dataset['status'] === 'placed') === isNew)
    .slice(0, MOST_AT_ONCE);

const idsOf = (cards: readonly HTMLElement[]): string[] => cards.map((card) => card.dataset['shipment'] ?? '');

/** Attaches the handlers. `show` makes the card of an order that has changed. */
export function offerBulkSteps(place: HTMLElement, show: (shipment: SellerShipment) => HTMLElement): void {
  const all = place.querySelector<HTMLInputElement>('[data-pick-all]');
  place.addEventListener('change', ({ target }) => {
    if (target === all) for (const pick of picksOf(place)) pick.checked = all?.checked ?? false;
    updateBulkSteps(place);
  });
  const button = place.querySelector<HTMLButtonElement>('[data-bulk-step]');
  button?.addEventListener(
    'click',
    () =>
      void whileBusy(
        button,
        () => accept(place, show),
        () => tell(FAILED),
      ),
  );
  for (const print of place.querySelectorAll<HTMLElement>('[data-bulk] [data-print]'))
    onPrint(place, print, print.dataset['print'] as DocumentKind, () => idsOf(selectedCards(place, false)));
}

/** Shows the bulk steps where there is something to select, and enables those that fit the selection. */
export function updateBulkSteps(place: HTMLElement): void {
  const picks = picksOf(place);
  const bulk = place.querySelector<HTMLElement>('[data-bulk]');
  if (bulk) bulk.hidden = picks.length === 0;
  const all = place.querySelector<HTMLInputElement>('[data-pick-all]');
  const count = picks.filter((pick) => pick.checked).length;
  if (all) {
    all.checked = count > 0 && count === picks.length;
    all.indeterminate = count > 0 && count < picks.length;
  }
  const button = place.querySelector<HTMLButtonElement>('[data-bulk-step]');
  if (button) button.disabled = selectedCards(place, true).length === 0;
  const isPrintable = selectedCards(place, false).length > 0;
  for (const print of place.querySelectorAll<HTMLButtonElement>('[data-bulk] [data-print]'))
    print.disabled = !isPrintable;
}

/** Accepts the selected new orders and says of each what became of it. They stay selected, to be printed. */
async function accept(place: HTMLElement, show: (shipment: SellerShipment) => HTMLElement): Promise<void> {
  const cards = new Map(selectedCards(place, true).map((card) => [card.dataset['shipment'] ?? '', card]));
  const body: ShipmentsRequest = { shipmentIds: [...cards.keys()] };
  const answer = await askAsSeller<{ results: BulkAcceptResult[] }>('/seller/shipments/accept', { body });
  if (!answer.ok) {
    report(place, answer);
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
  const list = place.querySelector<HTMLElement>('[data-results]');
  writeTexts(place, { results: `${countWords(accepted)} accepted` });
  list?.querySelector('ul')?.replaceChildren(
    ...results.map((result) => {
      const item = document.createElement('li');
      const number = result.shipment?.orderNumber ?? cards.get(result.shipmentId)?.querySelector('h3')?.textContent;
      item.textContent = bulkResultWords(result, number ?? '');
      return item;
    }),
  );
  updateBulkSteps(place);
  if (list) {
    list.hidden = false;
    list.focus();
  }
}
