/**
 * `npm run dev [-- --pictures]`: serves the shop and updates it as the catalogue or the code changes. It starts an API host and forwards
 * `/api` to it. Pictures with an address are shown from there unless a build, or `--pictures`, has fetched them.
 */
import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { findFolders } from '../integration/folders.ts';
import { commandOptions, type HaatOptions } from '../integration/index.ts';
import { CatalogError, formatProblems } from '../catalog/source/problems.ts';
import { listen } from '../server/listen.ts';
import { BUILD_PROGRESS } from './build-progress.ts';
import { createShopServer, describeHost, readConfigOrExit, startHost } from '../server/shop-server.ts';

/** How long the host waits after the last change before it reads the catalogue again. */
const SETTLE_MS = 500;

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
process.env['STYLEGUIDE'] ??= '1';
process.env['LOG_LEVEL'] ||= 'warn';
process.env['API_ORIGIN'] = '/api';
const port = Number(process.env['PORT'] || 4321);
const config = readConfigOrExit({ simulatePayment: true });
const folders = findFolders();
const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
try {
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
  const shop = createShopServer(undefined, { ...config, siteUrl }, folders.catalog);
  const api = await listen(shop.server, 0, '127.0.0.1');
  shop.opened(api);
  // The host reads the catalogue in a thread of its own, beside Astro.
  const starting = startHost(shop);
  const options: HaatOptions = {
    folders,
    fetches: values.pictures,
    onFetch: BUILD_PROGRESS.onFetch,
    onLoaded: ({ warnings }) => {
      if (warnings.length > 0) console.log(formatProblems(warnings));
    },
  };
  await commandOptions.run(options, () =>
    dev({
      vite: { server: { proxy: { '/api': { target: api } } } },
      server: { port, host: process.env['HOST'] || '127.0.0.1' },
    }),
  );
  const host = await starting;
  for (const line of describeHost(host)) console.log(line);
  let settling: NodeJS.Timeout | undefined;
  watch(folders.catalog, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => void host.shop.reload(), SETTLE_MS);
  });
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exit(1);
}
