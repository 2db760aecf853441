import { operatorProductsText } from '../../../../messages/rooms/operator-products.ts';
import { commandLine } from '../../../../command-line.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { recordViewed } from '../../../entry/operator/command.ts';
import { likePattern } from '../../../entry/operator/lists/find-orders.ts';
import { findRow } from '../../../records/products/decide.ts';
import type { Document } from '../../../../core/product/read-fields.ts';
import { findBySku } from '../../../records/products/files.ts';
import { PRODUCT_STATUSES } from '../../../../contract/products.ts';
import { listPictured, makeThumbnail } from '../../../records/products/thumbnails.ts';
import type { HostServices } from '../../../entry/services.ts';
import { findForm, nameLink, linkTo, pageLink, onward, elsewhere, statusLinks } from '../frame/links.ts';
import { readSearch, pickStatus } from '../../kit/lists/lists.ts';
import { hint, stateLabel } from '../../kit/pieces/html.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import { lineColumn, listHead, numberColumn, stateColumn, table, waitingSince } from '../../kit/lists/table.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { beside, smallPicture } from '../../kit/pieces/pictures.ts';
import { readPage } from '../../kit/lists/pager.ts';
import { nameCategory, priceOf } from './product.ts';
import { picture, type Visit } from '../frame/visit.ts';

const MOST = 200;

/** Shown instead of an empty list. */
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

/** Products that sellers have submitted, of all sellers or of one. Those that only the catalogue has are not listed. */
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
  // Waiting products, the oldest first.
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

/** The small picture of a product in the list, for people who are signed in. */
export const productThumbnail = (services: HostServices): PageRoute =>
  picture(services, '/products/{id}/thumbnail', async ({ params: { id = '' } }) => {
    const row = await findRow(services.database.read, id);
    return row && makeThumbnail(services.database.read, row);
  });
