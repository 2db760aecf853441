import { sizeWords } from '../../../../core/size/size-words.ts';
import type { StockRequest } from '../../../../contract/sellers.ts';
import { lineId } from '../../../../core/cart/cart.ts';
import { listComma } from '../../../../messages/language.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { sellerStockText } from '../../../../messages/rooms/seller-stock.ts';
import { ProtocolError } from '../../../ground/http/answer.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { changeStock } from '../../../records/sellers/stock.ts';
import type { HostServices } from '../../../entry/services.ts';
import type { Outcome } from '../../kit/page/routes.ts';
import { form, shopOf, type Visit } from '../frame/visit.ts';
import { stockPage } from './stock.ts';
import { changedRows, changeOf, isChanged, readRows, stepRows } from './typed-stock.ts';

/** The path to which the form of the stock is sent. */
export const stockRoute = (services: HostServices): PageRoute => form(services, '/stock', take);

/** Saves only the rows that the seller has changed. Those that can't be saved are shown again. */
async function take(visit: Visit, typed: URLSearchParams): Promise<Outcome> {
  const open = shopOf(visit);
  if (!open) throw new ProtocolError(403, operatorFrameText.roleForbids);
  const read = readRows(typed);
  const step = typed.get('step');
  if (step !== null) return stockPage(open, { rows: changedRows(stepRows(read, step)) });
  const { services, shop } = open;
  const rows = [...read.values()].filter(isChanged);
  const changes = rows.map((row) => ({ row, id: lineId({ sku: row.sku, size: row.size }), change: changeOf(row) }));
  const problems = new Map(
    changes.filter(({ change }) => !change).map(({ id }) => [id, sellerStockText.enterPieces] as const),
  );
  if (problems.size > 0) return stockPage(open, { rows: changedRows(rows), problems });
  const said: string[] = [];
  for (const { row, id, change } of changes) {
    if (!change) continue;
    const answer = await changeStock(services, shop, row.sku, change);
    if ('error' in answer) problems.set(id, answer.error.message);
    else said.push(...wordsOf(answer.data.product.title, change));
  }
  if (problems.size > 0) return stockPage(open, { rows: changedRows(rows), problems, said });
  const [first = sellerStockText.unchanged, ...more] = said;
  return { isError: false, text: first, more };
}

function wordsOf(title: string, { size, soldOut, pieces }: StockRequest): string[] {
  const name = size === undefined ? title : `${title}${listComma()}${sizeWords(size)}`;
  const said: string[] = [];
  if (soldOut !== undefined) said.push(soldOut ? sellerStockText.nowOut({ name }) : sellerStockText.nowIn({ name }));
  if (pieces === null) said.push(sellerStockText.notCounted({ name }));
  else if (pieces !== undefined) said.push(sellerStockText.left({ name, count: String(pieces) }));
  return said;
}
