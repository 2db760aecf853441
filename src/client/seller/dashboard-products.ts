import { listComma } from '../../messages/language.ts';
import type { SellerProduct, SellerProductList, SubmissionAnswer } from '../../contract/products.ts';
import type { StockProduct } from '../../contract/sellers.ts';
import { sellerProductsText } from '../../messages/rooms/seller-products.ts';
import { sellerStockText } from '../../messages/rooms/seller-stock.ts';
import { type StockState, stockState } from '../../core/seller/stock-state.ts';
import { foundWords, PRODUCT_TONES, PRODUCT_WORDS } from './seller-words.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { formatIn } from '../../browser/money.ts';
import { make } from '../../browser/make.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { readFilter, report, reportUnread, setTone, showCards, watchFilters } from './dashboard-list.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import styles from './dashboard-products.css?url';
import { ProductForm } from './product-form.ts';
import { showPictures } from './product-pictures.ts';
import { makeTable } from './product-table.ts';
import { askAsSeller } from './seller-session.ts';

/** Cards at a time. */
const MOST_CARDS = 30;
/** Products that the host takes at once. */
const MOST_SUBMITTED = 100;

const forms = new WeakMap<Element, ProductForm>();
/** Shows the list from its start. */
const shows = new WeakMap<Element, () => void>();

/** What the filters show, by their names; `stock` is missing where it is not known. */
const FILTERS: Readonly<Record<string, (product: SellerProduct, stock: StockState | undefined) => boolean>> = {
  drafts: ({ status }) => status === 'draft',
  review: ({ status }) => status === 'submitted',
  changes: ({ status }) => status === 'changes',
  approved: (product) => ['approved', 'published'].includes(product.status) && !isInShop(product),
  gone: (product, stock) => isInShop(product) && stock?.isOut === true,
};

const isInShop = ({ status, isListed }: SellerProduct): boolean =>
  status === 'listed' || (status === 'published' && isListed);

/** The seller's products: those at work, and those of the catalogue. */
export function open(container: HTMLElement, dashboard: HTMLElement): void {
  if (!forms.has(container)) {
    const reload = () => void load(container, dashboard);
    const product = new ProductForm(container, dashboard, reload);
    forms.set(container, product);
    for (const button of container.querySelectorAll<HTMLButtonElement>('[data-new]')) {
      button.disabled = false;
      button.addEventListener('click', () => product.openNew());
    }
    watchFilters(container, () => shows.get(container)?.());
    container.querySelector('details')?.append(...makeTable(reload, product));
  }
  void load(container, dashboard);
}

