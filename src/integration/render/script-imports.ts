import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findImports } from '../../core/offline/find-files.ts';

/** Finds all that a built script imports, and what that imports, by their addresses; the script itself comes first. */
export type FindScripts = (entry: string) => Promise<readonly string[]>;

/** `files` is the folder of the built scripts, whose names change with their content: each is read once. */
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
