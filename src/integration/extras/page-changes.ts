import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuildRecord } from '../files/build-record.ts';

/** Records beside the site of a build when the content of each page last changed. */
const CHANGES_FILE = 'changes.json';

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** By address: a digest of the page's content, and the ISO date of the first build that had it. */
type Changes = Record<string, readonly [content: string, changed: string]>;

/**
 * Finds the date of each page's last change: the recorded one if the published build had the same content, else `today`. Writes the record of this
 * build into its folder, `work`.
 * @param contents - digests of contents by address
 * @param published - the folder of the published build, even when this build takes nothing else from it
 * @param today - an ISO date
 */
export async function recordChanges(
  contents: ReadonlyMap<string, string>,
  work: string,
  published: string | undefined,
  today: string,
): Promise<(path: string) => string> {
  // Without a readable record, all pages count as changed today.
  const before = (await readBuildRecord<Changes>(published, CHANGES_FILE)) ?? {};
  const changes: Changes = {};
  for (const [path, content] of contents) {
    const known = Object.hasOwn(before, path) ? before[path] : undefined;
    changes[path] = known?.[0] === content && ISO_DATE.test(known[1]) ? known : [content, today];
  }
  await writeFile(join(work, CHANGES_FILE), JSON.stringify(changes));
  return (path) => changes[path]?.[1] ?? today;
}
