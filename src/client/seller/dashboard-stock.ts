import type { StockProduct } from '../../core/contract/sellers.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { make } from '../../browser/make.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller } from './seller-session.ts';
import { report, reportUnread, showCards } from './dashboard-list.ts';
import { showPictures } from './product-pictures.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';

/** Checkboxes that mark a product, or one of its sizes, as sold out, and the pieces that are left. */
export const open = (container: HTMLElement, dashboard: HTMLElement): void => void load(container, dashboard);

async function load(container: HTMLElement, dashboard: HTMLElement): Promise<void> {
  const answer = await askAsSeller<{ products: StockProduct[] }>('/seller/stock');
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const cards = answer.data.products.map((product) => showProduct(container, dashboard, product));
  showCards(container, cards, false, true);
  await showPictures(
    dashboard,
    answer.data.products.map(({ sku }, index) => ({ sku, card: cards[index] as Element })),
  );
}

function showProduct(
  container: HTMLElement,
  dashboard: HTMLElement,
  { sku, title, soldOut, pieces, sizes }: StockProduct,
): Element {
  const card = copyTemplate(dashboard, 'product');
  writeTexts(card, { title, sku });
  const group = card.querySelector('[data-rows]');
  group?.setAttribute('aria-label', `Stock: ${title}`);
  const makeRow = (name: string | undefined, isSoldOut: boolean, count: number | undefined, size?: string) => {
    const row = copyTemplate(dashboard, 'stock-row');
    writeTexts(row, { size: name });
    const [tick, input] = row.querySelectorAll('input');
    if (name !== undefined) tick?.setAttribute('aria-label', `${name} sold out`);
    if (size !== undefined) input?.setAttribute('aria-label', `Pieces of ${size}`);
    if (tick) watchSwitch(container, tick, sku, isSoldOut, size);
    if (input) watchCount(container, input, sku, count, size);
    return row;
  };
  if (sizes.length === 0) group?.append(makeRow(undefined, soldOut, pieces));
  else {
    const all = makeRow('All sizes', soldOut, undefined);
    // Pieces are counted by size: their column has its heading here.
    const heading = make('span', { className: 'dashboard__pieces' }, 'Pieces');
    all.querySelector('.dashboard__pieces')?.replaceWith(heading);
    group?.append(all, ...sizes.map((size) => makeRow(size.name, size.soldOut, size.pieces, size.name)));
  }
  return card;
}

/** A number of pieces; empty where they are not counted. */
function watchCount(
  container: HTMLElement,
  input: HTMLInputElement,
  sku: string,
  pieces: number | undefined,
  size?: string,
): void {
  let kept = pieces === undefined ? '' : String(pieces);
  input.value = kept;
  input.addEventListener('change', async () => {
    const { value } = input;
    if (!input.validity.valid) {
      tell('Enter a whole number of pieces, or nothing.');
      input.value = kept;
      return;
    }
    input.ariaBusy = 'true';
    const answer = await askAsSeller(`/seller/stock/${encodeURIComponent(sku)}`, {
      method: 'PUT',
      body: { pieces: value === '' ? null : Number(value), size },
    });
    input.ariaBusy = null;
    const what = `${sku}${size ? `, ${sizeWords(size)}` : ''}`;
    if (answer.ok) {
      kept = value;
      tell(value === '' ? `${what}: not counted.` : `${what}: ${value} left.`);
    } else {
      // Back to the number at the host.
      input.value = kept;
      report(container, answer);
    }
  });
}

function watchSwitch(container: HTMLElement, tick: HTMLInputElement, sku: string, isOn: boolean, size?: string): void {
  tick.checked = isOn;
  tick.addEventListener('change', async () => {
    const soldOut = tick.checked;
    tick.ariaBusy = 'true';
    const answer = await askAsSeller(`/seller/stock/${encodeURIComponent(sku)}`, {
      method: 'PUT',
      body: { soldOut, size },
    });
    tick.ariaBusy = null;
    if (answer.ok)
      tell(`${sku}${size ? `, ${sizeWords(size)}` : ''}: ${soldOut ? 'sold out' : 'can be ordered again'}.`);
    else {
      // Back to the state at the host.
      tick.checked = !soldOut;
      report(container, answer);
    }
  });
}
