import { listEditionMarkets, nameIn } from '../../catalog/site/editions.ts';
import { findDeliveryFile } from '../../catalog/delivery/delivery-files.ts';
import { listPriceFiles } from '../../catalog/delivery/price-files.ts';
import type { Site } from '../../catalog/site/site.ts';
import { PATH_PATTERNS } from '../../paths.ts';
import { findSearchFile } from './search-files.ts';

/**
 * The text of a data file that a build would write at an address: prices, delivery rules, the search index and its common results, and the data that
 * pages read. Undefined if there is none.
 */
export async function findDataFile(site: Site, path: string): Promise<string | undefined> {
  if (PATH_PATTERNS.find.test(path)) return findSearchFile(site, path);
  /** A market and its edition by the name in its data files: "in", "in.hi". */
  const findNamed = (name: string | undefined) =>
    listEditionMarkets(site).find(({ edition, market }) => nameIn(edition, market) === name);
  const [, priced, , part] = PATH_PATTERNS.priceFile.exec(path) ?? [];
  const ofPrices = findNamed(priced);
  const files = ofPrices && listPriceFiles(ofPrices.edition).get(ofPrices.market.id);
  if (files) return JSON.stringify(files[Number(part)] ?? {});
  const [, ruled, zone = ''] = PATH_PATTERNS.deliveryFile.exec(path) ?? [];
  const ofRules = findNamed(ruled);
  const rules = ofRules && findDeliveryFile(ofRules.edition, ofRules.market.id, zone);
  return rules && JSON.stringify(rules);
}
