import { type Fold, isDevanagari, wordsOf } from '../../core/search/words/fold.ts';
import { type PageEntry, type SuggestionPart, suggestionPart } from '../../core/search/parts.ts';
import { categoryPath, sellerPath } from '../../paths.ts';
import type { Market, Product } from '../model.ts';
import type { Site } from '../site/site.ts';
import { type Entry, listEntries } from '../vocabulary/entries.ts';
import { listFurtherNames } from '../vocabulary/further-languages.ts';
import { headOf } from './search-product.ts';
import type { ProductRanks } from './search-ranks.ts';
import { searchRulesOf } from './search-rules.ts';

const MOST_QUERIES = 60;
const MOST_PAGES = 12;
const MOST_PRODUCTS = 4;
/** Longer heads of titles are no queries. */
const LONGEST = 3;
/** Names of attributes that say what a product is made of. */
const MADE_OF = /^(?:material|fabric)$/i;
/** A material is one or two words. */
const PLAIN = /^\p{L}+(?: \p{L}+)?$/u;
const HEAD_ENDS_HINDI = /[,(|।]/u;

interface Phrase {
  text: string;
  /** The kind of thing that it narrows by for whom the thing is. */
  kind?: string;
  /** How many products have it. */
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

/** What queries are made of. */
interface Suggested {
  readonly products: readonly Product[];
  /** For whom each of them is. */
  readonly audiences: readonly ReadonlySet<string>[];
  readonly ranks: Pick<ProductRanks, 'positions'>;
  readonly fold: Fold;
  /** In which queries are made besides English and Hindi. */
  readonly language: string;
}

/** Writes the parts of suggestions and returns their names: the first letters of the keys of the words that they begin with. */
export function makeSuggestions(
  site: Site,
  market: Market,
  suggested: Suggested,
  write: (name: string, part: SuggestionPart) => void,
): string[] {
  const parts = new Map<string, Suggestions>();
  const { rules } = searchRulesOf(site);
  const { fold } = suggested;
  const passed = new Set([...rules.stop, ...rules.before, ...rules.after]);
  /** The suggestions to which a text belongs. */
  const partsFor = (text: string): Suggestions[] =>
    listNames(text, fold, passed).map((name) => {
      const part = parts.get(name) ?? { queries: [], categories: [], sellers: [] };
      parts.set(name, part);
      return part;
    });
  for (const { text, numbers } of listPhrases(suggested))
    for (const { queries } of partsFor(text)) addUpTo(MOST_QUERIES, queries, [text, ...numbers]);
  for (const category of site.index.categoriesOf(market).filter((listed) => site.index.hasProducts(listed)))
    for (const { categories } of partsFor(category.title))
      addUpTo(MOST_PAGES, categories, [category.title, categoryPath(market, category)]);
  for (const seller of site.catalog.sellers.values()) {
    if (site.index.productsOfSeller(seller.id, market).length === 0) continue;
    for (const { sellers } of partsFor(seller.name))
      addUpTo(MOST_PAGES, sellers, [seller.name, sellerPath(market, seller)]);
  }
  const sorted = [...parts].filter(([name]) => /^[\p{L}\p{M}\d]+$/u.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, { queries: q, categories: c, sellers: s }] of sorted)
    write(suggestionPart(name), { q, c: c.length > 0 ? c : undefined, s: s.length > 0 ? s : undefined });
  return sorted.map(([name]) => name);
}

/** The first letter, and the first two, of the key of each word that says something. */
const listNames = (text: string, fold: Fold, passed: ReadonlySet<string>): string[] => {
  const words = wordsOf(text).filter((word) => !passed.has(word));
  const names = words.flatMap((word) => [fold(word).slice(0, 2), fold(word).slice(0, 1)]);
  return [...new Set(names)].filter(Boolean);
};

function addUpTo<T>(most: number, list: T[], entry: T): void {
  if (list.length < most) list.push(entry);
}

/** What shoppers may look for, the most popular first, each with its best products. For whom a thing is counts if its kind is for others, too. */
export function listPhrases(suggested: Suggested): Phrase[] {
  const phrases = [...countPhrases(suggested).values()];
  const narrowed = new Map<string, number>();
  for (const { kind } of phrases) if (kind !== undefined) narrowed.set(kind, (narrowed.get(kind) ?? 0) + 1);
  return phrases
    .filter(({ kind }) => kind === undefined || (narrowed.get(kind) ?? 0) > 1)
    .sort((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1));
}

/** Phrases by what they have in common in all spellings; those of too many words have none. */
function countPhrases({ products, audiences, ranks: { positions }, fold, language }: Suggested): Map<string, Phrase> {
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
    const kind = kindOf(product);
    const people = [...(audiences[number] ?? [])].map((name) => `${kind} for ${name}`);
    for (const text of new Set([...phrasesOf(product, kind, language), ...people])) {
      const key = keyOf(text);
      if (key === '') continue;
      let phrase = phrases.get(key);
      if (!phrase) {
        phrase = { text, kind: people.includes(text) ? kind : undefined, weight: 0, numbers: [] };
        phrases.set(key, phrase);
      }
      phrase.weight++;
      if (phrase.numbers.length < MOST_PRODUCTS) phrase.numbers.push(number);
    }
  }
  return phrases;
}

