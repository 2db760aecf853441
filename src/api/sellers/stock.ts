import { lineId } from '../../core/cart.ts';
import type { StockProduct } from '../../core/contract/sellers.ts';
import type { Product } from '../../catalog/model.ts';
import { writeAudit } from '../audit.ts';
import { type Answer, fail, invalid, ok } from '../http/answer.ts';
import type { Services } from '../services.ts';
import { forgetSoldOut } from './sold-out.ts';

/** The sold-out switches of a shop's products. They do not change the catalogue's availability. */
export async function listStock({ database, shop }: Services, shopId: string): Promise<StockProduct[]> {
  const off = await database.read.selectFrom('sold_out').select(['sku', 'size']).where('shop', '=', shopId).execute();
  const keys = new Set(off.map(lineId));
  return [...shop().products.values()]
    .filter((product) => product.sellerId === shopId)
    .map((product) => view(product, (size) => keys.has(lineId({ sku: product.sku, size }))));
}

const view = ({ sku, title, sizes }: Product, isOff: (size: string) => boolean): StockProduct => ({
  sku,
  title,
  soldOut: isOff(''),
  sizes: sizes.map(({ name }) => ({ name, soldOut: isOff(name) })),
});

/** Sets a switch. Orders respect it as soon as it is answered. */
export async function switchStock(
  services: Services,
  seller: { readonly id: string; readonly shop: string },
  sku: string,
  { size, soldOut }: { readonly size?: string; readonly soldOut: boolean },
): Promise<Answer<{ readonly product: StockProduct }>> {
  const product = services.shop().products.get(sku);
  if (product?.sellerId !== seller.shop) return fail(404, 'You have no such product.');
  if (size !== undefined && !product.sizes.some(({ name }) => name === size))
    return invalid({ size: 'A size of this product.' });
  const key = { sku, size: size ?? '' };
  await services.database.write(async (db) => {
    const now = services.now();
    if (soldOut)
      await db
        .insertInto('sold_out')
        .values({ ...key, shop: seller.shop, at: now })
        .onConflict((conflict) => conflict.columns(['sku', 'size']).doNothing())
        .execute();
    else await db.deleteFrom('sold_out').where('sku', '=', key.sku).where('size', '=', key.size).execute();
    await writeAudit(db, now, `seller:${seller.id}`, soldOut ? 'sold-out' : 'back-in-stock', `product:${sku}`, key);
  });
  forgetSoldOut(services.database);
  const products = await listStock(services, seller.shop);
  return ok({ product: products.find((candidate) => candidate.sku === sku) ?? view(product, () => false) });
}
