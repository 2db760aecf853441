import {
  APP_PATHS,
  allProductsPath,
  categoryPath,
  MARKET_PAGES,
  marketPagePath,
  marketPath,
  productPath,
  RESERVED_PARTS,
  sellerPath,
  tilePath,
} from '../../paths.ts';
import type { Catalog, Parts } from '../catalog.ts';
import { type ProblemList, suggest } from '../source/problems.ts';
import type { Part } from '../source/catalog-reader.ts';
import type { ReadProducts } from '../import/read-products.ts';

type Checked = Pick<Catalog, 'markets' | 'sellers' | 'categories'> & ReadProducts;

/** The addresses of a catalogue but those of its products. */
interface Addresses {
  readonly paths: ReadonlySet<string>;
  /** Folded address to who has it. */
  readonly owners: ReadonlyMap<string, string>;
  /** Whether there may be a page all the same, as a file that could tell has an error. */
  readonly isUnsure: (path: string) => boolean;
}

/**
 * No two pages on one address, and every address that a file names is a page. Two addresses that differ only in the case
 * of their letters are one on many hosts, so they count as the same.
 */
export function checkAddresses(catalog: Checked, parts: Parts, defaultMarketId: string, problems: ProblemList): void {
  const addresses = collectAddresses(catalog, parts, defaultMarketId, problems);
  checkLinks(parts, addresses, problems);
  checkRedirects(catalog, parts, addresses, problems);
}

/** File names that web servers give a meaning of their own. */
const SERVER_NAMES: readonly string[] = ['index', '404'];

/** What is wrong with an address that the code of the shop needs for itself. `path` is without the market's prefix. */
function findReserved(path: string): string | undefined {
  const steps = path.toLowerCase().slice(1).split('/');
  const [first = ''] = steps;
  const reserved: readonly string[] = RESERVED_PARTS;
  if (reserved.includes(first) || steps.includes('p') || SERVER_NAMES.includes(steps.at(-1) ?? ''))
    return `another address: ${[...RESERVED_PARTS, ...SERVER_NAMES].join(', ')} belong to the shop itself`;
  return steps.length > 1 && [APP_PATHS.search, APP_PATHS.imported].some((own) => own === `/${first}`)
    ? `another address: what is below /${first} belongs to the shop itself`
    : undefined;
}

function collectAddresses(
  { markets, sellers, categories }: Checked,
  parts: Parts,
  defaultMarketId: string,
  problems: ProblemList,
): Addresses {
  const owners = new Map<string, string>();
  const paths = new Set<string>();
  /** Takes an address for `owner`; says what is expected instead when it is not free. */
  const take = (path: string, owner: string): string | undefined => {
    const folded = path.toLowerCase();
    const holder = owners.get(folded);
    if (holder !== undefined) return `a free address: this one belongs to ${holder}`;
    owners.set(folded, owner);
    paths.add(path);
    return undefined;
  };
  for (const path of Object.values(APP_PATHS)) take(path, 'a page of the shop itself');

  /** Starts of addresses at which there may be pages of files with an error. */
  const unsure: string[] = [];
  const prefixes = new Set<string>();
  /** Ids of the markets whose addresses are known. */
  const placed = new Set<string>();
  const isDefault = ({ id }: { id: string }) => Number(id === defaultMarketId);
  for (const part of [...parts.markets].sort((a, b) => isDefault(b) - isDefault(a))) {
    const { source } = part;
    const market = markets.get(part.id);
    if (!market) continue;
    if (isLost(part, 'prefix')) {
      unsure.push('/');
      continue;
    }
    const { prefix } = market;
    let expected: string | undefined;
    if (prefixes.has(prefix))
      expected = prefix === '' ? 'a prefix: only the default market lives at the root' : 'a prefix of its own';
    else if (prefix !== '') {
      expected = findReserved(marketPath(market)) ?? take(marketPath(market), source.file);
      const own = [allProductsPath(market), ...MARKET_PAGES.map((page) => marketPagePath(market, page))];
      for (const path of own) expected ??= take(path, 'a page of the shop itself');
    }
    if (expected === undefined) placed.add(part.id);
    else problems.add(source, ['prefix'], { expected });
    prefixes.add(prefix);
  }

  for (const part of parts.categories) {
    const { source, known } = part;
    const category = categories.get(part.id);
    const market = markets.get(category?.marketId ?? '');
    if (!category) continue;
    if (!market || !placed.has(market.id) || isLost(part, 'path') || isLost(part, 'market')) {
      unsure.push('/');
      continue;
    }
    const path = categoryPath(market, category);
    const expected = findReserved(`/${category.path}`) ?? take(path, source.file);
    if (expected !== undefined)
      problems.add(source, known.path === undefined ? [] : ['path'], { found: JSON.stringify(path), expected });
    if (isLost(part, 'strip')) unsure.push(`${path}/`);
    for (const [index, tile] of category.strip.entries()) {
      const taken =
        findReserved(`/${category.path}/${tile.path}`) ?? take(tilePath(market, category, tile), source.file);
      if (taken && expected === undefined) problems.add(source, ['strip', index, 'path'], { expected: taken });
    }
  }
  for (const { source, known } of parts.pages) {
    if (known.path === undefined) {
      unsure.push('/');
      continue;
    }
    const [, first = '', ...rest] = known.path.split('/');
    const inMarket = prefixes.has(first) && rest.length > 0 ? `/${rest.join('/')}` : known.path;
    const expected = findReserved(inMarket) ?? take(known.path, source.file);
    if (expected !== undefined) problems.add(source, ['path'], { expected });
  }
  for (const market of markets.values())
    for (const seller of sellers.values()) take(sellerPath(market, seller), 'a seller');
  return { paths, owners, isUnsure: (path) => unsure.some((start) => path.startsWith(start)) };
}

