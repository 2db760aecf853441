import { page } from '../platform/page.ts';
import { findProductPath } from './product-path.ts';

/**
 * Leads from an address that ends in a product's SKU to the page that the product has today: the first part of its address
 * is made of its title, and titles change.
 */
export async function leadOn(sku: string): Promise<void> {
  const first = location.pathname.split('/')[1];
  const market = Object.entries(page.markets).find(([, { prefix }]) => prefix === first)?.[0];
  const find = (name: string) => findProductPath(name, market).catch(() => undefined);
  const path = (await find(sku)) ?? (await find(sku.toUpperCase()));
  // A page that is missing although the catalogue has it would lead to itself for ever.
  if (path !== undefined && path !== location.pathname) location.replace(path + location.hash);
}
