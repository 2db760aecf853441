import { page } from '../../browser/page.ts';
import { findProductPath } from './product-path.ts';

/**
 * Redirects from an address that ends in a product's SKU to the product's current page: the rest of the address is made of the
 * title, which may have changed.
 */
export async function leadOn(sku: string): Promise<void> {
  const first = location.pathname.split('/')[1];
  const market = Object.entries(page.markets).find(([, { prefix }]) => prefix === first)?.[0];
  const find = (name: string) => findProductPath(name, market).catch(() => undefined);
  const path = (await find(sku)) ?? (await find(sku.toUpperCase())) ?? (await find(`/${sku}`));
  // Prevents a redirect loop when the page is missing although the catalogue has it.
  if (path !== undefined && path !== location.pathname) location.replace(path + location.hash);
}
