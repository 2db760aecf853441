import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEditionMarkets } from '../../catalog/editions.ts';
import { keptOrigins, type Site } from '../../catalog/site.ts';
import type { MarketDictionaries } from '../compress/compressed-forms.ts';
import { strictTransport } from '../../catalog/strict-transport.ts';
import { marketPagePath } from '../../paths.ts';
import { listFeedKinds } from '../../views/feeds/formats.ts';
import type { PageRecords } from '../render/page-records.ts';
import { contentSecurityPolicy, formatHeaders, outsideSources } from './headers.ts';
import { divideHashes, findRarePages, type InlineHashes } from './inline-hashes.ts';
import { listApplicationPages, writeSpeculationRules } from './speculation-rules.ts';

/** Writes `_headers`, and the speculation rules that it names. */
export async function writeHeaders(
  site: Site,
  folder: string,
  records: PageRecords,
  dictionaries: readonly MarketDictionaries[],
): Promise<void> {
  const outside = outsideSources(site.api, process.env['PAYMENT_ORIGINS'] || undefined, keptOrigins(site));
  const markets = listEditionMarkets(site).map(({ market }) => market);
  const payment = new Set(markets.map((market) => marketPagePath(market, 'payment')));
  // The first is sent at any address; the menu of any page reads the others.
  const rare = findRarePages(records, ['/404', ...markets.map((market) => marketPagePath(market, 'categories'))]);
  const application = listApplicationPages(
    markets,
    markets.filter(({ id }) => id === site.defaultMarket.id),
  );
  const { common, own } = divideHashes(records, rare, payment, new Set(application));
  const policyOf = ({ styles, scripts }: InlineHashes, extra = outside.all) =>
    contentSecurityPolicy(styles, scripts, extra);
  const policies = [...own].map(([path, hashes]) => [
    path,
    policyOf(hashes, payment.has(path) ? outside.payment : outside.all),
  ]);
  await writeFile(
    join(folder, '_headers'),
    formatHeaders(policyOf(common), {
      policies: Object.fromEntries(policies),
      workerPolicy: contentSecurityPolicy([], [], outside.all),
      strictTransport: strictTransport(site.url, site.catalog.store.strictTransport),
      dictionaries,
      hasFeeds: listFeedKinds(site.catalog.store).length > 0,
      speculationRules: await writeSpeculationRules(application, site.api, folder),
    }),
  );
}
