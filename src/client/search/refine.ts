import { PAGE_SIZE } from '../../core/site/constants.ts';
import type { Choice } from '../../core/facets/choice.ts';
import { chooseFrom } from '../../core/facets/choose.ts';
import type { FacetTable } from '../../core/facets/table.ts';
import { makeChips, makeNoMatch } from '../listing/chips.ts';
import { applyPanelStyles, openFacetPanel, updateFacetColumn } from '../listing/facet-panel.ts';
import { readTable } from '../listing/read-table.ts';
import { openSorts } from '../listing/sort-panel.ts';

/** The facets and the sort of search results; loaded when they are first needed. */

/** Results as a choice leaves them. */
export interface Refined {
  /** Numbers of products in the chosen order. */
  readonly numbers: readonly number[];
  /** The choice without what the results do not have. */
  readonly choice: Choice;
  readonly table: FacetTable;
}

/** By result, so that a further choice from it has the same table. */
const known = new WeakMap<readonly number[], FacetTable>();

/**
 * Filters and sorts a result.
 * @throws when the facets can't be fetched.
 */
export async function refine(folder: string, found: readonly number[], choice: Choice): Promise<Refined> {
  applyPanelStyles();
  const table = known.get(found) ?? (await readTable(folder, found));
  known.set(found, table);
  const chosen = chooseFrom(table, choice, PAGE_SIZE);
  updateFacetColumn(table, chosen.choice);
  return { numbers: chosen.rows.map((row) => found[row] as number), choice: chosen.choice, table };
}

export { makeChips, makeNoMatch, openFacetPanel, openSorts };
