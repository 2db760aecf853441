import { hash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import {
  COMPRESSED_FORMS_FILE,
  dictionariesFor,
  dictionaryEnding,
  isCompressedForm,
  PLAIN_ENDINGS,
} from './compressed-forms.ts';
import { FEED_FOLDER, pageAddress } from '../../paths.ts';
import { linkOrCopy } from '../files/put-files.ts';
import { runAll } from '../files/run-all.ts';
import { type Effort, encode, encodeWithDictionary } from './encode.ts';
import type { KnownDictionaries } from './known-dictionaries.ts';
import { listFilesBelow } from '../../real-paths.ts';

/** Files that get smaller when compressed. Files without an ending are for servers and never sent. */
const TEXT_FILE = /\.(?:html|css|js|json|xml|txt|svg|webmanifest|dict)$/;
/** Feeds are fetched once a day and may have hundreds of megabytes. */
const isFeed = (file: string): boolean => file.startsWith(`${FEED_FOLDER}/`);

/** How many forms a build wrote, and how many it linked from the previous build. */
export interface FormCounts {
  readonly written: number;
  readonly reused: number;
  /** Bytes of all forms. */
  readonly bytes: number;
}

/** A digest of everything that forms depend on besides files and dictionaries. */
export const takeFormsDigest = (effort: Effort): string =>
  hash('sha1', `${effort} ${digestCode(['integration/compress/encode'])}`);

/**
 * Writes compressed forms beside the text files of a site: brotli and zstd for each, and for pages zstd with each dictionary of their market. Forms
 * that would not be smaller are left out, existing ones are kept. When `earlier`, the site of the previous build, has the same file, its forms are
 * linked. Compression runs in Node's thread pool.
 */
export async function writeForms(
  folder: string,
  { markets, contents }: KnownDictionaries,
  effort: Effort,
  earlier: string | undefined,
  onForm: (done: number, total: number) => void = () => {},
): Promise<FormCounts> {
  const counts = { written: 0, reused: 0, bytes: 0 };
  const present = new Set(listFilesBelow(folder));
  const files = [...present].filter(
    (file) => TEXT_FILE.test(file) && !isFeed(file) && file !== COMPRESSED_FORMS_FILE && !isCompressedForm(file),
  );
  let done = 0;
  await runAll(files, 2 * availableParallelism(), async (file) => {
    const isPage = file.endsWith('.html');
    // Dictionaries stay for many builds, also for later ones with another effort.
    const own = file.endsWith('.dict') ? 'best' : effort;
    const dictionaries = dictionariesFor({ markets }, isPage ? pageAddress(file) : `/${file}`, isPage);
    const forms = [
      ...PLAIN_ENDINGS.map((ending) => ({
        name: `${file}.${ending}`,
        make: (content: Buffer) => encode(content, ending, own),
      })),
      ...dictionaries.map((dictionary) => ({
        name: `${file}.${dictionaryEnding(dictionary)}`,
        make: (content: Buffer) => encodeWithDictionary(content, contents.get(dictionary.id) as Buffer, own),
      })),
    ];
    const isSame = earlier !== undefined && (await areSame(join(earlier, file), join(folder, file)));
    let content: Buffer | undefined;
    for (const { name, make } of forms) {
      const target = join(folder, name);
      if (present.has(name) || (isSame && (await takeOver(join(earlier, name), target)))) {
        counts.reused++;
        counts.bytes += (await stat(target)).size;
        continue;
      }
      content ??= await readFile(join(folder, file));
      const form = await make(content);
      if (form.length >= content.length) continue;
      await writeFile(target, form);
      counts.written++;
      counts.bytes += form.length;
    }
    onForm(++done, files.length);
  });
  return counts;
}

/** Links a file. Returns whether it existed. */
const takeOver = (from: string, to: string): Promise<boolean> =>
  linkOrCopy(from, to).then(
    () => true,
    () => false,
  );

/** Whether two files have the same content. Hard links to one file are not read. */
async function areSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([stat(one).catch(() => undefined), stat(other)]);
  if (!a || a.size !== b.size) return false;
  if (a.ino === b.ino && a.dev === b.dev) return true;
  const [left, right] = await Promise.all([readFile(one), readFile(other)]);
  return left.equals(right);
}
