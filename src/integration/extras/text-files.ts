import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileLinker } from '../files/link-files.ts';
import { runAll } from '../files/run-all.ts';
import { readBuildRecord } from '../files/build-record.ts';

/** Files of a site that are made together. */
export interface TextFiles {
  /** A digest for each text: of the text, or of everything that it is made from. */
  readonly digests: readonly string[];
  /** Makes the text at an index. */
  textOf(index: number): string;
  /** The path of that text in the site. */
  pathOf(index: number): string;
}

/** Files whose texts exist already. */
export const filesOfTexts = (texts: readonly string[], pathOf: TextFiles['pathOf']): TextFiles => ({
  digests: texts.map((text) => hash('sha1', text, 'base64url')),
  textOf: (index) => texts[index] as string,
  pathOf,
});

/** By name of a group: the digests of its texts, in order. */
export type Digests = Readonly<Record<string, readonly string[]>>;

/**
 * Writes groups of texts into `work`, the folder of a new build. Unchanged ones are linked from `earlier`, the previous build, and not made. `record`
 * names the file beside the site with their digests.
 */
export async function writeTextFiles(
  groups: Iterable<readonly [name: string, files: TextFiles]>,
  record: string,
  work: string,
  earlier: string | undefined,
): Promise<void> {
  const folder = join(work, 'site');
  const before = (await readBuildRecord<Digests>(earlier, record)) ?? {};
  const link = fileLinker(earlier && join(earlier, 'site'), folder);
  const digests: Record<string, readonly string[]> = {};
  for (const [name, { digests: own, textOf, pathOf }] of groups) {
    // The names of files may depend on their number.
    const known = before[name]?.length === own.length ? before[name] : [];
    const changed = [...own.keys()].filter((index) => known[index] !== own[index] || !link(pathOf(index)));
    await mkdir(dirname(join(folder, pathOf(0))), { recursive: true });
    await runAll(changed, 16, (index) => writeFile(join(folder, pathOf(index)), textOf(index)));
    digests[name] = own;
  }
  await writeFile(join(work, record), JSON.stringify(digests));
}
