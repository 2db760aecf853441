import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPriceFiles } from '../../catalog/queries/price-files.ts';
import type { Site } from '../../catalog/site.ts';
import { priceFilePath } from '../../paths.ts';
import { runAll } from '../run-all.ts';

/** Writes every market's price files into the folder of a site. */
export async function writePriceFiles(site: Site, folder: string): Promise<void> {
  for (const [id, files] of listPriceFiles(site)) {
    const pathOf = (index: number) => join(folder, priceFilePath(id, files.length, index));
    await mkdir(dirname(pathOf(0)), { recursive: true });
    await runAll([...files.keys()], 16, (index) => writeFile(pathOf(index), JSON.stringify(files[index])));
  }
}
