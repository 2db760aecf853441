import type { Item } from '../../core/stored-items.ts';

/**
 * Reads a product from the markup around an element. Cards, the product page and copies of them carry `data-sku`, `data-price`
 * (minor units) and `data-path` on one element, and `data-title` on the element with the title.
 */
export function readProduct(inside: Element): Item | undefined {
  const root = inside.closest<HTMLElement>('[data-sku]');
  const { sku, price, path } = root?.dataset ?? {};
  const title = root?.querySelector('[data-title]')?.textContent?.trim();
  if (!root || !sku || !path || !title) return undefined;
  const picture = root.querySelector<HTMLImageElement>('img');
  return { sku, title, priceMinor: Number(price), path, picture: smallest(picture) };
}

/** The smallest file of a picture; the listing has usually loaded it. */
function smallest(picture: HTMLImageElement | null): string {
  return picture?.srcset.split(' ')[0] || picture?.getAttribute('src') || '';
}
