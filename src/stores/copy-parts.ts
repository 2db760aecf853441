import { markWishlist } from './mark-wishlist.ts';

/**
 * Copies the elements of a page that match the selectors, in that order, for use in this document: without `<noscript>`, and with
 * the wishlist buttons marked.
 */
export function copyParts(page: Document, ...selectors: string[]): Element[] {
  return selectors.flatMap((selector) => {
    const part = page.querySelector(selector);
    if (!part) return [];
    markWishlist(part);
    const copy = document.importNode(part, true);
    for (const spare of copy.querySelectorAll('noscript')) spare.remove();
    return [copy];
  });
}
