import { tell } from '../../stores/notice.ts';
import { readProduct } from './read-product.ts';
import '../lib/status.ts';

/** Shares a product or a page through the system's share sheet. Without one, the link opens WhatsApp, and the address is copied. */
export async function run(link: HTMLAnchorElement): Promise<void> {
  const path = readProduct(link)?.path ?? location.pathname;
  const title = readProduct(link)?.title ?? document.title;
  const url = new URL(path, location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if ((error as Error).name !== 'AbortError') location.assign(link.href);
    }
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    tell('The link is copied. WhatsApp opens in a new tab.');
  } catch {
    tell('WhatsApp opens in a new tab.');
  }
  open(link.href, '_blank', 'noopener');
}