const kindOf = ({ title, declarations }: Product): string =>
  (declarations.genericName ?? headOf(title).trim()).toLowerCase().replace(/^(?:wo)?men's |^children's /, '');

/** What a shopper may look for to find the product: its kind, the kind with what it is made of or its colour, in either script. */
function phrasesOf(
  { title, translations, attributes, colour, tags }: Product,
  kind: string,
  language: string,
): string[] {
  const hindi = translations?.['hi']?.title?.split(HEAD_ENDS_HINDI)[0]?.trim();
  const materials = attributes
    .filter(([name, value]) => MADE_OF.test(name) && PLAIN.test(value))
    .map(([, value]) => value.toLowerCase());
  const traits = [...(colour ? [colour.toLowerCase()] : []), ...materials];
  const hindiKind = inHindi(kind, 'kind');
  return [
    kind,
    headOf(title).trim().toLowerCase(),
    ...traits.filter((trait) => !kind.includes(trait)).map((trait) => `${trait} ${kind}`),
    ...tags.map((tag) => tag.toLowerCase()),
    ...(hindi ? [hindi] : []),
    ...(hindiKind ? [hindiKind, ...traits.flatMap((trait) => inHindiBefore(trait, hindiKind))] : []),
    ...inFurther(language, kind, traits),
  ];
}

/** A kind in a further language, and with what it is made of or its colour before it, as in English. */
function inFurther(language: string, kind: string, traits: readonly string[]): string[] {
  const names = furtherNames(language);
  const own = names.get(kind);
  if (own === undefined) return [];
  return [own, ...traits.flatMap((trait) => (names.has(trait) ? [`${names.get(trait)} ${own}`] : []))];
}

const furtherLists = new Map<string, ReadonlyMap<string, string>>();

/** By name in English, what things are called in a language first of all. */
function furtherNames(language: string): ReadonlyMap<string, string> {
  const known = furtherLists.get(language);
  if (known) return known;
  const names = new Map(listFurtherNames(language).map(({ english, names: [first = ''] }) => [english, first]));
  furtherLists.set(language, names);
  return names;
}

const hindiNames = new Map<string, string>();

/** The name of a kind, a colour or a material in Devanagari. */
function inHindi(name: string, type: Entry['type']): string | undefined {
  if (hindiNames.size === 0)
    for (const { type: own, english, hindi } of listEntries()) {
      const written = hindi.find(isDevanagari);
      for (const one of written ? english : [])
        if (!hindiNames.has(`${own} ${one}`)) hindiNames.set(`${own} ${one}`, written as string);
    }
  return hindiNames.get(`${type} ${name}`);
}

/** "लाल साड़ी". A trait that ends in ा would have to agree with the gender of the kind, which is not known. */
function inHindiBefore(trait: string, kind: string): string[] {
  const written = inHindi(trait, 'colour') ?? inHindi(trait, 'material');
  return written && !written.endsWith('\u093E') ? [`${written} ${kind}`] : [];
}
