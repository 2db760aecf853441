import { colourFill } from '../values/colour.ts';
import type { Category, Product } from '../model.ts';
import { type NamedKind, readNamedKinds } from './look-texts.ts';
import { areInHarmony, isNear } from './look-tones.ts';
import {
  areWornTogether,
  goTogether,
  type LookKind,
  type LookTraits,
  readTraits,
  suitsAudience,
} from './look-traits.ts';

/** What the look of a product is chosen from. */
interface Lists {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: ReadonlyMap<string, Category>;
  /** The category's products that can be bought now. */
  readonly listBuyable: (category: Category) => readonly Product[];
}

type Groups = ReadonlyMap<string, readonly Product[]>;

/** Products that complete the look of another, by its file, by its text, or by the rules of its category. */
export class Looks {
  readonly #lists: Lists;
  /** By category: its products by seller and colour, by seller, by colour, and all. */
  readonly #groups = new Map<Category, Groups>();
  /** By market id: products that can be bought, by the name of their kind. */
  readonly #kinds = new Map<string, ReadonlyMap<string, readonly Product[]>>();
  readonly #traits = new WeakMap<Product, LookTraits>();

  constructor(lists: Lists) {
    this.#lists = lists;
  }

  /**
   * The products that a product names in its file. If it names none: one of each kind that its text says goes with it, then one of each category
   * that its category goes with. Those suit the same dress, sport or room, people, occasion and colours, and add no kind that the text has spoken of.
   * Of several, those of the same seller come first, then those of the same colour. `turn` is a number that differs between similar products, so
   * that they do not all get the same one. Empty where nothing fits.
   */
  find(product: Product, category: Category | undefined, turn: number): Product[] {
    const { products, categories } = this.#lists;
    if (product.goesWith) return product.goesWith.flatMap((sku) => products.get(sku) ?? []);
    const ids = category ? this.#partnersOf(category) : [];
    if (!category || ids.length === 0) return [];
    const own = this.#traitsOf(product).kind;
    const { wanted: named, unwanted } = readNamedKinds(product);
    const wanted = named.filter(({ kind }) => !own || areWornTogether(own, kind));
    const settled = new Set([...wanted.map(({ kind }) => kind), ...unwanted].map(({ part }) => part));
    const look: Product[] = [];
    for (const part of new Set(wanted.map(({ kind }) => kind.part))) {
      const found = this.#chooseNamed(
        wanted.filter(({ kind }) => kind.part === part && !unwanted.some(({ name }) => name === kind.name)),
        product,
        category.marketId,
        turn,
      );
      if (found) look.push(found);
    }
    for (const id of ids) {
      const partner = categories.get(id);
      if (partner?.marketId !== category.marketId) continue;
      const found = this.#choose(partner, product, turn, (other) => {
        const { kind } = this.#traitsOf(other);
        return !kind || !settled.has(kind.part);
      });
      if (!found) continue;
      look.push(found);
      const { kind } = this.#traitsOf(found);
      if (kind) settled.add(kind.part);
    }
    return look;
  }

  /** The categories that a category goes with: its own, else its parent's. */
  #partnersOf(category: Category): readonly string[] {
    return this.#branchOf(category).find(({ goesWith }) => goesWith)?.goesWith ?? [];
  }

  /** The category, and those above it. */
  #branchOf(category: Category): Category[] {
    const branch = new Set<Category>();
    for (let next: Category | undefined = category; next && !branch.has(next); ) {
      branch.add(next);
      next = this.#lists.categories.get(next.parentId ?? '');
    }
    return [...branch];
  }

  #traitsOf(product: Product): LookTraits {
    const known = this.#traits.get(product);
    if (known) return known;
    const categories = product.categoryIds.flatMap((id) => this.#lists.categories.get(id) ?? []);
    const traits = readTraits(
      product,
      categories.flatMap((category) => this.#branchOf(category)),
    );
    this.#traits.set(product, traits);
    return traits;
  }

  /** One of the kinds that a text names: in a colour that it names, else in one that goes with the product's. */
  #chooseNamed(named: readonly NamedKind[], product: Product, marketId: string, turn: number): Product | undefined {
    const own = this.#traitsOf(product);
    const fitting = named.flatMap(({ kind, tones }) =>
      (this.#kindsIn(marketId).get(kind.name) ?? [])
        .map((other) => ({ other, traits: this.#traitsOf(other), tones }))
        .filter(
          ({ other, traits }) =>
            other !== product && traits.kind && isOfKind(traits.kind, kind) && suitsAudience(own, traits),
        ),
    );
    const inNamedColour = fitting.filter(({ traits, tones }) =>
      traits.tones.some((tone) => tones.some((wanted) => isNear(tone, wanted))),
    );
    const inHarmony = fitting.filter(({ traits }) => areInHarmony(own.tones, traits.tones));
    const choice = inNamedColour.length > 0 ? inNamedColour : inHarmony;
    return (choice.find(({ other }) => other.sellerId === product.sellerId) ?? choice[turn % choice.length])?.other;
  }

  #kindsIn(marketId: string): ReadonlyMap<string, readonly Product[]> {
    const known = this.#kinds.get(marketId);
    if (known) return known;
    const kinds = new Map<string, Product[]>();
    const seen = new Set<Product>();
    for (const category of this.#lists.categories.values())
      if (category.marketId === marketId)
        for (const product of this.#lists.listBuyable(category)) {
          const { kind } = this.#traitsOf(product);
          if (kind && !seen.has(product)) addToGroup(kinds, kind.name, product);
          seen.add(product);
        }
    this.#kinds.set(marketId, kinds);
    return kinds;
  }

  #choose(
    category: Category,
    product: Product,
    turn: number,
    isOpen: (other: Product) => boolean,
  ): Product | undefined {
    const groups = this.#groupsOf(category);
    const own = this.#traitsOf(product);
    for (const key of keysOf(product)) {
      const group = groups.get(key) ?? [];
      for (let step = 0; step < group.length; step++) {
        const found = group[(turn + step) % group.length];
        if (!found || found === product || !isOpen(found)) continue;
        const traits = this.#traitsOf(found);
        if (goTogether(own, traits) && areInHarmony(own.tones, traits.tones)) return found;
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

/** Whether a kind is the one that a text names: jeans of all cuts are jeans, but leggings to the knee are no leggings for a kurti. */
const isOfKind = (kind: LookKind, named: LookKind): boolean =>
  kind.name === named.name && (named.suits.length === 0 || kind.suits.some((one) => named.suits.includes(one)));

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
