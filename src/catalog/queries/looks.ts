import { colourFill } from '../colour.ts';
import type { Category, Product } from '../model.ts';

/** What the look of a product is chosen from. */
interface Lists {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: ReadonlyMap<string, Category>;
  /** The category's products that can be bought now. */
  readonly listBuyable: (category: Category) => readonly Product[];
}

type Groups = ReadonlyMap<string, readonly Product[]>;

/** Products that complete the look of another, by its file or by the rules of its category. */
export class Looks {
  readonly #lists: Lists;
  /** By category: its products by seller and colour, by seller, by colour, and all. */
  readonly #groups = new Map<Category, Groups>();

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  /**
   * The products that a product names; if it names none, one of each category that its category goes with. Of these, those of the same
   * seller come first, then those of the same colour. `turn` is a number that differs between similar products, so that they
   * do not all get the same one.
   */
  find(product: Product, category: Category | undefined, turn: number): Product[] {
    const { products, categories } = this.#lists;
    if (product.goesWith) return product.goesWith.flatMap((sku) => products.get(sku) ?? []);
    const ids = category ? this.#partnersOf(category) : [];
    return ids.flatMap((id) => {
      const partner = categories.get(id);
      const found =
        partner && partner.marketId === category?.marketId ? this.#choose(partner, product, turn) : undefined;
      return found ? [found] : [];
    });
  }

  /** The categories that a category goes with: its own, else its parent's. */
  #partnersOf(category: Category): readonly string[] {
    const above = new Set<Category>();
    for (let next: Category | undefined = category; next && !above.has(next); ) {
      if (next.goesWith) return next.goesWith;
      above.add(next);
      next = this.#lists.categories.get(next.parentId ?? '');
    }
    return [];
  }

  #choose(category: Category, product: Product, turn: number): Product | undefined {
    const groups = this.#groupsOf(category);
    for (const key of keysOf(product)) {
      const fitting = groups.get(key) ?? [];
      for (let step = 0; step < Math.min(2, fitting.length); step++) {
        const found = fitting[(turn + step) % fitting.length];
        if (found && found !== product) return found;
      }
    }
    return undefined;
  }

  #groupsOf(category: Category): Groups {
    const known = this.#groups.get(category);
    if (known) return known;
    const groups = new Map<string, Product[]>();
    for (const product of this.#lists.listBuyable(category))
      for (const key of keysOf(product)) addToGroup(groups, key, product);
    this.#groups.set(category, groups);
    return groups;
  }
}

/** The groups of a product, the closest first. */
function keysOf({ sellerId, colour = '' }: Product): string[] {
  const fill = colourFill(colour);
  return [...(fill ? [`${sellerId} ${fill}`] : []), sellerId, ...(fill ? [` ${fill}`] : []), ''];
}

export function addToGroup<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
