import { listPriceFiles } from '../../catalog/queries/price-files.ts';
import type { Site } from '../../catalog/site.ts';
import { priceFilePath } from '../../core/product/price-file.ts';
import { type TextFiles, writeTextFiles } from './text-files.ts';

/** Digests of a build's price files, by market id. */
const RECORD = 'prices.json';

/** Writes every market's price files into the folder of a new build, `work`. Those that `earlier`, the build before, has alike are linked. */
export const writePriceFiles = (site: Site, work: string, earlier: string | undefined): Promise<void> =>
  writeTextFiles(listTexts(site), RECORD, work, earlier);

function* listTexts(site: Site): Iterable<readonly [string, TextFiles]> {
  for (const [id, files] of listPriceFiles(site)) {
    const pathOf = (index: number) => priceFilePath(id, files.length, index);
    yield [id, { texts: files.map((file) => JSON.stringify(file)), pathOf }];
  }
}
