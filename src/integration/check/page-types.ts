import type { Site } from '../../catalog/site.ts';
import { APP_PATHS } from '../../paths.ts';
import type { PageType } from './budget.ts';

/** Returns a function that gives the type of the page at an address. */
export function pageTypes(site: Site): (path: string) => PageType {
  const prefixes = [...site.catalog.markets.values()].flatMap(({ prefix }) => (prefix === '' ? [] : [`/${prefix}`]));
  const content = new Set(site.catalog.pages.map((page) => page.path));
  const application = new Set<string>(Object.values(APP_PATHS).filter((path) => path !== APP_PATHS.products));
  return (path) => {
    if (path === '/404') return 'error';
    if (content.has(path)) return 'content';
    const prefix = prefixes.find((start) => path === start || path.startsWith(`${start}/`)) ?? '';
    const rest = path.slice(prefix.length) || '/';
    if (rest === '/') return 'home';
    if (/^\/[^/]+\/p\/[^/]+$/.test(rest)) return 'product';
    if (rest.startsWith('/shop/')) return 'shop';
    if (/^\/(?:search|imported)(?:\/|$)/.test(rest)) return 'directory';
    return application.has(rest) ? 'application' : 'listing';
  };
}
