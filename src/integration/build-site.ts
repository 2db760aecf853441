import { dirname, join } from 'node:path';
import type { Catalog } from '../catalog/load/load.ts';
import type { Site } from '../catalog/site/site.ts';
import type { FormCounts } from './compress/write-forms.ts';
import { type FinishOptions, finishBuild } from './finish-build.ts';
import type { Folders } from './files/folders.ts';
import { putFiles } from './files/put-files.ts';
import { withOwnPages } from './own-pages/with-own-pages.ts';
import { PICTURES_AT_A_TIME, planSite, type PrepareOptions } from './prepare-site.ts';
import { liveBuild, openBuild, prepareOutput, tidyBuilds } from './files/publish.ts';
import type { Bundle } from './render/bundle.ts';
import { PageRecords, RECORDS_FILE } from './render/page-records.ts';
import { type EarlierPages, renderPages } from './render/render-pages.ts';
import { removePage, takeOver, writeTree } from './take-over.ts';

export interface BuildOptions extends PrepareOptions, FinishOptions {
  /** Threads that render pages. By default one for each core. */
  workers?: number;
  onRender?: () => void;
  /** Renders every page, even those that have not changed since the previous build. */
  fresh?: boolean;
  onPage?: (done: number, total: number) => void;
  onRendered?: () => void;
}

export interface BuildResult {
  /** The folder of the finished site. */
  readonly site: string;
  readonly pages: number;
  /** Rendered pages. The others come from the previous build. */
  readonly rendered: number;
  /** The compressed forms of its files; missing when none were written. */
  readonly forms?: FormCounts;
  readonly catalog: Catalog;
  readonly warnings: Catalog['warnings'];
}

/** A build that has read the catalogue and is encoding its pictures. */
export interface SiteBuild {
  readonly site: Site;
  /**
   * Writes the site with these templates, checks it and publishes it with one rename.
   * @throws CatalogError for a picture that can't be read
   * @throws SiteFaults when the site must not be published. The old site stays.
   */
  finish(bundle: Bundle): Promise<BuildResult>;
}

/** Reads the catalogue, opens a folder for a new build and starts to encode pictures. @throws CatalogError when the catalogue has errors */
export async function openSiteBuild(folders: Folders, options: BuildOptions): Promise<SiteBuild> {
  await prepareOutput(folders.out);
  const { site: planned, encodePictures } = await planSite(folders, options);
  const pictures = Promise.allSettled([encodePictures(PICTURES_AT_A_TIME)]);
  return {
    site: planned,
    async finish(bundle) {
      const site = withOwnPages(planned, bundle);
      const earlier = options.fresh || options.verify ? undefined : await readEarlier(folders.out);
      const taken = earlier && (await takeOver(folders.builds, earlier));
      const work = taken ?? (await openBuild(folders.builds));
      const folder = join(work, 'site');
      const files = await putFiles(bundle, folder);
      // In parallel with rendering, because removing a large site takes long. What can't be removed now is tried again at the end.
      const tidying = Promise.allSettled([tidyBuilds(folders.out, folders.builds, false)]);
      options.onRender?.();
      const hasPages = taken !== undefined;
      const { records, rendered } = await renderPages(site, bundle, folder, earlier, { ...options, hasPages });
      if (earlier && hasPages)
        for (const path of earlier.records.pages.keys()) if (!records.pages.has(path)) removePage(folder, path);
      await writeTree(work, earlier, records.pages, files);
      for (const outcome of await pictures) if (outcome.status === 'rejected') throw outcome.reason;
      await tidying;
      options.onRendered?.();
      const forms = await finishBuild(site, bundle, folders, work, records, {
        ...options,
        earlier: earlier && dirname(earlier.folder),
      });
      return {
        site: folder,
        pages: records.pages.size,
        rendered,
        forms,
        catalog: site.catalog,
        warnings: site.catalog.warnings,
      };
    },
  };
}

/** The pages of the published site; undefined when nothing is published or its records can't be read. */
async function readEarlier(out: string): Promise<EarlierPages | undefined> {
  const live = await liveBuild(out);
  if (live === undefined) return undefined;
  const records = await PageRecords.read(join(live, RECORDS_FILE));
  return records && { folder: join(live, 'site'), records };
}
