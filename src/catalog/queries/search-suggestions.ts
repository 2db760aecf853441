import { type Fold, wordsOf } from '../../core/search/fold.ts';
import { type PageEntry, type SuggestionPart, suggestionPart } from '../../core/search/parts.ts';
import { categoryPath, sellerPath } from '../../paths.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site.ts';
import { headOf } from './search-product.ts';
import type { ProductRanks } from './search-ranks.ts';

const MOST_QUERIES = 40;
const MOST_PAGES = 12;
const MOST_PRODUCTS = 4;
/** Longer heads of titles are no queries. */
const LONGEST = 3;
const HEAD_ENDS_HINDI = /[,(|।]/u;

interface Phrase {
  text: string;
  weight: number;
  /** Numbers, the most popular first. */
  numbers: number[];
}

/** What is suggested for the words that begin with the same letters. */
interface Suggestions {
  readonly queries: SuggestionPart['q'][number][];
  readonly categories: PageEntry[];
  readonly sellers: PageEntry[];
}

/** Writes the parts of suggestions and returns their names: the first letters of the keys of the words that they begin with. */
export function makeSuggestions(
  site: Site,
  market: Market,
  { products, ranks, fold }: { products: readonly Product[]; ranks: ProductRanks; fold: Fold },
  write: (name: string, part: SuggestionPart) => void,
): string[] {
  const parts = new Map<string, Suggestions>();
  /** The suggestions to which a text belongs. */
  const partsFor = (text: string): Suggestions[] =>
    listNames(text, fold).map((name) => {
      const part = parts.get(name) ?? { queries: [], categories: [], sellers: [] };
      parts.set(name, part);
      return part;
    });
  for (const { text, numbers } of listPhrases(products, ranks, fold))
    for (const { queries } of partsFor(text)) addUpTo(MOST_QUERIES, queries, [text, ...numbers]);
  for (const category of site.index.categoriesOf(market).filter((listed) => site.index.hasProducts(listed)))
    for (const { categories } of partsFor(category.title))
      addUpTo(MOST_PAGES, categories, [category.title, categoryPath(market, category)]);
  for (const seller of site.catalog.sellers.values()) {
    if (site.index.productsOfSeller(seller.id, market).length === 0) continue;
    for (const { sellers } of partsFor(seller.name))
      addUpTo(MOST_PAGES, sellers, [seller.name, sellerPath(market, seller)]);
  }
  const sorted = [...parts].filter(([name]) => /^[a-z0-9]+$/.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, { queries: q, categories: c, sellers: s }] of sorted)
    write(suggestionPart(name), { q, c: c.length > 0 ? c : undefined, s: s.length > 0 ? s : undefined });
  return sorted.map(([name]) => name);
}

/** The first letter, and the first two, of the key of each word. */
const listNames = (text: string, fold: Fold): string[] => {
  const names = wordsOf(text).flatMap((word) => [fold(word).slice(0, 2), fold(word).slice(0, 1)]);
  return [...new Set(names)].filter(Boolean);
};

function addUpTo<T>(most: number, list: T[], entry: T): void {
  if (list.length < most) list.push(entry);
}

/** What shoppers may look for, the most popular first, each with its best products. */
function listPhrases(products: readonly Product[], ranks: ProductRanks, fold: Fold): Phrase[] {
  const phrases = [...countPhrases(products, ranks, fold).values()];
  return phrases.sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

/** Phrases by what they have in common in all spellings; those of too many words have none. */
function countPhrases(products: readonly Product[], { positions }: ProductRanks, fold: Fold): Map<string, Phrase> {
  const phrases = new Map<string, Phrase>();
  const keys = new Map<string, string>();
  const keyOf = (text: string) => {
    let key = keys.get(text);
    if (key === undefined) {
      const words = wordsOf(text);
      const script = /[a-z]/.test(text) ? '' : ' hi';
      key = words.length > LONGEST || words.length === 0 ? '' : words.map(fold).join(' ') + script;
      keys.set(text, key);
    }
    return key;
  };
  const order = [...products.keys()].sort((a, b) => (positions[a] as number) - (positions[b] as number));
  for (const number of order) {
    const product = products[number] as Product;
    for (const text of new Set(phrasesOf(product))) {
      const key = keyOf(text);
      if (key === '') continue;
      const phrase = phrases.get(key) ?? { text, weight: 0, numbers: [] };
      phrases.set(key, phrase);
      phrase.weight++;
      if (phrase.numbers.length < MOST_PRODUCTS) phrase.numbers.push(number);
    }
  }
  return phrases;
}

/** What a shopper may look for to find the product. */
function phrasesOf({ title, titleHi, declarations, colour, tags }: Product): string[] {
  const head = headOf(title).trim().toLowerCase();
  const kind = (declarations.genericName ?? head).toLowerCase().replace(/^(?:wo)?men's |^children's /, '');
  const hindi = titleHi?.split(HEAD_ENDS_HINDI)[0]?.trim();
  return [
    kind,
    head,
    ...(colour ? [`${colour.toLowerCase()} ${kind}`] : []),
    ...tags.map((tag) => tag.toLowerCase()),
    ...(hindi ? [hindi] : []),
  ];
}
