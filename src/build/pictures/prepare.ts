import { copyFile, link, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalog } from '../../catalog/load.ts';
import { CatalogError, ProblemList } from '../../catalog/problems.ts';
import type { PreparedPicture } from '../../catalog/site.ts';
import { picturePath } from '../../paths.ts';
import { runAll } from '../run-all.ts';
import { ENCODER_VERSION, encodePicture } from './encode.ts';
import { digest, readSource, writeWhole } from './source.ts';

/**
 * Prepares every picture that the catalogue names. What was prepared before is found in `cache` by its content.
 * @throws CatalogError with every picture that can't be read, and who names it.
 */
export async function preparePictures(
  catalog: Catalog,
  cache: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, PreparedPicture>> {
  const users = collectSources(catalog);
  const prepared = new Map<string, PreparedPicture>();
  const problems = new ProblemList();
  await mkdir(cache, { recursive: true });
  await runAll([...users.keys()], 4, async (source) => {
    try {
      prepared.set(source, await prepareOne(source, catalog.root, cache));
    } catch (error) {
      const reason = (error as Error).message.split('\n')[0] ?? '';
      problems.addFile(users.get(source) ?? source, {
        found: `the picture ${JSON.stringify(source)}: ${reason}`,
        expected: 'a picture that can be read (JPEG, PNG, WebP, AVIF, GIF or TIFF)',
      });
    }
    onProgress(prepared.size, users.size);
  });
  if (problems.problems.length > 0) throw new CatalogError(problems.problems);
  return prepared;
}

/** Every picture of the catalogue and the first file that names it. */
function collectSources({ products, categories, home, root }: Catalog): Map<string, string> {
  const users = new Map<string, string>();
  const use = (source: string, file: string) => {
    if (!users.has(source)) users.set(source, file);
  };
  for (const product of products.values()) for (const picture of product.pictures) use(picture.source, product.file);
  for (const category of categories.values())
    for (const tile of category.strip) use(tile.picture.source, category.file);
  const homeFile = `${basename(root)}/home.json`;
  for (const { image } of [...home.hero, ...home.categories.cards, ...home.trends.tiles, home.memberGifts])
    use(image, homeFile);
  return users;
}

async function prepareOne(source: string, root: string, cache: string): Promise<PreparedPicture> {
  const bytes = await readSource(source, root, cache);
  const key = digest(Buffer.concat([Buffer.from(`${ENCODER_VERSION} `), bytes]));
  const note = join(cache, `${key}.json`);
  const known = await readFile(note, 'utf8').catch(() => undefined);
  if (known !== undefined) return { digest: key, widths: JSON.parse(known) as number[] };
  const encoded = await encodePicture(bytes);
  for (const { width, data } of encoded) await writeWhole(join(cache, cacheName(key, width)), data);
  const widths = encoded.map(({ width }) => width);
  // The note comes last: a picture with a note is whole.
  await writeWhole(note, JSON.stringify(widths));
  return { digest: key, widths };
}

const cacheName = (key: string, width: number): string => `${key}-${width}.webp`;

/** Where the cache holds a picture's file; undefined for an address that is no prepared picture. */
export function cachedPicture(cache: string, path: string): string | undefined {
  return /^\/_img\/[0-9a-f]{12}-\d+\.webp$/.test(path) ? join(cache, basename(path)) : undefined;
}

/** Puts the files of the prepared pictures into a site's folder. */
export async function publishPictures(
  pictures: Iterable<PreparedPicture>,
  cache: string,
  folder: string,
): Promise<void> {
  await mkdir(join(folder, '_img'), { recursive: true });
  const unique = new Map([...pictures].map((picture) => [picture.digest, picture]));
  await runAll([...unique.values()], 16, async ({ digest: key, widths }) => {
    for (const width of widths) {
      const from = join(cache, cacheName(key, width));
      const to = join(folder, picturePath(key, width));
      // The same file under a second name costs nothing; across file systems it has to be copied.
      await link(from, to).catch(() => copyFile(from, to));
    }
  });
}
