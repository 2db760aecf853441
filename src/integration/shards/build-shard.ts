import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { compressPages } from '../compress/compress-site.ts';
import { makeDictionaries } from '../dictionaries/dictionaries.ts';
import type { Folders } from '../files/folders.ts';
import { withOwnPages } from '../own-pages/with-own-pages.ts';
import { PICTURES_AT_A_TIME, type PlannedSite, planSite, type PrepareOptions } from '../prepare-site.ts';
import type { Bundle } from '../render/bundle.ts';
import { RECORDS_FILE } from '../render/page-records.ts';
import { type RenderOptions, renderPages } from '../render/render-pages.ts';
import { openBundle } from '../run-astro.ts';
import { isInShard, nameShard, type Shard } from '../render/shard.ts';
import { describeInputs, SITE_FOLDER, writeNote } from './shard-note.ts';
import { savePictures } from './shard-pictures.ts';

export interface ShardOptions extends PrepareOptions, Omit<RenderOptions, 'shard'> {
  onForm?: (done: number, total: number) => void;
  /** Called when the pages are written, before the shard appears. */
  onRendered?: () => void;
}

interface BuiltShard {
  readonly folder: string;
  readonly pages: number;
}

/** The default folder of shards. */
export const shardsFolder = ({ builds }: Pick<Folders, 'builds'>): string => join(builds, 'shards');

/**
 * Makes the pages and pictures of a shard in a folder below `to`, which appears with one rename. `fingerprint` is that of the site's inputs
 * (`takeFingerprint`).
 * @throws CatalogError when the catalogue has errors
 */
export async function buildShard(
  folders: Folders,
  shard: Shard,
  to: string,
  fingerprint: string,
  options: ShardOptions = {},
): Promise<BuiltShard> {
  const planned = await planSite(folders, options);
  const bundle = await openBundle(folders, options.verify);
  const name = nameShard(shard);
  await removeUnfinished(to, name);
  const work = unfinishedFolder(to, name);
  try {
    const pages = await writeShard(
      { ...planned, site: withOwnPages(planned.site, bundle) },
      bundle,
      shard,
      work,
      folders,
      options,
    );
    await writeNote(work, shard, describeInputs(fingerprint, bundle, planned.site));
    options.onRendered?.();
    await replaceFolder(work, join(to, name), unfinishedFolder(to, name));
    return { folder: join(to, name), pages };
  } finally {
    await removeUnfinished(to, name);
  }
}

/** Writes everything in a shard except its note. Returns the number of its pages. */
async function writeShard(
  { site, encodePictures }: PlannedSite,
  bundle: Bundle,
  shard: Shard,
  work: string,
  { cache }: Folders,
  options: ShardOptions,
): Promise<number> {
  await mkdir(work, { recursive: true });
  const pictures = Promise.allSettled([
    encodePictures(PICTURES_AT_A_TIME, { isWanted: (digest) => isInShard(digest, shard) }),
  ]);
  const folder = join(work, SITE_FOLDER);
  const { records } = await renderPages(site, bundle, folder, undefined, { ...options, shard });
  await compressPages(folder, () => makeDictionaries(site, bundle), options.onForm);
  for (const outcome of await pictures) if (outcome.status === 'rejected') throw outcome.reason;
  await savePictures(site.pictures.values(), shard, join(cache, 'pictures'), work);
  await records.write(join(work, RECORDS_FILE));
  return records.pages.size;
}

/** Moves a folder to a path that may be taken. */
async function replaceFolder(from: string, to: string, aside: string): Promise<void> {
  await rename(to, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(from, to);
}

// Processes on several machines may have the same id, so the name is random.
const unfinishedFolder = (to: string, name: string): string => join(to, `.${name}.${randomBytes(4).toString('hex')}`);

/** Removes what killed builds of a shard left behind. */
async function removeUnfinished(to: string, name: string): Promise<void> {
  for (const entry of await readdir(to).catch(() => []))
    if (entry.startsWith(`.${name}.`)) await rm(join(to, entry), { recursive: true, force: true });
}
