/**
 * `npm run catalog:check [-- --pictures]`: prints all problems of the catalogue, without a build. With `--pictures` the pictures at
 * addresses are fetched and all pictures are encoded, as a build does.
 */
import './use-all-cores.ts';
import { parseArgs } from 'node:util';
import { findFolders } from '../integration/folders.ts';
import { planSite, prepareSite } from '../integration/prepare-site.ts';
import { CatalogError, formatProblems } from '../catalog/source/problems.ts';
import { BUILD_PROGRESS } from './build-progress.ts';

const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
try {
  const site = values.pictures
    ? await prepareSite(findFolders(), BUILD_PROGRESS)
    : (await planSite(findFolders(), { fetches: false })).site;
  console.log(formatProblems(site.catalog.warnings));
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
