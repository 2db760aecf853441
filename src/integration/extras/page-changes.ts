import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** When the content of each page last changed, beside the site of a build. */
const CHANGES_FILE = 'changes.json';

/** By address: a digest of the page's content, and the ISO date of the first build that had it. */
const changesSchema = z.record(z.string(), z.tuple([z.string(), z.iso.date()]));
type Changes = z.infer<typeof changesSchema>;

/**
 * Finds the date of the last change of pages: for content that the published build had, the date that it recorded, else `today`. Writes
 * the record of this build into its folder, `work`.
 *
 * @param contents - digests of contents by address
 * @param published - the folder of the published build, also where this one takes nothing else from it
 * @param today - an ISO date
 */
export async function recordChanges(
  contents: ReadonlyMap<string, string>,
  work: string,
  published: string | undefined,
  today: string,
): Promise<(path: string) => string> {
  const before = published === undefined ? {} : await readChanges(published);
  const changes: Changes = {};
  for (const [path, content] of contents) {
    const known = Object.hasOwn(before, path) ? before[path] : undefined;
    changes[path] = known?.[0] === content ? known : [content, today];
  }
  await writeFile(join(work, CHANGES_FILE), JSON.stringify(changes));
  return (path) => changes[path]?.[1] ?? today;
}

async function readChanges(build: string): Promise<Changes> {
  try {
    return changesSchema.parse(JSON.parse(await readFile(join(build, CHANGES_FILE), 'utf8')));
  } catch {
    // There is none, or it is damaged: everything counts as changed today.
    return {};
  }
}
