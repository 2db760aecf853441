import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalog } from '../../catalog/catalog.ts';
import { digest } from '../../catalog/snapshot/last-good.ts';
import { listEntries } from '../../catalog/source/list-entries.ts';
import { isHidden } from '../../catalog/source/ignored-files.ts';
import { FileDigests } from '../files/file-digests.ts';
import type { Folders } from '../files/folders.ts';
import { runAll } from '../files/run-all.ts';
import { readBuildRecord } from '../files/build-record.ts';

/**
 * Digests of the catalogue's files from which a site was built, by their paths below its folder. `npm run dev` shows from them what has changed since.
 */
const CATALOG_RECORD = 'catalog-files.json';
type CatalogRecord = Readonly<Record<string, string>>;

/** The digests of the files as they are now. Hidden files are left out. */
export const takeCatalogRecord = (folders: Pick<Folders, 'catalog' | 'cache'>): Promise<CatalogRecord> =>
  digestOthers(folders, new Map(), 'catalog-digests.json');

/** The same with the digests that are `known` already. Those of the others are kept in the file `kept` of the cache. */
async function digestOthers(
  { catalog, cache }: Pick<Folders, 'catalog' | 'cache'>,
  known: ReadonlyMap<string, string>,
  kept: string,
): Promise<CatalogRecord> {
  const files = listEntries(catalog).files.filter((file) => !isHidden(file));
  const digests = await FileDigests.open(join(cache, kept), digest);
  const record: Record<string, string> = {};
  for (const file of files.sort()) record[file] = known.get(file) ?? '';
  await runAll(
    files.filter((file) => !known.has(file)),
    32,
    async (file) => {
      record[file] = await digests.of(join(catalog, file));
    },
  );
  await digests.close();
  return record;
}

/** Writes the record into the folder of a build: product files as they were when their products were made, and the others as they are now. */
export async function writeCatalogRecord(
  work: string,
  folders: Pick<Folders, 'catalog' | 'cache'>,
  { sources, setAside, label }: Pick<Catalog, 'sources' | 'setAside' | 'label'>,
): Promise<void> {
  const known = new Map(sources);
  // A product may be made of the contents before an error.
  for (const { file } of setAside) known.delete(file.slice(label.length + 1));
  await writeFile(join(work, CATALOG_RECORD), JSON.stringify(await digestOthers(folders, known, 'built-digests.json')));
}

/** The record of a build; undefined for a build without one. */
export const readCatalogRecord = (build: string): Promise<CatalogRecord | undefined> =>
  readBuildRecord(build, CATALOG_RECORD);
