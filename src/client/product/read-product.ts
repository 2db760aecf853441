import type { Item } from '../../core/stored-items.ts';

/**
 * What a product's markup says of it. Cards, the product page and everything that is copied from it carry
 * `data-sku`, `data-price` (minor units) and `data-path` on one element, and `data-title` on one inside whose text is the title.
 */
export function readProduct(inside: Element): Item | undefined {
  const root = inside.closest<HTMLElement>('[data-sku]');
  const { sku, price, path } = root?.dataset ?? {};
  const title = root?.querySelector('[data-title]')?.textContent?.trim();
  if (!root || !sku || !path || !title) return undefined;
  const picture = root.querySelector<HTMLImageElement>('img');
  return { sku, title, priceMinor: Number(price), path, picture: smallest(picture) };
}

/** The smallest file of a picture: it is in the cache from the listing, or costs the least. */
function smallest(picture: HTMLImageElement | null): string {
  const first = picture?.srcset.split(' ')[0] || picture?.getAttribute('src') || '';
  return first.startsWith('/') ? first : '';
}
