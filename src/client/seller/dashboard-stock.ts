import type { Answered } from '../../browser/api/api-answer.ts';
import type { StockProduct } from '../../contract/sellers.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { listComma } from '../../messages/language.ts';
import { sellerStockText } from '../../messages/rooms/seller-stock.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { tell } from '../../browser/notice.ts';
import { askAsSeller } from './seller-session.ts';
import { stockState } from '../../core/seller/stock-state.ts';
import { report, reportUnread, setTone, showCards } from './dashboard-list.ts';
import { showPictures } from './product-pictures.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import styles from './dashboard-stock.css?url';

/** Switches that take a product, or one of its sizes, off sale and put it back, and the pieces that are left. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  writeTexts(container, { help: sellerStockText.helpText });
  void load(container, dashboard);
}

async function load(container: HTMLElement, dashboard: HTMLElement): Promise<void> {
  const [answer] = await Promise.all([askAsSeller<{ products: StockProduct[] }>('/seller/stock'), loadStyles(styles)]);
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const rows = answer.data.products.map((product) => ({
    sku: product.sku,
    text: `${product.title} ${product.sku}`.toLowerCase(),
    card: showProduct(container, dashboard, product),
  }));
  const search = container.querySelector<HTMLInputElement>('[data-search]');
  const show = (): void => {
    const words = search?.value.toLowerCase().split(/\s+/) ?? [];
    const found = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    if (rows.length > 0)
      writeTexts(container, { none: sellerProductsText.noneWithWords, start: undefined, add: undefined });
    showCards(
      container,
      found.map(({ card }) => card),
      false,
      true,
    );
  };
  if (search) search.oninput = show;
  show();
  await showPictures(dashboard, rows);
}

/** What is known of a product or size, changed as the seller changes it. */
interface Part {
  soldOut: boolean;
  pieces?: number;
}

