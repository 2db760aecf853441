import { APP_PATHS, productPath } from '../../paths.ts';
import type { ContentPage } from '../page.ts';
import type { ReadProducts } from '../catalog.ts';
import { findValue } from '../json/find-value.ts';
import type { SourceText } from '../json/positions.ts';
import { suggest } from '../problems/problems.ts';
import type { Addresses } from './addresses.ts';
import type { CheckContext } from './check-context.ts';

/** Links to this shop in sanitised HTML. */
const OWN_LINK = /href="(\/[^"]*)"/g;
/** Pages that are made of lists, and files of `public`: these are checked in the built site. */
const CHECKED_LATER = /\/\d+$|\.\w+$|^\/_/;

/**
 * Checks that links in the texts of products, categories, sellers and pages lead to pages. Returns the texts of products without the
 * links that do not, by SKU.
 */
export function checkTextLinks(
  context: CheckContext,
  addresses: Addresses,
  pages: readonly ContentPage[],
): ReadonlyMap<string, string> {
  const { files, products, categories, sellers } = context;
  const mended = new Map<string, string>();
  for (const { sku, file, detailsHtml } of products.values()) {
    const broken = checkText(
      detailsHtml,
      () => context.openSource(file),
      context,
      addresses,
      '; the text stays, without a link',
    );
    if (broken.size > 0) mended.set(sku, withoutLinks(detailsHtml, broken));
  }
  for (const { id, source } of files.categories)
    checkText(categories.get(id)?.aboutHtml ?? '', () => source, context, addresses);
  for (const { id, source } of files.sellers)
    checkText(sellers.get(id)?.aboutHtml ?? '', () => source, context, addresses);
  for (const { source, known } of files.pages) {
    const { translations = {}, ...english } = pages.find(({ path }) => path === known.path) ?? {};
    const page = known.language === undefined ? english : translations[known.language];
    // As JSON the quotes of attributes are escaped.
    if (page) checkText(JSON.stringify(page).replaceAll('\\"', '"'), () => source, context, addresses);
  }
  return mended;
}

/** HTML with the texts of some links in place of the links. Links contain no others, and their address comes first. */
function withoutLinks(html: string, hrefs: ReadonlySet<string>): string {
  const [before = '', ...links] = html.split('<a href="');
  return links.reduce((text, link) => {
    if (!hrefs.has(link.slice(0, link.indexOf('"')))) return `${text}<a href="${link}`;
    return text + link.slice(link.indexOf('>') + 1).replace('</a>', '');
  }, before);
}

/** Returns the links that are broken, as they stand in the HTML. With `leftOut`, which says what becomes of them, these are warnings. */
function checkText(
  html: string,
  open: () => SourceText,
  context: CheckContext,
  addresses: Addresses,
  leftOut?: string,
): ReadonlySet<string> {
  const broken = new Set<string>();
  if (!html.includes('href="/')) return broken;
  for (const [, href = ''] of html.matchAll(OWN_LINK)) {
    const problem = findProblem(href.replaceAll('&amp;', '&'), context, addresses);
    if (!problem) continue;
    const source = open();
    const isBroken = problem.code === 'link-broken';
    context.problems.add(source, findValue(source, href), {
      ...problem,
      found: `a link to ${JSON.stringify(href)}`,
      ...(isBroken && leftOut ? { severity: 'left-out', expected: problem.expected + leftOut } : {}),
    });
    if (isBroken) broken.add(href);
  }
  return broken;
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

/** What was read of products, with other texts of some of them. */
export function withTexts(read: ReadProducts, detailsHtml: ReadonlyMap<string, string>): ReadProducts {
  if (detailsHtml.size === 0) return read;
  const products = new Map(
    [...read.products].map(([sku, product]) => {
      const html = detailsHtml.get(sku);
      return [sku, html === undefined ? product : { ...product, detailsHtml: html }] as const;
    }),
  );
  return { ...read, products };
}
