import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptOrigins, type Site } from '../../catalog/site.ts';
import type { MarketDictionaries } from '../compress/compressed-forms.ts';
import { strictTransport } from '../../catalog/strict-transport.ts';
import { marketPagePath } from '../../paths.ts';
import { listFeedKinds } from '../../views/feeds/formats.ts';
import type { PageRecords } from '../render/page-records.ts';
import { contentSecurityPolicy, type ExtraSources, formatHeaders, outsideSources } from './headers.ts';
import { findRarePages, hashesOf } from './inline-hashes.ts';
import { writeSpeculationRules } from './speculation-rules.ts';

/** Writes `_headers`, and the speculation rules that it names. */
export async function writeHeaders(
  site: Site,
  folder: string,
  records: PageRecords,
  dictionaries: readonly MarketDictionaries[],
): Promise<void> {
  const outside = outsideSources(site.api, process.env['PAYMENT_ORIGINS'] || undefined, keptOrigins(site));
  const markets = [...site.catalog.markets.values()];
  const payment = new Set(markets.map((market) => marketPagePath(market, 'payment')));
  // The first is sent at any address; the menu of any page reads the others.
  const rare = findRarePages(records, ['/404', ...markets.map((market) => marketPagePath(market, 'categories'))]);
  const policyOf = (isMeant: (path: string) => boolean, extra: ExtraSources) => {
    const pages = [...records.pages].filter(([path]) => isMeant(path)).map(([, page]) => page);
    const { styles, scripts } = hashesOf(records, pages);
    return contentSecurityPolicy(styles, scripts, extra);
  };
  // The browser checks the styles of every page that scripts read, such as that of a product in the sheet, by the policy of the page they run in.
  const ofRare = policyOf(() => true, outside.all);
  const ofPayment = policyOf((path) => payment.has(path), outside.payment);
  const own = [...rare].filter((path) => !payment.has(path)).sort();
  await writeFile(
    join(folder, '_headers'),
    formatHeaders(
      policyOf((path) => !rare.has(path) && !payment.has(path), outside.all),
      {
        policies: {
          ...Object.fromEntries(own.map((path) => [path, ofRare])),
          ...Object.fromEntries([...payment].map((path) => [path, ofPayment])),
        },
        strictTransport: strictTransport(site.url, site.catalog.store.strictTransport),
        dictionaries,
        hasFeeds: listFeedKinds(site.catalog.store).length > 0,
        speculationRules: await writeSpeculationRules(site, folder),
      },
    ),
  );
}
