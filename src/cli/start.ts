/**
 * `npm start`: builds the site if it is not up to date, and serves it with the API host. The first time, the shop opens before its pages and pictures
 * are made; those that are requested are made at once.
 */
import './run/use-all-cores.ts';
import { realpath } from 'node:fs/promises';
import { openDatabase } from '../api/ground/database/engines/connect.ts';
import { listPublished } from '../api/records/reviews/published.ts';
import { listSoldOut } from '../api/records/sellers/sold-out.ts';
import { readShop, type Shop } from '../api/ground/shop/read-shop.ts';
import { listCounts } from '../api/records/stock/counts.ts';
import { findFolders, listOpenFolders } from '../integration/files/folders.ts';
import { catalogSource } from '../integration/prepare-site.ts';
import { openProvisionalSite, type ProvisionalSite } from '../integration/provisional-site.ts';
import { readStamp, takeFingerprint } from '../integration/stamp.ts';
import { BUILD_PROGRESS, tryBuild } from './terminal/build-progress.ts';
import { secondsSince } from './terminal/progress.ts';
import { readOptions } from './terminal/read-options.ts';
import { runBuild } from './run/run-build.ts';
import { startBackgroundBuild } from './run/start-background-build.ts';
import { listen } from './server/listen.ts';
import { createShopServer, describeHost, exitWith, readConfigOrExit, startHost } from './server/shop-server.ts';
import { createStaticServer } from './server/static-server.ts';
import { commandLine } from '../command-line.ts';

const USAGE = `${commandLine('start')}    builds the site if something has changed, and serves it with the API host on PORT, by default 4321

The first time it opens the shop before all pages and pictures are made and checked, but not with NODE_ENV=production.
The environment has the settings of the API host, which its manual lists.`;

/** How often to check whether another build was published, so that the host uses the same catalogue as the site. */
const CHECK_MS = 2_000;

const IN_BACKGROUND =
  'The build follows in the background. A page or a picture that somebody asks for is made at once.';

readOptions(USAGE, {});
process.env['LOG_LEVEL'] ||= 'warn';
// Builds set it themselves.
const isProduction = process.env['NODE_ENV'] === 'production';
// Pages call the host of their own origin, whatever `api` in store.json says.
process.env['API_ORIGIN'] = '/api';
const folders = findFolders();
const config = readConfigOrExit({ simulatePayment: true }, listOpenFolders(folders));
// Pages show what sellers have marked as sold out, the pieces that they count, and approved reviews.
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
// Without a finished site the shop opens with a provisional one, and the build follows. In production nobody gets pages that have not been checked.
const opened = isProduction || (await readStamp(folders)) ? undefined : await openProvisional();
if (!opened && !(await runBuild(folders, await takeFingerprint(folders, fromHost), fromHost))) process.exit(1);

const site = createStaticServer(folders.out, opened?.find);
const shop = createShopServer(site, config, catalogSource(folders));
const address = await listen(shop.server, Number(process.env['PORT'] || 4321));
shop.opened(address);
const host = await startHost(shop);
console.log(`\n  The shop is open: ${address}\n\n  Stop it with Ctrl+C.\n`);
for (const line of describeHost(host)) console.log(`  ${line}`);
if (opened) {
  console.log(`  ${IN_BACKGROUND}\n`);
  void startBackgroundBuild(fromHost);
}

let published = await realpath(folders.out);
setInterval(async () => {
  const now = await realpath(folders.out).catch(() => published);
  if (now !== published) void host.shop.reload();
  published = now;
}, CHECK_MS).unref();

/** Publishes a provisional site. Ends the process with a message when the catalogue has errors. */
async function openProvisional(): Promise<ProvisionalSite> {
  const start = performance.now();
  let made: ProvisionalSite | undefined;
  await tryBuild('Nothing was published.', async () => {
    made = await openProvisionalSite(folders, { ...fromHost, onLoaded: BUILD_PROGRESS.onLoaded });
    console.log(`${made.pages} pages can be opened. Prepared in ${secondsSince(start)}.`);
  });
  return made ?? process.exit(1);
}
