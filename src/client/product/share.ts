import { shareAddress } from '../../browser/addresses/share-address.ts';
import { whatsappShareLink } from '../../core/order/order-message.ts';
import { readProduct } from '../items/read-product.ts';

/**
 * Shares a product or a page; the header of a product's page shares the product. Its link opens WhatsApp with the address alone; here the name
 * of a product is known, too.
 */
export function run(link: HTMLAnchorElement): Promise<void> {
  const product = readProduct((link.closest('header') && document.querySelector('main > .product')) || link);
  const { href } = new URL(product?.path ?? location.pathname, location.href);
  const chat = product ? whatsappShareLink(`${product.title}: ${href}`) : link.href;
  return shareAddress(product?.title ?? document.title, href, chat);
}
