import { shorten } from '../../core/text/text.ts';
import { letterPath, productPath, sellerPath } from '../../paths.ts';
import type { Product } from '../model.ts';
import { oncePerSite, type Site } from '../site/site.ts';
import { divideByWeight } from './divide-by-weight.ts';
import { normalise } from '../../core/text/normalise.ts';
import { hasOwnScript, localFormat } from '../../messages/language.ts';
import { directoryText } from '../../messages/rooms/directory.ts';

/** Most entries on one page of the directory, and what they may weigh together (`weightOf`), which keeps it within its budget. */
export const DIRECTORY_PAGE_SIZE = 100;
const PAGE_WEIGHT = 7_000;
/** Longer titles are cut. */
const LONGEST_ENTRY = 80;
/** A list of more pages names the beginnings of its parts, at most as many as this. */
const LONG_LIST = 10;
const MOST_PARTS = 24;
const LONGEST_START = 32;

export interface DirectoryEntry {
  readonly text: string;
  readonly path: string;
  /** Missing for a shop. */
  readonly product?: Product;
}

/** One list of the directory: the shops, or the products of one letter. */
interface Directory {
  /** `shops`, a letter, which is its code where the language has other letters (`u0915`), `0-9`, or `other` for titles in other scripts. */
  readonly key: string;
  /** The letter, as links to it have it: "A", "0–9". */
  readonly label: string;
  readonly title: string;
  readonly entries: readonly DirectoryEntry[];
}

const collator = localFormat(Intl.Collator, { numeric: true });

/** The directory of the default market: the shops, then letters, figures and other scripts. */
export const listDirectories = oncePerSite('directories', (site: Site): Directory[] => {
  const { catalog, defaultMarket, language } = site;
  const hasOwnLetters = hasOwnScript(language);
  const { compare } = collator;
  const letters = new Map<string, DirectoryEntry[]>();
  for (const product of catalog.products.values()) {
    if (!product.offers[defaultMarket.id]) continue;
    const key = letterOf(product.title, hasOwnLetters);
    const entries = letters.get(key) ?? [];
    entries.push({
      text: shorten(product.title, LONGEST_ENTRY),
      path: productPath(defaultMarket, product),
      product,
    });
    letters.set(key, entries);
  }
  const sellers = [...catalog.sellers.values()].map((seller) => ({
    text: seller.name,
    path: sellerPath(defaultMarket, seller),
  }));
  const sorted = (entries: DirectoryEntry[]) => entries.sort((a, b) => compare(a.text, b.text));
  return [
    { key: 'shops', label: '', title: directoryText.shops, entries: sorted(sellers) },
    ...[...letters]
      .sort(([a], [b]) => rank(a) - rank(b) || compare(labelOf(a), labelOf(b)))
      .map(([key, entries]) => ({ key, label: labelOf(key), title: titleOf(key), entries: sorted(entries) })),
  ];
});

function letterOf(title: string, hasOwnLetters: boolean): string {
  const first =
    normalise(title, 'NFKD')
      .match(/[\p{L}\p{N}]/u)?.[0]
      ?.toLowerCase() ?? '';
  if (/[a-z]/.test(first)) return first;
  if (hasOwnLetters && /\p{L}/u.test(first)) return `u${first.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''}`;
  return /\p{Nd}/u.test(first) ? '0-9' : 'other';
}

/** The language's own letters first, then Latin ones. */
const rank = (key: string): number => (CODE.test(key) ? 0 : key === '0-9' ? 2 : key === 'other' ? 3 : 1);
const CODE = /^u[\da-f]{4,6}$/;
const labelOf = (key: string): string =>
  CODE.test(key) ? String.fromCodePoint(Number.parseInt(key.slice(1), 16)) : key.replace('-', '–');
const titleOf = (key: string): string =>
  key === '0-9'
    ? directoryText.inFigures
    : key === 'other'
      ? directoryText.inOtherScripts
      : directoryText.under({ letter: labelOf(key).toUpperCase() });

/** The beginning of a part of a long list. */
interface DirectoryPart {
  readonly text: string;
  /** Its first page. */
  readonly page: number;
}

/** One page of a list of the directory; `page` counts from 1. */
export interface DirectoryPage {
  readonly directory: Directory;
  readonly page: number;
  readonly pageCount: number;
  readonly entries: readonly DirectoryEntry[];
  /** Empty for a list that is not long. */
  readonly parts: readonly DirectoryPart[];
}

export const listDirectoryPages = (site: Site): DirectoryPage[] =>
  listDirectories(site).flatMap((directory) => {
    const pages = divideByWeight(directory.entries, DIRECTORY_PAGE_SIZE, PAGE_WEIGHT, weightOf);
    const parts = listParts(pages);
    return pages.map((entries, index) => ({ directory, page: index + 1, pageCount: pages.length, entries, parts }));
  });

/** About the most bytes that an entry takes with its price after compression: other scripts take more, as their addresses resemble them less. */
const weightOf = ({ text }: DirectoryEntry): number => 14 + text.length * (/[\u0250-\uffff]/.test(text) ? 1.6 : 1);

/** Divides a long list into parts of as many pages. */
function listParts(pages: readonly (readonly DirectoryEntry[])[]): DirectoryPart[] {
  if (pages.length <= LONG_LIST) return [];
  const step = Math.ceil(pages.length / MOST_PARTS);
  return pages.flatMap((entries, index) => {
    if (index % step !== 0) return [];
    return [{ text: startOf(entries[0]?.text ?? '', pages[index - 1]?.at(-1)?.text ?? ''), page: index + 1 }];
  });
}

/** The first words of a name that tell it from the one before. */
function startOf(text: string, before: string): string {
  const words = text.split(' ');
  let count = 1;
  while (count < words.length && before.startsWith(words.slice(0, count).join(' '))) count++;
  return shorten(words.slice(0, count).join(' '), LONGEST_START);
}

export const directoryPath = ({ defaultMarket }: Pick<Site, 'defaultMarket'>, directory: Directory, page = 1): string =>
  letterPath(defaultMarket, directory.key, page);
