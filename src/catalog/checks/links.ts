import type { CatalogFile } from '../source/catalog-reader.ts';
import { suggest } from '../problems/problems.ts';
import type { Addresses } from './addresses.ts';
import type { CheckContext } from './check-context.ts';

const A_PAGE = 'the address of a page of this shop';

/** Checks that the addresses in fields are pages. Links in texts are checked in the built pages. */
export function checkLinks({ files, problems }: CheckContext, { paths, isUnsure }: Addresses): void {
  const { store, home, markets, pages } = files;
  const check = (file: CatalogFile<unknown> | undefined, href: string | undefined, ...path: PropertyKey[]) => {
    // The footer may link to other sites.
    if (!file || href === undefined || href.startsWith('https://')) return;
    const page = href.split(/[?#]/)[0] || '/';
    // Addresses of products and further pages of lists are checked in the built pages too.
    if (paths.has(page) || page.includes('/p/') || /\/\d+$/.test(page) || isUnsure(page)) return;
    problems.add(file.source, path, { code: 'link-broken', expected: A_PAGE, hint: suggest(page, paths) });
  };
  const checkAll = (
    file: CatalogFile<unknown> | undefined,
    entries: readonly { href: string }[] | undefined,
    ...path: PropertyKey[]
  ) => {
    for (const [index, { href }] of (entries ?? []).entries()) check(file, href, ...path, index, 'href');
  };
  for (const [name, href] of Object.entries(store?.known.pages ?? {})) check(store, href, 'pages', name);
  check(store, store?.known.security?.policy, 'security', 'policy');
  for (const [index, href] of (store?.known.sellerTerms?.pages ?? []).entries())
    check(store, href, 'sellerTerms', 'pages', index);
  checkAll(store, store?.known.promises, 'promises');
  for (const [index, group] of (store?.known.footer ?? []).entries())
    checkAll(store, group.links, 'footer', index, 'links');
  checkAll(store, store?.known.header?.links, 'header', 'links');
  checkAll(home, home?.known.hero, 'hero');
  for (const [index, { slides }] of (home?.known.marketHeroes ?? []).entries())
    checkAll(home, slides, 'marketHeroes', index, 'slides');
  for (const [index, { banners }] of (home?.known.banners ?? []).entries())
    checkAll(home, banners, 'banners', index, 'banners');
  checkAll(home, home?.known.categories?.cards, 'categories', 'cards');
  checkAll(home, home?.known.trends?.tiles, 'trends', 'tiles');
  checkAll(home, home?.known.seasons, 'seasons');
  checkAll(home, home?.known.occasions, 'occasions');
  check(home, home?.known.memberGifts?.href, 'memberGifts', 'href');
  for (const file of markets) check(file, file.known.shippingPage, 'shippingPage');
  for (const file of pages) check(file, file.known.next?.href, 'next', 'href');
}
