import type { Catalog } from '../catalog.ts';
import type { Category, CategoryTexts, Product, ProductTexts, Seller, SellerTexts, Tile } from '../model.ts';
import type { Picture } from '../picture.ts';
import { listProductWords, listSellerWords, translateMarket, translateStore } from './shown-words.ts';
import { translateEntity } from '../values/translate-entity.ts';
import { translateHome } from './translate-home.ts';
import { translatePage } from './translate-page.ts';
import { makeWords, pickWords, type Words } from '../values/words.ts';

/** The texts of a product and of a category that can be in other languages. */
export const PRODUCT_TEXTS = ['title', 'description', 'detailsHtml', 'features'] as const;
export const CATEGORY_TEXTS = ['title', 'label', 'description', 'aboutHtml', 'returnCondition'] as const;
export const SELLER_TEXTS = ['aboutHtml'] as const;

/**
 * The catalogue with its texts in another language. What has no translation stays English, and its entity says so (`english`). Addresses
 * stay as they are.
 */
export function translateCatalog(catalog: Catalog, language: string): Catalog {
  const words = wordsOf(catalog, language);
  return {
    ...catalog,
    words,
    store: translateStore(catalog.store, words),
    home: translateHome(catalog.home, language),
    markets: mapValues(catalog.markets, (market) => translateMarket(market, words)),
    sellers: mapValues(catalog.sellers, (seller) => translateSeller(seller, words)),
    categories: mapValues(catalog.categories, (category) => translateCategory(category, language)),
    products: mapValues(catalog.products, (product) => translateProduct(product, words)),
    pages: catalog.pages.map((page) => translatePage(page, language)),
  };
}

/** The words of a language, also of one that the catalogue has none in. */
export const wordsOf = ({ dictionaries }: Pick<Catalog, 'dictionaries'>, language: string): Words =>
  dictionaries?.get(language) ?? makeWords(language, {});

const mapValues = <Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): Map<Key, Value> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

/** Its short texts stay English, as filters and looks read them; views show them in its words. */
export function translateProduct(product: Product, words: Words): Product {
  const own = pickWords(words, listProductWords(product));
  const translated = {
    ...translateEntity<ProductTexts, Product>(product, words.language, PRODUCT_TEXTS),
    ...(own && { words: own }),
  };
  const { title } = translated;
  if (title === product.title) return translated;
  return { ...translated, pictures: product.pictures.map((picture) => renamePicture(picture, product.title, title)) };
}

/** A picture whose text was made of the English title gets one of the other title. */
function renamePicture(picture: Picture, from: string, to: string): Picture {
  const number = /^, picture (\d+)$/.exec(picture.alt.slice(from.length))?.[1];
  if (picture.alt === from) return { ...picture, alt: to };
  return picture.alt.startsWith(from) && number ? { ...picture, alt: `${to} (${number})` } : picture;
}

/** Its address stays English, as its state decides where it sells. */
function translateSeller(seller: Seller, words: Words): Seller {
  const own = pickWords(words, listSellerWords(seller));
  const { hours } = seller.care;
  return {
    ...translateEntity<SellerTexts, Seller>(seller, words.language, SELLER_TEXTS),
    care: { ...seller.care, ...(hours && { hours: words.find(hours) ?? hours }) },
    ...(own && { words: own }),
  };
}

function translateCategory(category: Category, language: string): Category {
  const tiles = category.translations?.[language]?.tiles;
  const strip = category.strip.map((tile): Tile => {
    const texts = tiles?.[tile.path];
    const english = (['title', 'alt'] as const).filter((field) => texts?.[field] === undefined);
    const picture = { ...tile.picture, alt: texts?.alt ?? tile.picture.alt };
    return { ...tile, title: texts?.title ?? tile.title, picture, ...(english.length > 0 ? { english } : {}) };
  });
  return { ...translateEntity<CategoryTexts, Category>(category, language, CATEGORY_TEXTS), strip };
}
