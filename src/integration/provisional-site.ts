import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indianDay } from '../core/calendar/indian-day.ts';
import { type BuildOptions, readEarlier } from './build-site.ts';
import { writeHeaders } from './extras/site-headers.ts';
import { writeExtraFiles } from './extras/write-extra-files.ts';
import type { Folders } from './folders.ts';
import { cachedPicture } from './pictures/prepare.ts';
import { withOwnPages } from './own-pages/with-own-pages.ts';
import { type PlannedSite, planSite } from './prepare-site.ts';
import { liveBuild, openBuild, prepareOutput, PROVISIONAL_FILE, publishBuild, tidyBuilds } from './publish.ts';
import { putFiles } from './put-files.ts';
import { RECORDS_FILE } from './render/page-records.ts';
import { renderPages } from './render/render-pages.ts';
import { openBundle } from './run-astro.ts';

export interface ProvisionalSite {
  readonly pages: number;
  /** How many of them were rendered now. */
  readonly rendered: number;
  /** The file of a picture, which is encoded first unless it is there; undefined for what is no picture, and for one that can't be read. */
  findPicture(path: string): Promise<string | undefined>;
}

/** What is written beside a provisional site, for whoever starts again after it was killed. */
interface ProvisionalRecord {
  readonly fingerprint: string;
  /** The day in India of which its pages are. */
  readonly day: string;
  readonly pages: number;
}

/**
 * Publishes a site that can be opened on this machine before its pictures are made: with pages, scripts, icons, data and headers, without
 * pictures, dictionaries, what visitors can keep, and checks. It has no stamp, so the next build makes the whole site; that takes over the
 * pages. Pictures with an address that have no copy here are shown from there. Where such a site of the same `fingerprint` is published
 * already, nothing is made.
 * @throws CatalogError when the catalogue has errors.
 */
export async function openProvisionalSite(
  folders: Folders,
  fingerprint: string,
  options: BuildOptions = {},
): Promise<ProvisionalSite> {
  const known = await readRecord(folders);
  if (known?.fingerprint === fingerprint && known.day === indianDay(Date.now())) {
    let planned: Promise<PlannedSite> | undefined;
    const plan = () => (planned ??= planSite(folders, { ...options, fetches: false }));
    return { pages: known.pages, rendered: 0, findPicture: pictureFinder(folders, plan) };
  }
  await prepareOutput(folders.out);
  const planned = await planSite(folders, { ...options, fetches: false });
  const bundle = await openBundle(folders);
  const site = withOwnPages(planned.site, bundle);
  const earlier = await readEarlier(folders.out);
  const work = await openBuild(folders.builds);
  const folder = join(work, 'site');
  await putFiles(bundle, folder);
  const { records, rendered } = await renderPages(site, bundle, folder, earlier, options);
  await writeExtraFiles(site, work, records, folders.cache, {
    earlier: earlier && join(earlier.folder, '..'),
    published: await liveBuild(folders.out),
  });
  await writeHeaders(site, bundle, folder, records, []);
  await records.write(join(work, RECORDS_FILE));
  const record: ProvisionalRecord = { fingerprint, day: site.today, pages: records.pages.size };
  await writeFile(join(work, PROVISIONAL_FILE), JSON.stringify(record));
  await publishBuild(folder, folders.out, folders.builds);
  await tidyBuilds(folders.out, folders.builds, true);
  return { pages: records.pages.size, rendered, findPicture: pictureFinder(folders, async () => planned) };
}

/** Finds a picture in the cache, else by a plan. */
function pictureFinder({ cache }: Folders, plan: () => Promise<PlannedSite>): ProvisionalSite['findPicture'] {
  return async (path) => {
    const file = cachedPicture(join(cache, 'pictures'), path);
    if (file === undefined || (await stat(file).catch(() => undefined))) return file;
    try {
      return await (await plan()).findPicture(path);
    } catch {
      // The build that follows says which picture can't be read, and why.
      return undefined;
    }
  };
}

/** What is beside the published site if that is provisional. */
async function readRecord({ out }: Folders): Promise<ProvisionalRecord | undefined> {
  const live = await liveBuild(out);
  const text = live && (await readFile(join(live, PROVISIONAL_FILE), 'utf8').catch(() => undefined));
  return text ? (JSON.parse(text) as ProvisionalRecord) : undefined;
}
