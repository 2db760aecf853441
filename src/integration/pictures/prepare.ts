import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Metadata } from 'sharp';
import type { Catalog } from '../../catalog/load/load.ts';
import { listShapes } from '../../catalog/pictures/list-shapes.ts';
import { CatalogError, ProblemList } from '../../catalog/problems/problems.ts';
import { readHead } from '../../catalog/pictures/read-head.ts';
import { isPrepared, type PreparedPicture, type SitePicture } from '../../catalog/site/site.ts';
import { isSameShape } from '../../core/pictures/fit-picture.ts';
import { PATH_PATTERNS, PICTURE_FOLDER } from '../../paths.ts';
import { FileDigests } from '../files/file-digests.ts';
import { linkOrCopy } from '../files/put-files.ts';
import { runAll } from '../files/run-all.ts';
import { cacheName, notePath, readNote, writeNote } from './cached-files.ts';
import {
  type EncodedPicture,
  encodePicture,
  encoderName,
  foreseeWidths,
  PICTURE_USES,
  type PictureUse,
  ratioOf,
  shapedName,
} from './encode.ts';
import { KnownLooks } from './known-looks.ts';
import { judgeMissing, type MissingPictures, withoutPictures } from './missing-pictures.ts';
import { writePictureList } from './published-pictures.ts';
import { readRemote, type RemoteOptions } from './remote-sources.ts';
import { makesAvif } from './setting.ts';
import { digest, removeUnfinished, writeWhole } from '../files/write-whole.ts';
import { collectSources, type NamedPicture, sourceFile } from './sources.ts';

/** The files that every picture will have, known from the headers of the sources, and functions that encode them. */
export interface PicturePlan {
  readonly pictures: Map<string, SitePicture>;
  /** Pictures that can't be fetched or read, and the problems for them. */
  readonly missing: MissingPictures;
  /**
   * Encodes the pictures that `cache` doesn't contain, `concurrency` at a time.
   * @throws CatalogError with every picture that can't be read and the file that names it
   */
  encode(concurrency: number, options?: EncodeOptions): Promise<void>;
  /**
   * Encodes the picture with this digest, unless `cache` contains it. Concurrent calls for the same picture share the work.
   * @throws when the picture can't be read
   */
  encodeOne(digest: string): Promise<void>;
}

export interface EncodeOptions {
  readonly onPicture?: ((done: number, total: number) => void) | undefined;
  /** Selects the pictures to encode by their digests. All by default. */
  readonly isWanted?: ((digest: string) => boolean) | undefined;
}

/**
 * Fetches the remote pictures, and reads the header of every picture that the catalogue names. Pictures prepared earlier are found in `cache` by
 * their content.
 * @throws CatalogError with every file that is not a picture and the file that names it
 */
export async function planPictures(
  catalog: Catalog,
  cache: string,
  { verify = false, fetches = true, ...remoteOptions }: Partial<RemoteOptions> = {},
): Promise<PicturePlan> {
  const all = collectSources(catalog);
  await mkdir(cache, { recursive: true });
  const remote = await readRemote(catalog, all, cache, { ...remoteOptions, verify, fetches });
  const missingPictures = judgeMissing(catalog, all, remote);
  const refused = missingPictures.problems.filter(({ severity }) => severity === 'error');
  if (refused.length > 0) throw new CatalogError(missingPictures.problems);
  const pictures = new Map<string, SitePicture>(remote.kept);
  // If a product's first picture is missing, the next one is on its card.
  const named = missingPictures.leftOut.size > 0 ? collectSources(withoutPictures(catalog, missingPictures)) : all;
  const format = makesAvif() ? '-avif' : '';
  const purposeOf = ({ isOnTile, isOnCard }: NamedPicture): PictureUse =>
    isOnTile ? `tile${format}` : isOnCard ? `card${format}` : 'gallery';
  const own = [...named.keys()].filter((source) => !remote.kept.has(source));
  const digestsOf = new Map<string, string>();
  /** Headers of the sources whose pictures are not in the cache. */
  const missing = new Map<string, Metadata>();
  const digests = await FileDigests.open(join(cache, 'sources.json'), digestOf, verify);
  const looks = await KnownLooks.open(cache);
  const shapes = listShapes(catalog);
  await forEachSource(named, own, 16, async (source, named) => {
    const file = sourceFile(source, catalog.root, cache);
    const use = purposeOf(named);
    // With the encoder in the name: a digest computed for another encoder stands for other files.
    const key = await digests.of(file, shapedName(use));
    digestsOf.set(source, key);
    const known = await readNote(cache, key);
    let picture: PreparedPicture;
    if (known) picture = { digest: key, ...known };
    else {
      const head = await readHead(await readFile(file));
      missing.set(source, head);
      picture = { digest: key, widths: foreseeWidths(head, use), ...(isSquare(head) ? {} : { ratio: ratioOf(head) }) };
    }
    const isAtHome = [...shapes].every((shape) => isSameShape(picture.ratio, shape));
    pictures.set(source, isAtHome ? picture : { ...picture, look: await looks.of(key, file) });
  });
  await digests.close();
  const encodeSource = async (source: string, picture: NamedPicture): Promise<void> => {
    const known = digestsOf.get(source) as string;
    // Another process may have encoded it since: at a first start, the server does so when a page requests it.
    if (await isKept(cache, known)) return;
    const use = purposeOf(picture);
    const bytes = await readFile(sourceFile(source, catalog.root, cache));
    if (known !== (await digestOf(bytes, shapedName(use))))
      throw new Error('the file has changed while the site was being built');
    const head = missing.get(source) as Metadata;
    await keep(cache, known, head, await encodePicture(bytes, head, use));
  };
  const running = new Map<string, Promise<void>>();
  return {
    pictures,
    missing: missingPictures,
    async encodeOne(key) {
      const source = running.has(key) ? undefined : [...missing.keys()].find((name) => digestsOf.get(name) === key);
      if (source !== undefined)
        running.set(
          key,
          encodeSource(source, named.get(source) as NamedPicture)
            .then(() => void missing.delete(source))
            .finally(() => running.delete(key)),
        );
      await running.get(key);
    },
    async encode(concurrency, { onPicture = () => {}, isWanted = () => true } = {}) {
      const wanted = [...digestsOf].filter(([, key]) => isWanted(key)).map(([source]) => source);
      const due = wanted.filter((source) => missing.has(source));
      let done = wanted.length - due.length;
      onPicture(done, wanted.length);
      await forEachSource(named, due, concurrency, async (source, picture) => {
        await encodeSource(source, picture);
        onPicture(++done, wanted.length);
      });
    },
  };
}

