import { stockState } from '../../../../core/seller/stock-state.ts';
import { MOST_PIECES, type StockProduct } from '../../../../contract/sellers.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { pageStock } from '../../../records/sellers/stock.ts';
import { field, hiddenFields } from '../../kit/fields.ts';
import { behind, card, stateLabel } from '../../kit/html.ts';
import type { PageContent } from '../../kit/layout.ts';
import { readSearch } from '../../kit/lists.ts';
import { beside, smallPicture } from '../../kit/pictures.ts';
import { table } from '../../kit/table.ts';
import { emptyOf, findForm, linkTo, onward } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { catalogThumbnail } from '../products/products.ts';
import { fieldOf } from './save-stock.ts';

/** What a seller switches off as sold out, and the pieces that are left: a form for each product. */
export async function stockPage(visit: ShopVisit): Promise<PageContent> {
  const { services, shop, query } = visit;
  const search = readSearch(query);
  const { products, next } = await pageStock(services, shop.sellerId, { search, after: query['after'] });
  const find = findForm('/stock', {
    label: sellerProductsText.search,
    example: sellerProductsText.search,
    value: search,
  });
  const help = behind(sellerStockText.help, html`<p>${sellerStockText.helpText}</p>`);
  const list =
    products.length === 0
      ? html`<p class="empty">${emptyWords(search)}</p>`
      : html`<div class="cards">${products.map((product) => productCard(visit, product))}</div>`;
  const further = onward('/stock', { search }, { next }, sellerDashboardText.more);
  return { title: sellerDashboardText.stock, tools: find, content: html`${help}${list}${further}` };
}

function emptyWords(search: string | undefined): Html {
  if (search !== undefined) return emptyOf('/stock', sellerProductsText.noneWithWords);
  const add = html`<a class="button plain" href="${linkTo('/products')}">${sellerStockText.addProducts}</a>`;
  return emptyOf('/stock', sellerProductsText.none, html`${sellerStockText.noneHint} ${add}`);
}

function productCard(visit: ShopVisit, product: StockProduct): Html {
  const { sku, title, sizes, soldOut } = product;
  const { words, tone } = stockState(product);
  const whole = rowOf(sizes.length === 0 ? sellerStockText.oneSize : sellerStockText.allSizes, undefined, product, {
    isCounted: sizes.length === 0,
    isOpen: true,
  });
  // What is sold out in all sizes is so in each, whatever it was before.
  const each = sizes.map((size) => rowOf(size.name, size.name, size, { isCounted: true, isOpen: !soldOut }));
  const rows = table([sellerProductsText.size, sellerStockText.inStock, sellerProductsText.pieces], [whole, ...each], {
    caption: sellerStockText.stockOf({ title }),
    look: 'sides',
  });
  const hidden = { form: visit.session.formToken, back: visit.here, sku };
  return card(
    beside(smallPicture(catalogThumbnail(visit.services.shop(), sku)), [
      html`${title} ${stateLabel(words, tone)}<br><span class="soft">${sku}</span>`,
    ]),
    html`<form method="post" action="${linkTo('/stock')}">${hiddenFields(hidden)}${rows}<button type="submit">${sellerStockText.save}</button></form>`,
  );
}

interface RowOptions {
  /** Whether its pieces can be counted: those of sizes are by size. */
  readonly isCounted: boolean;
  readonly isOpen: boolean;
}

/** A product or one of its sizes. What it was goes along, so that only what the seller has changed is saved. */
function rowOf(
  name: string,
  size: string | undefined,
  { soldOut, pieces }: Pick<StockProduct, 'soldOut' | 'pieces'>,
  { isCounted, isOpen }: RowOptions,
): readonly [Html, Html, Html | undefined] {
  const isIn = !soldOut && isOpen;
  const words = size === undefined ? sellerStockText.inStock : sellerStockText.sizeIn({ size });
  const was = isOpen
    ? hiddenFields({
        [fieldOf('was-in', size)]: isIn ? 'yes' : 'no',
        [fieldOf('was-pieces', size)]: isCounted ? String(pieces ?? '') : undefined,
      })
    : undefined;
  const tick = html`<label class="check"><input type="checkbox" name="${fieldOf('in', size)}" value="yes" aria-label="${words}"${isIn && ' checked'}${!isOpen && ' disabled'}>${!isIn ? sellerStockText.soldOut : pieces === 0 ? sellerStockText.noneLeft : sellerStockText.inStock}</label>`;
  const count = isCounted
    ? field(
        html`<span class="unseen">${size === undefined ? sellerProductsText.pieces : sellerStockText.piecesOf({ size })}</span>`,
        fieldOf('pieces', size),
        {
          ...{ type: 'number', inputmode: 'numeric', min: 0, max: MOST_PIECES, step: 1 },
          ...{ placeholder: sellerStockText.uncounted, value: pieces, disabled: !isOpen || undefined },
        },
      )
    : undefined;
  return [html`<b>${name}</b>${was}`, tick, count];
}
