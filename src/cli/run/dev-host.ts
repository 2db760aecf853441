import type { Host } from '../../api/entry/host/host.ts';
import { type Folders, listOpenFolders } from '../../integration/files/folders.ts';
import { catalogSource } from '../../integration/prepare-site.ts';
import {
  createShopServer,
  describeHost,
  describeStartError,
  readConfigOrExit,
  type RunningShop,
  startHost,
} from '../server/shop-server.ts';

export interface DevHost {
  readonly shop: RunningShop;
  readonly host: Host;
}

/**
 * Starts the API host of `npm run dev`, which serves the shop at `port`. `address` is the one from which requests are forwarded. Undefined, with the
 * reason on the terminal, if it can't start: pages are still shown, as the catalogue is being edited.
 */
export async function startDevHost(folders: Folders, address: string, port: number): Promise<DevHost | undefined> {
  // Settings are not files that are being edited, so wrong ones end the command.
  const config = readConfigOrExit({ simulatePayment: true }, listOpenFolders(folders));
  try {
    const siteUrl = config.siteUrl ?? `http://localhost:${port}`;
    const shop = createShopServer(undefined, { ...config, siteUrl }, catalogSource(folders));
    shop.opened(address);
    await shop.host;
    const host = await startHost(shop);
    for (const line of describeHost(host)) console.log(line);
    return { shop, host };
  } catch (error) {
    console.error(describeStartError(error));
    console.error('Pages are shown without accounts and orders until this is fixed.');
    return undefined;
  }
}
