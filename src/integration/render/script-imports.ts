import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findImports, findLater } from '../../core/offline/find-files.ts';

/** Finds files related to a built script. All are addresses. */
export type FindScripts = (entry: string) => Promise<readonly string[]>;

/**
 * Returns a function that lists a script and everything that it imports, directly or not, the script first. `files` is the folder of the built
 * scripts. Their names change with their content, so each is read once.
 */
export function openScripts(files: string): FindScripts {
  const known = new Map<string, Promise<readonly string[]>>();
  const find: FindScripts = async (entry) => {
    const scripts = new Set([entry]);
    // Iterating over a set also visits entries added during the loop.
    for (const path of scripts)
      for (const next of findImports(await readFile(join(files, path), 'utf8'))) scripts.add(next);
    return [...scripts];
  };
  return (entry) => {
    const found = known.get(entry) ?? find(entry);
    known.set(entry, found);
    return found;
  };
}

/** Returns a function that lists the scripts and styles that a script may load later, with their imports. */
export const openLaterScripts =
  (files: string): FindScripts =>
  async (entry) =>
    findLater(await readFile(join(files, entry), 'utf8'));
