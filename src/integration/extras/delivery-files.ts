import { findDeliveryFile } from '../../catalog/queries/delivery-files.ts';
import { PIN_ZONES } from '../../catalog/queries/pin-codes.ts';
import type { Site } from '../../catalog/site.ts';
import { deliveryFilePath } from '../../core/site/data-paths.ts';
import { type TextFiles, writeTextFiles } from './text-files.ts';

/** Digests of a build's files of delivery, by market id. */
const RECORD = 'delivery.json';

/**
 * Writes the files of each market with rules of delivery into the folder of a new build, `work`: one for each first two digits of PIN codes.
 * Those that `earlier`, the build before, has alike are linked.
 */
export const writeDeliveryFiles = (site: Site, work: string, earlier: string | undefined): Promise<void> =>
  writeTextFiles(listTexts(site), RECORD, work, earlier);

function* listTexts(site: Site): Iterable<readonly [string, TextFiles]> {
  const zones = [...PIN_ZONES];
  for (const id of site.catalog.deliveryRules.keys()) {
    const texts = zones.map((zone) => JSON.stringify(findDeliveryFile(site, id, zone)));
    yield [id, { texts, pathOf: (index) => deliveryFilePath(id, zones[index] as string) }];
  }
}
