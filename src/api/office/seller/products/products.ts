import type { SellerProduct, SellerProductList } from '../../../../contract/products.ts';
import type { StockState } from '../../../../core/seller/stock-state.ts';
import { listsText } from '../../../../messages/rooms/lists.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { sellerStatesText } from '../../../../messages/rooms/seller-states.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { findBySku } from '../../../records/products/files.ts';
import { fillInProducts, outlineProducts } from '../../../records/products/read.ts';
import { pictureFile, readOwnThumbnail } from '../../../records/products/thumbnails.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actions, hint, stateLabel } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { readSearch } from '../../kit/lists/lists.ts';
import { beside, smallPicture } from '../../kit/pieces/pictures.ts';
import { lineColumn, numberColumn, stateColumn, table } from '../../kit/lists/table.ts';
import { tabs } from '../../kit/lists/tabs.ts';
import { actionForm } from '../actions/actions.ts';
import { writeDrafts } from '../actions/product-actions.ts';
import { emptyOf, findForm, linkTo, nameLink, onward, pageLink } from '../frame/links.ts';
import { picture, type ShopVisit } from '../frame/visit.ts';
import { isDraft, isInShop, labelOf, priceWords, readStockStates, stateOf } from './product-state.ts';

export const PRODUCTS = '/products';
/** The path for typing a new product, and below, the one for uploading many. */
export const NEW_PRODUCT = `${PRODUCTS}/new`;
export const PRODUCT_TABLE = `${PRODUCTS}/table`;
/** The path of a product's page. */
const productPath = (sku: string): string => `${PRODUCTS}/of/${encodeURIComponent(sku)}`;

/** How many products a page has. */
const MOST = 50;
/** How many products can be sent at once. */
const MOST_SENT = 100;

type StockOf = (product: SellerProduct) => StockState | undefined;

/** The lists by their names in addresses. */
const LISTS = [
  ['all', () => sellerProductsText.filterAll, () => true],
  ['drafts', () => sellerProductsText.filterDrafts, ({ status }) => status === 'draft'],
  ['review', () => sellerProductsText.filterReview, ({ status }) => status === 'submitted'],
  ['changes', () => sellerProductsText.filterChanges, ({ status }) => status === 'changes'],
  ['approved', () => sellerStatesText.approved, (product) => stateOf(product) === 'approved'],
  [
    'gone',
    () => sellerProductsText.filterSoldOut,
    (product, stockOf) => isInShop(product) && stockOf(product)?.isOut === true,
  ],
] as const satisfies readonly (readonly [
  name: string,
  words: () => string,
  isIn: (product: SellerProduct, stockOf: StockOf) => boolean,
])[];

/** The seller's products: those in work, and those in the catalogue. */
export async function productsPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, query } = visit;
  const known = await outlineProducts(services, shop.sellerId);
  const { products } = known;
  const stock = await readStockStates(services, shop.sellerId);
  const stockOf: StockOf = ({ sku }) => stock.get(sku);
  const [now, , isIn] = LISTS.find(([name]) => name === query['status']) ?? LISTS[0];
  const search = readSearch(query);
  const among = products.filter((product) => isIn(product, stockOf));
  const found = search === undefined ? among : findWords(search, among, known);
  const from = found.findIndex(({ sku }) => sku === query['after']) + 1;
  const shown = await fillInProducts(services, found.slice(from, from + MOST));
  const next = from + MOST < found.length ? shown.at(-1)?.sku : undefined;
  const titles = new Map(known.categories.map(({ id, title }) => [id, title]));
  const list = table(
    [
      sellerProductsText.product,
      stateColumn(sellerProductsText.status),
      numberColumn(sellerProductsText.price),
      lineColumn(sellerProductsText.pieces),
      '',
    ],
    shown.map((product) => rowOf(visit, product, stockOf(product), titles.get(product.category) ?? product.category)),
    {
      caption: sellerDashboardText.products,
      look: 'low priced',
      empty: emptyOf(PRODUCTS, ...emptyWords(products.length, among.length)),
    },
  );
  const lists = tabs(
    sellerDashboardText.filters,
    LISTS.map(([name, words, has]) => ({
      href: linkTo(PRODUCTS, { status: name, search }),
      text: words(),
      count: products.filter((product) => has(product, stockOf)).length,
      isOpen: name === now,
    })),
  );
  const find = findForm(PRODUCTS, {
    label: sellerProductsText.search,
    example: sellerProductsText.search,
    value: search,
    chosen: { status: now },
  });
  const count = search !== undefined && found.length > 0 && hint(foundWords(found.length, products.length));
  const further = onward(PRODUCTS, { status: now, search }, { next }, sellerDashboardText.more);
  return {
    title: sellerDashboardText.products,
    tools: [lists, find],
    content: html`${actions([addLink(), tableLink(), sendAll(visit, products)])}${count}${list}${further}`,
  };
}

