import type { Item } from '../../browser/stored-items.ts';
import { fetchPage } from '../../browser/api/fetch-page.ts';
import { readProduct } from './read-product.ts';

/** The product on a page of the shop, as it is today; undefined when the page is not that of this SKU. @throws when it can't be fetched. */
export async function fetchProduct(
  sku: string,
  path: string,
): Promise<{ readonly product: HTMLElement; readonly item: Item } | undefined> {
  const product = (await fetchPage(path)).querySelector<HTMLElement>('.product');
  const item = product ? readProduct(product) : undefined;
  return product && item?.sku === sku ? { product, item } : undefined;
}
