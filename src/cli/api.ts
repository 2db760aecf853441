/**
 * `npm run api`: the API host alone. With SITE_DIR it serves a built site on the same origin, without looking whether the
 * site is up to date.
 */
import { resolve } from 'node:path';
import { findFolders } from '../integration/folders.ts';
import { listen } from '../server/listen.ts';
import { createShopServer, describeHost, readConfigOrExit, startHost } from '../server/shop-server.ts';
import { createStaticServer } from '../server/static-server.ts';

const config = readConfigOrExit({ simulatePayment: false });
const siteFolder = process.env['SITE_DIR'];
const site = siteFolder ? createStaticServer(resolve(siteFolder)) : undefined;
const shop = createShopServer(site, config, findFolders().catalog);
// Whoever sends requests here knows the port: another one would be no help.
const address = await listen(shop.server, config.port, config.host, true).catch((error: Error) => {
  console.error(`Port ${config.port} can't be listened on: ${error.message}`);
  process.exit(1);
});
shop.opened(address);
const host = await startHost(shop);
console.log(`The host answers at ${address}/api`);
for (const line of describeHost(host)) console.log(line);
