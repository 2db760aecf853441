import { commandLine } from '../../../command-line.ts';
import { type Html, html } from '../../ground/http/html.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
import { columnWords } from '../../../core/product/column-words.ts';
import { PRODUCT_COLUMNS } from '../../../core/product/product-columns.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import type { PageRoute } from '../../ground/http/page-route.ts';
import { recordViewed } from '../operator/command.ts';
import { listChanges } from '../../records/products/compare.ts';
import { findRow } from '../../records/products/decide.ts';
import { type Document, picturesOf, readFields } from '../../../core/product/read-fields.ts';
import { findBySku, openFile } from '../../records/products/files.ts';
import { readPicture } from '../../records/products/pictures.ts';
import { PRODUCT_STATUSES } from '../../records/products/shapes.ts';
import { listPictured, makeThumbnail } from '../../records/products/thumbnails.ts';
import type { HostServices } from '../services.ts';
import { actionForm } from './actions.ts';
import { nameWords } from './audit-words.ts';
import { pictureRoute } from './file-route.ts';
import {
  actions,
  around,
  backLink,
  behind,
  facts,
  formatMoment,
  hint,
  link,
  linkTo,
  money,
  numberColumn,
  reasonField,
  pageLink,
  stateColumn,
  stateLabel,
  table,
  type Tone,
  waitingSince,
} from './html.ts';
import type { PageContent } from './layout.ts';
import { beside, smallPicture } from './pictures.ts';
import { onward, readPage } from './pager.ts';
import { readSellerLinks } from './seller-names.ts';
import { elsewhere, pickStatus, statusLinks, statusName } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;

/** What sellers send; the whole catalogue is not here. */
const TITLE = 'Product submissions';

const PRODUCT_TONES: Readonly<Record<string, Tone>> = {
  submitted: 'waits',
  changes: 'over',
  approved: 'going',
  published: 'done',
};

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof PRODUCT_STATUSES)[number], Html>> = {
  submitted: elsewhere('/products', 'No products to review.', 'See drafts', 'draft'),
  draft: elsewhere('/products', 'No seller works on a product.', 'See submitted products', 'submitted'),
  changes: elsewhere('/products', 'No seller is asked for changes.', 'See submitted products', 'submitted'),
  approved: elsewhere(
    '/products',
    'No approved product waits for the catalogue.',
    'See published products',
    'published',
  ),
  published: elsewhere(
    '/products',
    'No product of a seller’s dashboard is in the catalogue.',
    'See approved products',
    'approved',
  ),
};

/** Products that sellers have submitted. */
export async function productsPage({ services, context, query }: Visit): Promise<PageContent> {
  const status = pickStatus(query, PRODUCT_STATUSES);
  await recordViewed(context, 'products', { status });
  const isWaiting = status === 'submitted';
  const { read } = services.database;
  const all = read
    .selectFrom('seller_products')
    .select(['id', 'seller_id', 'sku', 'title', 'category', 'changed_at', 'document'])
    .where('status', '=', status);
  // Those that wait, the oldest first.
  const page = await readPage(all, {
    by: ['changed_at', 'id'],
    direction: isWaiting ? 'asc' : 'desc',
    most: MOST,
    query,
  });
  const pictured = await listPictured(read, page.rows);
  const seller = await readSellerLinks(
    services,
    page.rows.map((row) => row.seller_id),
  );
  const shop = services.shop();
  const list = table(
    ['Product', stateColumn('Kind'), 'Seller', 'Category', numberColumn('Price'), isWaiting ? 'Waits' : 'Changed', ''],
    page.rows.map(({ id, seller_id: sellerId, sku, title, category, changed_at: at, document }) => [
      beside(smallPicture(pictured.has(id) ? linkTo(`/products/${id}/thumbnail`) : undefined), [
        link(`/products/${id}`, title),
        html`<br><span class="soft roomy">${sku}</span>`,
      ]),
      kindOf(shop, sku),
      seller(sellerId),
      nameCategory(shop, category),
      priceOf(shop, category, JSON.parse(document) as Document),
      isWaiting ? waitingSince(at, services.now()) : formatMoment(at),
      pageLink(`/products/${id}`, isWaiting ? 'Review' : 'Open', title),
    ]),
    { caption: 'Products of sellers', empty: EMPTY[status], look: 'low' },
  );
  const how =
    status === 'approved' &&
    hint(html`Write them into the catalogue with <code>${commandLine('operator', 'products pull')}</code>.`);
  const further = onward('/products', { status }, page, 'Further products');
  const content = html`${list}${further}${how}`;
  const tools = await statusLinks(read, {
    path: '/products',
    statuses: PRODUCT_STATUSES,
    now: status,
    lists: 'seller_products',
  });
  return { title: TITLE, tools, content };
}

/** Whether the catalogue has the product. */
const kindOf = (shop: Shop, sku: string): Html =>
  findBySku(shop, sku) ? stateLabel('Change', 'going') : stateLabel('New', 'waits');

/** The name of a category; words of the id of one that the catalogue has not. */
const nameCategory = ({ categories }: Shop, id: string): string => categories.get(id)?.title ?? nameWords(id);

