import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMPRESSED_FORMS_FILE, type CompressedForms, PLAIN_ENDINGS } from './compressed-forms.ts';
import type { MadeMarket } from './compressed-forms.ts';
import { addEarlierDictionaries } from './known-dictionaries.ts';
import { readEffort } from './setting.ts';
import { type FormCounts, takeFormsDigest, writeForms } from './write-forms.ts';

/** Records beside a site how its compressed forms were made (`takeFormsDigest`). */
export const FORMS_RECORD = 'forms.txt';

export interface CompressOptions {
  /** The folder of the previous build. Forms of unchanged files are linked from it. */
  readonly earlier?: string;
  readonly onForm?: (done: number, total: number) => void;
}

/**
 * Writes compressed forms into a finished site, if COMPRESS asks for them, and the list that web servers read. `live` is the published build, whose
 * dictionaries visitors may have. Returns the numbers of forms.
 */
export async function compressSite(
  build: string,
  dictionaries: readonly MadeMarket[],
  live: string | undefined,
  { earlier, onForm }: CompressOptions,
): Promise<FormCounts | undefined> {
  const folder = join(build, 'site');
  const known = await addEarlierDictionaries(dictionaries, folder, live && join(live, 'site'));
  const effort = readEffort();
  const forms: CompressedForms = { endings: effort ? PLAIN_ENDINGS : [], markets: known.markets };
  await writeFile(join(folder, COMPRESSED_FORMS_FILE), JSON.stringify(forms));
  if (!effort) return undefined;
  const digest = takeFormsDigest(effort);
  const recorded = earlier && (await readFile(join(earlier, FORMS_RECORD), 'utf8').catch(() => undefined));
  const source = earlier && recorded === digest ? join(earlier, 'site') : undefined;
  const counts = await writeForms(folder, known, effort, source, onForm);
  await writeFile(join(build, FORMS_RECORD), digest);
  return counts;
}

/** Writes the compressed forms of the pages of a shard, if COMPRESS asks for them. */
export async function compressPages(
  folder: string,
  makeDictionaries: () => Promise<readonly MadeMarket[]>,
  onForm?: CompressOptions['onForm'],
): Promise<void> {
  const effort = readEffort();
  if (!effort) return;
  const known = await addEarlierDictionaries(await makeDictionaries(), folder, undefined);
  await writeForms(folder, known, effort, undefined, onForm);
}
