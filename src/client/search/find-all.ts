import type { Found } from '../../core/search/search.ts';
import { isMiss } from '../../core/search/told.ts';
import type { Request } from './address.ts';
import { openPageFinder } from './finder.ts';
import { openQueries } from './query.ts';
import type { Refined } from './refine.ts';

/** The limits of a price that the index does not know exactly, in minor units. */
export const roughLimits = ({ price }: Found): Found['price'] =>
  price && !price.isExact && !price.isDropped ? price : undefined;

/** All that a request finds. */
export interface FoundAll {
  /** The folder of the files that name products by number. */
  readonly folder: string;
  readonly found: Found;
  /** With their facets, if those are needed. */
  readonly refined: Refined | undefined;
}

/**
 * What the address leads to; `openFacets` loads what reads facets, and `isPlain` is for results as they were found, without them, unless a price needs
 * them.
 * @throws when the index or the facets can't be fetched.
 */
export async function findAll(
  { query, choice }: Request,
  openFacets: () => Promise<typeof import('./refine.ts')>,
  isPlain: boolean,
): Promise<FoundAll> {
  const { finder, search } = await openQueries(openPageFinder);
  const { folder } = finder;
  const found = await search(query);
  const limits = roughLimits(found);
  const refined =
    (isPlain && !limits) || found.count === 0 || isMiss(found)
      ? undefined
      : await (await openFacets()).refine(folder, found.numbers, choice, limits);
  return { folder, found, refined };
}
