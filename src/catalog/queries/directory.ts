import { countPages, slicePage } from '../../core/pagination.ts';
import { importedPath, letterPath, productPath, sellerPath } from '../../paths.ts';
import type { Product } from '../model.ts';
import { oncePerSite, type Site } from '../site.ts';

/** Entries on one page of the directory: with their addresses they stay well below the weight of a page. */
export const DIRECTORY_PAGE_SIZE = 100;

export interface DirectoryEntry {
  readonly text: string;
  readonly path: string;
}

/** A part of the directory of everything: the shops, or the products of one letter. */
export interface Directory {
  /** `shops`, a letter, `0-9`, or `other` for names that start in another script. */
  readonly key: string;
  readonly title: string;
  readonly entries: readonly DirectoryEntry[];
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** The directory of the default market, letters in their order. */
export const listDirectories = oncePerSite((site: Site): Directory[] => {
  const { catalog, defaultMarket } = site;
  const letters = new Map<string, DirectoryEntry[]>();
  for (const product of catalog.products.values()) {
    if (!product.offers[defaultMarket.id]) continue;
    const key = letterOf(product.title);
    const entries = letters.get(key) ?? [];
    entries.push({ text: product.title, path: productPath(defaultMarket, product) });
    letters.set(key, entries);
  }
  const shops = [...catalog.sellers.values()].map((seller) => ({
    text: seller.name,
    path: sellerPath(defaultMarket, seller),
  }));
  const sorted = (entries: DirectoryEntry[]) => entries.sort((a, b) => collator.compare(a.text, b.text));
  return [
    { key: 'shops', title: 'Shops', entries: sorted(shops) },
    ...[...letters]
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(([key, entries]) => ({ key, title: titleOf(key), entries: sorted(entries) })),
  ];
});

function letterOf(title: string): string {
  const first =
    title
      .normalize('NFKD')
      .match(/[\p{L}\p{N}]/u)?.[0]
      ?.toLowerCase() ?? '';
  if (/[a-z]/.test(first)) return first;
  return /\d/.test(first) ? '0-9' : 'other';
}

const rank = (key: string): number => (key === '0-9' ? 1 : key === 'other' ? 2 : 0);
const titleOf = (key: string): string =>
  key === '0-9'
    ? 'Products from 0-9'
    : key === 'other'
      ? 'Products in other scripts'
      : `Products that begin with ${key.toUpperCase()}`;

export interface DirectoryPage {
  readonly directory: Directory;
  readonly page: number;
  readonly pageCount: number;
  readonly entries: readonly DirectoryEntry[];
}

export const listDirectoryPages = (site: Site): DirectoryPage[] =>
  listDirectories(site).flatMap((directory) => {
    const pageCount = countPages(directory.entries.length, DIRECTORY_PAGE_SIZE);
    return Array.from({ length: pageCount }, (_, index) => ({
      directory,
      page: index + 1,
      pageCount,
      entries: slicePage(directory.entries, index + 1, DIRECTORY_PAGE_SIZE),
    }));
  });

export const directoryPath = (directory: Directory, page = 1): string => letterPath(directory.key, page);

/** One order or selection of the imported products. */
export interface ImportedView {
  /** `all`, `price`, or `from-china`. */
  readonly key: string;
  readonly label: string;
  readonly products: readonly Product[];
}

/**
 * Products from other countries, sorted by country and by price, and filtered by each country: Legal Metrology (Packaged
 * Commodities) Rules 2011, rule 6(10A), in force since 1 July 2026.
 */
export const listImported = oncePerSite((site: Site): ImportedView[] => {
  const { catalog, defaultMarket } = site;
  const home = new Intl.DisplayNames('en', { type: 'region' }).of(defaultMarket.country)?.toLowerCase();
  const country = (product: Product) => product.declarations.countryOfOrigin ?? '';
  const price = (product: Product) => product.offers[defaultMarket.id]?.priceMinor ?? 0;
  const imported = [...catalog.products.values()].filter(
    (product) => product.offers[defaultMarket.id] && country(product) !== '' && country(product).toLowerCase() !== home,
  );
  const byPrice = [...imported].sort((a, b) => price(a) - price(b));
  const countries = new Map<string, { names: Set<string>; products: Product[] }>();
  for (const product of byPrice) {
    const key = countryKey(country(product));
    const entry = countries.get(key) ?? { names: new Set(), products: [] };
    // "China" and "CHINA" are one country under the name that comes first.
    if (![...entry.names].some((name) => name.toLowerCase() === country(product).toLowerCase()))
      entry.names.add(country(product));
    entry.products.push(product);
    countries.set(key, entry);
  }
  return [
    {
      key: 'all',
      label: 'By country',
      products: [...imported].sort((a, b) => collator.compare(country(a), country(b)) || price(a) - price(b)),
    },
    { key: 'price', label: 'By price', products: byPrice },
    ...[...countries]
      .map(([key, { names, products }]) => ({ key, label: `From ${[...names].join(', ')}`, products }))
      .sort((a, b) => collator.compare(a.label, b.label)),
  ];
});

/** The part of an address that stands for a country; names in other scripts share one. */
function countryKey(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `from-${letters || 'other'}`;
}

export const importedViewPath = (view: ImportedView, page = 1): string => importedPath(view.key, page);
