import { makeCategory } from '../../catalog/entities/make-category.ts';
import { countProducts, makeSeller } from '../../catalog/entities/make-seller.ts';
import { type CategoryInput, categoryInput } from '../../catalog/schema/category.ts';
import { type SellerInput, sellerInput } from '../../catalog/schema/seller.ts';
import type { CatalogFile } from '../../catalog/source/catalog-reader.ts';
import { showFillIns } from '../../catalog/values/fill-in.ts';
import { shorten } from '../../core/text/text.ts';
import { APP_PATHS, RESERVED_PARTS } from '../../paths.ts';
import type { MappedCategory, MappedSeller, Mapping } from '../../tables/model.ts';
import type { Shop } from './shop.ts';

/** A file, other than a product's, that an import makes. */
export interface NewFile {
  /** The path below the catalogue's folder. */
  readonly path: string;
  readonly text: string;
}

/** How many top-level categories the header of a new shop has. */
const MOST_IN_HEADER = 9;
const LONGEST_TITLE = 80;
const LONGEST_LABEL = 24;
const LONGEST_NAME = 120;

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Makes the missing categories and sellers of a mapping when products need them, and adds them to the shop, so that products can be checked against
 * them.
 */
export class NewEntities {
  readonly #shop: Shop;
  readonly #categories: ReadonlyMap<string, MappedCategory>;
  readonly #sellers: ReadonlyMap<string, MappedSeller>;
  readonly #files = new Map<string, NewFile>();

  constructor(shop: Shop, mapping: Pick<Mapping, 'categories' | 'sellers'>) {
    this.#shop = shop;
    this.#categories = new Map(Object.values(mapping.categories).map((category) => [category.id, category]));
    this.#sellers = new Map(Object.values(mapping.sellers).map((seller) => [seller.id, seller]));
  }

  get files(): readonly NewFile[] {
    return [...this.#files.values()];
  }

  /** Returns whether the shop now has the category. */
  needCategory(id: string, depth = 0): boolean {
    if (this.#shop.categories.has(id)) return true;
    const mapped = this.#categories.get(id);
    if (!mapped || !isId(id) || depth > 10) return false;
    const parent =
      mapped.parent !== undefined && mapped.parent !== id && this.needCategory(mapped.parent, depth + 1)
        ? mapped.parent
        : undefined;
    const title = shorten(mapped.title.trim() || id, LONGEST_TITLE);
    const inHeader = [...this.#shop.categories.values()].map(({ nav = 0 }) => nav);
    const nav = Math.max(0, ...inHeader) + 1;
    const input: CategoryInput = {
      title,
      ...(title.length > LONGEST_LABEL ? { label: shorten(title, LONGEST_LABEL) } : {}),
      ...(isTaken(id) ? { path: `${id}-products` } : {}),
      ...(this.#shop.facts.market === this.#defaultMarket() ? {} : { market: this.#shop.facts.market }),
      ...(parent === undefined ? {} : { parent }),
      ...(parent === undefined && nav <= MOST_IN_HEADER ? { nav } : {}),
      description: `${title}, with prices and pictures.`,
    };
    const path = `categories/${id}.json`;
    this.#files.set(path, { path, text: toJson(input) });
    this.#shop.categories.set(id, makeCategory(asFile(id, path, categoryInput.parse(input)), this.#shop.facts.market));
    return true;
  }

  /** Returns whether the shop now has the seller. Facts that the law requires and nobody knows yet are marked to be filled in. */
  needSeller(id: string): boolean {
    if (this.#shop.sellers.has(id)) return true;
    const mapped = this.#sellers.get(id);
    if (!mapped || !isId(id)) return false;
    const name = shorten(mapped.name.trim() || id, LONGEST_NAME);
    const input: SellerInput = {
      name,
      address: `{{fill-in: address of ${name.replaceAll(/[{}]/g, '')}}}`,
      care: {
        phone: `{{fill-in: phone number of ${name.replaceAll(/[{}]/g, '')}}}`,
        email: `{{fill-in: e-mail address of ${name.replaceAll(/[{}]/g, '')}}}`,
      },
    };
    const path = `sellers/${id}.json`;
    this.#files.set(path, { path, text: toJson(input) });
    const [seller] = countProducts([makeSeller(asFile(id, path, showFillIns(sellerInput.parse(input))))], []);
    if (seller) this.#shop.sellers.set(id, seller);
    return true;
  }

  #defaultMarket(): string | undefined {
    return [...this.#shop.markets.values()].find(({ prefix }) => prefix === '')?.id;
  }
}

const isId = (id: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id);

/** Whether the address of a category with this id is already that of another page. */
const isTaken = (id: string): boolean =>
  !/[A-Za-z]/.test(id) ||
  [...Object.values(APP_PATHS).map((path) => path.slice(1)), ...RESERVED_PARTS].some(
    (part) => part.toLowerCase() === id.toLowerCase(),
  );

const asFile = <T>(id: string, path: string, input: T): CatalogFile<T> => ({
  id,
  source: { file: path, readText: () => '', name: path.slice(0, -'.json'.length), value: input, valid: true },
  input,
  known: input as Partial<T>,
});
