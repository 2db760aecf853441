import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editionsOf } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inLanguage } from '../../messages/language.ts';
import { listDataFiles } from '../../views/parts/data-files.ts';
import { fileLinker } from '../files/link-files.ts';
import { CheckedReads, SiteReads } from '../render/site-reads.ts';
import { runAll } from '../files/run-all.ts';
import { readBuildRecord } from '../files/build-record.ts';

/** Records beside a site what each data file was made from. */
const DATA_RECORDS_FILE = 'data.json';

interface Stored {
  readonly texts: readonly string[];
  /** By address: indices of `texts`. */
  readonly files: Readonly<Record<string, readonly number[]>>;
}

/**
 * Writes the data files into `work`, the folder of a new build. A file whose reads are unchanged since `earlier`, the folder of the previous build,
 * is linked.
 */
export async function writeDataFiles(site: Site, work: string, earlier: string | undefined): Promise<void> {
  const before = await readBuildRecord<Stored>(earlier, DATA_RECORDS_FILE);
  const records = new Map<string, readonly string[]>();
  for (const edition of editionsOf(site))
    await inLanguage(edition.language, () => writeFilesOf(edition, work, earlier, before, records));
  await writeRecords(join(work, DATA_RECORDS_FILE), records);
}

async function writeFilesOf(
  site: Site,
  work: string,
  earlier: string | undefined,
  before: Stored | undefined,
  records: Map<string, readonly string[]>,
): Promise<void> {
  const files = [...listDataFiles(site).values()];
  const reads = new SiteReads(site);
  const checked = new CheckedReads(reads, before?.texts ?? []);
  const link = fileLinker(earlier && join(earlier, 'site'), join(work, 'site'));
  const folders = new Set(files.map(({ path }) => dirname(join(work, 'site', path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await runAll(files, 16, async ({ path, subjects, make }) => {
    const file = join(work, 'site', path);
    const known = before?.files[path];
    if (known?.every(checked.isCurrent) && link(path)) {
      records.set(
        path,
        known.map((position) => before?.texts[position] as string),
      );
      return;
    }
    const { made, reads: own } = reads.record(subjects, make);
    records.set(path, own);
    await writeFile(file, made);
  });
}

async function writeRecords(file: string, records: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const positions = new Map<string, number>();
  const positionOf = (text: string): number => {
    const known = positions.get(text) ?? positions.size;
    positions.set(text, known);
    return known;
  };
  const paths = [...records.keys()].sort();
  const files = Object.fromEntries(paths.map((path) => [path, (records.get(path) ?? []).map(positionOf)]));
  await writeFile(file, JSON.stringify({ texts: [...positions.keys()], files } satisfies Stored));
}
