import { readFileSync } from 'node:fs';

/** The text of a file; undefined where there is none. @throws when it can't be read for another reason. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
