import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { describeFormat } from '../../catalog/pictures/picture-format.ts';
import { isPrepared, type PreparedPicture, type SitePicture } from '../../catalog/site/site.ts';
import { isRemote } from '../../catalog/values/is-remote.ts';
import { PICTURE_FOLDER } from '../../paths.ts';
import type { PixelSize } from './kept/size-in-address.ts';
import { cacheName, readNote, writeNote } from './cached-files.ts';
import { digest, writeWhole } from '../files/write-whole.ts';

/**
 * Each site lists its remote pictures. If the host of one can't be reached and the cache has no copy, as on a new CI machine, the next build takes
 * the picture from the published site.
 */
const PICTURE_LIST = '_data/pictures.json';

const name = z.string().regex(/^[0-9a-f]{12}$/);
const width = z.int().min(1).max(10_000);
const ratio = z.number().positive();
const percent = z.number().min(0).max(100);
const stops = z.string().regex(/^(?:#[0-9a-f]{6}(?: 50%)?,#[0-9a-f]{6}(?: 0)?)?$/);
/** Further facts of a prepared picture that is not square: its height divided by its width, and its look. */
const seen = z.object({
  ratio: ratio.optional(),
  look: z
    .object({
      plain: z.tuple([percent, percent, percent, percent]),
      ground: z.tuple([stops, stops]),
      focus: z.tuple([percent, percent]),
    })
    .optional(),
});
/**
 * For a prepared picture its digest, its widths as WebP, and those as AVIF. For one that stays at its address its largest width, and its height
 * divided by that.
 */
const entry = z.union([
  z.tuple([name, z.array(width).min(1), z.array(width), seen.optional()]),
  z.tuple([width, ratio]),
]);
/** By the digest of the picture's address. */
const list = z.record(name, entry);
type Entry = z.output<typeof entry>;

/** Writes the list of a site. `cached` are the file names of the prepared pictures. */
export async function writePictureList(
  pictures: ReadonlyMap<string, SitePicture>,
  cached: readonly string[],
  folder: string,
): Promise<void> {
  const remote = [...pictures].filter(([source]) => isRemote(source));
  if (remote.length === 0) return;
  const present = new Set(cached);
  const entries = remote.map(([source, picture]) => [digest(source), describeEntry(picture, present)] as const);
  const file = join(folder, PICTURE_LIST);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))));
}

function describeEntry(picture: SitePicture, present: ReadonlySet<string>): Entry {
  if (!isPrepared(picture)) return [picture.files.at(-1)?.width ?? 1, picture.ratio];
  const { digest: key, widths, ...more } = picture;
  const avif = widths.filter((each) => present.has(cacheName(key, each, 'avif')));
  return [key, [...widths], avif, ...(Object.keys(more).length > 0 ? [more as z.output<typeof seen>] : [])] as Entry;
}

/** Reads a file of the published site; undefined if that fails. */
type ReadPublished = (path: string) => Promise<Buffer | undefined>;

/** Reads published pictures from the folder of a site; undefined for a missing file. */
export const readFolder =
  (site: string): ReadPublished =>
  (path) =>
    readFile(join(site, path)).catch(() => undefined);

const TIMEOUT_MS = 20_000;

/** Reads files of the site over HTTP. After one failed connection it makes no further requests. */
export function readAddress(url: string): ReadPublished {
  let isDown = false;
  return async (path) => {
    if (isDown) return undefined;
    try {
      const response = await fetch(`${url}/${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body = Buffer.from(await response.arrayBuffer());
      return response.ok ? body : undefined;
    } catch {
      isDown = true;
      return undefined;
    }
  };
}

/** A picture of the published site: a prepared one, whose files are in the cache now, or the size of one that stays at its address. */
type Published = PreparedPicture | PixelSize;

/** The pictures of the published site, looked up in several places: in the folder of the last build and at the site's address. */
export class PublishedPictures {
  readonly #cache: string;
  readonly #sources: readonly ReadPublished[];
  #lists: Promise<readonly Readonly<Record<string, Entry>>[]> | undefined;

  constructor(cache: string, sources: readonly ReadPublished[]) {
    this.#cache = cache;
    this.#sources = sources;
  }

  /** Finds a remote picture by its address, and puts its files into the cache. Undefined if no published site has it. */
  async find(source: string): Promise<Published | undefined> {
    this.#lists ??= Promise.all(this.#sources.map(readList));
    const lists = await this.#lists;
    for (const [index, read] of this.#sources.entries()) {
      const found = lists[index]?.[digest(source)];
      if (found === undefined) continue;
      const [first] = found;
      if (typeof first === 'number') return { width: first, height: first * (found[1] as number) };
      const [key, widths, avif, more] = found as Extract<Entry, readonly [string, ...unknown[]]>;
      const picture = { digest: key, widths, ...more } as PreparedPicture;
      if (await this.#take(read, picture, avif)) return picture;
    }
    return undefined;
  }

  /** Puts the files of a prepared picture into the cache, unless they are there. Returns whether all are. */
  async #take(read: ReadPublished, picture: PreparedPicture, avif: readonly number[]): Promise<boolean> {
    const { digest: key, widths } = picture;
    if (await readNote(this.#cache, key)) return true;
    const names = [
      ...widths.map((each) => cacheName(key, each, 'webp')),
      ...avif.map((each) => cacheName(key, each, 'avif')),
    ];
    const files = await Promise.all(names.map((file) => read(`${PICTURE_FOLDER}/${file}`)));
    // For a missing file, a host may answer with a page.
    if (!files.every((bytes): bytes is Buffer => bytes !== undefined && describeFormat(bytes) === undefined))
      return false;
    await Promise.all(files.map((bytes, index) => writeWhole(join(this.#cache, names[index] as string), bytes)));
    await writeNote(this.#cache, key, picture);
    return true;
  }
}

async function readList(read: ReadPublished): Promise<Readonly<Record<string, Entry>>> {
  try {
    return list.parse(JSON.parse(String(await read(PICTURE_LIST))));
  } catch {
    // There is no site yet, it has no such pictures, or an older version made it.
    return {};
  }
}
