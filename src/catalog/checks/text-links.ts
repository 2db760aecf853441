import { APP_PATHS, productPath } from '../../paths.ts';
import type { ContentPage } from '../entities/make-page.ts';
import type { ReadProducts } from '../read-products.ts';
import { findValue } from '../source/find-value.ts';
import type { SourceText } from '../source/positions.ts';
import { suggest } from '../source/problems.ts';
import type { Addresses } from './addresses.ts';
import type { CheckContext } from './check-context.ts';

/** Links to this shop in sanitised HTML. */
const OWN_LINK = /href="(\/[^"]*)"/g;
/** Pages that are made of lists, and files of `public`: these are checked in the built site. */
const CHECKED_LATER = /\/\d+$|\.\w+$|^\/_/;

/**
 * Checks that links in the texts of products, categories, sellers and pages lead to pages. Returns the SKUs of the products whose
 * links do not.
 */
export function checkTextLinks(
  context: CheckContext,
  addresses: Addresses,
  pages: readonly ContentPage[],
): ReadonlySet<string> {
  const { files, products, categories, sellers } = context;
  const broken = new Set<string>();
  for (const { sku, file, detailsHtml } of products.values())
    if (checkText(detailsHtml, () => context.openSource(file), context, addresses)) broken.add(sku);
  for (const { id, source } of files.categories)
    checkText(categories.get(id)?.aboutHtml ?? '', () => source, context, addresses);
  for (const { id, source } of files.sellers)
    checkText(sellers.get(id)?.aboutHtml ?? '', () => source, context, addresses);
  for (const { source, known } of files.pages) {
    const page = pages.find(({ path }) => path === known.path);
    // As JSON the quotes of attributes are escaped.
    if (page) checkText(JSON.stringify(page).replaceAll('\\"', '"'), () => source, context, addresses);
  }
  return broken;
}

/** Returns whether a link is broken. */
function checkText(html: string, open: () => SourceText, context: CheckContext, addresses: Addresses): boolean {
  if (!html.includes('href="/')) return false;
  let isBroken = false;
  for (const [, href = ''] of html.matchAll(OWN_LINK)) {
    const problem = findProblem(href.replaceAll('&amp;', '&'), context, addresses);
    if (!problem) continue;
    const source = open();
    context.problems.add(source, findValue(source, href), { ...problem, found: `a link to ${JSON.stringify(href)}` });
    isBroken ||= problem.code === 'link-broken';
  }
  return isBroken;
}

function findProblem(href: string, context: CheckContext, { paths, isUnsure }: Addresses) {
  const { products, markets, isBroken, setsAside } = context;
  const page = href.split(/[?#]/)[0] || '/';
  if (paths.has(page) || isUnsure(page)) return undefined;
  const isList = [APP_PATHS.search, APP_PATHS.imported].some((start) => page.startsWith(`${start}/`));
  if (!page.includes('/p/')) {
    if (isList || CHECKED_LATER.test(page)) return undefined;
    return { code: 'link-broken', expected: 'the address of a page of this shop', hint: suggest(page, paths) } as const;
  }
  const sku = page.slice(page.lastIndexOf('/') + 1);
  const product = products.get(sku);
  if (!product) {
    if (!isBroken(sku)) return { code: 'link-broken', expected: 'the address of a product of this shop' } as const;
    const expected = 'a product without errors; this one is set aside, so the link leads to an error page';
    return setsAside ? ({ code: 'link-set-aside', severity: 'warning', expected } as const) : undefined;
  }
  const known = [...markets.values()].map((market) => productPath(market, product));
  if (known.includes(page)) return undefined;
  return { code: 'link-broken', expected: 'the address of the product', hint: `did you mean ${known[0]}?` } as const;
}

/** What was read of products, with some of them as broken as those whose files have errors. */
export function withoutProducts(read: ReadProducts, skus: ReadonlySet<string>, label: string): ReadProducts {
  if (skus.size === 0) return read;
  const products = new Map([...read.products].filter(([sku]) => !skus.has(sku)));
  const broken = new Map(read.broken);
  const sources = new Map(read.sources);
  const previous = new Set(read.previous);
  for (const sku of skus) {
    const path = read.products.get(sku)?.file.slice(label.length + 1) ?? '';
    broken.set(path, sku);
    sources.delete(path);
    previous.delete(path);
  }
  const isBroken = (sku: string) => skus.has(sku) || read.isBroken(sku);
  return { ...read, products, broken, sources, previous, isBroken, hasBroken: true };
}
