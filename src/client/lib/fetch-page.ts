import { markHearts } from './mark-hearts.ts';

const TIMEOUT_MS = 15_000;
/** Documents that are kept: a phone has little memory, and the browser's own cache has the files of the others. */
const KEPT = 8;
/** The last used one stands last. */
const pages = new Map<string, Promise<Document>>();

/**
 * A page of this site as a document; fetched once, then kept while few others are asked for.
 * @throws when it can't be had; the next call tries again.
 */
export function fetchPage(path: string): Promise<Document> {
  const page = pages.get(path) ?? load(path);
  pages.delete(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  for (const oldest of pages.keys()) if (pages.size > KEPT) pages.delete(oldest);
  return page;
}

/** The browser itself makes the document, in which no script runs: one made of text by `DOMParser` would need a policy. */
function load(path: string): Promise<Document> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      if (request.status === 200 && request.response) done(request.response as Document);
      else fail(new Error(`${path}: ${request.status}`));
    };
    request.send();
  });
}

/**
 * Copies of the parts of a page that match the selectors, in their order, ready to be put into this document: without what
 * stands there for browsers without script, and with the hearts of what is on the wishlist marked.
 */
export function copyParts(page: Document, ...selectors: string[]): Element[] {
  return selectors.flatMap((selector) => {
    const part = page.querySelector(selector);
    if (!part) return [];
    markHearts(part);
    const copy = document.importNode(part, true);
    for (const spare of copy.querySelectorAll('noscript')) spare.remove();
    return [copy];
  });
}
