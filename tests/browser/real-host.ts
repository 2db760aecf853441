import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect as baseExpect } from '@playwright/test';
import { readConfig } from '../../src/api/ground/config/config.ts';
import { type Host, shutDown } from '../../src/api/entry/host/host.ts';
import type { Effort } from '../../src/integration/compress/encode.ts';
import { createShopServer } from '../../src/cli/server/shop-server.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { fastFolder } from '../support/memory-folder.ts';
import { SITE_FOLDER } from './built-shop.ts';
import { test as shopTest } from './shop.ts';

/**
 * The built site with the real API host on one origin, for tests that need stored data: an empty database
 * and an outbox in a temporary folder, simulated payment, no rate limits. Each worker has its own.
 */
export interface RealHost {
  readonly address: string;
  readonly host: Host;
  /** The newest mail to an address that contains this text; waits until it is in the outbox. */
  mailTo(address: string, words?: string): Promise<string>;
}

/** The site that a host serves, and the catalogue that it sells. */
export const BUILT = { site: SITE_FOLDER, catalog: process.env['CATALOG_DIR'] || 'catalog' };

/** `environment` is read before the settings of these tests; `effort` is that of compression. */
export async function openRealHost(
  environment: Readonly<Record<string, string>> = {},
  { site, catalog, effort }: typeof BUILT & { readonly effort?: Effort } = BUILT,
): Promise<RealHost & { readonly server: Server; close(): Promise<void> }> {
  const folder = await mkdtemp(join(fastFolder(), 'haat-journeys-'));
  const config = readConfig({
    ...environment,
    DATA_DIR: folder,
    PAYMENT_SIMULATOR: 'on',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'off',
    PASSWORD_COST: '10',
  });
  const shop = createShopServer(createStaticServer(site, undefined, effort), config, { folder: catalog });
  const address = await listen(shop.server, 0, '127.0.0.1');
  shop.opened(address);
  const host = await shop.host;
  host.workers.start();
  return {
    address,
    host,
    server: shop.server,
    mailTo: async (to, words = '') => {
      let found: string | undefined;
      await baseExpect
        .poll(async () => {
          found = await findMail(join(folder, 'outbox'), to, words);
          return found !== undefined;
        }, `a mail to ${to}`)
        .toBe(true);
      return found ?? '';
    },
    close: async () => {
      shop.server.closeAllConnections();
      await shutDown(shop.server, host);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The newest mail to an address that contains this text, with its lines unwrapped. */
async function findMail(folder: string, to: string, words: string): Promise<string | undefined> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).sort();
  for (const file of files.reverse()) {
    const text = (await readFile(join(folder, file), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
    if (text.includes(`To: ${to}`) && text.includes(words)) return text;
  }
  return undefined;
}

/** Tests of the built site with the real host. */
export const test = shopTest.extend<object, { shop: RealHost }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the first argument names the fixtures that are used
    async ({}, use) => {
      const shop = await openRealHost();
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
});
