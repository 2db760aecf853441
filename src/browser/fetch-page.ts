const TIMEOUT_MS = 15_000;
/** Number of documents kept in memory; the browser's cache has the files of the others. */
const KEPT = 8;
/** In the order of their last use. */
const pages = new Map<string, Promise<Document>>();

/**
 * Fetches a page of this site as a document; the last used ones are kept.
 * @throws when it can't be fetched; the next call retries.
 */
export function fetchPage(path: string): Promise<Document> {
  const page = pages.get(path) ?? load(path);
  pages.delete(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  for (const oldest of pages.keys()) if (pages.size > KEPT) pages.delete(oldest);
  return page;
}

/** XMLHttpRequest makes a document in which no script runs. `DOMParser` would need a Trusted Types policy. */
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
