import { countPages, slicePage } from '../../core/pagination.ts';
import { letterPath, productPath, sellerPath } from '../../paths.ts';
import { oncePerSite, type Site } from '../site.ts';

/** Entries on one page of the directory, which keeps the page well within its budget. */
export const DIRECTORY_PAGE_SIZE = 100;

export interface DirectoryEntry {
  readonly text: string;
  readonly path: string;
}

/** One list of the directory: the shops, or the products of one letter. */
export interface Directory {
  /** `shops`, a letter, `0-9`, or `other` for titles in other scripts. */
  readonly key: string;
  readonly title: string;
  readonly entries: readonly DirectoryEntry[];
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** The directory of the default market: the shops, then letters, figures and other scripts. */
export const listDirectories = oncePerSite('directories', (site: Site): Directory[] => {
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

/** One page of a list of the directory; `page` counts from 1. */
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
