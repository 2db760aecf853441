import { countPages } from '../listing/pagination.ts';
import { type Choice, settleChoice } from './choice.ts';
import { type Filtered, filterTable } from './filter.ts';
import { sortRows } from './sort.ts';
import type { FacetTable } from './table.ts';

/** A list as a choice leaves it. */
export interface ChosenList extends Filtered {
  /** The choice without what the list does not have, on a page that it has. */
  readonly choice: Choice;
  /** Indexes of products in the chosen order. */
  readonly rows: readonly number[];
  readonly pageCount: number;
}

/** Filters and sorts a list. `choice` may be untrusted. */
export function chooseFrom(table: FacetTable, choice: Choice, pageSize: number): ChosenList {
  const settled = settleChoice(choice, table);
  const { rows, counts } = filterTable(table, settled);
  const pageCount = countPages(rows.length, pageSize);
  return {
    choice: { ...settled, page: Math.min(settled.page, pageCount) },
    rows: sortRows(table, rows, settled.sort),
    counts,
    pageCount,
  };
}
