/** `npm start`: builds the site if it is not up to date, and serves it with the API host. */
import './use-all-cores.ts';
import { realpath } from 'node:fs/promises';
import { openDatabase } from '../api/ground/database/engines/connect.ts';
import { listPublished } from '../api/records/reviews/published.ts';
import { listSoldOut } from '../api/records/sellers/sold-out.ts';
import { readShop, type Shop } from '../api/ground/shop/read-shop.ts';
import { listCounts } from '../api/records/stock/counts.ts';
import { findFolders } from '../integration/folders.ts';
import { catalogSource } from '../integration/prepare-site.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { readOptions } from './read-options.ts';
import { runBuild } from './run-build.ts';
import { listen } from '../server/listen.ts';
import { createShopServer, describeHost, exitWith, readConfigOrExit, startHost } from '../server/shop-server.ts';
import { createStaticServer } from '../server/static-server.ts';
import { commandLine } from '../command-line.ts';

const USAGE = `${commandLine('start')}    builds the site if something has changed, and serves it with the API host on PORT, by default 4321

The environment has the settings of the API host, which its manual lists.`;

/** How often to check for another published build, so that the host uses the same catalogue as the site. */
const CHECK_MS = 2_000;

readOptions(USAGE, {});
process.env['LOG_LEVEL'] ||= 'warn';
// Pages call the host of their own origin, whatever `api` is in store.json.
process.env['API_ORIGIN'] = '/api';
const config = readConfigOrExit({ simulatePayment: true });
const folders = findFolders();
// Pages show what sellers have switched off, the pieces that they count, and approved reviews.
const database = await openDatabase({
  url: config.databaseUrl,
  acceptsIncomplete: config.acceptsIncompleteDatabase,
}).catch(exitWith);
let products: Shop['products'] | undefined;
const readProducts = () => (products ??= readShop(catalogSource(folders)).products);
const fromHost = {
  soldOut: await listSoldOut(database, () => readProducts().values()),
  counts: await listCounts(database, readProducts),
  reviews: await listPublished(database),
};
await database.close();
const fingerprint = await takeFingerprint(folders, fromHost);
if (!(await runBuild(folders, fingerprint, fromHost))) process.exit(1);

const shop = createShopServer(createStaticServer(folders.out), config, catalogSource(folders));
const address = await listen(shop.server, Number(process.env['PORT'] || 4321));
shop.opened(address);
const host = await startHost(shop);
console.log(`\n  The shop is open: ${address}\n\n  Stop it with Ctrl+C.\n`);
for (const line of describeHost(host)) console.log(`  ${line}`);

let published = await realpath(folders.out);
setInterval(async () => {
  const now = await realpath(folders.out).catch(() => published);
  if (now !== published) void host.shop.reload();
  published = now;
}, CHECK_MS).unref();
