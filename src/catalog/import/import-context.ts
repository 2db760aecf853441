import type { Category, Market, ProductShape, Seller } from '../model.ts';
import type { ProblemList, SourceText } from '../source/problems.ts';
import type { ProductInput } from '../schema/product.ts';

/** A product in the canonical shape, on its way to the model, and where its fields stand in the file it came from. */
export interface Draft {
  readonly input: ProductInput;
  readonly shape: ProductShape;
  /** Set when the file has errors, which are noted by then: what is right of it is checked, but no product is made of it. */
  readonly isPartial?: boolean;
  /** The place in the file of a field of the canonical shape. */
  place(path: readonly PropertyKey[]): readonly PropertyKey[];
}

/** What the normalisers may ask while they turn a file into a draft. */
export interface DoorContext {
  readonly source: SourceText;
  readonly problems: ProblemList;
  /** Name of the file without folder and ending. */
  readonly stem: string;
  /** The folder's. */
  readonly category: Category;
  /** Market of that category. */
  readonly market: Market;
  readonly markets: ReadonlyMap<string, Market>;
  readonly sellers: ReadonlyMap<string, Seller>;
  /** Sellers by their name, folded with `foldName`. */
  readonly sellersByName: ReadonlyMap<string, Seller>;
  /** Seller of records that name none. */
  readonly defaultSellerId: string | undefined;
  /** Category ids by historical `Catageory` and `SubCatageory`, tiles by `subcategory`. */
  readonly aliases: { readonly categories: ReadonlyMap<string, string[]>; readonly tiles: ReadonlyMap<string, string> };
  readonly unread: Unread;
}

/** Files with an error. What can't be found may stand in one of them, so that nobody complains about it yet. */
export interface Unread {
  /** Ids of categories and sellers. */
  readonly categories: ReadonlySet<string>;
  readonly sellers: ReadonlySet<string>;
  /** Whether even the name of some seller is not known. */
  readonly sellerNames: boolean;
  /** Ids of markets whose currency is not known. */
  readonly currencies: ReadonlySet<string>;
}

/** Two spellings of a shop's name are one when only case, space and punctuation differ. */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/**
 * Makes `place` from pairs of canonical field and place in the file; the longest canonical prefix rules, and what
 * follows it is kept (`images[2].src` is `productValue.image[2]` where images have no `src`).
 */
export function placeBy(table: Readonly<Record<string, readonly PropertyKey[]>>): Draft['place'] {
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const place = table[path.slice(0, length).join('.')];
      if (place) return [...place, ...path.slice(length).filter((step) => typeof step === 'number')];
    }
    return path;
  };
}
