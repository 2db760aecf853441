/**
 * `npm run dev`: serves the shop and updates it when the catalogue or the code changes. It starts an API host and forwards `/api` and `/operator` to
 * it. Pictures on other hosts are loaded from there unless a build, or `--pictures`, has fetched them.
 */
import { createServer } from 'node:http';
import { dev } from 'astro';
import { Guard, isEveryAddress, isLoopback } from '../admin/server/guard.ts';
import { serveAdmin } from '../admin/server/serve-admin.ts';
import { describeDiskError } from '../integration/files/describe-disk-error.ts';
import { findFolders } from '../integration/files/folders.ts';
import { commandOptions, type HaatOptions } from '../integration/index.ts';
import { setOnServed } from '../integration/on-served.ts';
import type { Plugin } from 'vite';
import { watchTree } from '../integration/files/watch-tree.ts';
import { listen } from './server/listen.ts';
import { commandLine } from '../command-line.ts';
import { BUILD_PROGRESS } from './terminal/build-progress.ts';
import type { DevHost } from './run/dev-host.ts';
import { alignRows } from './terminal/align-rows.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = alignRows([
  [commandLine('dev'), 'serves the shop on PORT, by default 4321'],
  [commandLine('dev', '--pictures'), 'also fetches pictures that have an address'],
]).join('\n');

/** How long the API host waits after the last change before it reads the catalogue again. */
const SETTLE_MS = 500;
/** How long after the first page the API host is started, so that the page's scripts come first. */
const AFTER_PAGE_MS = 1_000;

process.env['ASTRO_TELEMETRY_DISABLED'] ??= '1';
process.env['STYLEGUIDE'] ??= '1';
process.env['LOG_LEVEL'] ||= 'warn';
process.env['API_ORIGIN'] = '/api';
const port = Number(process.env['PORT'] || 4321);
// The API host then leaves out the same products as the pages.
process.env['ON_ERROR'] ||= 'set-aside';
const folders = findFolders();
const { values } = readOptions(USAGE, { options: { pictures: { type: 'boolean', default: false } } });
let isLoaded = false;
let opened: Promise<DevHost | undefined> | undefined;
const api = createServer(async (request, response) => {
  const host = await openHost();
  // While there is no catalogue that the API host can read, requests to it get no answer.
  if (host) host.shop.server.emit('request', request, response);
  else response.writeHead(503).end();
});
const address = await listen(api, 0, '127.0.0.1');

/** Starts the API host once there is a catalogue that it can read. Its code is loaded only then, as the first page does not need it. */
function openHost(): Promise<DevHost | undefined> | undefined {
  if (isLoaded) opened ??= import('./run/dev-host.ts').then(({ startDevHost }) => startDevHost(folders, address, port));
  return opened;
}

let isAwaited = false;
const afterFirstPage: Plugin = {
  name: 'haat-dev-host',
  configureServer: ({ middlewares }) =>
    void middlewares.use((_request, response, next) => {
      response.once('close', () => {
        if (isAwaited || !isLoaded) return;
        isAwaited = true;
        setTimeout(openHost, AFTER_PAGE_MS);
      });
      next();
    }),
};

const options: HaatOptions = {
  folders,
  fetches: values.pictures,
  onFetch: BUILD_PROGRESS.onFetch,
  onLoaded: () => {
    isLoaded = true;
  },
};
const guard = new Guard();
setOnServed((served) => {
  serveAdmin(served, guard);
  const { httpServer } = served.server;
  httpServer?.once('listening', () => {
    const listening = httpServer.address();
    // Listening on all addresses includes this machine's own. On any other single address nobody may edit.
    if (typeof listening === 'object' && (isLoopback(listening?.address) || isEveryAddress(listening?.address)))
      console.log(`Edit the catalogue: ${guard.addressOf(listening?.port ?? port)}`);
  });
});
await commandOptions.run(options, () =>
  dev({
    vite: {
      plugins: [afterFirstPage],
      server: { proxy: { '/api': { target: address }, '^/operator(?:[/?]|$)': { target: address } } },
    },
    server: { port, host: process.env['HOST'] || '127.0.0.1' },
  }),
);
let settling: NodeJS.Timeout | undefined;
watchTree(folders.catalog, () => {
  clearTimeout(settling);
  settling = setTimeout(async () => {
    const host = await opened;
    // An API host that could not start may be able to now.
    if (host) void host.host.shop.reload();
    else if (opened) {
      opened = undefined;
      void openHost();
    }
  }, SETTLE_MS);
});
// While files are edited, no mistake in one of them may end the server.
process.removeAllListeners('uncaughtException');
process.on('uncaughtException', (error) => console.error(describeDiskError(error) ?? error));
