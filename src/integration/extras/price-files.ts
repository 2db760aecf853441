import { hash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listPriceFiles } from '../../catalog/queries/price-files.ts';
import type { Site } from '../../catalog/site.ts';
import { priceFilePath } from '../../paths.ts';
import { fileLinker } from '../link-files.ts';
import { runAll } from '../run-all.ts';

/** By market id: digests of a build's price files, in their order, beside its site. */
export const PRICE_RECORDS_FILE = 'prices.json';
type Digests = Readonly<Record<string, readonly string[]>>;

/** Writes every market's price files into the folder of a new build, `work`. Those that `earlier`, the build before, has alike are linked. */
export async function writePriceFiles(site: Site, work: string, earlier: string | undefined): Promise<void> {
  const folder = join(work, 'site');
  const before = earlier === undefined ? {} : await readDigests(join(earlier, PRICE_RECORDS_FILE));
  const link = fileLinker(earlier && join(earlier, 'site'), folder);
  const digests: Record<string, readonly string[]> = {};
  for (const [id, files] of listPriceFiles(site)) {
    const texts = files.map((file) => JSON.stringify(file));
    const own = texts.map((text) => hash('sha1', text, 'base64url'));
    const known = before[id]?.length === own.length ? before[id] : [];
    const pathOf = (index: number) => priceFilePath(id, files.length, index);
    const changed = [...own.keys()].filter((index) => known[index] !== own[index] || !link(pathOf(index)));
    await mkdir(dirname(join(folder, pathOf(0))), { recursive: true });
    await runAll(changed, 16, (index) => writeFile(join(folder, pathOf(index)), texts[index] as string));
    digests[id] = own;
  }
  await writeFile(join(work, PRICE_RECORDS_FILE), JSON.stringify(digests));
}

async function readDigests(file: string): Promise<Digests> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Digests;
  } catch {
    // There are none, or they are damaged: all files are written.
    return {};
  }
}
