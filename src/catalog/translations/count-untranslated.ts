import type { Catalog } from '../catalog.ts';
import { CATEGORY_TEXTS, PRODUCT_TEXTS, SELLER_TEXTS, wordsOf } from './translate-catalog.ts';
import { listEnglish, type Translated } from '../values/translate-entity.ts';
import { listUntranslatedOfHome } from './translate-home.ts';
import { PAGE_TEXTS } from './translate-page.ts';
import { listProductWords, listSellerWords, listShopWords } from './shown-words.ts';

/** How many entities of a kind have an English text in a field, and how many of them none in the language. */
export interface Untranslated {
  readonly language: string;
  readonly kind: 'product' | 'category' | 'seller' | 'page' | 'home' | 'words';
  /** Of the home page and of words there is one: each text counts. */
  readonly field: string;
  readonly missing: number;
  readonly of: number;
}

/** What has no translation, by language (those that anything is translated into), kind and field. */
export const countUntranslated = (catalog: Catalog): Untranslated[] =>
  listLanguages(catalog).flatMap((language) => countIn(language, inMarketsOf(catalog, language)));

function countIn(language: string, catalog: Catalog): Untranslated[] {
  const entities = {
    product: [[...catalog.products.values()], PRODUCT_TEXTS],
    category: [[...catalog.categories.values()], CATEGORY_TEXTS],
    seller: [[...catalog.sellers.values()], SELLER_TEXTS],
    page: [catalog.pages, PAGE_TEXTS],
  } as const;
  return [
    ...Object.entries(entities).flatMap(([kind, [own, fields]]) =>
      countFields(kind as keyof typeof entities, language, own as readonly Entity[], fields),
    ),
    ...countHome(language, catalog),
    ...countWords(language, catalog),
  ];
}

/** What the markets of a language show, or all as long as none has the language. */
function inMarketsOf(catalog: Catalog, language: string): Catalog {
  const own = [...catalog.markets].filter(([, { languages = [] }]) =>
    languages.some((other) => other.language === language),
  );
  if (own.length === 0) return catalog;
  const markets = new Map(own);
  const isHere = ({ marketId }: { readonly marketId: string }) => markets.has(marketId);
  const products = [...catalog.products].filter(([, { offers }]) => Object.keys(offers).some((id) => markets.has(id)));
  const sellerIds = new Set(products.map(([, { sellerId }]) => sellerId));
  return {
    ...catalog,
    markets,
    products: new Map(products),
    sellers: new Map([...catalog.sellers].filter(([id]) => sellerIds.has(id))),
    categories: new Map([...catalog.categories].filter(([, category]) => isHere(category))),
    pages: catalog.pages.filter(isHere),
  };
}

type Entity = Translated<object>;

/** The languages that anything of a catalogue is translated into. */
function listLanguages({ products, categories, sellers, pages, home, dictionaries }: Catalog): string[] {
  const entities: readonly Entity[] = [
    ...[...products.values(), ...categories.values(), ...sellers.values()],
    ...[...pages, home],
  ];
  const tags = entities.flatMap(({ translations = {} }) => Object.keys(translations));
  return [...new Set([...tags, ...(dictionaries?.keys() ?? [])])].sort();
}

/** No entity has a text in this language: all that it lists are the fields with a text. */
const NO_LANGUAGE = '';

function countFields(
  kind: Untranslated['kind'],
  language: string,
  entities: readonly Entity[],
  fields: readonly string[],
): Untranslated[] {
  const list = (of: string) => entities.flatMap((entity) => listEnglish<object, Entity>(entity, of, fields as never[]));
  const [missing, all]: string[][] = [list(language), list(NO_LANGUAGE)];
  const times = (list: readonly string[] = [], field: string) => list.filter((one) => one === field).length;
  return fields
    .map((field) => ({ language, kind, field, missing: times(missing, field), of: times(all, field) }))
    .filter(({ missing }) => missing > 0);
}

/** The heroes of a market are of that market, all else of the default one. */
function countHome(language: string, { home, markets, store }: Catalog): Untranslated[] {
  const isHere = (text: string) => {
    const [list, index] = text.split('.');
    const own = list === 'marketHeroes' ? home.marketHeroes?.[Number(index)]?.market : undefined;
    return markets.has(own ?? store.defaultMarket);
  };
  const count = (of: string) => listUntranslatedOfHome(home, of).filter(isHere).length;
  const [missing, of] = [count(language), count(NO_LANGUAGE)];
  return missing === 0 ? [] : [{ language, kind: 'home', field: 'texts', missing, of }];
}

/** Each once, as it is translated once. Figures and single letters are of every language. */
const listAllWords = ({ products, sellers, store, markets, facets }: Catalog): string[] => [
  ...new Set(
    [
      ...[...products.values()].flatMap(listProductWords),
      ...[...sellers.values()].flatMap(listSellerWords),
      ...listShopWords(store, markets.values(), facets),
    ].filter((text) => text !== undefined && /\p{L}{2}/u.test(text)) as string[],
  ),
];

function countWords(language: string, catalog: Catalog): Untranslated[] {
  const [words, texts] = [wordsOf(catalog, language), listAllWords(catalog)];
  const missing = texts.filter((text) => words.find(text) === undefined).length;
  return missing === 0 ? [] : [{ language, kind: 'words', field: 'texts', missing, of: texts.length }];
}

const OF: Readonly<Record<Untranslated['kind'], string>> = {
  product: 'of products',
  category: 'of categories',
  seller: 'of sellers',
  page: 'of pages',
  home: 'of the home page',
  words: 'of words',
};
const WORDS: Readonly<Record<string, string>> = {
  detailsHtml: 'details',
  aboutHtml: 'text below the list',
  label: 'short name',
  returnCondition: 'condition of returns',
};
/** What is called otherwise there. */
const OF_SELLERS: Readonly<Record<string, string>> = { aboutHtml: 'about' };

const nameOf = (kind: Untranslated['kind'], field: string): string =>
  (kind === 'seller' ? OF_SELLERS : WORDS)[field] ?? field;

/** For people: "details of products". */
export const nameUntranslated = ({ kind, field }: Untranslated): string =>
  field === 'texts' ? (kind === 'home' ? 'home page' : 'words') : `${nameOf(kind, field)} ${OF[kind]}`;

/** For people, a line for each language and kind. */
export function formatUntranslated(counts: readonly Untranslated[]): string[] {
  const groups = Map.groupBy(counts, ({ language, kind }) => `${language} ${kind}`);
  return [...groups.values()].map((own) => {
    const [{ language, kind }] = own as [Untranslated, ...Untranslated[]];
    const fields = own.map(({ field, missing, of }) =>
      field === 'texts' ? `${missing} of ${of}` : `${nameOf(kind, field)} of ${missing} of ${of}`,
    );
    return `Shown in English where the language is ${language}, ${OF[kind]}: ${fields.join(', ')}.`;
  });
}
