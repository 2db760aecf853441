import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { numberProducts } from '../../catalog/queries/numbered.ts';
import { makeSearchIndex } from '../../catalog/queries/search-index.ts';
import type { Site } from '../../catalog/site.ts';
import { runAll } from '../run-all.ts';

/** Writes every market's search index into the folder of a site, beside what else names products by number. */
export async function writeSearchIndex(site: Site, folder: string): Promise<void> {
  for (const market of site.catalog.markets.values()) {
    const parts = makeSearchIndex(site, market);
    const base = join(folder, numberProducts(site, market).folder);
    for (const name of new Set([...parts.keys()].map((part) => dirname(part))))
      await mkdir(join(base, name), { recursive: true });
    await runAll([...parts], 16, ([name, text]) => writeFile(join(base, name), text));
  }
}

/** The text of a part of an index at this address of the site. */
export function findSearchPart(site: Site, path: string): string | undefined {
  for (const market of site.catalog.markets.values()) {
    const { folder } = numberProducts(site, market);
    if (path.startsWith(`${folder}/`)) return makeSearchIndex(site, market).get(path.slice(folder.length + 1));
  }
  return undefined;
}
