/** `npm run catalog:check`: prints all problems of the catalogue, without a build. */
import { findFolders } from '../integration/folders.ts';
import { prepareSite } from '../integration/prepare-site.ts';
import { formatReport } from '../catalog/problems/report.ts';
import { CatalogError } from '../catalog/source/problems.ts';

try {
  const { catalog } = await prepareSite(findFolders());
  console.log(formatReport(catalog.warnings));
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
