import type { Catalog } from '../catalog/load.ts';
import { CatalogError, formatProblems } from '../catalog/source/problems.ts';
import { SiteFaults } from '../integration/finish-build.ts';
import { ShardFaults } from '../integration/shards/shard-faults.ts';
import { showProgress } from './progress.ts';

/** Number of warnings that a build shows; `npm run catalog:check` shows all. */
const SHOWN_WARNINGS = 10;

/** Options of a build that show its progress on the terminal. */
export const BUILD_PROGRESS = {
  onLoaded: ({ products, categories, sellers }: Catalog) =>
    console.log(`${products.size} products in ${categories.size} categories from ${sellers.size} sellers.`),
  onFetch: (done: number, total: number) => showProgress('Pictures at addresses', done, total),
  onPicture: (done: number, total: number) => showProgress('Pictures', done, total),
  onPage: (done: number, total: number) => showProgress('Pages', done, total),
  onCheck: (done: number, total: number) => showProgress('Measuring pages', done, total),
};

export function showWarnings(warnings: Catalog['warnings']): void {
  if (warnings.length === 0) return;
  console.log(`\n${formatProblems(warnings.slice(0, SHOWN_WARNINGS))}`);
  if (warnings.length > SHOWN_WARNINGS)
    console.log(`... and ${warnings.length - SHOWN_WARNINGS} more warnings: npm run catalog:check`);
}

/** Runs a build. Prints problems of the catalogue, the shards or the site, and then `failure`. Returns whether there were none. */
export async function tryBuild(failure: string, build: () => Promise<void>): Promise<boolean> {
  try {
    console.log('Reading the catalogue ...');
    await build();
    return true;
  } catch (error) {
    if (!(error instanceof CatalogError || error instanceof SiteFaults || error instanceof ShardFaults)) throw error;
    console.error(`\n${error.message}\n\n${failure}`);
    return false;
  }
}