/** Whether a field has an error, or stands somewhere in a file that can't be read. */
function isLost<T>({ source, input, known }: Part<T>, key: keyof T & string): boolean {
  if (input !== undefined || known[key] !== undefined) return false;
  const { valid, value } = source;
  if (valid) return typeof value !== 'object' || value === null || Array.isArray(value) || key in value;
  const text = source.readText();
  return text.includes(`"${key}"`) || !text.trimEnd().endsWith('}');
}

/** Addresses in fields; links inside texts are checked on the built pages, where products are known too. */
function checkLinks(
  { store, home, markets, pages }: Parts,
  { paths, isUnsure }: Addresses,
  problems: ProblemList,
): void {
  const check = (part: Part<unknown> | undefined, href: string | undefined, ...path: PropertyKey[]) => {
    if (!part || href === undefined) return;
    const page = href.split('#')[0] || '/';
    // Products are found by SKU, further pages by number; both are left to the check of the built pages.
    if (paths.has(page) || page.includes('/p/') || /\/\d+$/.test(page) || isUnsure(page)) return;
    problems.add(part.source, path, { expected: 'the address of a page of this shop', hint: suggest(page, paths) });
  };
  const checkAll = (
    part: Part<unknown> | undefined,
    entries: readonly { href: string }[] | undefined,
    ...path: PropertyKey[]
  ) => {
    for (const [index, { href }] of (entries ?? []).entries()) check(part, href, ...path, index, 'href');
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
  check(home, home?.known.memberGifts?.href, 'memberGifts', 'href');
  for (const part of markets) check(part, part.known.shippingPage, 'shippingPage');
  for (const part of pages) check(part, part.known.next?.href, 'next', 'href');
}

/** Hosts follow a redirect whether or not there is a page at the old path, so that it must not hide one. */
function checkRedirects(
  { markets, products, isBroken }: Checked,
  { redirects }: Parts,
  { paths, owners, isUnsure }: Addresses,
  problems: ProblemList,
): void {
  if (!redirects?.input) return;
  const { source, input: table } = redirects;
  const skuOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
  const isProduct = (path: string): boolean => {
    const product = products.get(skuOf(path));
    return product !== undefined && [...markets.values()].some((market) => productPath(market, product) === path);
  };
  for (const [from, to] of Object.entries(table)) {
    if (paths.has(from) || isProduct(from)) {
      problems.addKey(source, [], from, {
        expected: `an old address: this one is a page of ${owners.get(from.toLowerCase()) ?? 'a product'}`,
      });
    }
    const target = to.split('#')[0] || '/';
    const next = table[target];
    if (next !== undefined) {
      problems.add(source, [from], { expected: `the page itself, ${JSON.stringify(next)}, not another redirect` });
    } else if (!paths.has(target) && !isProduct(target) && !isUnsure(target) && !isBroken(skuOf(target))) {
      problems.add(source, [from], { expected: 'the address of a page of this shop', hint: suggest(target, paths) });
    }
  }
}
