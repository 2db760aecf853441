import { operatorProductsText } from '../../../../messages/rooms/operator-products.ts';
import { commandLine } from '../../../../command-line.ts';
import { type Content, type Html, html, withTags } from '../../../ground/http/html.ts';
import type { SellerProductRow } from '../../../ground/database/tables.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import { parseMoney } from '../../../../core/money/parse-money.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { inSentence } from '../../../../core/text/text.ts';
import { columnWords, labelOfPath } from '../../../../core/product/column-words.ts';
import { listColumns, type PlainColumn } from '../../../../core/product/product-columns.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { likePattern } from '../../../entry/operator/lists/find-orders.ts';
import { listChanges } from '../../../records/products/compare.ts';
import { findRow } from '../../../records/products/decide.ts';
import { type Document, languagesOf, picturesOf, readFields } from '../../../../core/product/read-fields.ts';
import { findBySku, openFile } from '../../../records/products/files.ts';
import { readPicture } from '../../../records/products/pictures.ts';
import { PRODUCT_STATUSES } from '../../../../contract/products.ts';
import { listPictured, makeThumbnail } from '../../../records/products/thumbnails.ts';
import type { HostServices } from '../../../entry/services.ts';
import { actionForm } from '../actions/actions.ts';
import { find, nameWords } from '../../kit/pieces/code-words.ts';
import { findForm, backLink, nameLink, linkTo, pageLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { readSearch, pickStatus } from '../../kit/lists/lists.ts';
import { actions, around, behind, behindButton, facts, hint, stateLabel, type Tone } from '../../kit/pieces/html.ts';
import { formatMoment, money } from '../../kit/pieces/format.ts';
import { lineColumn, listHead, numberColumn, stateColumn, table, waitingSince } from '../../kit/lists/table.ts';
import { reasonField } from '../../kit/pieces/fields.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { beside, smallPicture } from '../../kit/pieces/pictures.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { namedSeller, readAccountIds } from '../frame/seller-paths.ts';
import { statusName } from '../../../entry/outcomes/words.ts';
import { picture, type Visit } from '../frame/visit.ts';

const MOST = 200;

const PRODUCT_TONES: Readonly<Record<string, Tone>> = {
  submitted: 'going',
  changes: 'waits',
  approved: 'going',
  published: 'done',
};

/** What stands in the place of an empty list. */
const EMPTY: Readonly<Record<(typeof PRODUCT_STATUSES)[number], () => Html>> = {
  submitted: () => elsewhere('/products', operatorProductsText.noneSubmitted, operatorProductsText.seeDrafts, 'draft'),
  draft: () => elsewhere('/products', operatorProductsText.noneDraft, operatorProductsText.seeSubmitted, 'submitted'),
  changes: () =>
    elsewhere('/products', operatorProductsText.noneToChange, operatorProductsText.seeSubmitted, 'submitted'),
  approved: () =>
    elsewhere('/products', operatorProductsText.noneApproved, operatorProductsText.seePublished, 'published'),
  published: () =>
    elsewhere('/products', operatorProductsText.nonePublished, operatorProductsText.seeApproved, 'approved'),
};

/** Products that sellers have submitted, of all of them or one; the whole catalogue is not here. */
export async function productsPage({ services, context, query }: Visit): Promise<PageContent> {
  const status = pickStatus(query, PRODUCT_STATUSES);
  const search = readSearch(query);
  await recordViewed(context, 'products', { status, isSearch: search === undefined ? undefined : true });
  const isWaiting = status === 'submitted';
  const { read } = services.database;
  const shop = services.shop();
  const seller = shop.sellers.get(query['seller'] ?? '');
  const listOf = (listed: (typeof PRODUCT_STATUSES)[number]) => {
    let found = read.selectFrom('seller_products').where('status', '=', listed);
    if (seller) found = found.where('seller_id', '=', seller.id);
    if (search === undefined) return found;
    const pattern = likePattern(search);
    return found.where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['title']), 'like', pattern),
        eb(eb.fn<string>('lower', ['sku']), 'like', pattern),
      ]),
    );
  };
  const all = listOf(status).select(['id', 'seller_id', 'sku', 'title', 'category', 'changed_at', 'document']);
  // Those that wait, the oldest first.
  const page = await readPage(all, {
    by: ['changed_at', 'id'],
    direction: isWaiting ? 'asc' : 'desc',
    most: MOST,
    query,
  });
  const pictured = await listPictured(read, page.rows);
  const list = table(
    [
      operatorProductsText.product,
      stateColumn(operatorProductsText.kind),
      lineColumn(operatorProductsText.seller),
      numberColumn(operatorProductsText.price),
      lineColumn(isWaiting ? operatorProductsText.waits : operatorProductsText.changed),
      '',
    ],
    page.rows.map(({ id, seller_id: sellerId, sku, title, category, changed_at: at, document }) => [
      beside(smallPicture(pictured.has(id) ? linkTo(`/products/${id}/thumbnail`) : undefined), [
        nameLink(`/products/${id}`, title),
        html`<br><span class="soft roomy">${sku}</span>`,
      ]),
      kindOf(shop, sku),
      html`${shop.sellers.get(sellerId)?.name ?? sellerId}<br><span class="soft of">${nameCategory(shop, category)}</span>`,
      priceOf(shop, category, JSON.parse(document) as Document),
      isWaiting ? waitingSince(at, services.now()) : formatMoment(at),
      pageLink(`/products/${id}`, isWaiting ? operatorProductsText.review : operatorProductsText.open, title),
    ]),
    {
      caption: operatorProductsText.caption,
      empty:
        search === undefined
          ? EMPTY[status]()
          : elsewhere('/products', operatorProductsText.noneFits, operatorProductsText.showAll, status),
      look: 'low priced',
    },
  );
  const how =
    status === 'approved' &&
    hint(withTags(operatorProductsText.pull, () => html`<code>${commandLine('operator', 'products pull')}</code>`));
  const further = onward('/products', { status, seller: seller?.id, search }, page, operatorProductsText.further);
  const whose =
    seller &&
    listHead(
      operatorProductsText.of({ seller: seller.name }),
      html`<a href="${linkTo('/products', { status })}">${operatorProductsText.ofAll}</a>`,
    );
  const content = html`${whose}${list}${further}${how}`;
  const lists = await statusLinks(read, {
    path: '/products',
    query: { seller: seller?.id, search },
    statuses: PRODUCT_STATUSES,
    now: status,
    lists: (listed) => listOf(listed).select('status'),
  });
  const findIn = findForm('/products', {
    label: operatorProductsText.searchFor,
    example: operatorProductsText.searchExample,
    value: search,
    chosen: { status, seller: seller?.id },
  });
  return { title: operatorProductsText.title, tools: [lists, findIn], content };
}

