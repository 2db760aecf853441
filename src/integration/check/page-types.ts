import { editionsOf, listEditionMarkets } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { APP_PATHS, lostPath, PATH_PATTERNS } from '../../paths.ts';
import type { PageType } from './budget.ts';

/** Returns a function that tells the type of a page from its address. */
export function pageTypes(site: Site): (path: string) => PageType {
  const prefixes = listEditionMarkets(site).flatMap(({ market: { prefix } }) => (prefix === '' ? [] : [`/${prefix}`]));
  const content = new Set(editionsOf(site).flatMap(({ catalog }) => catalog.pages.map((page) => page.path)));
  const application = new Set<string>(Object.values(APP_PATHS).filter((path) => path !== APP_PATHS.products));
  return (path) => {
    if (content.has(path)) return 'content';
    if (site.ownPages?.has(path)) return 'own';
    const prefix = prefixes.find((start) => path === start || path.startsWith(`${start}/`)) ?? '';
    const rest = path.slice(prefix.length) || '/';
    if (rest === '/') return 'home';
    if (rest === lostPath({ prefix: '' })) return 'error';
    if (PATH_PATTERNS.product.test(rest)) return 'product';
    if (PATH_PATTERNS.reviews.test(rest)) return 'reviews';
    if (PATH_PATTERNS.seller.test(rest)) return 'shop';
    if (PATH_PATTERNS.directory.test(rest)) return 'directory';
    return application.has(rest) ? 'application' : 'listing';
  };
}
