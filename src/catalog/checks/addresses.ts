import {
  APP_PATHS,
  allProductsPath,
  categoryPath,
  filtersPath,
  MARKET_PAGES,
  marketPagePath,
  marketPath,
  RESERVED_PARTS,
  sellerPath,
  tilePath,
} from '../../paths.ts';
import type { Category, Market } from '../model.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { MarketInput } from '../schema/market.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { CheckContext } from './check-context.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import { listLanguages } from '../../messages/read-messages.ts';
import { isObject } from '../../core/data/is-object.ts';

/** The addresses of a catalogue's pages, without those of products. */
export interface Addresses {
  readonly paths: ReadonlySet<string>;
  /** Owner of an address in lower case: a file, or a description for messages. */
  readonly owners: ReadonlyMap<string, string>;
  /** Whether there may be a page at a path that is not in `paths`, because a file with an error may have it. */
  readonly isUnsure: (path: string) => boolean;
}

/**
 * Collects the addresses of all pages and reports two pages at one address. Addresses that differ only in upper and lower
 * case count as one, as they do on many hosts.
 */
export function collectAddresses(context: CheckContext): Addresses {
  const taken = new TakenAddresses();
  for (const path of Object.values(APP_PATHS)) taken.take(path, SHOP_PAGE);
  const { accepted, prefixes } = takeMarkets(taken, context);
  for (const file of context.files.categories) takeCategory(file, taken, accepted, context);
  takePages(taken, prefixes, context);
  for (const market of context.markets.values())
    for (const seller of context.sellers.values()) taken.take(sellerPath(market, seller), 'a seller');
  takeOwnPages(taken, prefixes, context);
  return taken;
}

const SHOP_PAGE = 'a page of the shop itself';

class TakenAddresses implements Addresses {
  readonly paths = new Set<string>();
  readonly owners = new Map<string, string>();
  /** Beginnings of the addresses that files with an error may have. */
  readonly #unsure: string[] = [];

  /** Takes an address for `owner`. Returns what is expected instead when another page has it. */
  take(path: string, owner: string): string | undefined {
    const folded = path.toLowerCase();
    const other = this.owners.get(folded);
    if (other !== undefined) return `a free address: this one belongs to ${other}`;
    this.owners.set(folded, owner);
    this.paths.add(path);
    return undefined;
  }

  addUnsure(start: string): void {
    this.#unsure.push(start);
  }

  isUnsure = (path: string): boolean => this.#unsure.some((start) => path.startsWith(start));
}

/** File names that web servers give a meaning of their own. */
const SERVER_NAMES: readonly string[] = ['index', '404'];

/** What is expected instead of an address that the shop's code uses; undefined for any other. `path` is without the market's prefix. */
function findReserved(path: string): string | undefined {
  const segments = path.toLowerCase().slice(1).split('/');
  const [first = ''] = segments;
  const reserved: readonly string[] = RESERVED_PARTS;
  if (reserved.includes(first) || segments.includes('p') || SERVER_NAMES.includes(segments.at(-1) ?? ''))
    return `another address: ${[...RESERVED_PARTS, ...SERVER_NAMES].join(', ')} are reserved for the shop itself`;
  return segments.length > 1 &&
    [APP_PATHS.search, APP_PATHS.imported, APP_PATHS.categories].some((own) => own === `/${first}`)
    ? `another address: those below /${first} are reserved for the shop itself`
    : undefined;
}

interface MarketAddresses {
  /** Ids of the markets whose addresses are known. */
  readonly accepted: ReadonlySet<string>;
  /** All prefixes, of markets with an error too. */
  readonly prefixes: ReadonlySet<string>;
}

/** What is expected instead of an address below the prefix of a further language; undefined for any other. */
export function findTranslated(path: string, markets: CheckContext['markets']): string | undefined {
  const [, first] = path.toLowerCase().split('/');
  for (const { languages = [] } of markets.values())
    for (const { language, prefix } of languages)
      if (prefix === first)
        return `another address: those below /${prefix} are of the pages in the language "${language}"`;
  return undefined;
}

/** Takes the addresses of the markets, the default market's first. */
function takeMarkets(taken: TakenAddresses, context: CheckContext): MarketAddresses {
  const { files, markets, defaultMarketId, problems } = context;
  const accepted = new Set<string>();
  const prefixes = new Set<string>();
  const isDefault = ({ id }: CatalogFile<MarketInput>) => Number(id === defaultMarketId);
  for (const file of [...files.markets].sort((a, b) => isDefault(b) - isDefault(a))) {
    const market = markets.get(file.id);
    if (!market) continue;
    if (isUnknown(file, 'prefix')) {
      taken.addUnsure('/');
      continue;
    }
    const expected = takeMarket(market, file.source.file, prefixes, taken);
    if (expected === undefined) accepted.add(file.id);
    else problems.add(file.source, ['prefix'], { code: 'prefix-taken', expected });
    prefixes.add(market.prefix);
  }
  for (const file of files.markets) takeLanguages(file, prefixes, taken, context);
  return { accepted, prefixes };
}

