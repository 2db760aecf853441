import type { Sources } from '../model.ts';
import { openFile } from './byte-source.ts';
import { openCsv } from './csv.ts';
import { LIMITS, type Limits } from './limits.ts';

/**
 * Opens the files that were named, whatever their names say that they are.
 * @throws SourceError for a file that is missing, is nothing that can be read, or is beyond the limits.
 */
export async function openSources(files: readonly string[], limits: Limits = LIMITS): Promise<Sources> {
  const tables = [];
  for (const file of files) tables.push(await openCsv(await openFile(file), limits));
  return { tables, pictures: [], leftOut: [], close: async () => undefined };
}
