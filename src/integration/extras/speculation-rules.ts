import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { below, type InMarket } from '../../core/site/cart-paths.ts';
import { APP_PATHS, MARKET_PAGES, marketPagePath, marketPath } from '../../paths.ts';

/** Pages with listings and links, and without data of the shopper. */
const BROWSED: readonly string[] = [APP_PATHS.home, APP_PATHS.products, APP_PATHS.categories, APP_PATHS.imported];

/**
 * Links that are never prefetched: those that a script handles, those that open another tab or a download, and all links while the visitor saves
 * data.
 */
const NEVER = '[data-do], [target], [download], [data-saving] *';

/**
 * The links of cards when they open no sheet, while a mouse is used on a fast link (client/boot/boot.ts). Without a mouse the attribute never has
 * this value: browsers on phones would choose visible links by themselves.
 */
export const PRERENDERED = '[data-pointer=mouse]:not([data-3g], [data-saving]) [data-do=sheet]';

/** The speculation rules of a shop whose application pages have these addresses. */
export function makeSpeculationRules(application: readonly string[], api: string | undefined): object {
  const folders = ['/_*', ...(api?.startsWith('/') ? [`${api}/*`] : [])];
  // Browsers evaluate every link of a page, again whenever its style may have changed, and stop at the first condition that fails. Selectors cost
  // less than addresses.
  // less than addresses.
  const may = [
    { not: { selector_matches: NEVER } },
    { href_matches: '/*' },
    { not: { href_matches: [...application, ...folders] } },
  ];
  return {
    prerender: [{ eagerness: 'moderate', where: { selector_matches: PRERENDERED } }],
    prefetch: [
      { eagerness: 'conservative', where: { and: may } },
      // On phones a link has `:hover` only after it was tapped.
      { eagerness: 'moderate', where: { and: [{ selector_matches: ':hover' }, ...may] } },
    ],
  };
}

/**
 * The sorted addresses of the pages that show a shopper's or seller's own data. `homes` is the default market in each of its languages, which has all
 * pages.
 */
export function listApplicationPages(
  markets: readonly InMarket[],
  homes: readonly InMarket[] = [{ prefix: '' }],
): string[] {
  const paths = [
    ...homes.flatMap((home) => Object.values(APP_PATHS).map((path) => addressOf(home, path))),
    ...markets.flatMap((market) => MARKET_PAGES.map((page) => marketPagePath(market, page))),
  ];
  const browsed = new Set([
    ...homes.flatMap((home) => BROWSED.map((path) => addressOf(home, path))),
    ...markets.map((market) => marketPagePath(market, 'categories')),
  ]);
  return [...new Set(paths)].filter((path) => !browsed.has(path)).sort();
}

const addressOf = (home: InMarket, path: string): string =>
  path === APP_PATHS.home ? marketPath(home) : below(home, path);

/**
 * Writes rules that make browsers prefetch the page of a link that is pressed or under the mouse, and prerender a product whose card is under the
 * mouse. Returns their address, which the header `Speculation-Rules` names.
 */
export async function writeSpeculationRules(
  application: readonly string[],
  api: string | undefined,
  folder: string,
): Promise<string> {
  const text = JSON.stringify(makeSpeculationRules(application, api));
  const path = `/_astro/speculation.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  await mkdir(join(folder, '_astro'), { recursive: true });
  await writeFile(join(folder, path), text);
  return path;
}
