import { PAGE_SIZE } from '../../core/site/constants.ts';
import type { Choice } from '../../core/facets/choice.ts';
import { chooseFrom } from '../../core/facets/choose.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { makeChips, makeNoMatch } from '../listing/chips.ts';
import { applyPanelStyles, openFacetPanel, updateFacetColumn } from '../listing/facet-panel.ts';
import { readTable } from '../listing/read-table.ts';
import { openSorts } from '../listing/sort-panel.ts';

/** The facets and the sort of search results; loaded when they are first needed. */

/** Limits of a price in minor units, inclusive. */
interface Limits {
  readonly minMinor?: number;
  readonly maxMinor?: number;
}

/** Results as a choice leaves them. */
export interface Refined {
  /** Numbers of products in the chosen order. */
  readonly numbers: readonly number[];
  /** The choice without what the results do not have. */
  readonly choice: Choice;
  readonly table: FacetTable;
}

interface Facets {
  readonly within: readonly number[];
  readonly table: FacetTable;
}
/** By result, so that a further choice from it has the same table. */
const known = new WeakMap<readonly number[], Facets>();

async function readFacets(folder: string, found: readonly number[], limits: Limits | undefined): Promise<Facets> {
  const all = await readTable(folder, found);
  const within = limits ? found.filter((_number, row) => isWithin(priceAt(all, row), limits)) : found;
  return { within, table: within.length === found.length ? all : await readTable(folder, within) };
}

/**
 * Filters and sorts a result; `limits` are those of the query that the index does not know exactly.
 * @throws when the facets can't be fetched.
 */
export async function refine(
  folder: string,
  found: readonly number[],
  choice: Choice,
  limits: Limits | undefined,
): Promise<Refined> {
  applyPanelStyles();
  const facets = await (known.get(found) ?? readFacets(folder, found, limits));
  known.set(found, facets);
  const { within, table } = facets;
  const chosen = chooseFrom(table, choice, PAGE_SIZE);
  updateFacetColumn(table, chosen.choice);
  return { numbers: chosen.rows.map((row) => within[row] as number), choice: chosen.choice, table };
}

const priceAt = ({ price }: FacetTable, row: number): number => price.numbers[price.codes[row] ?? -1] ?? 0;

const isWithin = (priceMinor: number, { minMinor = 0, maxMinor = Number.POSITIVE_INFINITY }: Limits): boolean =>
  priceMinor >= minMinor && priceMinor <= maxMinor;

export { makeChips, makeNoMatch, openFacetPanel, openSorts };
