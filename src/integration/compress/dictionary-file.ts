import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dictionary } from './compressed-forms.ts';
import { dictionaryPath } from '../../paths.ts';

/** Names the dictionary of a market by its content. */
export function nameDictionary(marketId: string, content: Buffer): Dictionary {
  const digest = createHash('sha256').update(content).digest();
  const id = digest.toString('hex').slice(0, 8);
  return { id, path: dictionaryPath(marketId, id), available: `:${digest.toString('base64')}:` };
}

/** The content of a dictionary of a site; undefined when it is missing or damaged. */
export async function readDictionary(folder: string, { path, available }: Dictionary): Promise<Buffer | undefined> {
  const content = await readFile(join(folder, path)).catch(() => undefined);
  const digest = content && createHash('sha256').update(content).digest('base64');
  return `:${digest}:` === available ? content : undefined;
}
