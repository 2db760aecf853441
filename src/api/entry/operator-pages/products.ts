import { commandLine } from '../../../command-line.ts';
import { type Html, html } from '../../ground/http/html.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { parseMoney } from '../../../core/money/parse-money.ts';
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
import { elsewhere, pickStatus, statusLinks, statusName } from './status-links.ts';
import type { Visit } from './visit.ts';

const MOST = 200;

const PRODUCT_TONES: Readonly<Record<string, Tone>> = {
  submitted: 'waits',
  changes: 'over',
  approved: 'going',
  published: 'done',
};

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof PRODUCT_STATUSES)[number], Html>> = {
  submitted: elsewhere('/products', 'No product waits for a decision.', 'See those that sellers work on', 'draft'),
  draft: elsewhere('/products', 'No seller works on a product.', 'See those to decide on', 'submitted'),
  changes: elsewhere('/products', 'No seller is asked for changes.', 'See those to decide on', 'submitted'),
  approved: elsewhere('/products', 'No approved product waits for the catalogue.', 'See those in it', 'published'),
  published: elsewhere(
    '/products',
    'No product of a seller’s dashboard is in the catalogue.',
    'See approved ones',
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
  const shop = services.shop();
  const list = table(
    ['Product', stateColumn('Kind'), 'Seller', 'Category', numberColumn('Price'), isWaiting ? 'Waits' : 'Changed', ''],
    page.rows.map(({ id, seller_id: sellerId, sku, title, category, changed_at: at, document }) => [
      beside(smallPicture(pictured.has(id) ? linkTo(`/products/${id}/thumbnail`) : undefined), [
        link(`/products/${id}`, title),
        html`<br><span class="soft roomy">${sku}</span>`,
      ]),
      kindOf(shop, sku),
      shop.sellers.get(sellerId)?.name ?? sellerId,
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
  return { title: 'Products', tools, content };
}

/** Whether the catalogue has the product. */
const kindOf = (shop: Shop, sku: string): Html =>
  findBySku(shop, sku) ? stateLabel('Change', 'going') : stateLabel('New', 'waits');

/** The name of a category; words of the id of one that the catalogue has not. */
const nameCategory = ({ categories }: Shop, id: string): string => categories.get(id)?.label ?? nameWords(id);

/** "Price (in)" of `offers.in.price`, and "Sizes 1 stock" of `sizes[0].stock`. */
const nameField = (field: string): string =>
  nameWords(
    field
      .replace(/^(?:legal|attributes)\./, '')
      .replace(/^offers\.(\w+)\.(\w+)$/, '$2 ($1)')
      .replace(/\[(\d+)\]/g, (_, index) => ` ${Number(index) + 1}`)
      .replaceAll('.', ' '),
  );

/** The price in the market of the category; undefined while there is none. */
function priceOf({ categories, markets }: Shop, category: string, document: Document): string | undefined {
  const market = markets.get(categories.get(category)?.marketId ?? 'in');
  const { price = '' } = market ? readFields(document, { id: category, marketId: market.id }) : {};
  const minor = market && parseMoney(price, market.currency);
  return minor === undefined || !market ? undefined : money(minor, market.currency);
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
      html` <img src="${linkTo(`/products/${row.id}/pictures/${index}`)}" alt="Picture ${index + 1}" width="160" loading="lazy">`,
  );
  const fields = listChanges(base, document);
  const changes = product
    ? table(
        ['Field', 'In the catalogue', 'Now'],
        fields.map(({ field, before, after }) => [
          nameField(field),
          before,
          after ?? html`<span class="soft">taken away</span>`,
        ]),
        { caption: 'Changes', empty: 'Nothing differs from the catalogue.' },
      )
    : facts(
        fields
          .filter(({ field }) => field !== 'sku' && field !== 'title')
          .map(({ field, after }) => [nameField(field), after]),
      );
  const options = { version: String(row.version) };
  const refuse = actionForm(visit, 'products refuse', {
    word: row.id,
    button: 'Ask for changes',
    options,
    fields: reasonField('seller', 'What to change'),
    isPlain: true,
  });
  const approve = actionForm(visit, 'products approve', { word: row.id, button: 'Approve', options });
  const forms = [
    row.status === 'submitted' && [approve, behind('Ask for changes', refuse)],
    row.status === 'approved' && behind('Take back the approval', refuse),
  ];
  const about = facts([
    ['Seller', shop.sellers.get(row.seller_id)?.name ?? row.seller_id],
    ['SKU', row.sku],
    ['Category', nameCategory(shop, row.category)],
    ['Price', priceOf(shop, row.category, document)],
    ['Version', row.version],
    ['Asked for', row.reason],
  ]);
  const shown = pictures.length === 0 ? smallPicture(undefined) : pictures;
  const content = html`<div class="split"><div><section class="card"><h2>Photos</h2><p class="pictures">${shown}</p></section>
${product ? html`<h2>What changes</h2>${changes}` : html`<section class="card"><h2>A new product</h2>${changes}</section>`}</div>
<div><section class="card"><h2>Product</h2>${about}</section>${around(actions(forms), (decision) => html`<section class="card"><h2>Decision</h2>${decision}</section>`)}</div></div>`;
  const state = stateLabel(statusName(row.status), PRODUCT_TONES[row.status]);
  return { title: row.title, state, content, back: backLink('/products', 'Products'), section: '/products' };
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
