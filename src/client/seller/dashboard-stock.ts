import type { StockProduct } from '../../core/contract/sellers.ts';
import { sizeWords } from '../../core/size-words.ts';
import { tell } from '../../stores/notice.ts';
import { askAsSeller } from './seller-session.ts';
import { report, showCards } from './dashboard-list.ts';
import { copyTemplate, writeTexts } from '../lib/templates.ts';

/** Sold-out switches: one for each product, and one for each of its sizes. */
export const open = (place: HTMLElement, desk: HTMLElement): void => void load(place, desk);

async function load(place: HTMLElement, desk: HTMLElement): Promise<void> {
  const answer = await askAsSeller<{ products: StockProduct[] }>('/seller/stock');
  if (!answer.ok) {
    report(place, answer);
    return;
  }
  const cards = answer.data.products.map((product) => showProduct(place, desk, product));
  showCards(place, cards, false, true);
}

function showProduct(place: HTMLElement, desk: HTMLElement, { sku, title, soldOut, sizes }: StockProduct): Element {
  const card = copyTemplate(desk, 'product');
  writeTexts(card, { title, sku });
  const group = card.querySelector('[data-switches]');
  group?.setAttribute('aria-label', `Sold out: ${title}`);
  group?.append(
    makeSwitch(place, desk, sku, sizes.length > 0 ? 'All sizes' : 'Sold out', soldOut),
    ...sizes.map((size) => makeSwitch(place, desk, sku, size.name, size.soldOut, size.name)),
  );
  return card;
}

function makeSwitch(
  place: HTMLElement,
  desk: HTMLElement,
  sku: string,
  label: string,
  isOn: boolean,
  size?: string,
): Element {
  const element = copyTemplate(desk, 'switch');
  writeTexts(element, { label });
  const tick = element.querySelector('input');
  if (!tick) return element;
  tick.checked = isOn;
  tick.addEventListener('change', async () => {
    const soldOut = tick.checked;
    tick.ariaBusy = 'true';
    const answer = await askAsSeller(`/seller/stock/${encodeURIComponent(sku)}`, {
      method: 'PUT',
      body: { soldOut, ...(size === undefined ? {} : { size }) },
    });
    tick.ariaBusy = null;
    if (answer.ok)
      tell(`${sku}${size ? `, ${sizeWords(size)}` : ''}: ${soldOut ? 'sold out' : 'can be ordered again'}.`);
    else {
      // What is shown is what the host knows.
      tick.checked = !soldOut;
      report(place, answer);
    }
  });
  return element;
}
