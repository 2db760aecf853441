import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What an earlier build has recorded in a JSON file beside its site; undefined when there is no such build or file, or it is damaged. What the
 * record is about is then made again.
 */
export async function readBuildRecord<T>(build: string | undefined, name: string): Promise<T | undefined> {
  if (build === undefined) return undefined;
  try {
    return JSON.parse(await readFile(join(build, name), 'utf8')) as T;
  } catch {
    return undefined;
  }
}
