import { numbersOf, type ListFile } from '../../core/facets/list-file.ts';
import { decodeTable, type FacetTable } from '../../core/facets/table.ts';
import { listFilePath } from '../../core/site/data-paths.ts';
import { page } from '../../browser/page.ts';
import { readJson } from '../../browser/files/read-file.ts';

/** A list with filters. */
export interface FilteredList {
  /** Address of its first page. */
  readonly base: string;
  /** The folder of the files that name products by number. */
  readonly folder: string;
  /** The products in the order of the list; rows of the table are places in it. */
  readonly numbers: readonly number[];
  readonly table: FacetTable;
  readonly pageSize: number;
}

const lists = new Map<string, FilteredList>();

/** Reads the data of the list whose first page has this address. @throws when it can't be fetched. */
export async function readList(base: string): Promise<FilteredList> {
  const known = lists.get(base);
  if (known) return known;
  const { folder, steps, table, pageSize } = await readJson<ListFile>(listFilePath(page.market, base));
  const list = { base, folder, numbers: numbersOf(steps), table: decodeTable(table), pageSize };
  lists.set(base, list);
  return list;
}
