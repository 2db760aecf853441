import type { Catalog } from '../catalog.ts';
import type { Category, CategoryTexts, Picture, Product, ProductTexts, Tile } from '../model.ts';
import { translateEntity } from './translate-entity.ts';

/** The texts of a product and of a category that can be in other languages. */
export const PRODUCT_TEXTS = ['title', 'description', 'detailsHtml', 'features'] as const;
export const CATEGORY_TEXTS = ['title', 'label', 'description', 'aboutHtml', 'returnCondition'] as const;

/**
 * The catalogue with its texts in another language. What has no translation stays English, and its entity says so (`english`). Addresses
 * stay as they are.
 */
export function translateCatalog(catalog: Catalog, language: string): Catalog {
  const categories = mapValues(catalog.categories, (category) => translateCategory(category, language));
  const products = mapValues(catalog.products, (product) => translateProduct(product, language));
  return { ...catalog, categories, products };
}

const mapValues = <Key, Value>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Value): Map<Key, Value> =>
  new Map([...map].map(([key, value]) => [key, change(value)]));

function translateProduct(product: Product, language: string): Product {
  const translated = translateEntity<ProductTexts, Product>(product, language, PRODUCT_TEXTS);
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
