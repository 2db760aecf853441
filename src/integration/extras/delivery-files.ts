import { editionsOf } from '../../catalog/site/editions.ts';
import { findDeliveryFile } from '../../catalog/delivery/delivery-files.ts';
import { PIN_ZONES } from '../../catalog/values/pin-codes.ts';
import type { Site } from '../../catalog/site/site.ts';
import { deliveryFilePath } from '../../core/site/data-paths.ts';
import { inLanguage, languageEnding } from '../../messages/language.ts';
import { filesOfTexts, type TextFiles, writeTextFiles } from './text-files.ts';

/** Digests of a build's delivery files, by market and language. */
const RECORD = 'delivery.json';

/**
 * Writes the delivery files of each market with delivery rules into `work`, the folder of a new build: one for each first two digits of PIN codes.
 * Unchanged ones are linked from `earlier`, the previous build.
 */
export const writeDeliveryFiles = (site: Site, work: string, earlier: string | undefined): Promise<void> =>
  writeTextFiles(editionsOf(site).flatMap(listTexts), RECORD, work, earlier);

const listTexts = (edition: Site): (readonly [string, TextFiles])[] =>
  inLanguage(edition.language, () =>
    [...edition.catalog.deliveryRules.keys()].map((id) => {
      const zones = [...PIN_ZONES];
      const texts = zones.map((zone) => JSON.stringify(findDeliveryFile(edition, id, zone)));
      const paths = zones.map((zone) => deliveryFilePath(id, zone));
      return [`${id}${languageEnding()}`, filesOfTexts(texts, (index) => paths[index] as string)];
    }),
  );