/** Runs `work` for each source. @throws CatalogError with all sources that failed and the files that name them */
async function forEachSource(
  named: ReadonlyMap<string, NamedPicture>,
  sources: readonly string[],
  concurrency: number,
  work: (source: string, picture: NamedPicture) => Promise<void>,
): Promise<void> {
  const problems = new ProblemList();
  await runAll(sources, concurrency, async (source) => {
    const picture = named.get(source) as NamedPicture;
    try {
      await work(source, picture);
    } catch (error) {
      const reason = (error as Error).message.split('\n')[0] ?? '';
      problems.addFile([...picture.files][0] ?? source, {
        code: 'picture-unreadable',
        found: `the picture ${JSON.stringify(source)}: ${reason}`,
        expected: 'a picture that can be read (JPEG, PNG, WebP, AVIF, GIF or TIFF)',
      });
    }
  });
  if (problems.problems.length > 0) throw new CatalogError(problems.problems);
}

async function keep(cache: string, key: string, head: Metadata, encoded: readonly EncodedPicture[]): Promise<void> {
  for (const { width, format, data } of encoded) await writeWhole(join(cache, cacheName(key, width, format)), data);
  const widths = encoded.filter(({ format }) => format === 'webp').map(({ width }) => width);
  await writeNote(cache, key, isSquare(head) ? { widths } : { widths, ratio: ratioOf(head) });
}

/** Whether a picture is complete in the cache. */
const isKept = async (cache: string, key: string): Promise<boolean> => (await readNote(cache, key)) !== undefined;

const isSquare = (head: Metadata): boolean => ratioOf(head) === 1;

/** The names of encoders for square pictures, by those for other shapes. */
const SQUARE_NAMES = new Map(PICTURE_USES.map((use) => [shapedName(use), encoderName(use)]));

/** The name of a source's pictures: a hash of its content and its encoder. @throws when the content is not a picture */
async function digestOf(bytes: Buffer, shaped: string): Promise<string> {
  const encoder = isSquare(await readHead(bytes)) ? SQUARE_NAMES.get(shaped) : shaped;
  return digest(Buffer.concat([Buffer.from(`${encoder} `), bytes]));
}

/**
 * The file names of prepared pictures in the cache, without repetition. The last file of each picture is the note that marks it as complete. `names`
 * are those of all files in the cache, if known.
 */
export async function listCached(
  pictures: Iterable<SitePicture>,
  cache: string,
  names?: readonly string[],
): Promise<string[]> {
  const present = new Set(names ?? (await readdir(cache)));
  const listOf = ({ digest: key, widths }: PreparedPicture) => [
    ...widths.map((width) => cacheName(key, width, 'webp')),
    ...widths.map((width) => cacheName(key, width, 'avif')).filter((name) => present.has(name)),
    basename(notePath('', key)),
  ];
  return [...new Set([...pictures].filter(isPrepared).flatMap(listOf))];
}

/** The file of a picture in the cache; undefined if the address is not that of a prepared picture. */
export function cachedPicture(cache: string, path: string): string | undefined {
  return PATH_PATTERNS.picture.test(path) ? join(cache, basename(path)) : undefined;
}

/** Links the files of prepared pictures into a site's folder, and lists the remote ones among them. */
export async function publishPictures(
  pictures: ReadonlyMap<string, SitePicture>,
  cache: string,
  folder: string,
): Promise<void> {
  await mkdir(join(folder, PICTURE_FOLDER), { recursive: true });
  const names = await readdir(cache);
  await removeUnfinished(cache, names);
  const files = (await listCached(pictures.values(), cache, names)).filter((file) => !file.endsWith('.json'));
  await writePictureList(pictures, files, folder);
  await runAll(files, 16, (file) => linkOrCopy(join(cache, file), join(folder, PICTURE_FOLDER, file)));
}
