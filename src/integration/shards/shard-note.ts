import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalog } from '../../catalog/load/load.ts';
import type { Site } from '../../catalog/site/site.ts';
import type { Bundle } from '../render/bundle.ts';
import { runAll } from '../files/run-all.ts';
import type { Shard } from '../render/shard.ts';
import { listFilesBelow } from '../../real-paths.ts';

/** The folders in a shard that contain its pages and its pictures. */
export const SITE_FOLDER = 'site';
export const PICTURES_FOLDER = 'pictures';
const NOTE_FILE = 'shard.json';

const inputsSchema = z.object({
  /** Of catalogue, code, sold-out products, environment and Node version (`takeFingerprint`). */
  fingerprint: z.string(),
  /** Of the bundled templates. */
  bundle: z.string(),
  /** Of the pictures, because remote ones may change at any time. */
  pictures: z.string(),
  /** Of the products that are set aside, and of the earlier versions of those that are kept. */
  setAside: z.string(),
  /** The day of the build (`Site.today`). */
  day: z.string(),
  /** When the next products are published (`Catalog.publishedUntil`); empty if never. */
  publishedUntil: z.string(),
});

const noteSchema = z.object({
  number: z.int().positive(),
  count: z.int().positive(),
  inputs: inputsSchema,
  /** Digests of all other files in the shard, by their paths in its folder. */
  files: z.record(z.string(), z.string()),
});

/** What pages are made from, as digests. All shards of a build have the same ones. */
export type ShardInputs = z.infer<typeof inputsSchema>;
/** What a shard records of itself. */
export type ShardNote = z.infer<typeof noteSchema>;

/** The digests of everything that the pages of a build are made from. Shards can be merged only if theirs are equal. */
export function describeInputs(fingerprint: string, bundle: Bundle, site: Site): ShardInputs {
  const digest = (entries: Iterable<readonly [string, unknown]>) =>
    hash('sha256', JSON.stringify([...entries].sort(([a], [b]) => (a < b ? -1 : 1))));
  return {
    fingerprint,
    bundle: digest(
      Object.entries({ '': bundle, ...bundle.further }).flatMap(([language, { digests }]) =>
        Object.entries(digests).map(([file, code]) => [`${language} ${file}`, code] as const),
      ),
    ),
    pictures: digest(site.pictures),
    setAside: describeSetAside(site.catalog),
    day: site.today,
    publishedUntil: site.catalog.publishedUntil ?? '',
  };
}

function describeSetAside({ setAside, sources, label }: Catalog): string {
  const entries = setAside.map(({ file }) => [file, sources.get(file.slice(label.length + 1))]);
  return hash('sha256', JSON.stringify(entries));
}

/** The SHA-1 of a file in a shard. */
export const digestOf = (content: Buffer): string => hash('sha1', content);

/** Writes the note of a shard into its folder, which must contain all its other files. */
export async function writeNote(folder: string, shard: Shard, inputs: ShardInputs): Promise<void> {
  const digests: [file: string, digest: string][] = [];
  await runAll(listFilesBelow(folder), 16, async (file) => {
    digests.push([file, digestOf(await readFile(join(folder, file)))]);
  });
  const files = Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(folder, NOTE_FILE), JSON.stringify({ ...shard, inputs, files } satisfies ShardNote));
}

/** The note in a folder. Undefined if there is none: the shard is then unfinished. `damaged` if it can't be read. */
export async function readNote(folder: string): Promise<ShardNote | 'damaged' | undefined> {
  const text = await readFile(join(folder, NOTE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return noteSchema.parse(JSON.parse(text));
  } catch {
    return 'damaged';
  }
}
