import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findDeliveryFile } from '../../catalog/queries/delivery-files.ts';
import { PIN_ZONES } from '../../catalog/queries/pin-codes.ts';
import type { Site } from '../../catalog/site.ts';
import { deliveryFilePath } from '../../paths.ts';
import { runAll } from '../run-all.ts';

/** Writes the files of each market with rules of delivery into the folder of a site: one for each first two digits of PIN codes. */
export async function writeDeliveryFiles(site: Site, folder: string): Promise<void> {
  for (const marketId of site.catalog.deliveryRules.keys()) {
    const pathOf = (zone: string) => join(folder, deliveryFilePath(marketId, zone));
    await mkdir(dirname(pathOf('10')), { recursive: true });
    await runAll([...PIN_ZONES], 16, (zone) =>
      writeFile(pathOf(zone), JSON.stringify(findDeliveryFile(site, marketId, zone))),
    );
  }
}
