import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { attempt } from '../../core/data/attempt.ts';

/**
 * The product files of a build as they were when they last had no error, beside its site. With `"onError": "keep-previous"` a product
 * whose file breaks is made of this text.
 */

const PER_SEGMENT = 256;
/** A segment is named by its contents, so that the next build can link it. */
const SEGMENT_NAME = /^(.+)-\d+-of-\d+-[\w-]{16}\.json$/;
export const SOURCES_FOLDER = 'sources';

/** The contents of a product file when it last had no error. `path` is that below the catalogue's folder. */
export type FindPrevious = (path: string) => Buffer | undefined;

/** The folder of the records of the published site, which `OUT_DIR` links to. */
export function publishedSources(out = resolve(process.env['OUT_DIR'] || 'dist')): string | undefined {
  const site = attempt(() => realpathSync(out));
  return site === undefined ? undefined : join(site, '..', SOURCES_FOLDER);
}

/** Reads the records in a folder. Each segment is read when one of its files is asked for. */
export function openPrevious(folder: string | undefined): FindPrevious {
  const byCategory = Map.groupBy(
    folder === undefined ? [] : listNames(folder),
    (name) => SEGMENT_NAME.exec(name)?.[1] ?? '',
  );
  const open = new Map<string, Readonly<Record<string, string>>>();
  return (path) => {
    const category = path.split('/')[1] ?? '';
    let texts = open.get(category);
    if (!texts) {
      texts = Object.assign(
        {},
        ...(byCategory.get(category) ?? []).map((name) => readSegment(join(folder ?? '', name))),
      );
      open.set(category, texts as Readonly<Record<string, string>>);
    }
    const text = texts?.[path];
    return text === undefined ? undefined : Buffer.from(text);
  };
}

/**
 * Writes the records of a build. `digests` has the product files without errors (`FileState.digest`) and the earlier versions of those
 * with errors. `root` is the catalogue's folder, `before` the folder of the records that earlier versions are in.
 */
export function writePrevious(
  folder: string,
  root: string,
  digests: ReadonlyMap<string, string>,
  before: string | undefined,
): void {
  mkdirSync(folder, { recursive: true });
  const known = new Set(before === undefined ? [] : listNames(before));
  const findBefore = openPrevious(before);
  const byCategory = Map.groupBy([...digests.keys()], (path) => path.split('/')[1] ?? '');
  for (const [category, paths] of byCategory) {
    const count = 2 ** Math.ceil(Math.log2(Math.max(1, paths.length / PER_SEGMENT)));
    for (const [index, segment] of Map.groupBy(paths, (path) => crc32(path) % count)) {
      const key = digest(JSON.stringify(segment.map((path) => [path, digests.get(path)]))).slice(0, 16);
      const name = `${category}-${index}-of-${count}-${key}.json`;
      if (before !== undefined && known.has(name)) linkFile(join(before, name), join(folder, name));
      else writeFileSync(join(folder, name), JSON.stringify(readTexts(segment, root, digests, findBefore)));
    }
  }
}

/** The texts of files. One that has changed since it was checked is left out. */
function readTexts(
  paths: readonly string[],
  root: string,
  digests: ReadonlyMap<string, string>,
  findBefore: FindPrevious,
): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const path of paths) {
    const checked = (bytes: Buffer | undefined) => (bytes && digest(bytes) === digests.get(path) ? bytes : undefined);
    const bytes = checked(attempt(() => readFileSync(join(root, path)))) ?? checked(findBefore(path));
    if (bytes) texts[path] = bytes.toString();
  }
  return texts;
}

/** The digest of a file's contents, as `FileState` has it. */
export const digest = (bytes: Buffer | string): string => hash('sha256', bytes, 'base64url').slice(0, 22);

const listNames = (folder: string): string[] =>
  (attempt(() => readdirSync(folder)) ?? []).filter((name) => SEGMENT_NAME.test(name));

const readSegment = (file: string): Record<string, string> =>
  attempt(() => JSON.parse(readFileSync(file, 'utf8'))) ?? {};

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
