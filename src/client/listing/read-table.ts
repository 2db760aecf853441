import { tableFileName } from '../../core/facets/list-file.ts';
import { listTableFiles, pickRows } from '../../core/facets/pick-rows.ts';
import { decodeTable, type FacetTable } from '../../core/facets/table.ts';
import type { FacetTableFile } from '../../core/facets/table-file.ts';
import { readJson } from '../../browser/files/read-file.ts';

/** Reads the facet table of products, named by their numbers in a folder, in this order. @throws when a file can't be fetched. */
export async function readTable(folder: string, numbers: readonly number[]): Promise<FacetTable> {
  const files = await Promise.all(
    listTableFiles(numbers).map(
      async (file) => [file, await readJson<FacetTableFile>(`${folder}/${tableFileName(file)}`)] as const,
    ),
  );
  return decodeTable(pickRows(new Map(files), numbers));
}
