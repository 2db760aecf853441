import type { Category, Market, Seller } from '../model.ts';
import type { PictureFolder } from '../source/picture-folder.ts';
import type { SourceText } from '../source/positions.ts';
import type { ProblemList } from '../source/problems.ts';
import type { Aliases } from './aliases.ts';

/** What product files refer to. */
export interface KnownEntities {
  readonly markets: ReadonlyMap<string, Market>;
  readonly sellers: ReadonlyMap<string, Seller>;
  readonly categories: ReadonlyMap<string, Category>;
  readonly aliases: Aliases;
  /** By category id: the seller of records that name none. */
  readonly defaultSellers: ReadonlyMap<string, string>;
  readonly pictures: PictureFolder;
  readonly unread: UnreadFiles;
}

/** Files with an error. What a product refers to may be in one of them, so that it is not reported as missing. */
export interface UnreadFiles {
  /** Ids of categories. */
  readonly categories: ReadonlySet<string>;
  /** Ids of sellers. */
  readonly sellers: ReadonlySet<string>;
  /** Whether the name of a seller is unknown. */
  readonly sellerNames: boolean;
  /** Ids of markets whose currency is unknown. */
  readonly currencies: ReadonlySet<string>;
}

/** What is needed to convert one product file and to make its product. */
export interface ImportContext extends KnownEntities {
  readonly source: SourceText;
  readonly problems: ProblemList;
  /** File name without folder and `.json`. */
  readonly stem: string;
  /** The category of the file's folder. */
  readonly category: Category;
  /** The market of that category. */
  readonly market: Market;
  /** Sellers by their name, folded with `foldName`. */
  readonly sellersByName: ReadonlyMap<string, Seller>;
}

/** The seller of records in this folder that name none. */
export const defaultSellerOf = ({ defaultSellers, category }: ImportContext): string | undefined =>
  defaultSellers.get(category.id);

/** Reports that the record names no seller and its category has none for such records. */
export function addMissingSeller({ source, problems }: ImportContext): void {
  problems.add(source, [], {
    found: 'a record that names no seller',
    expected: 'a seller for such records: "historical": { "seller": "..." } in the file of its category',
  });
}

/** A seller's name in the form that is compared: without case, spaces and punctuation. */
export function foldName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Sellers by folded name, for records that give only the name. */
export const indexSellersByName = (sellers: ReadonlyMap<string, Seller>): Map<string, Seller> =>
  new Map([...sellers.values()].map((seller) => [foldName(seller.name), seller]));
