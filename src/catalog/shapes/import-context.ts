import { shorten } from '../../core/text/text.ts';
import type { Category, Market, Seller } from '../model.ts';
import type { IdLookup, Lookup } from '../source/lookup.ts';
import type { PictureFolder } from '../source/picture-folder.ts';
import type { SourceText } from '../json/positions.ts';
import type { ProblemList } from '../problems/problems.ts';
import { foldName } from '../values/fold-name.ts';
import type { Aliases } from './aliases.ts';

/** What product files refer to. */
export interface KnownEntities {
  readonly markets: Lookup<Market>;
  readonly sellers: Lookup<Seller>;
  readonly categories: Lookup<Category>;
  readonly aliases: Aliases;
  /** By category id: the seller of records that name none. */
  readonly defaultSellers: Lookup<string>;
  readonly pictures: PictureFolder;
  readonly videos: PictureFolder;
  readonly unread: UnreadFiles;
}

/** Files with an error. What a product refers to may be in one of them, so that it is not reported as missing. */
export interface UnreadFiles {
  /** Ids of categories. */
  readonly categories: IdLookup;
  /** Ids of sellers. */
  readonly sellers: IdLookup;
  /** Whether the name of a seller is unknown. */
  readonly sellerNames: boolean;
  /** Ids of markets whose currency is unknown. */
  readonly currencies: IdLookup;
}

/** The known entities with an index. */
export interface ProductEntities extends KnownEntities {
  /** Sellers by their name, folded with `foldName`. */
  readonly sellersByName: Lookup<Seller>;
}

/** What is needed to convert one product file and to make its product. */
export interface ImportContext extends ProductEntities {
  readonly source: SourceText;
  readonly problems: ProblemList;
  /** File name without folder and `.json`. */
  readonly stem: string;
  /** The category of the file's folder. */
  readonly category: Category;
  /** The market of that category. */
  readonly market: Market;
}

/** The seller of records in this folder that name none. */
export const defaultSellerOf = ({ defaultSellers, category }: ImportContext): string | undefined =>
  defaultSellers.get(category.id);

/** Reports that the record names no seller and its category has none for such records. */
export function addMissingSeller({ source, problems }: ImportContext): void {
  problems.add(source, [], {
    code: 'seller-missing',
    found: 'a record that names no seller',
    expected: 'a seller for such records: "historical": { "seller": "..." } in the file of its category',
  });
}

/** Warns of each part of a text that the converter does not understand. */
export function warnOfUnread(
  parts: readonly string[],
  path: readonly PropertyKey[],
  { source, problems }: ImportContext,
): void {
  for (const part of parts) {
    problems.add(source, path, {
      code: 'text-too-long',
      severity: 'warning',
      found: shorten(JSON.stringify(part), 80),
      expected:
        'a size such as "S (Bust: 36 in)" with a name of at most 20 letters and digits, or another field once; this is left out',
    });
  }
}

/** Sellers by folded name, for records that give only the name. */
export const indexSellersByName = (sellers: Lookup<Seller>): Map<string, Seller> =>
  new Map([...sellers.values()].map((seller) => [foldName(seller.name), seller]));
