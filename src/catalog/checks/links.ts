import { productPath } from '../../paths.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import { listSkus } from '../queries/variants.ts';
import { suggest } from '../source/problems.ts';
import type { Addresses } from './addresses.ts';
import type { CheckContext } from './check-context.ts';

const A_PAGE = 'the address of a page of this shop';

/** Checks that the addresses in fields are pages. Links in texts are checked in the built pages. */
export function checkLinks({ files, problems }: CheckContext, { paths, isUnsure }: Addresses): void {
  const { store, home, markets, pages } = files;
  const check = (file: CatalogFile<unknown> | undefined, href: string | undefined, ...path: PropertyKey[]) => {
    if (!file || href === undefined) return;
    const page = href.split('#')[0] || '/';
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
  checkAll(home, home?.known.hero, 'hero');
  checkAll(home, home?.known.categories?.cards, 'categories', 'cards');
  checkAll(home, home?.known.trends?.tiles, 'trends', 'tiles');
  checkAll(home, home?.known.seasons, 'seasons');
  checkAll(home, home?.known.occasions, 'occasions');
  check(home, home?.known.memberGifts?.href, 'memberGifts', 'href');
  for (const file of markets) check(file, file.known.shippingPage, 'shippingPage');
  for (const file of pages) check(file, file.known.next?.href, 'next', 'href');
}

/** Checks that redirects lead from old addresses to pages. Hosts follow a redirect even if there is a page at its old path. */
export function checkRedirects(context: CheckContext, { paths, owners, isUnsure }: Addresses): void {
  const { files, isBroken, problems, productAt, setsAside } = context;
  if (!files.redirects?.input) return;
  const { source, input: redirects } = files.redirects;
  for (const [from, to] of Object.entries(redirects)) {
    if (paths.has(from) || isProduct(from, context)) {
      problems.addKey(source, [], from, {
        code: 'redirect-taken',
        expected: `an old address: this one belongs to ${owners.get(from.toLowerCase()) ?? 'a product'}`,
      });
    }
    const target = to.split('#')[0] || '/';
    const next = redirects[target];
    if (next !== undefined) {
      problems.add(source, [from], {
        code: 'redirect-chain',
        expected: `the page itself, ${JSON.stringify(next)}, not another redirect`,
      });
    } else if (
      setsAside &&
      target.includes('/p/') &&
      productAt(partOf(target)) === undefined &&
      isBroken(partOf(target))
    ) {
      problems.add(source, [from], {
        code: 'reference-set-aside',
        severity: 'warning',
        expected: 'a product without errors; this one is set aside, so the redirect is left out',
      });
    } else if (!paths.has(target) && !isProduct(target, context) && !isUnsure(target) && !isBroken(partOf(target))) {
      problems.add(source, [from], { code: 'link-broken', expected: A_PAGE, hint: suggest(target, paths) });
    }
  }
}

/** Redirects without those to products that are set aside: they would lead to an error page. */
export function withoutBrokenTargets(
  redirects: Readonly<Record<string, string>>,
  { productAt, isBroken }: CheckContext,
): Record<string, string> {
  const isKept = (to: string) => !to.includes('/p/') || productAt(partOf(to)) !== undefined || !isBroken(partOf(to));
  return Object.fromEntries(Object.entries(redirects).filter(([, to]) => isKept(to)));
}

const partOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Whether an address is that of a product or one of its variants. */
function isProduct(path: string, { productAt, markets }: CheckContext): boolean {
  const product = productAt(partOf(path));
  if (product === undefined) return false;
  const { slug } = product;
  return [...markets.values()].some((market) =>
    listSkus(product).some((sku) => productPath(market, { slug, sku }) === path),
  );
}
