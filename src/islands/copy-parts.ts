import { marketKey } from '../browser/page.ts';
import { readStored } from '../browser/storage.ts';

/**
 * Copies the elements of a page that match the selectors, in that order, for use in this document: without `<noscript>`, and with
 * the wishlist buttons marked. Pages are built without a wishlist, so what marks them is loaded only for a shopper who has one.
 */
export function copyParts(page: Document, ...selectors: string[]): Element[] {
  const copies = selectors.flatMap((selector) => {
    const part = page.querySelector(selector);
    if (!part) return [];
    const copy = document.importNode(part, true);
    for (const spare of copy.querySelectorAll('noscript')) spare.remove();
    return [copy];
  });
  if (readStored(marketKey('wishlist')))
    import('./mark-later.ts').then(({ run }) => copies.forEach(run)).catch(() => {});
  return copies;
}
