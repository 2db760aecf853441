import { readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from './build-site.ts';
import { hashSource } from './examine/hash-source.ts';
import { pagePolicies, writeHeaders } from './extras/site-headers.ts';
import { findDataFile } from './extras/find-data-file.ts';
import { writeFirstFiles } from './extras/write-extra-files.ts';
import type { Folders } from './files/folders.ts';
import { cachedPicture } from './pictures/prepare.ts';
import { withOwnPages } from './own-pages/with-own-pages.ts';
import { type PlannedSite, planSite } from './prepare-site.ts';
import { htmlFile } from '../paths.ts';
import { openBuild, prepareOutput, PROVISIONAL_FILE, publishBuild, tidyBuilds } from './files/publish.ts';
import { putFiles, putHashedFiles } from './files/put-files.ts';
import { PageMaker } from './render/page-maker.ts';
import { PageRecords } from './render/page-records.ts';
import { openEditionBundle } from './run-astro.ts';

/** A file that was made on request. */
export interface MadeFile {
  readonly body: Buffer;
  /** Its path in the finished site, with a leading slash. */
  readonly name: string;
  /** Its own Content-Security-Policy, if it has one. */
  readonly policy?: string;
}

export interface ProvisionalSite {
  /** The number of its pages. */
  readonly pages: number;
  /**
   * The page, picture or data file at an address, which is made first if necessary. Undefined for anything else, and for a picture that can't be
   * read. `root` is the folder of the site that is served now: a finished site has its own pages and data.
   */
  find(path: string, root: string): Promise<MadeFile | undefined>;
}

/**
 * Publishes a site that can be opened on this machine before its pages, data and pictures are made: each is made on request. It has scripts, icons
 * and headers, but no dictionaries, sitemap, files to keep offline, or checks. It has no stamp, so the next build makes the whole site. Remote
 * pictures without a copy are shown from their addresses.
 * @throws CatalogError when the catalogue has errors
 */
export async function openProvisionalSite(folders: Folders, options: BuildOptions = {}): Promise<ProvisionalSite> {
  await prepareOutput(folders.out);
  const planned = await planSite(folders, { ...options, fetches: false });
  const bundle = await openEditionBundle(folders, planned.site);
  const site = withOwnPages(planned.site, bundle);
  const work = await openBuild(folders.builds);
  const folder = join(work, 'site');
  await putFiles(bundle, folder);
  const pages = new PageMaker(site, join(work, 'pages'), async (edition) => {
    if (edition.language === site.language) return bundle;
    const further = await openEditionBundle(folders, edition);
    await putHashedFiles(further, folder);
    return further;
  });
  const { paths } = pages;
  await writeFirstFiles(site, folder, paths, folders);
  await writeHeaders(site, bundle, folder, new PageRecords(), []);
  await writeFile(join(work, PROVISIONAL_FILE), '');
  await publishBuild(folder, folders.out, folders.builds);
  await tidyBuilds(folders.out, folders.builds, true);
  const served = await realpath(folder);
  const policyOf = pagePolicies(site);
  return {
    pages: paths.length,
    async find(path, root) {
      const picture = await findPicture(path, folders, planned);
      if (picture) return { body: picture, name: path };
      if (root !== served) return undefined;
      const page = await pages.make(path);
      const data = page ? undefined : await findDataFile(site, path);
      if (data !== undefined) return { body: Buffer.from(data), name: path };
      if (!page) return undefined;
      const { scripts } = page.findings;
      // When a page is read into a sheet, the browser checks its styles by the policy of the list, which was sent earlier.
      const policy = policyOf(path, { styles: ["'unsafe-inline'"], scripts: scripts.map(hashSource) });
      return { body: await readFile(page.file), name: `/${htmlFile(path)}`, policy };
    },
  };
}

/** A picture from the cache, or else encoded now. */
async function findPicture(path: string, { cache }: Folders, planned: PlannedSite): Promise<Buffer | undefined> {
  const file = cachedPicture(join(cache, 'pictures'), path);
  if (file === undefined) return undefined;
  const read = () => readFile(file).catch(() => undefined);
  // The build that follows reports which picture can't be read, and why.
  return (await read()) ?? planned.findPicture(path).then(read, () => undefined);
}