/** "Price" of `offers.in.price`, with the market where it is not that of the category, and "Sizes 1 stock" of `sizes[0].stock`. */
const nameField = (field: string, marketId: string): string =>
  nameWords(
    field
      .replace(/^(?:legal|attributes)\./, '')
      .replace(/^offers\.(\w+)\.(\w+)$/, (_, market, name) => (market === marketId ? name : `${name} (${market})`))
      .replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`)
      .replaceAll('.', ' '),
  );

const marketOf = ({ categories, markets }: Shop, category: string) =>
  markets.get(categories.get(category)?.marketId ?? 'in');

/** The price in the market of the category; undefined while there is none. */
function priceOf(shop: Shop, category: string, document: Document): string | undefined {
  const market = marketOf(shop, category);
  const { price = '' } = market ? readFields(document, { id: category, marketId: market.id }) : {};
  return priceWords(shop, market?.id, price);
}

/** An amount that a file has; undefined for what is none. */
function priceWords({ markets }: Shop, marketId: string | undefined, text: string | undefined): string | undefined {
  const currency = marketId === undefined ? undefined : markets.get(marketId)?.currency;
  const minor = currency === undefined || text === undefined ? undefined : parseMoney(text, currency);
  return minor === undefined || currency === undefined ? undefined : money(minor, currency);
}

/** What stands elsewhere on the page. */
const SHOWN: ReadonlySet<string> = new Set(['sku', 'category', 'title', 'price', 'pictures']);

/** A new product by the fields of the seller's form, under the names that the seller sees. */
function describeNew(shop: Shop, category: string, document: Document): Html {
  const market = marketOf(shop, category);
  const fields = market ? readFields(document, { id: category, marketId: market.id }) : {};
  const words = columnWords();
  return facts(
    PRODUCT_COLUMNS.filter(({ name }) => !SHOWN.has(name)).map(({ name }) => {
      const text = fields[name];
      return [words[name][0], (name === 'mrp' && priceWords(shop, market?.id, text)) || text?.replaceAll(' | ', ', ')];
    }),
  );
}

/** A product, how it differs from its file, and what can be decided. */
export async function productPage(visit: Visit): Promise<PageContent> {
  const { services, params } = visit;
  const row = await findRow(services.database.read, params['id'] ?? '');
  if (!row) throw new ProtocolError(404, 'There is no such product.');
  const shop = services.shop();
  const product = findBySku(shop, row.sku);
  const document = JSON.parse(row.document) as Document;
  const base: Document = (product && openFile(shop, product)?.document) ?? {};
  const pictures = picturesOf(document).map(
    (_, index) =>
      html` <img src="${linkTo(`/products/${row.id}/pictures/${index}`)}" alt="Photo ${index + 1}" width="160" loading="lazy">`,
  );
  const fields = listChanges(base, document);
  const changes = product
    ? table(
        ['Field', 'In the catalogue', 'Now'],
        fields.map(({ field, before, after }) => {
          const [, market] = /^offers\.(\w+)\.(?:price|mrp)$/.exec(field) ?? [];
          const show = (text: string | undefined) => priceWords(shop, market, text) ?? text;
          return [
            nameField(field, marketOf(shop, row.category)?.id ?? 'in'),
            show(before),
            show(after) ?? html`<span class="soft">taken away</span>`,
          ];
        }),
        { caption: 'Changes', empty: 'Nothing differs from the catalogue.' },
      )
    : describeNew(shop, row.category, document);
  const options = { version: String(row.version) };
  const refuse = actionForm(visit, 'products refuse', {
    word: row.id,
    button: 'Ask for changes',
    options,
    fields: reasonField('seller', 'What to change'),
    isPlain: true,
  });
  const approve = actionForm(visit, 'products approve', { word: row.id, button: 'Approve', options });
  const warning = pictures.length === 0 && html`<p class="bad">It has no photographs yet.</p>`;
  const forms = [
    row.status === 'submitted' && [approve, behind('Ask for changes', refuse)],
    row.status === 'approved' && behind('Take back the approval', refuse),
  ];
  const about = facts([
    ['Seller', (await readSellerLinks(services, [row.seller_id]))(row.seller_id)],
    ['SKU', row.sku],
    ['Category', nameCategory(shop, row.category)],
    ['Price', priceOf(shop, row.category, document)],
    ['Version', row.version],
    ['Asked for', row.reason],
  ]);
  const shown = pictures.length === 0 ? hint('No photographs yet.') : html`<p class="pictures">${pictures}</p>`;
  const content = html`<div class="split"><div><section class="card"><h2>Photos</h2>${shown}</section>
${product ? html`<h2>What changes</h2>${changes}` : html`<section class="card"><h2>A new product</h2>${changes}</section>`}</div>
<div><section class="card"><h2>Product</h2>${about}</section>${around(actions(forms), (decision) => html`<section class="card"><h2>Decision</h2>${row.status === 'submitted' && warning}${decision}</section>`)}</div></div>`;
  const state = stateLabel(statusName(row.status), PRODUCT_TONES[row.status]);
  return { title: row.title, state, content, back: backLink('/products', TITLE), section: '/products' };
}

/** The small picture of a product in the list, for people who are signed in. */
export const productThumbnail = (services: HostServices): PageRoute =>
  pictureRoute(services, '/products/{id}/thumbnail', async ({ id = '' }) => {
    const row = await findRow(services.database.read, id);
    return row && makeThumbnail(services.database.read, row);
  });

/** A picture of a product, for people who are signed in. */
export const productPicture = (services: HostServices): PageRoute =>
  pictureRoute(services, '/products/{id}/pictures/{index}', async ({ id = '', index }) => {
    const { read } = services.database;
    const row = await findRow(read, id);
    const name = row && picturesOf(JSON.parse(row.document) as Document)[Number(index)];
    return name === undefined ? undefined : readPicture(read, name);
  });
