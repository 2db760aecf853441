import type { Catalog } from '../catalog.ts';
import type { CategoryTexts, Product, ProductTexts, Category } from '../model.ts';
import { CATEGORY_TEXTS, PRODUCT_TEXTS } from './translate-catalog.ts';
import { listEnglish } from './translate-entity.ts';

/** How many entities of a kind have an English text in a field, and how many of them none in the language. */
export interface Untranslated {
  readonly language: string;
  readonly kind: 'product' | 'category';
  readonly field: string;
  readonly missing: number;
  readonly of: number;
}

/** What has no translation, by language (those that anything is translated into), kind and field. */
export function countUntranslated({ products, categories }: Catalog): Untranslated[] {
  const entities = [...products.values(), ...categories.values()];
  const languages = [...new Set(entities.flatMap(({ translations = {} }) => Object.keys(translations)))].sort();
  return languages.flatMap((language) => [
    ...count('product', language, PRODUCT_TEXTS, (of) =>
      [...products.values()].map((product) => listEnglish<ProductTexts, Product>(product, of, PRODUCT_TEXTS)),
    ),
    ...count('category', language, CATEGORY_TEXTS, (of) =>
      [...categories.values()].map((category) => listEnglish<CategoryTexts, Category>(category, of, CATEGORY_TEXTS)),
    ),
  ]);
}

/** No entity has a text in this language: all that it lists are the fields with a text. */
const NO_LANGUAGE = '';

function count(
  kind: Untranslated['kind'],
  language: string,
  fields: readonly string[],
  list: (language: string) => string[][],
): Untranslated[] {
  const [missing, all] = [list(language), list(NO_LANGUAGE)].map((lists) => lists.flat()) as [string[], string[]];
  const times = (list: readonly string[], field: string) => list.filter((one) => one === field).length;
  return fields
    .map((field) => ({ language, kind, field, missing: times(missing, field), of: times(all, field) }))
    .filter(({ missing }) => missing > 0);
}

const PLURALS = { product: 'products', category: 'categories' } as const;
const WORDS: Readonly<Record<string, string>> = {
  detailsHtml: 'details',
  aboutHtml: 'text below the list',
  label: 'short name',
  returnCondition: 'condition of returns',
};

/** For people, a line for each language and kind. */
export function formatUntranslated(counts: readonly Untranslated[]): string[] {
  const groups = Map.groupBy(counts, ({ language, kind }) => `${language} ${kind}`);
  return [...groups.values()].map((own) => {
    const [{ language, kind }] = own as [Untranslated, ...Untranslated[]];
    const fields = own.map(({ field, missing, of }) => `${WORDS[field] ?? field} of ${missing} of ${of}`);
    return `Shown in English where the language is ${language}, of ${PLURALS[kind]}: ${fields.join(', ')}.`;
  });
}
