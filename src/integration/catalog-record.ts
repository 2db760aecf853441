import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEntries } from '../catalog/source/list-entries.ts';
import { isHidden } from '../catalog/source/ignored-files.ts';
import { FileDigests } from './file-digests.ts';
import type { Folders } from './folders.ts';
import { runAll } from './run-all.ts';

/** Digests of the files of the catalogue that a site was built from, by their paths below its folder. `npm run dev` tells by them what changed since. */
export const CATALOG_RECORD = 'catalog-files.json';
type CatalogRecord = Readonly<Record<string, string>>;

/** The digests of the files as they are now. Hidden files are left out. */
export async function takeCatalogRecord({
  catalog,
  cache,
}: Pick<Folders, 'catalog' | 'cache'>): Promise<CatalogRecord> {
  const files = listEntries(catalog).files.filter((file) => !isHidden(file));
  const digests = await FileDigests.open(join(cache, 'catalog-files.json'), (content) => hash('sha1', content));
  const record: Record<string, string> = {};
  for (const file of files.sort()) record[file] = '';
  await runAll(files, 32, async (file) => {
    record[file] = await digests.of(join(catalog, file));
  });
  await digests.close();
  return record;
}

/** Writes the record into the folder of a build. */
export async function writeCatalogRecord(work: string, folders: Pick<Folders, 'catalog' | 'cache'>): Promise<void> {
  await writeFile(join(work, CATALOG_RECORD), JSON.stringify(await takeCatalogRecord(folders)));
}

/** The record of a build; undefined for a build without one. */
export async function readCatalogRecord(build: string): Promise<CatalogRecord | undefined> {
  const text = await readFile(join(build, CATALOG_RECORD), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as CatalogRecord);
}
