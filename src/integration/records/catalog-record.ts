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
 * Digests of the catalogue files that a site was built from, by their paths in the catalogue's folder. `npm run dev` uses them to show what has
 * changed since.
 */
const CATALOG_RECORD = 'catalog-files.json';
type CatalogRecord = Readonly<Record<string, string>>;

/** The digests of the files as they are now. Hidden files are left out. */
export const takeCatalogRecord = (folders: Pick<Folders, 'catalog' | 'cache'>): Promise<CatalogRecord> =>
  digestOthers(folders, new Map(), 'catalog-digests.json');

/** The digests of all files, with those that are `known` already. The others are cached in the file `kept`. */
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

/** Writes the record into the folder of a build: product files as they were when their products were made, all others as they are now. */
export async function writeCatalogRecord(
  work: string,
  folders: Pick<Folders, 'catalog' | 'cache'>,
  { sources, setAside, label }: Pick<Catalog, 'sources' | 'setAside' | 'label'>,
): Promise<void> {
  const known = new Map(sources);
  // The product of a file with an error may come from an earlier version of it.
  for (const { file } of setAside) known.delete(file.slice(label.length + 1));
  await writeFile(join(work, CATALOG_RECORD), JSON.stringify(await digestOthers(folders, known, 'built-digests.json')));
}

/** The record of a build; undefined for a build without one. */
export const readCatalogRecord = (build: string): Promise<CatalogRecord | undefined> =>
  readBuildRecord(build, CATALOG_RECORD);
