import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * What an earlier build recorded in a JSON file beside its site, as `schema` reads it. Undefined if there is no such build or file, or if it is
 * damaged: whatever it records is then made again.
 */
export async function readBuildRecord<T>(
  build: string | undefined,
  name: string,
  schema?: z.ZodType<T>,
): Promise<T | undefined> {
  if (build === undefined) return undefined;
  try {
    const record: unknown = JSON.parse(await readFile(join(build, name), 'utf8'));
    return schema ? schema.parse(record) : (record as T);
  } catch {
    return undefined;
  }
}
