import type { BuildOptions } from '../../integration/build-site.ts';
import { tidyFolders } from '../../integration/finish-build.ts';
import type { Folders } from '../../integration/files/folders.ts';
import { buildSite } from '../../integration/run-astro.ts';
import { findUpToDate } from '../../integration/stamp.ts';
import { BUILD_PROGRESS, formatForms, showProblems, tryBuild } from '../terminal/build-progress.ts';
import { secondsSince } from '../terminal/progress.ts';

/**
 * Builds with progress on the terminal, and prints problems of the catalogue or the site. Nothing is built when the site is up to date, except with
 * `fresh` or `verify`. `failure` is printed after problems. Returns whether the site is published.
 */
export async function runBuild(
  folders: Folders,
  fingerprint: string,
  options: Pick<BuildOptions, 'soldOut' | 'counts' | 'reviews' | 'fresh' | 'verify' | 'workers'> = {},
  failure = 'Nothing was published.',
): Promise<boolean> {
  const start = performance.now();
  const stamp = options.fresh || options.verify ? undefined : await findUpToDate(folders, fingerprint);
  if (stamp) {
    await tidyFolders(folders);
    console.log(`Nothing has changed: ${stamp.pages} pages unchanged, 0 rendered. Checked in ${secondsSince(start)}.`);
    return true;
  }
  return tryBuild(failure, async () => {
    const { site, pages, rendered, catalog, forms } = await buildSite(folders, fingerprint, {
      ...options,
      ...BUILD_PROGRESS,
    });
    showProblems(catalog, site);
    if (forms) console.log(formatForms(forms));
    console.log(`${pages - rendered} pages unchanged, ${rendered} rendered. Built in ${secondsSince(start)}.`);
  });
}
