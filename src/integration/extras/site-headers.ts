import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEditionMarkets } from '../../catalog/site/editions.ts';
import { keptOrigins, type Site } from '../../catalog/site/site.ts';
import type { MarketDictionaries } from '../compress/compressed-forms.ts';
import { strictTransport } from '../../catalog/values/strict-transport.ts';
import { marketPagePath, marketPath, ONCE_PATHS } from '../../paths.ts';
import { listFeedKinds } from '../../views/feeds/formats.ts';
import type { Bundle } from '../render/bundle.ts';
import type { PageRecords } from '../render/page-records.ts';
import { contentSecurityPolicy, formatHeaders, outsideSources, workerPolicy } from './headers.ts';
import { divideHashes, type InlineHashes } from './inline-hashes.ts';
import { listApplicationPages, writeSpeculationRules } from './speculation-rules.ts';
import { listFilesBelow } from '../../real-paths.ts';
import { videoSources } from './videos.ts';

/** Writes `_headers`, and the speculation rules that it names. */
export async function writeHeaders(
  site: Site,
  { files }: Pick<Bundle, 'files'>,
  folder: string,
  records: PageRecords,
  dictionaries: readonly MarketDictionaries[],
): Promise<void> {
  const markets = listEditionMarkets(site).map(({ market }) => market);
  const payment = listPaymentPages(site);
  const application = listApplicationPages(
    markets,
    markets.filter(({ id }) => id === site.defaultMarket.id),
  );
  // No script reads these pages. Any other page may be read by one: the menu reads the categories, a product page its reviews and help.
  const single = [...application, ...markets.map(marketPath), ...ONCE_PATHS];
  const { common, own } = divideHashes(records, single, payment);
  const policyOf = pagePolicies(site);
  await writeFile(
    join(folder, '_headers'),
    formatHeaders(policyOf('/', common), {
      policies: Object.fromEntries([...own].map(([path, hashes]) => [path, policyOf(path, hashes)])),
      workerPolicy: workerPolicy(sourcesOutside(site).all),
      pictureFolders: listPictureFolders(files, records),
      strictTransport: strictTransport(site.url, site.catalog.store.strictTransport),
      dictionaries,
      hasFeeds: listFeedKinds(site.catalog.store).length > 0,
      speculationRules: await writeSpeculationRules(application, site.api, folder),
    }),
  );
}

const sourcesOutside = (site: Site) =>
  outsideSources(site.api, process.env['PAYMENT_ORIGINS'] || undefined, keptOrigins(site), videoSources(site.catalog));

const listPaymentPages = (site: Site): ReadonlySet<string> =>
  new Set(listEditionMarkets(site).map(({ market }) => marketPagePath(market, 'payment')));

/** Returns a function that makes the policy of the page at an address from the hashes of its inline styles and scripts. */
export function pagePolicies(site: Site): (path: string, hashes: InlineHashes) => string {
  const { all, payment } = sourcesOutside(site);
  const paymentPages = listPaymentPages(site);
  return (path, { styles, scripts }) => contentSecurityPolicy(styles, scripts, paymentPages.has(path) ? payment : all);
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Folders of the bundle, which includes the public folders, that contain only pictures and no pages. */
function listPictureFolders(bundled: string, { pages }: PageRecords): string[] {
  const inFolders = listFilesBelow(bundled).filter((file) => file.includes('/'));
  const files = Map.groupBy(inFolders, (file) => file.split('/')[0] ?? '');
  const withPages = new Set([...pages.keys()].map((path) => path.split('/')[1]));
  return [...files]
    .filter(([folder, within]) => !withPages.has(folder) && within.every((file) => PICTURE.test(file)))
    .map(([folder]) => folder)
    .sort();
}
