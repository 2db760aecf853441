import { lineId } from '../../../../core/cart/cart.ts';
import { stockState } from '../../../../core/seller/stock-state.ts';
import { MOST_PIECES, type StockProduct } from '../../../../contract/sellers.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerProductsText } from '../../../../messages/rooms/seller-products.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { type Html, html } from '../../../ground/http/html.ts';
import { pageStock } from '../../../records/sellers/stock.ts';
import { field, hiddenFields } from '../../kit/pieces/fields.ts';
import { behind, card, stateLabel } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { STEP_SCRIPT } from '../../kit/page/page-scripts.ts';
import { readSearch } from '../../kit/lists/lists.ts';
import { beside, smallPicture } from '../../kit/pieces/pictures.ts';
import { roomy, table } from '../../kit/lists/table.ts';
import { emptyOf, findForm, linkTo, onward } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { catalogThumbnail } from '../products/products.ts';
import { nameOf, type StockCells, type TypedRow, writeCells } from './typed-stock.ts';

/** A form that is shown again: rows that differ from the stock, and what is wrong with them, by `lineId`. */
export interface ShownStock {
  readonly rows: ReadonlyMap<string, TypedRow>;
  readonly problems?: ReadonlyMap<string, string>;
  /** What was saved of the other rows. */
  readonly said?: readonly string[];
}

/** The sold-out switches and the remaining pieces of all products of the page, in one form. */
export async function stockPage(visit: ShopVisit, shown: ShownStock = { rows: new Map() }): Promise<PageContent> {
  const { services, shop, session, query, here } = visit;
  const search = readSearch(query);
  const { products, next } = await pageStock(services, shop.sellerId, { search, after: query['after'] });
  const find = findForm('/stock', {
    label: sellerProductsText.search,
    example: sellerProductsText.search,
    value: search,
  });
  const help = behind(sellerStockText.help, html`<p>${sellerStockText.helpText}</p>`);
  // The Enter key activates the first button.
  const list =
    products.length === 0
      ? html`<p class="empty">${emptyWords(search)}</p>`
      : html`<form class="listed" method="post" action="${linkTo('/stock', { search, after: query['after'] })}">${hiddenFields({ form: session.formToken, back: here })}<button class="unseen" type="submit" tabindex="-1" aria-hidden="true">${sellerStockText.save}</button>
<div class="cards">${products.map((product, index) => productCard(visit, product, index, shown))}</div>
<div class="save"><button type="submit">${sellerStockText.save}</button></div></form>`;
  const further = onward('/stock', { search }, { next }, sellerDashboardText.more);
  const isWrong = (shown.problems?.size ?? 0) > 0;
  return {
    title: sellerDashboardText.stock,
    tools: find,
    content: html`${help}${list}${further}`,
    script: STEP_SCRIPT,
    ...(isWrong && {
      status: 422,
      told: { isError: true, text: [...new Set(shown.problems?.values())].join(' '), more: shown.said ?? [] },
    }),
  };
}

function emptyWords(search: string | undefined): Html {
  if (search !== undefined) return emptyOf('/stock', sellerProductsText.noneWithWords);
  const add = html`<a class="button plain" href="${linkTo('/products')}">${sellerStockText.addProducts}</a>`;
  return emptyOf('/stock', sellerProductsText.none, html`${sellerStockText.noneHint} ${add}`);
}

function productCard(visit: ShopVisit, product: StockProduct, position: number, shown: ShownStock): Html {
  const { sku, title, sizes, soldOut } = product;
  const { words, tone } = stockState(product);
  const isWhole = sizes.length === 0;
  const whole = rowOf(product, shown, {
    row: `${position}.0`,
    name: isWhole ? sellerStockText.oneSize : sellerStockText.allSizes,
    now: { isIn: !soldOut, pieces: isWhole ? String(product.pieces ?? '') : undefined },
    isOpen: true,
  });
  // If a product is sold out as a whole, so is each of its sizes, whatever it was before.
  const each = sizes.map(({ name, soldOut: isSizeOut, pieces }, index) =>
    rowOf(product, shown, {
      ...{ row: `${position}.${index + 1}`, name, size: name, isOpen: !soldOut },
      now: { isIn: !isSizeOut && !soldOut, pieces: String(pieces ?? '') },
    }),
  );
  const rows = table([sellerProductsText.size, sellerStockText.inStock, sellerProductsText.pieces], [whole, ...each], {
    caption: sellerStockText.stockOf({ title }),
    look: 'sides',
  });
  return card(
    beside(smallPicture(catalogThumbnail(visit.services.shop(), sku)), [
      html`${title} ${stateLabel(words, tone)}<br><span class="soft">${sku}</span>`,
    ]),
    html`${hiddenFields({ [nameOf('sku', String(position))]: sku })}${rows}`,
  );
}

interface RowOptions {
  /** Its position in the form. */
  readonly row: string;
  readonly name: string;
  readonly size?: string;
  readonly now: StockCells;
  readonly isOpen: boolean;
}

/** A product or one of its sizes, with its present stock. */
function rowOf(
  { sku, title }: StockProduct,
  { rows, problems }: ShownStock,
  { row, name, size, now, isOpen }: RowOptions,
): readonly [Html, Html, Html | undefined] {
  const id = lineId({ sku, size });
  const { isIn, pieces } = rows.get(id) ?? now;
  const words = size === undefined ? sellerStockText.inStock : sellerStockText.sizeIn({ size });
  const was = isOpen && hiddenFields({ [nameOf('was', row)]: writeCells(now), [nameOf('size', row)]: size });
  const tick = html`<label class="check"><input type="checkbox" name="${nameOf('in', row)}" value="yes" aria-label="${words}"${isIn && ' checked'}${!isOpen && ' disabled'}>${roomy(!isIn ? sellerStockText.soldOut : pieces === '0' ? sellerStockText.noneLeft : sellerStockText.inStock)}</label>`;
  const label = size === undefined ? sellerProductsText.pieces : sellerStockText.piecesOf({ size });
  const count = counter({ row, label, about: size ?? title, pieces, problem: problems?.get(id), isOpen });
  return [html`<b>${name}</b>${was}`, tick, now.pieces === undefined ? undefined : count];
}

interface CounterOptions extends Pick<RowOptions, 'row' | 'isOpen'> {
  readonly label: string;
  /** What is counted. */
  readonly about: string;
  readonly pieces: string | undefined;
  readonly problem: string | undefined;
}

/** The number of pieces, between buttons that remove and add one. */
function counter({ row, label, about, pieces, problem, isOpen }: CounterOptions): Html {
  const name = nameOf('pieces', row);
  const disabled = isOpen ? undefined : true;
  const input = field(html`<span class="unseen">${label}</span>`, name, {
    ...{ type: 'text', inputmode: 'numeric', maxlength: String(MOST_PIECES).length, autocomplete: 'off' },
    ...{ placeholder: '–', 'data-most': MOST_PIECES, disabled },
  });
  const step = (by: '-1' | '+1', sign: string, words: string): Html =>
    html`<button class="plain" type="submit" name="step" value="${row} ${by}" aria-label="${words}"${!isOpen && ' disabled'}>${sign}</button>`;
  const typed = { values: { [name]: pieces }, ...(problem !== undefined && { problems: { [name]: problem } }) };
  return html`<span class="stepper">${step('-1', '−', sellerStockText.fewer({ name: about }))}${input.again(typed)}${step('+1', '+', sellerStockText.oneMore({ name: about }))}</span>`;
}
