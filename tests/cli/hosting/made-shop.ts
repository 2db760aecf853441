import { join, resolve } from 'node:path';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { HOSTS } from '../../../src/cli/hosting/hosts.ts';
import type { ShopFolder } from '../../../src/cli/hosting/site/shop-folder.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { writeHostedSite } from './made-site.ts';

/** Folders for which files are made: this project, the folder of a merchant, and two with other settings. */
export const SHOPS: Readonly<Record<string, ShopFolder>> = {
  'this project': {
    folder: resolve('.'),
    catalog: 'catalog',
    api: '/api',
    packageFiles: [],
    node: process.execPath,
    isCheckout: true,
  },
  'a shop of its own': {
    folder: '/srv/tea shop',
    catalog: 'catalog',
    api: '/api',
    packageFiles: ['haat-0.1.0.tgz'],
    node: process.execPath,
    isCheckout: false,
  },
  'a shop whose API host has a name of its own': {
    folder: '/home/asha/100%',
    catalog: 'shops/tea',
    api: 'https://api.shop.example/api',
    packageFiles: [],
    node: process.execPath,
    isCheckout: false,
  },
  'a shop without an API host': {
    folder: '/srv/shop',
    catalog: 'catalog',
    api: undefined,
    packageFiles: [],
    node: process.execPath,
    isCheckout: false,
  },
};

export const SHOP_NAMES = Object.keys(SHOPS);

/** The files that `npm run hosting` makes for a shop, in `hosting/HOST` of its folder. */
export async function makeFor(
  host: 'container' | 'systemd',
  shop: string | ShopFolder,
  address?: string,
): Promise<Record<string, string>> {
  const found = typeof shop === 'string' ? SHOPS[shop] : shop;
  if (found === undefined) throw new Error(`There is no ${JSON.stringify(shop)}.`);
  const folder = writeHostedSite(join(makeTemporaryFolder(), 'site'), address === undefined ? {} : { address });
  const site = await readHostedSite(folder, found);
  return { ...HOSTS[host].make(site, join(found.folder, 'hosting', host)).files };
}
