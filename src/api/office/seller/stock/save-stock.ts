import { sizeWords } from '../../../../core/size/size-words.ts';
import { type StockRequest, stockRequest } from '../../../../contract/sellers.ts';
import { listComma } from '../../../../messages/language.ts';
import { answersSellersText } from '../../../../messages/rooms/answers-sellers.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { changeStock } from '../../../records/sellers/stock.ts';
import type { HostServices } from '../../../entry/services.ts';
import { form, type Visit } from '../frame/visit.ts';

/** The name of a field of a product, or of one of its sizes. */
export const fieldOf = (name: string, size: string | undefined): string =>
  size === undefined ? name : `${name}.${size}`;

/** Where the form of a product goes. */
export const stockRoute = (services: HostServices): PageRoute => form(services, '/stock', save);

/** Saves what the seller has changed, and nothing else: orders may have taken pieces since the page was shown. */
async function save({ services, context: { shop } }: Visit, typed: URLSearchParams): Promise<Notice> {
  if (!shop) throw new ProtocolError(403, operatorFrameText.roleForbids);
  const sku = typed.get('sku') ?? '';
  const product = services.shop().products.get(sku);
  if (product?.sellerId !== shop.sellerId) return { isError: true, text: answersSellersText.noProduct };
  const parts = [undefined, ...product.sizes.map(({ name }) => name)];
  const changes = parts.map((size) => readChange(typed, size));
  if (changes.includes(undefined)) return { isError: true, text: sellerStockText.enterPieces };
  const said: string[] = [];
  for (const change of changes) {
    if (!change || (change.soldOut === undefined && change.pieces === undefined)) continue;
    const answer = await changeStock(services, shop, sku, change);
    if ('error' in answer) return { isError: true, text: answer.error.message, more: said };
    said.push(...wordsOf(product.title, change));
  }
  const [first = sellerStockText.unchanged({ name: product.title }), ...more] = said;
  return { isError: false, text: first, more };
}

/** What has been changed of a product or a size; undefined where its number is none. */
function readChange(typed: URLSearchParams, size: string | undefined): StockRequest | undefined {
  const now = (name: string) => typed.get(fieldOf(name, size));
  const [wasIn, isIn] = [now('was-in'), now('in') === 'yes'];
  const [was, pieces] = [now('was-pieces'), now('pieces')?.trim()];
  const checked = stockRequest.safeParse({
    ...(wasIn !== null && (wasIn === 'yes') !== isIn && { soldOut: !isIn }),
    ...(was !== null && pieces !== undefined && pieces !== was && { pieces: pieces === '' ? null : Number(pieces) }),
    ...(size !== undefined && { size }),
  });
  return checked.data;
}

function wordsOf(title: string, { size, soldOut, pieces }: StockRequest): string[] {
  const name = size === undefined ? title : `${title}${listComma()}${sizeWords(size)}`;
  const said: string[] = [];
  if (soldOut !== undefined) said.push(soldOut ? sellerStockText.nowOut({ name }) : sellerStockText.nowIn({ name }));
  if (pieces === null) said.push(sellerStockText.notCounted({ name }));
  else if (pieces !== undefined) said.push(sellerStockText.left({ name, count: String(pieces) }));
  return said;
}