async function load(container: HTMLElement, dashboard: HTMLElement): Promise<void> {
  const [answer, stock] = await Promise.all([
    askAsSeller<SellerProductList>('/seller/products'),
    askAsSeller<{ products: StockProduct[] }>('/seller/stock'),
    loadStyles(styles),
  ]);
  if (!answer.ok) {
    reportUnread(container, answer);
    return;
  }
  const { products, categories } = answer.data;
  forms.get(container)?.offer(answer.data);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  // Without an answer, the products are shown without their stock.
  const stocked = new Map(stock.ok ? stock.data.products.map((product) => [product.sku, stockState(product)]) : []);
  const isIn = (filter: string) => (product: SellerProduct) =>
    FILTERS[filter]?.(product, stocked.get(product.sku)) ?? true;
  for (const count of container.querySelectorAll<HTMLElement>('[data-count]'))
    count.textContent = String(products.filter(isIn(count.dataset['count'] ?? '')).length);
  offerAll(container, dashboard, products);
  const more = container.querySelector<HTMLButtonElement>('[data-more]');
  const search = container.querySelector<HTMLInputElement>('[data-search]');
  const cards = new Map<string, HTMLElement>();
  const show = (from: number): void => {
    const next = from + MOST_CARDS;
    const words = search?.value.toLowerCase().split(/\s+/) ?? [];
    const among = products.filter(isIn(readFilter(container)));
    const found = among.filter((product) => {
      const text = [product.title, product.sku, titles.get(product.category)].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const shown = found.slice(from, next);
    // Without a search, the filters say how many there are.
    const count = container.querySelector('[data-count-of]');
    if (count) count.textContent = search?.value.trim() ? foundWords(found.length, products.length) : '';
    if (products.length > 0)
      writeTexts(container, {
        none: among.length === 0 ? sellerProductsText.noneHere : sellerProductsText.noneWithWords,
        start: undefined,
        add: undefined,
      });
    const isNew = ({ sku }: SellerProduct): boolean => !cards.has(sku);
    const pictured = shown.filter(isNew).map((product) => {
      const { sku, category, hasPicture } = product;
      const card = showProduct(container, dashboard, product, titles.get(category) ?? category, stocked.get(sku));
      cards.set(sku, card);
      return { sku, card, isUploaded: hasPicture };
    });
    showCards(
      container,
      shown.flatMap(({ sku }) => cards.get(sku) ?? []),
      next < found.length,
      from === 0,
    );
    void showPictures(dashboard, pictured);
    if (more) more.onclick = () => show(next);
  };
  if (search) search.oninput = () => show(0);
  shows.set(container, () => show(0));
  show(0);
}

const isDraft = ({ status }: SellerProduct): boolean => status === 'draft' || status === 'changes';

/** The button that sends every draft. */
function offerAll(container: HTMLElement, dashboard: HTMLElement, products: readonly SellerProduct[]): void {
  const button = container.querySelector<HTMLButtonElement>('[data-submit-all]');
  if (!button) return;
  const drafts = products.filter(({ status }) => status === 'draft').slice(0, MOST_SUBMITTED);
  button.hidden = drafts.length < 2;
  button.textContent = sellerProductsText.sendDrafts({ count: drafts.length });
  button.onclick = () =>
    void whileBusy(
      button,
      () => submit(container, dashboard, drafts),
      () => tell(FAILED),
    );
}

function showProduct(
  container: HTMLElement,
  dashboard: HTMLElement,
  product: SellerProduct,
  category: string,
  stock: StockState | undefined,
): HTMLElement {
  const { sku, title, status, isListed, reason } = product;
  const card = copyTemplate(dashboard, 'own-product');
  const state = status === 'published' && !isListed ? 'approved' : status;
  const isShown = isInShop(product);
  // Of what is in the shop, what is left of it says more.
  const left = isShown ? stock : undefined;
  // The pieces are said beside it.
  const isLeft = left !== undefined && !left.isOut && Boolean(left.pieces);
  const said = isLeft ? sellerStockText.inStock : left?.words;
  writeTexts(card, {
    title,
    status: said ?? PRODUCT_WORDS[state],
    facts: [sku, category].join(listComma()),
    price: priceWords(product),
    pieces: !left ? '–' : left.pieces === undefined ? sellerStockText.uncounted : String(left.pieces),
    news: reason
      ? sellerProductsText.changeThis({ reason })
      : state === 'approved'
        ? sellerProductsText.nextUpdate
        : undefined,
  });
  setTone(card, reason ? 'warn' : 'soft', 'news');
  setTone(card, left ? (isLeft ? 'good' : left.tone) : PRODUCT_TONES[state]);
  const pieces = card.querySelector('[data-text=pieces]');
  if (left?.pieces !== undefined) {
    pieces?.classList.add('dashboard__left');
    // The head of the column says it on wide screens.
    pieces?.replaceChildren(
      ...sellerStockText
        .piecesLeft({ pieces: left.pieces })
        .map((part) => (typeof part === 'string' ? part : make('span', {}, part.text))),
    );
  }
  // What was asked for is done first; any other product is opened by its name.
  const edit = card.querySelector('.button[data-step=edit]');
  if (status === 'changes') card.querySelector('[data-step=submit]')?.classList.add('button--quiet');
  else edit?.remove();
  const steps: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
    submit: isDraft(product) ? () => submit(container, dashboard, [product]) : undefined,
    edit: async () => forms.get(container)?.openProduct(sku),
    discard: isDraft(product) || status === 'submitted' ? () => discard(container, dashboard, sku) : undefined,
  };
  for (const button of card.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const take = steps[button.dataset['step'] ?? ''];
    if (take) button.addEventListener('click', () => void whileBusy(button, take, () => tell(FAILED)));
    else button.remove();
  }
  return card;
}

/** The price in the shop; of what is not there yet, the one that was entered. */
function priceWords(product: SellerProduct): string {
  const { priceMinor, enteredPriceMinor, currency = '' } = product;
  if (priceMinor !== undefined)
    return isInShop(product)
      ? formatIn(currency, priceMinor)
      : sellerProductsText.priceInShop({ price: formatIn(currency, priceMinor) });
  return enteredPriceMinor === undefined ? sellerProductsText.noPrice : formatIn(currency, enteredPriceMinor);
}

async function submit(container: HTMLElement, dashboard: HTMLElement, drafts: readonly SellerProduct[]): Promise<void> {
  const products = drafts.map(({ id, version }) => ({ id, version }));
  const answer = await askAsSeller<SubmissionAnswer>('/seller/product-submissions', { body: { products } });
  if (!answer.ok) {
    report(container, answer);
    return;
  }
  const { submitted, skipped } = answer.data;
  const sent = sellerProductsText.sent({ count: submitted.length });
  tell(skipped.length === 0 ? sent : `${sent} ${sellerProductsText.changedMeanwhile({ count: skipped.length })}`);
  await load(container, dashboard);
}

async function discard(container: HTMLElement, dashboard: HTMLElement, sku: string): Promise<void> {
  const answer = await askAsSeller(`/seller/products/${encodeURIComponent(sku)}/discard`, { body: {} });
  if (answer.ok) tell(sellerProductsText.discarded({ sku }));
  else report(container, answer);
  await load(container, dashboard);
}
