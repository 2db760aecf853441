import { shareAddress } from '../../browser/share-address.ts';
import { readProduct } from './read-product.ts';

/** Shares a product or a page. Its link opens WhatsApp. */
export function run(link: HTMLAnchorElement): Promise<void> {
  const path = readProduct(link)?.path ?? location.pathname;
  const title = readProduct(link)?.title ?? document.title;
  return shareAddress(title, new URL(path, location.href).href, link.href);
}