function showProduct(container: HTMLElement, dashboard: HTMLElement, product: StockProduct): Element {
  const { sku, title } = product;
  const card = copyTemplate(dashboard, 'product');
  writeTexts(card, { title, sku });
  const group = card.querySelector('[data-rows]');
  group?.setAttribute('aria-label', sellerStockText.stockOf({ title }));
  const known = { ...product, sizes: product.sizes.map((size) => ({ ...size })) };
  const showState = (): void => {
    const { words, tone, isOut = false } = stockState(known);
    // The switches say it, unless the last piece of a size is gone, or some sizes are.
    const isSaid = known.sizes.length === 0 ? known.soldOut === isOut : words === sellerStockText.inStock;
    writeTexts(card, { state: isSaid ? undefined : words });
    setTone(card, tone, 'state');
    for (const row of group?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      const size = known.sizes.find(({ name }) => name === row.dataset['size']);
      const part: Part = size ?? known;
      // What is sold out in all sizes is so in each, whatever it was before.
      const isOff = known.soldOut || part.soldOut;
      const inStock = part.pieces === 0 ? sellerStockText.noneLeft : sellerStockText.inStock;
      writeTexts(row, { sale: isOff ? sellerStockText.soldOut : inStock });
      const tick = row.querySelector<HTMLInputElement>('[type=checkbox]');
      if (tick) tick.checked = !isOff;
      if (size)
        for (const control of row.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input'))
          control.disabled = known.soldOut;
    }
  };
  const showSaving = (words: string): void => {
    card.dataset['saved'] = words;
  };
  const makeRow = (name: string | undefined, part: Part, size?: string) => {
    const row = copyTemplate(dashboard, 'stock-row');
    writeTexts(row, { size: name ?? sellerStockText.oneSize });
    const tick = row.querySelector<HTMLInputElement>('[type=checkbox]');
    const pieces = row.querySelector<HTMLElement>('.dashboard__pieces');
    tick?.setAttribute(
      'aria-label',
      name === undefined ? sellerStockText.inStock : sellerStockText.sizeIn({ size: name }),
    );
    if (size !== undefined) row.dataset['size'] = size;
    const own = { container, sku, title, part, size, showState, showSaving };
    if (tick) watchSwitch(own, tick);
    // Pieces are counted by size.
    if (pieces && name !== undefined && size === undefined) pieces.remove();
    else if (pieces) watchCount(own, pieces);
    return row;
  };
  if (known.sizes.length === 0) group?.append(makeRow(undefined, known));
  else
    group?.append(
      makeRow(sellerStockText.allSizes, known),
      ...known.sizes.map((size) => makeRow(size.name, size, size.name)),
    );
  showState();
  return card;
}

/** A row of the stock, with what is known of it. */
interface StockRow {
  readonly container: HTMLElement;
  readonly sku: string;
  readonly title: string;
  readonly size: string | undefined;
  readonly part: Part;
  /** Shows the state of the product again. */
  showState(): void;
  /** Says beside the product how far a change is. */
  showSaving(words: string): void;
}

const nameOf = ({ title, size }: StockRow): string => `${title}${size ? `${listComma()}${sizeWords(size)}` : ''}`;

async function send({ sku, size, showSaving }: StockRow, body: object): Promise<Answered<unknown>> {
  showSaving(sellerStockText.saving);
  const answer = await askAsSeller(`/seller/stock/${encodeURIComponent(sku)}`, {
    method: 'PUT',
    body: { ...body, size },
  });
  showSaving(answer.ok ? sellerStockText.saved : '');
  return answer;
}

/** So long after the last press of a button its number is sent. */
const PRESSES_MS = 500;

/** A number of pieces between its buttons; empty where they are not counted. */
function watchCount(row: StockRow, pieces: HTMLElement): void {
  const input = pieces.querySelector('input');
  if (!input) return;
  input.setAttribute(
    'aria-label',
    row.size === undefined ? sellerProductsText.pieces : sellerStockText.piecesOf({ size: row.size }),
  );
  pieces.dataset['uncounted'] = sellerStockText.uncounted;
  let kept = row.part.pieces === undefined ? '' : String(row.part.pieces);
  input.value = kept;
  const save = async (): Promise<void> => {
    const { value } = input;
    if (!input.validity.valid) {
      tell(sellerStockText.enterPieces);
      input.value = kept;
      return;
    }
    input.ariaBusy = 'true';
    const answer = await send(row, { pieces: value === '' ? null : Number(value) });
    input.ariaBusy = null;
    if (answer.ok) {
      kept = value;
      if (value === '') delete row.part.pieces;
      else row.part.pieces = Number(value);
      row.showState();
      const name = nameOf(row);
      tell(value === '' ? sellerStockText.notCounted({ name }) : sellerStockText.left({ name, count: value }));
    } else {
      // Back to the number at the host.
      input.value = kept;
      report(row.container, answer);
    }
  };
  let timer = 0;
  const saveOnce = (): void => {
    clearTimeout(timer);
    timer = 0;
    void save();
  };
  input.addEventListener('change', saveOnce);
  pieces.addEventListener('focusout', () => timer > 0 && saveOnce());
  for (const button of pieces.querySelectorAll('button'))
    button.addEventListener('click', () => {
      input.value = String(Math.max(0, Number(input.value) + Number(button.value)));
      clearTimeout(timer);
      timer = window.setTimeout(saveOnce, PRESSES_MS);
    });
}

function watchSwitch(row: StockRow, tick: HTMLInputElement): void {
  tick.role = 'switch';
  tick.addEventListener('change', async () => {
    const soldOut = !tick.checked;
    tick.ariaBusy = 'true';
    const answer = await send(row, { soldOut });
    tick.ariaBusy = null;
    if (answer.ok) {
      row.part.soldOut = soldOut;
      row.showState();
      const name = nameOf(row);
      tell(soldOut ? sellerStockText.nowOut({ name }) : sellerStockText.nowIn({ name }));
    } else {
      // Back to the state at the host.
      tick.checked = soldOut;
      report(row.container, answer);
    }
  });
}