const addLink = (): Html => html`<a class="button" href="${linkTo(NEW_PRODUCT)}">${sellerProductsText.add}</a>`;
const tableLink = (): Html =>
  html`<a class="button plain" href="${linkTo(PRODUCT_TABLE)}">${sellerProductsText.upload}</a>`;

/** "24 products", or for a search "3 of 24 products". */
const foundWords = (found: number, all: number): string =>
  found === all ? listsText.products({ count: all, shown: all }) : sellerProductsText.found({ found, all });

/** Products that have all words in their title, SKU or category. */
function findWords(
  search: string,
  among: readonly SellerProduct[],
  { categories }: Pick<SellerProductList, 'categories'>,
): readonly SellerProduct[] {
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  const words = search.toLowerCase().split(/\s+/);
  return among.filter(({ title, sku, category }) => {
    const text = [title, sku, titles.get(category)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function emptyWords(all: number, among: number): [said: string, instead?: Content] {
  if (all === 0) return [sellerProductsText.none, html`${sellerProductsText.noneHint} ${addLink()}`];
  return [among === 0 ? sellerProductsText.noneHere : sellerProductsText.noneWithWords];
}

/** The form that sends all drafts, if there are several. */
function sendAll(visit: ShopVisit, products: readonly SellerProduct[]): Html | undefined {
  const drafts = products.filter(({ status }) => status === 'draft').slice(0, MOST_SENT);
  if (drafts.length < 2) return undefined;
  return actionForm(visit, 'products send', {
    word: PRODUCTS,
    button: sellerProductsText.sendDrafts({ count: drafts.length }),
    options: { drafts: writeDrafts(drafts) },
    isPlain: true,
  });
}

function rowOf(
  visit: ShopVisit,
  product: SellerProduct,
  stock: StockState | undefined,
  category: string,
): readonly Content[] {
  const { sku, title, reason, status } = product;
  const [words, tone] = labelOf(product, stock);
  const news = reason
    ? html`<br><span class="bad">${sellerProductsText.changeThis({ reason })}</span>`
    : stateOf(product) === 'approved' && html`<br><span class="soft">${sellerProductsText.nextUpdate}</span>`;
  return [
    beside(smallPicture(thumbnailOf(visit.services, product)), [
      nameLink(productPath(sku), title),
      html`<br><span class="soft">${sku} · ${category}</span>${news}`,
    ]),
    stateLabel(words, tone),
    priceWords(product),
    isInShop(product) && stock && (stock.pieces ?? sellerStockText.uncounted),
    // Requested changes come first; any other product is opened by its name.
    status === 'changes'
      ? pageLink(productPath(sku), sellerProductsText.editButton, title)
      : isDraft(product) && sendForm(visit, product),
  ];
}

/** The form that sends a draft for review. */
const sendForm = (visit: ShopVisit, product: SellerProduct): Html | undefined =>
  actionForm(visit, 'products send', {
    word: product.sku,
    button: sellerProductsText.sendForReview,
    options: { drafts: writeDrafts([product]) },
    isPlain: true,
  });

/** The address of a product's small picture, if this host has it. */
function thumbnailOf({ shop }: HostServices, { sku, hasPicture }: SellerProduct): string | undefined {
  return hasPicture ? linkTo(`${productPath(sku)}/picture`) : catalogThumbnail(shop(), sku);
}

/** The address of the small picture of a product in the catalogue, if this host has it. */
export function catalogThumbnail(shop: Shop, sku: string): string | undefined {
  const product = findBySku(shop, sku);
  return product && pictureFile(shop, product) ? linkTo(`${productPath(sku)}/picture`) : undefined;
}

/** A product's small picture, for its own seller. */
export const productThumbnail = (services: HostServices): PageRoute =>
  picture(
    services,
    `${PRODUCTS}/of/{sku}/picture`,
    async ({ context: { shop }, params: { sku = '' } }) => shop && readOwnThumbnail(services, shop.sellerId, sku),
  );
