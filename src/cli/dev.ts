/**
 * `npm run dev [-- --pictures]`: serves the shop and updates it as the catalogue or the code changes. It starts an API host and forwards
 * `/api` to it. Pictures with an address are shown from there unless a build, or `--pictures`, has fetched them.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import type { Host } from '../api/host.ts';
import { findFolders } from '../integration/folders.ts';
import { catalogPlace } from '../integration/prepare-site.ts';
import { commandOptions, type HaatOptions } from '../integration/index.ts';
import { watchTree } from '../integration/watch-tree.ts';
import { listen } from '../server/listen.ts';
import { BUILD_PROGRESS } from './build-progress.ts';
import {
  createShopServer,
  describeHost,
  readConfigOrExit,
  type RunningShop,
  startHost,
} from '../server/shop-server.ts';

/** How long the host waits after the last change before it reads the catalogue again. */
const SETTLE_MS = 500;

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
process.env['STYLEGUIDE'] ??= '1';
process.env['LOG_LEVEL'] ||= 'warn';
process.env['API_ORIGIN'] = '/api';
const port = Number(process.env['PORT'] || 4321);
// The host leaves out the same products as the pages.
process.env['ON_ERROR'] ||= 'set-aside';
const config = readConfigOrExit({ simulatePayment: true });
const folders = findFolders();
const { values } = parseArgs({ options: { pictures: { type: 'boolean', default: false } } });
const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
let shop: RunningShop | undefined;
let host: Host | undefined;
const api = createServer((request, response) => {
  if (shop) shop.server.emit('request', request, response);
  else response.writeHead(503).end();
});
const address = await listen(api, 0, '127.0.0.1');

/** Starts the host once there is a catalogue that it can read. It reads it in a thread of its own, beside Astro. */
async function openHost(): Promise<void> {
  if (shop) return;
  shop = createShopServer(undefined, { ...config, siteUrl }, catalogPlace(folders));
  shop.opened(address);
  host = await startHost(shop);
  for (const line of describeHost(host)) console.log(line);
}

const options: HaatOptions = {
  folders,
  fetches: values.pictures,
  onFetch: BUILD_PROGRESS.onFetch,
  onLoaded: () => void openHost(),
};
await commandOptions.run(options, () =>
  dev({
    vite: { server: { proxy: { '/api': { target: address } } } },
    server: { port, host: process.env['HOST'] || '127.0.0.1' },
  }),
);
let settling: NodeJS.Timeout | undefined;
watchTree(folders.catalog, () => {
  clearTimeout(settling);
  settling = setTimeout(() => void host?.shop.reload(), SETTLE_MS);
});
