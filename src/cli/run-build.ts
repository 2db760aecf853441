import type { BuildOptions } from '../integration/build-site.ts';
import type { Folders } from '../integration/folders.ts';
import { buildSite } from '../integration/run-astro.ts';
import { BUILD_PROGRESS, showProblems, tryBuild } from './build-progress.ts';
import { secondsSince } from './progress.ts';

/** Builds with progress on the terminal and prints problems of the catalogue or the site. Returns whether the site was published. */
export function runBuild(
  folders: Folders,
  fingerprint: string,
  options: Pick<BuildOptions, 'soldOut' | 'fresh' | 'verify' | 'workers'> = {},
): Promise<boolean> {
  const start = performance.now();
  return tryBuild('Nothing was published.', async () => {
    const { site, pages, rendered, catalog } = await buildSite(folders, fingerprint, { ...options, ...BUILD_PROGRESS });
    showProblems(catalog, site);
    console.log(`${pages - rendered} pages unchanged, ${rendered} rendered. Built in ${secondsSince(start)}.`);
  });
}