/** Whether the catalogue has the product. */
const kindOf = (shop: Shop, sku: string): Html =>
  findBySku(shop, sku) ? stateLabel(operatorProductsText.aChange, 'going') : stateLabel(operatorProductsText.aNew);

/** The name of a category; words of the id of one that the catalogue has not. */
const nameCategory = ({ categories }: Shop, id: string): string => categories.get(id)?.title ?? nameWords(id);

/** "Price" of `offers.in.price`, with the market where it is not that of the category, and "Sizes 1 pieces" of `sizes[0].stock`. */
function nameField(field: string, marketId: string): string {
  const label = labelOfPath(field, marketId);
  if (label !== undefined) return label;
  const [, market] = /^offers\.(\w+)\./.exec(field) ?? [];
  const ofMarket = market === undefined ? undefined : labelOfPath(field, market);
  if (ofMarket !== undefined) return `${ofMarket} (${market})`;
  return withCapital(
    field
      .replace(/^(?:legal|attributes)\.|\.src$/g, '')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : stepWords(step)))
      .join(' '),
  );
}

/** Steps of paths that are named as the columns that have them. */
const COLUMNS: Readonly<Record<string, PlainColumn>> = {
  images: 'pictures',
  sizes: 'sizes',
  features: 'features',
  stock: 'stock',
};

function stepWords(step: string): string {
  const column = find(COLUMNS, step);
  return inSentence(column === undefined ? nameWords(step) : columnWords(column)[0]);
}

const marketOf = ({ categories, markets }: Shop, category: string) =>
  markets.get(categories.get(category)?.marketId ?? 'in');

/** The price in the market of the category; undefined while there is none. */
function priceOf(shop: Shop, category: string, document: Document): string | undefined {
  const market = marketOf(shop, category);
  const { price = '' } = market ? readFields(document, { id: category, marketId: market.id }) : {};
  return priceWords(shop, market?.id, price);
}

/** An amount that a file has; undefined for what is none. */
function priceWords({ markets }: Shop, marketId: string | undefined, typed: string | undefined): string | undefined {
  const currency = marketId === undefined ? undefined : markets.get(marketId)?.currency;
  const minor = currency === undefined || typed === undefined ? undefined : parseMoney(typed, currency);
  return minor === undefined || currency === undefined ? undefined : money(minor, currency);
}

/** What stands elsewhere on the page. */
const SHOWN: ReadonlySet<string> = new Set(['sku', 'category', 'title', 'price', 'pictures']);

/** A new product by the fields of the seller's form, under the names that the seller sees. */
function describeNew(shop: Shop, category: string, document: Document): readonly (readonly [string, Content])[] {
  const market = marketOf(shop, category);
  const fields = market ? readFields(document, { id: category, marketId: market.id }) : {};
  const columns = listColumns(languagesOf(document)).filter(({ name }) => !SHOWN.has(name));
  return columns.map(({ name }) => {
    const value = fields[name];
    return [
      columnWords(name)[0],
      (name === 'mrp' && priceWords(shop, market?.id, value)) || value?.replaceAll(' | ', ', '),
    ];
  });
}

