import { lineId } from '../../../core/cart/cart.ts';
import type { StockProduct, StockRequest } from '../../../contract/sellers.ts';
import type { Product } from '../../../catalog/model.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { present } from '../../ground/http/present.ts';
import type { Services } from '../../ground/services.ts';
import { setCount } from '../stock/change-counts.ts';
import { readCounts } from '../stock/counts.ts';
import { forgetSoldOut } from './sold-out.ts';

/** The sold-out switches and counts of a seller's products. They do not change the catalogue's files. */
export async function listStock(services: Services, sellerId: string): Promise<StockProduct[]> {
  return readStock(services, sellerId, listOwn(services, sellerId));
}

const listOwn = ({ shop }: Services, sellerId: string): Product[] =>
  [...shop().products.values()].filter((product) => product.sellerId === sellerId);

/** Products of a page, and rows of its form: a product, and each of its sizes. */
const MOST_PRODUCTS = 50;
const MOST_ROWS = 400;

/** How many of these products fit on a page, one at least. */
function countFitting(products: readonly Product[]): number {
  let rows = 0;
  const full = products.findIndex(({ sizes }, index) => {
    rows += 1 + sizes.length;
    return index > 0 && (index === MOST_PRODUCTS || rows > MOST_ROWS);
  });
  return full === -1 ? products.length : full;
}

/** A page of the same, of the products that have all words of a search; `after` is the SKU of the last one of the page before. */
export async function pageStock(
  services: Services,
  sellerId: string,
  { search = '', after }: { readonly search?: string | undefined; readonly after?: string | undefined },
): Promise<{ readonly products: StockProduct[]; readonly next: string | undefined }> {
  const words = search.toLowerCase().split(/\s+/);
  const found = listOwn(services, sellerId).filter(({ title, sku }) => {
    const text = `${title} ${sku}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const from = found.findIndex(({ sku }) => sku === after) + 1;
  const rest = found.slice(from);
  const shown = rest.slice(0, countFitting(rest));
  const products = await readStock(services, sellerId, shown);
  return { products, next: shown.length < rest.length ? shown.at(-1)?.sku : undefined };
}

async function readStock(
  { database: { read }, shop }: Services,
  sellerId: string,
  products: readonly Product[],
): Promise<StockProduct[]> {
  const off = await read.selectFrom('sold_out').select(['sku', 'size']).where('seller_id', '=', sellerId).execute();
  const keys = new Set(off.map(lineId));
  const counts = new Map<string, number>();
  for (let from = 0; from < products.length; from += SKUS_AT_A_TIME) {
    const skus = products.slice(from, from + SKUS_AT_A_TIME).map(({ sku }) => sku);
    for (const [key, pieces] of await readCounts(read, shop().products, skus)) counts.set(key, pieces);
  }
  return products.map(({ sku, title, sizes }) => ({
    sku,
    title,
    soldOut: keys.has(lineId({ sku })),
    ...present({ pieces: counts.get(lineId({ sku })) }),
    sizes: sizes.map(({ name: size }) => ({
      name: size,
      soldOut: keys.has(lineId({ sku, size })),
      ...present({ pieces: counts.get(lineId({ sku, size })) }),
    })),
  }));
}

/** A statement has a limited number of parameters. */
const SKUS_AT_A_TIME = 500;

/** Sets a switch, a number of pieces, or both. Orders respect them as soon as it is answered. */
export async function changeStock(
  services: Services,
  seller: { readonly id: string; readonly sellerId: string },
  sku: string,
  { size, soldOut, pieces }: StockRequest,
): Promise<Answer<{ readonly product: StockProduct }>> {
  const product = services.shop().products.get(sku);
  if (product?.sellerId !== seller.sellerId) return fail(404, answersSellersText.noProduct);
  if (soldOut === undefined && pieces === undefined) return invalid({ pieces: answersSellersText.piecesOrSwitch });
  const isCounted = pieces !== undefined && product.sizes.length > 0;
  if (size === undefined ? isCounted : !product.sizes.some(({ name }) => name === size))
    return invalid({ size: fieldsText.size });
  const key = { sku, size: size ?? '' };
  await services.database.write(async (db) => {
    const now = services.now();
    const record = (action: string, details: object) =>
      writeAudit(db, now, `seller-account:${seller.id}`, action, `product:${sku}`, { ...key, ...details });
    if (soldOut !== undefined) {
      await turn(db, { ...key, seller_id: seller.sellerId }, soldOut, now);
      await record(soldOut ? 'sold-out' : 'back-in-stock', {});
    }
    if (pieces !== undefined) {
      await setCount(db, key, product, pieces, now);
      await record('stock-count', { pieces });
    }
  });
  forgetSoldOut(services.database);
  const [changed] = await readStock(services, seller.sellerId, [product]);
  return changed ? ok({ product: changed }) : fail(404, answersSellersText.noProduct);
}

async function turn(
  db: QueryBuilder,
  row: { readonly sku: string; readonly size: string; readonly seller_id: string },
  soldOut: boolean,
  now: number,
): Promise<void> {
  if (soldOut)
    await db
      .insertInto('sold_out')
      .values({ ...row, at: now })
      .onConflict((conflict) => conflict.columns(['sku', 'size']).doNothing())
      .execute();
  else await db.deleteFrom('sold_out').where('sku', '=', row.sku).where('size', '=', row.size).execute();
}
