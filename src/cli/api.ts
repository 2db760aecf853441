/** `npm run api`: the API host alone. With SITE_DIR it also serves a built site, without checking whether it is up to date. */
import { resolve } from 'node:path';
import { findFolders, listOpenFolders } from '../integration/files/folders.ts';
import { listen } from './server/listen.ts';
import { createShopServer, describeHost, readConfigOrExit, startHost } from './server/shop-server.ts';
import { createStaticServer } from './server/static-server.ts';
import { commandLine } from '../command-line.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('api')}    runs the API host on PORT, by default 4322

The environment has its settings, which the manual of the API host lists. With SITE_DIR it also serves the site in that folder.`;
readOptions(USAGE, {});
const siteFolder = process.env['SITE_DIR'];
const folders = findFolders();
const served = [...listOpenFolders(folders), ...(siteFolder ? [resolve(siteFolder)] : [])];
const config = readConfigOrExit({ simulatePayment: false }, served);
const site = siteFolder ? createStaticServer(resolve(siteFolder)) : undefined;
const shop = createShopServer(site, config, { folder: folders.catalog, theme: folders.theme });
// Clients know this port, so no other one is tried.
const address = await listen(shop.server, config.port, config.host, true).catch((error: Error) => {
  console.error(`The host can't listen on port ${config.port}: ${error.message}`);
  process.exit(1);
});
shop.opened(address);
const host = await startHost(shop);
console.log(`The host answers at ${address}/api`);
for (const line of describeHost(host)) console.log(line);