/** Takes the addresses of a market's own pages in its further languages. */
function takeLanguages(
  { id, source }: CatalogFile<MarketInput>,
  prefixes: Set<string>,
  taken: TakenAddresses,
  { markets, problems }: CheckContext,
): void {
  const known = listLanguages().filter((language) => language !== FIRST_LANGUAGE);
  for (const [index, { language, prefix }] of markets.get(id)?.languages?.entries() ?? []) {
    if (!known.includes(language))
      problems.add(source, ['languages', index], {
        code: 'language-unknown',
        found: JSON.stringify(language),
        expected: `a language that has a folder of messages: ${known.join(', ') || 'there is none yet'}`,
      });
    const expected = takeMarket({ prefix }, source.file, prefixes, taken);
    if (expected !== undefined)
      problems.add(source, ['languages', index], {
        code: 'prefix-taken',
        found: `pages in "${language}" below /${prefix}`,
        expected,
      });
    prefixes.add(prefix);
  }
}

/** Takes the addresses of a market's own pages. Returns what is expected instead when it can't have them. */
function takeMarket(
  market: Pick<Market, 'prefix'>,
  file: string,
  prefixes: ReadonlySet<string>,
  taken: TakenAddresses,
): string | undefined {
  const { prefix } = market;
  if (prefixes.has(prefix))
    return prefix === '' ? 'a prefix: only the default market has none' : 'a prefix that no other market has';
  if (prefix === '') return undefined;
  let expected = findReserved(marketPath(market)) ?? taken.take(marketPath(market), file);
  const own = [allProductsPath(market), ...MARKET_PAGES.map((page) => marketPagePath(market, page))];
  for (const path of own) expected ??= taken.take(path, SHOP_PAGE);
  return expected;
}

/** Takes the addresses of a category and its strip tiles. */
function takeCategory(
  file: CatalogFile<CategoryInput>,
  taken: TakenAddresses,
  accepted: ReadonlySet<string>,
  { categories, markets, files, problems }: CheckContext,
): void {
  const category = categories.get(file.id);
  const market = markets.get(category?.marketId ?? '');
  if (!category) return;
  if (!market || !accepted.has(market.id) || isUnknown(file, 'path') || isUnknown(file, 'market')) {
    taken.addUnsure('/');
    return;
  }
  const { source, known } = file;
  const path = categoryPath(market, category);
  const expected = findReserved(`/${category.path}`) ?? taken.take(path, source.file);
  if (expected !== undefined)
    problems.add(source, known.path === undefined ? [] : ['path'], {
      code: 'address-taken',
      found: JSON.stringify(path),
      expected,
    });
  taken.take(filtersPath(market, category), SHOP_PAGE);
  // Which of these there are depends on products.
  for (const facet of files.facets?.known.facets ?? [])
    if (facet.pages !== undefined) taken.addUnsure(`${path}/${facet.id}-`);
  if (isUnknown(file, 'strip')) taken.addUnsure(`${path}/`);
  for (const [index, tile] of category.strip.entries()) {
    const other = takeTile(market, category, tile, source.file, taken);
    if (other !== undefined && expected === undefined)
      problems.add(source, ['strip', index, 'path'], { code: 'address-taken', expected: other });
  }
}

const takeTile = (
  market: Market,
  category: Category,
  tile: Category['strip'][number],
  file: string,
  taken: TakenAddresses,
): string | undefined =>
  findReserved(`/${category.path}/${tile.path}`) ?? taken.take(tilePath(market, category, tile), file);

/** Takes the addresses of the files below `catalog/pages`. */
/** Takes the addresses of the shop's own pages, which come last: a page of the product or the catalogue keeps its address. */
function takeOwnPages(taken: TakenAddresses, prefixes: ReadonlySet<string>, { files, problems }: CheckContext): void {
  for (const { file, path, isDynamic, isTemplate } of files.ownPages ?? []) {
    const [, first = '', ...rest] = path.split('/');
    const inMarket = prefixes.has(first) && rest.length > 0 ? `/${rest.join('/')}` : path;
    if (!isTemplate) {
      const expected =
        'an .astro file: content pages in Markdown or JSON belong into pages of the catalogue, other files into public';
      problems.addFile(file, { code: 'file-invalid', found: 'another kind of file', expected });
    } else if (isDynamic) taken.addUnsure(path);
    else {
      const expected = path === '/' ? HOME_TAKEN : (findReserved(inMarket) ?? taken.take(path, file));
      if (expected !== undefined)
        problems.addFile(file, {
          code: 'address-taken',
          found: `a page at ${path}`,
          expected,
          hint: 'name the file otherwise',
        });
    }
  }
}

const HOME_TAKEN = 'a free address: this one belongs to the home page, whose parts can be overridden';

function takePages(
  taken: TakenAddresses,
  prefixes: ReadonlySet<string>,
  { files, markets, problems }: CheckContext,
): void {
  for (const { source, known } of files.pages) {
    // The address of the English page.
    if (known.language !== undefined) continue;
    if (known.path === undefined) {
      taken.addUnsure('/');
      continue;
    }
    const [, first = '', ...rest] = known.path.split('/');
    const inMarket = prefixes.has(first) && rest.length > 0 ? `/${rest.join('/')}` : known.path;
    const expected =
      findTranslated(known.path, markets) ?? findReserved(inMarket) ?? taken.take(known.path, source.file);
    if (expected !== undefined) problems.add(source, ['path'], { code: 'address-taken', expected });
  }
}

/** Whether a field has an error, or may be anywhere in a file that is not JSON. */
function isUnknown<T>({ source, input, known }: CatalogFile<T>, key: keyof T & string): boolean {
  if (input !== undefined || known[key] !== undefined) return false;
  const { valid, value } = source;
  if (valid) return !isObject(value) || key in value;
  const text = source.readText();
  return text.includes(`"${key}"`) || !text.trimEnd().endsWith('}');
}
