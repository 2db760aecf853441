import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * What an earlier build has recorded in a JSON file beside its site, as `schema` reads it; undefined when there is no such build or file, or
 * it is damaged. What the record is about is then made again.
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
