/** `npm run dev`: shows the shop while its catalogue or its code is being changed. */
import { dev } from 'astro';
import { devIntegration } from '../build/dev-plugin.ts';
import { findFolders } from '../build/folders.ts';
import { prepareSite } from '../build/prepare-site.ts';
import { shopFactsPlugin } from '../build/shop-facts.ts';
import { CatalogError, formatProblems } from '../catalog/problems.ts';
import { showProgress } from './progress.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
process.env['STYLEGUIDE'] ??= '1';
const folders = findFolders();
try {
  const site = await prepareSite(folders, { onPicture: (done, total) => showProgress('Pictures', done, total) });
  if (site.catalog.warnings.length > 0) console.log(formatProblems(site.catalog.warnings));
  await dev({
    integrations: [devIntegration(folders)],
    vite: { plugins: [shopFactsPlugin()] },
    server: { port: Number(process.env['PORT'] ?? 4321), host: process.env['HOST'] || '127.0.0.1' },
    cacheDir: `${folders.cache}/astro`,
  });
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
