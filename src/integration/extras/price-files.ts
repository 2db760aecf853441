import { editionsOf } from '../../catalog/site/editions.ts';
import { listPriceFiles } from '../../catalog/delivery/price-files.ts';
import type { Site } from '../../catalog/site/site.ts';
import { priceFilePath } from '../../core/product/price-file.ts';
import { inLanguage, languageEnding } from '../../messages/language.ts';
import { filesOfTexts, type TextFiles, writeTextFiles } from './text-files.ts';

/** Digests of a build's price files, by market and language. */
const RECORD = 'prices.json';

/** Writes the price files of every market into `work`, the folder of a new build. Unchanged ones are linked from `earlier`, the previous build. */
export const writePriceFiles = (site: Site, work: string, earlier: string | undefined): Promise<void> =>
  writeTextFiles(editionsOf(site).flatMap(listTexts), RECORD, work, earlier);

const listTexts = (edition: Site): (readonly [string, TextFiles])[] =>
  inLanguage(edition.language, () =>
    [...listPriceFiles(edition)].map(([id, files]) => {
      const paths = files.map((_, index) => priceFilePath(id, files.length, index));
      const texts = files.map((file) => JSON.stringify(file));
      return [`${id}${languageEnding()}`, filesOfTexts(texts, (index) => paths[index] as string)];
    }),
  );
