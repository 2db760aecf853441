import type { CategoryInput } from '../schema/category.ts';
import type { CatalogFile } from '../source/catalog-reader.ts';
import type { Lookup } from '../source/lookup.ts';

/** What the values of historical fields stand for, as the category files say. Keys are in lower case. */
export interface Aliases {
  /** Category ids by field and value: `Catageory:mens`. */
  readonly categories: Lookup<string[]>;
  /** Paths of strip tiles by the value of `subcategory`. */
  readonly tiles: Lookup<string>;
}

const CATEGORY_FIELDS = ['Catageory', 'SubCatageory'] as const;
export type CategoryField = (typeof CATEGORY_FIELDS)[number];

/** The key of a value in `Aliases.categories`. */
export const categoryKey = (field: CategoryField, value: string): string => `${field}:${value.toLowerCase()}`;

export function collectAliases(files: readonly CatalogFile<CategoryInput>[]): Aliases {
  const categories = new Map<string, string[]>();
  const tiles = new Map<string, string>();
  for (const { id, known } of files) {
    for (const field of CATEGORY_FIELDS) {
      for (const value of known.historical?.[field] ?? []) {
        const key = categoryKey(field, value);
        categories.set(key, [...(categories.get(key) ?? []), id]);
      }
    }
    for (const tile of known.strip ?? []) {
      for (const value of tile.subcategory ?? []) tiles.set(value.toLowerCase(), tile.path);
    }
  }
  return { categories, tiles };
}