/** A product, how it differs from its file, and what can be decided. */
export async function productPage(visit: Visit): Promise<PageContent> {
  const { services, params } = visit;
  const row = await findRow(services.database.read, params['id'] ?? '');
  if (!row) throw new ProtocolError(404, operatorProductsText.noProduct);
  const shop = services.shop();
  const product = findBySku(shop, row.sku);
  const document = JSON.parse(row.document) as Document;
  const base: Document = (product && openFile(shop, product)?.document) ?? {};
  const pictures = picturesOf(document).map(
    (_, index) =>
      html` <img src="${linkTo(`/products/${row.id}/pictures/${index}`)}" alt="${operatorProductsText.photo({ number: index + 1 })}" width="160" loading="lazy">`,
  );
  const fields = listChanges(base, document);
  const changes =
    product &&
    table(
      [operatorProductsText.field, operatorProductsText.before, operatorProductsText.now],
      fields.map(({ field, before, after }) => {
        const [, market] = /^offers\.(\w+)\.(?:price|mrp)$/.exec(field) ?? [];
        const show = (value: string | undefined) => priceWords(shop, market, value) ?? value;
        return [
          nameField(field, marketOf(shop, row.category)?.id ?? 'in'),
          show(before),
          show(after) ?? html`<span class="soft">${operatorProductsText.takenAway}</span>`,
        ];
      }),
      { caption: operatorProductsText.changes, empty: operatorProductsText.noChanges },
    );
  const accounts = await readAccountIds(services);
  const about = facts([
    [operatorProductsText.seller, namedSeller(services, accounts, row.seller_id)],
    [operatorProductsText.sku, row.sku],
    [operatorProductsText.category, nameCategory(shop, row.category)],
    [operatorProductsText.price, priceOf(shop, row.category, document)],
    [operatorProductsText.askedFor, row.reason],
    ...(product ? [] : describeNew(shop, row.category, document)),
  ]);
  const shown =
    pictures.length === 0
      ? html`<p class="pictures">${smallPicture(undefined)}<span class="soft">${operatorProductsText.noPhotos}</span></p>`
      : html`<p class="pictures">${pictures}</p>`;
  const whole = html`<section class="card product"><h2>${operatorProductsText.product}</h2>${shown}${about}</section>`;
  const content = html`<div class="split"><div>${product && html`<h2>${operatorProductsText.whatChanges}</h2>${changes}`}${whole}</div>
<div>${decisionOn(visit, row, pictures.length > 0)}</div></div>`;
  const status = stateLabel(statusName(row.status), PRODUCT_TONES[row.status]);
  const state = html`<span class="labels">${status}${!product && stateLabel(operatorProductsText.newProduct)}</span>`;
  return {
    title: row.title,
    state,
    content,
    back: backLink('/products', operatorProductsText.title),
    section: '/products',
  };
}

/** What can be decided about a product; it is not approved before it has photos. */
function decisionOn(visit: Visit, { id: word, status, version }: SellerProductRow, hasPhotos: boolean): Html {
  const options = { version: String(version) };
  const refuse = actionForm(visit, 'products refuse', {
    word,
    button: operatorProductsText.askForChanges,
    options,
    fields: [reasonField('seller', operatorProductsText.whatToChange)],
    isPlain: true,
  });
  const approve = actionForm(visit, 'products approve', {
    word,
    button: operatorProductsText.approve,
    options,
    isDisabled: !hasPhotos,
  });
  const forms =
    status === 'submitted'
      ? [approve, behindButton(operatorProductsText.askForChanges, refuse)]
      : status === 'approved' && behind(operatorProductsText.takeBackApproval, refuse);
  const warning = status === 'submitted' && !hasPhotos && hint(operatorProductsText.photosFirst);
  return around(
    actions(forms),
    (decision) => html`<section class="card"><h2>${operatorProductsText.decision}</h2>${warning}${decision}</section>`,
  );
}

/** The small picture of a product in the list, for people who are signed in. */
export const productThumbnail = (services: HostServices): PageRoute =>
  picture(services, '/products/{id}/thumbnail', async ({ params: { id = '' } }) => {
    const row = await findRow(services.database.read, id);
    return row && makeThumbnail(services.database.read, row);
  });

/** A picture of a product, for people who are signed in. */
export const productPicture = (services: HostServices): PageRoute =>
  picture(services, '/products/{id}/pictures/{index}', async ({ params: { id = '', index } }) => {
    const { read } = services.database;
    const row = await findRow(read, id);
    const name = row && picturesOf(JSON.parse(row.document) as Document)[Number(index)];
    return name === undefined ? undefined : readPicture(read, name);
  });
