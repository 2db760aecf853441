const TIMEOUT_MS = 15_000;
/** Number of documents kept in memory; the browser's cache has the files of the others. */
const KEPT = 8;
/** In the order of their last use. */
const pages = new Map<string, Promise<Document>>();

/**
 * Fetches a page of this site as a document; the last used ones are kept. `request` has been sent for it already (client/product/sheet.ts).
 * @throws when it can't be fetched; the next call retries.
 */
export function fetchPage(path: string, request?: XMLHttpRequest): Promise<Document> {
  const page = pages.get(path) ?? load(path, request);
  pages.delete(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  for (const oldest of pages.keys()) if (pages.size > KEPT) pages.delete(oldest);
  return page;
}

/** XMLHttpRequest makes a document in which no script runs. `DOMParser` would need a Trusted Types policy. */
function load(path: string, sent?: XMLHttpRequest): Promise<Document> {
  return new Promise((done, fail) => {
    // One that failed or was aborted is sent again.
    const isUsable = sent && (sent.readyState % XMLHttpRequest.DONE > 0 || sent.status === 200);
    const request = isUsable ? sent : new XMLHttpRequest();
    const settle = () => {
      if (request.status === 200 && request.response) done(request.response as Document);
      else fail(new Error(`${path}: ${request.status}`));
    };
    request.onloadend = settle;
    if (!isUsable) {
      request.open('GET', path);
      request.responseType = 'document';
      request.send();
    }
    request.timeout = TIMEOUT_MS;
    if (request.readyState === XMLHttpRequest.DONE) settle();
  });
}
