import type { Item } from '../../browser/stored-items.ts';

/**
 * Reads a product from the markup around an element. Cards, the product page and copies of them carry `data-sku` and `data-price`
 * (minor units) on one element, and `data-title` on the element with the title. Where that is no link to the product's page, the first
 * element has its address as `data-path`.
 */
export function readProduct(inside: Element): Item | undefined {
  const root = inside.closest<HTMLElement>('[data-sku]');
  const { sku, price } = root?.dataset ?? {};
  const name = root?.querySelector('[data-title]');
  const title = name?.textContent?.trim();
  const path = name?.getAttribute('href') ?? root?.dataset['path'];
  if (!root || !sku || !path || !title) return undefined;
  const picture = root.querySelector<HTMLImageElement>('img');
  return { sku, title, priceMinor: Number(price), path, picture: smallest(picture) };
}

/** The smallest file of a picture; the listing has usually loaded it. */
function smallest(picture: HTMLImageElement | null): string {
  return picture?.srcset.split(' ')[0] || picture?.getAttribute('src') || '';
}
