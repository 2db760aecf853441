import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../catalog/site/site.ts';
import { wholeFile, isCompressedForm } from '../compress/compressed-forms.ts';
import { htmlFile } from '../../paths.ts';
import { folderMaker } from '../files/make-folders.ts';
import { type PageRecord, PageRecords, RECORDS_FILE } from '../render/page-records.ts';
import { listAllPages } from '../render/page-tasks.ts';
import { runAll } from '../files/run-all.ts';
import { shardOf } from '../render/shard.ts';
import { faultOf, ShardFaults } from './shard-faults.ts';
import { SITE_FOLDER } from './shard-note.ts';
import type { WholeShard } from './whole-shard.ts';

/** A page and the shard that made it. */
interface ShardPage {
  readonly path: string;
  readonly shard: WholeShard;
  readonly record: PageRecord;
  /** The records of its shard. */
  readonly records: PageRecords;
}

/**
 * Finds each page of a site in the shard that must have it. `shards` has one of each number, in order.
 * @throws ShardFaults when a page is missing, is in another shard, or doesn't belong to the site
 */
export async function findPages(shards: readonly WholeShard[], site: Site): Promise<ShardPage[]> {
  const parts: { shard: WholeShard; records: PageRecords }[] = [];
  for (const shard of shards) parts.push({ shard, records: await readRecords(shard) });
  const faults: string[] = [];
  const pages: ShardPage[] = [];
  const numbers = new Map([...listAllPages(site).keys()].map((path) => [path, shardOf(path, shards.length)]));
  for (const [path, number] of numbers) {
    const part = parts[number - 1];
    const record = part?.records.pages.get(path);
    if (part && record) pages.push({ path, record, ...part });
    else faults.push(faultOf({ number, count: shards.length }, `lacks the page ${path}`));
  }
  for (const { shard, records } of parts)
    for (const path of records.pages.keys()) {
      const number = numbers.get(path);
      if (number === undefined) faults.push(faultOf(shard.note, `has ${path}, which is no page of the site`));
      else if (number !== shard.note.number)
        faults.push(faultOf(shard.note, `has the page ${path}, which belongs to shard ${number}`));
    }
  if (faults.length > 0) throw new ShardFaults(faults);
  return pages;
}

async function readRecords(shard: WholeShard): Promise<PageRecords> {
  // Refuses a missing or damaged file.
  await shard.read(RECORDS_FILE);
  const records = await PageRecords.read(join(shard.folder, RECORDS_FILE));
  if (!records) throw new ShardFaults([faultOf(shard.note, `is damaged, as ${RECORDS_FILE} can't be read`)]);
  return records;
}

/** The compressed forms in a shard, by their originals. */
function listForms({ note }: WholeShard): Map<string, string[]> {
  const names = Object.keys(note.files)
    .filter((name) => name.startsWith(`${SITE_FOLDER}/`) && isCompressedForm(name))
    .map((name) => name.slice(SITE_FOLDER.length + 1));
  return Map.groupBy(names, wholeFile);
}

/**
 * Writes pages with their compressed forms into a site and returns their records. They are copied, not linked, so that later writes to the folder of
 * a shard, such as a download, can't reach a published site.
 * @throws ShardFaults when files of pages are missing or damaged
 */
export async function writePages(
  pages: readonly ShardPage[],
  folder: string,
  onPage: (done: number, total: number) => void = () => {},
): Promise<PageRecords> {
  const faults: string[] = [];
  const makeFolder = folderMaker(folder);
  const forms = new Map([...new Set(pages.map(({ shard }) => shard))].map((shard) => [shard, listForms(shard)]));
  let done = 0;
  await runAll(pages, 16, async ({ path, shard }) => {
    const file = htmlFile(path);
    try {
      makeFolder(dirname(join(folder, file)));
      for (const name of [file, ...(forms.get(shard)?.get(file) ?? [])])
        await writeFile(join(folder, name), await shard.read(`${SITE_FOLDER}/${name}`));
    } catch (error) {
      if (!(error instanceof ShardFaults)) throw error;
      faults.push(...error.faults);
    }
    onPage(++done, pages.length);
  });
  if (faults.length > 0) throw new ShardFaults(faults.sort());
  const records = new PageRecords();
  for (const { path, record, records: others } of pages) records.keep(path, record, others);
  return records;
}
