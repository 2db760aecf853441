import { join } from 'node:path';
import type { BuildResult } from '../build-site.ts';
import { type FinishOptions, finishBuild } from '../finish-build.ts';
import type { Folders } from '../files/folders.ts';
import { putFiles } from '../files/put-files.ts';
import { withOwnPages } from '../own-pages/with-own-pages.ts';
import { planSite, type PrepareOptions } from '../prepare-site.ts';
import { openBuild, prepareOutput } from '../files/publish.ts';
import { openBundle } from '../run-astro.ts';
import { readShards, refuseForeign } from './read-shards.ts';
import { describeInputs } from './shard-note.ts';
import { findPages, writePages } from './shard-pages.ts';
import { takePictures } from './shard-pictures.ts';

interface MergeOptions extends PrepareOptions, FinishOptions {
  onPage?: (done: number, total: number) => void;
}

/**
 * Makes a site from the shards below `from` and publishes it with one rename, as `buildSite` does. `fingerprint` is that of the site's inputs
 * (`takeFingerprint`).
 * @throws ShardFaults, CatalogError or SiteFaults. Whatever is thrown, the old site stays published.
 */
export async function mergeShards(
  folders: Folders,
  from: string,
  fingerprint: string,
  options: MergeOptions = {},
): Promise<BuildResult> {
  await prepareOutput(folders.out);
  const shards = await readShards(from);
  refuseForeign(shards, { fingerprint });
  for (const shard of shards) await takePictures(shard, join(folders.cache, 'pictures'));
  const { site: planned } = await planSite(folders, options);
  const bundle = await openBundle(folders, options.verify);
  const site = withOwnPages(planned, bundle);
  refuseForeign(shards, describeInputs(fingerprint, bundle, site));
  const pages = await findPages(shards, site);
  const work = await openBuild(folders.builds);
  const folder = join(work, 'site');
  await putFiles(bundle, folder);
  const records = await writePages(pages, folder, options.onPage);
  const forms = await finishBuild(site, bundle, folders, work, records, { ...options, fingerprint });
  return {
    site: folder,
    pages: pages.length,
    rendered: pages.length,
    forms,
    catalog: site.catalog,
    warnings: site.catalog.warnings,
  };
}
