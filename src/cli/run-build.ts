import { CatalogError, formatProblems } from '../catalog/source/problems.ts';
import type { BuildOptions } from '../integration/build-site.ts';
import { SiteFaults } from '../integration/finish-build.ts';
import { buildSite } from '../integration/run-astro.ts';
import type { Folders } from '../integration/folders.ts';
import { secondsSince, showProgress } from './progress.ts';

/** Number of warnings that a build shows; `npm run catalog:check` shows all. */
const SHOWN_WARNINGS = 10;

/** Builds with progress on the terminal and prints problems of the catalogue or the site. Returns whether the site was published. */
export async function runBuild(
  folders: Folders,
  fingerprint: string,
  options: Pick<BuildOptions, 'soldOut' | 'fresh' | 'verify' | 'workers'> = {},
): Promise<boolean> {
  const start = performance.now();
  try {
    console.log('Reading the catalogue ...');
    const { pages, rendered, warnings } = await buildSite(folders, fingerprint, {
      ...options,
      onLoaded: ({ products, categories, sellers }) =>
        console.log(`${products.size} products in ${categories.size} categories from ${sellers.size} sellers.`),
      onPicture: (done, total) => showProgress('Pictures', done, total),
      onPage: (done, total) => showProgress('Pages', done, total),
      onCheck: (done, total) => showProgress('Measuring pages', done, total),
    });
    if (warnings.length > 0) {
      console.log(`\n${formatProblems(warnings.slice(0, SHOWN_WARNINGS))}`);
      if (warnings.length > SHOWN_WARNINGS)
        console.log(`... and ${warnings.length - SHOWN_WARNINGS} more warnings: npm run catalog:check`);
    }
    console.log(`${pages - rendered} pages unchanged, ${rendered} rendered. Built in ${secondsSince(start)}.`);
    return true;
  } catch (error) {
    if (!(error instanceof CatalogError || error instanceof SiteFaults)) throw error;
    console.error(`\n${error.message}\n\nNothing was published.`);
    return false;
  }
}
