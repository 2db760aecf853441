import { type Fold, wordsOf } from '../../core/search/fold.ts';
import { type Place, type SuggestionPart, suggestionPart } from '../../core/search/parts.ts';
import { categoryPath, sellerPath } from '../../paths.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site.ts';
import { headOf } from './search-product.ts';
import type { ProductRanks } from './search-ranks.ts';

const MOST_QUERIES = 40;
const MOST_PLACES = 12;
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

/** Writes the parts of suggestions and returns their names: the first letters of the keys of the words that they begin with. */
export function makeSuggestions(
  site: Site,
  market: Market,
  { products, ranks, fold }: { products: readonly Product[]; ranks: ProductRanks; fold: Fold },
  write: (name: string, part: SuggestionPart) => void,
): string[] {
  const phrases = [...listPhrases(products, ranks, fold).values()].sort(
    (a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1),
  );
  const parts = new Map<string, { q: SuggestionPart['q'][number][]; c: Place[]; s: Place[] }>();
  const partsOf = (text: string) =>
    [...new Set(wordsOf(text).flatMap((word) => [fold(word).slice(0, 2), fold(word).slice(0, 1)]))]
      .filter(Boolean)
      .map((name) => {
        const part = parts.get(name) ?? { q: [], c: [], s: [] };
        parts.set(name, part);
        return part;
      });
  for (const { text, numbers } of phrases)
    for (const { q } of partsOf(text)) if (q.length < MOST_QUERIES) q.push([text, ...numbers.slice(0, MOST_PRODUCTS)]);
  for (const category of site.index.categoriesOf(market))
    for (const { c } of partsOf(category.title))
      if (c.length < MOST_PLACES) c.push([category.title, categoryPath(market, category)]);
  for (const seller of site.catalog.sellers.values())
    if (site.index.productsOfSeller(seller.id, market).length > 0)
      for (const { s } of partsOf(seller.name))
        if (s.length < MOST_PLACES) s.push([seller.name, sellerPath(market, seller)]);
  const names = [...parts.keys()].filter((name) => /^[a-z0-9]+$/.test(name)).sort();
  for (const name of names) {
    const { q, c, s } = parts.get(name) as { q: SuggestionPart['q']; c: Place[]; s: Place[] };
    write(suggestionPart(name), { q, ...(c.length > 0 ? { c } : {}), ...(s.length > 0 ? { s } : {}) });
  }
  return names;
}

function listPhrases(products: readonly Product[], { places }: ProductRanks, fold: Fold): Map<string, Phrase> {
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
  const order = [...products.keys()].sort((a, b) => (places[a] as number) - (places[b] as number));
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
