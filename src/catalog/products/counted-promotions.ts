import type { Category, Market, Product } from '../model.ts';
import type { OrderPromotion, Promotions } from '../values/promotion.ts';

/** Where offers are looked up: the catalogue, or what the API host has of it. */
interface PromotionSource {
  readonly promotions: Promotions;
  readonly categories: ReadonlyMap<string, Category>;
}

/** A category with those above it. */
function withParents(id: string, categories: ReadonlyMap<string, Category>): string[] {
  const category = categories.get(id);
  return category?.parentId === undefined ? [id] : [id, ...withParents(category.parentId, categories)];
}

/** Whether a product counts for an offer. */
function counts({ goods }: OrderPromotion, product: Product, categoryIds: readonly string[]): boolean {
  const has = (wanted: readonly string[] | undefined, own: readonly string[]) =>
    wanted === undefined || own.some((one) => wanted.includes(one));
  return (
    has(goods?.sellers, [product.sellerId]) &&
    has(goods?.tags, product.tags) &&
    has(goods?.products, [product.sku]) &&
    has(goods?.categories, categoryIds)
  );
}

/** The ids of the offers for some goods that count a product; undefined without any. Pages know none of those with a code. */
export function countedFor(
  { promotions, categories }: PromotionSource,
  { id }: Market,
  product: Product,
  isOnPages: boolean,
): readonly string[] | undefined {
  const some = (promotions.get(id) ?? []).filter(({ goods, code }) => goods && !(isOnPages && code));
  if (some.length === 0) return undefined;
  const own = product.categoryIds.flatMap((one) => withParents(one, categories));
  const ids = some.filter((one) => counts(one, product, own)).map((one) => one.id);
  return ids.length === 0 ? undefined : ids;
}
