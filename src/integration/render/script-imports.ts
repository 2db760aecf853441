import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findImports, findLater } from '../../core/offline/find-files.ts';

/** Finds files that belong to a built script, by their addresses. */
export type FindScripts = (entry: string) => Promise<readonly string[]>;

/**
 * Finds all that a script imports, and what that imports; the script itself comes first. `files` is the folder of the built scripts, whose names
 * change with their content: each is read once.
 */
export function openScripts(files: string): FindScripts {
  const known = new Map<string, Promise<readonly string[]>>();
  const find: FindScripts = async (entry) => {
    const scripts = new Set([entry]);
    // A set gives what is added meanwhile, too.
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

/** Finds the scripts and styles that a script may load later, with what they import. */
export const openLaterScripts =
  (files: string): FindScripts =>
  async (entry) =>
    findLater(await readFile(join(files, entry), 'utf8'));
