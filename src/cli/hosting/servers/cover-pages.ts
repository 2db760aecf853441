import { PATH_PATTERNS, pageAddress } from '../../../paths.ts';

/**
 * Patterns of paths for Netlify that match every page of a site except those at `exceptions`. `:name` is one part of a path, `*` at the end is any
 * number of parts, including none.
 */
export function coverPages(files: readonly string[], exceptions: readonly string[]): string[] {
  const addresses = files.filter((file) => file.endsWith('.html')).map(pageAddress);
  return [...new Set(addresses.filter((path) => !exceptions.includes(path)).map((path) => widen(path, exceptions)))];
}

/** A pattern for the products of a market or for their reviews, or the shortest start of a path with which no exception begins. */
function widen(path: string, exceptions: readonly string[]): string {
  const [, market, reviews = '', page = ''] = /^(.*)\/[^/]+\/p\/[^/]+?(\/reviews)?(\/\d+)?$/.exec(path) ?? [];
  const rest = path.slice(market?.length);
  if (market !== undefined && (PATH_PATTERNS.product.test(rest) || PATH_PATTERNS.reviews.test(rest)))
    return `${market}/:slug/p/:sku${reviews}${page && '/:page'}`;
  const parts = path.split('/');
  for (let count = 2; count <= parts.length; count++) {
    const start = parts.slice(0, count).join('/');
    // Netlify ignores case, and "/cash/*" also matches "/cashFree".
    const isFree = !exceptions.some((exception) => exception.toLowerCase().startsWith(start.toLowerCase()));
    if (isFree && start !== '/') return `${start}/*`;
  }
  return path;
}
