import type { Host } from '../api/entry/host/host.ts';
import { type Folders, listOpenFolders } from '../integration/folders.ts';
import { catalogSource } from '../integration/prepare-site.ts';
import {
  createShopServer,
  describeHost,
  readConfigOrExit,
  type RunningShop,
  startHost,
} from '../server/shop-server.ts';

export interface DevHost {
  readonly shop: RunningShop;
  readonly host: Host;
}

/** Starts the API host of `npm run dev`, which serves the shop at `port`. `address` is where its requests are forwarded from. */
export async function startDevHost(folders: Folders, address: string, port: number): Promise<DevHost> {
  const config = readConfigOrExit({ simulatePayment: true }, listOpenFolders(folders));
  const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
  const shop = createShopServer(undefined, { ...config, siteUrl }, catalogSource(folders));
  shop.opened(address);
  const host = await startHost(shop);
  for (const line of describeHost(host)) console.log(line);
  return { shop, host };
}
