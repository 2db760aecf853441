import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** Where files are, links followed, and which files a folder has. */

/** A path without links and in the spelling of the disk; undefined where there is nothing. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** The real path of a file or folder, or of where it would be. */
export function settlePath(path: string): string {
  const whole = resolve(path);
  const parent = dirname(whole);
  return realPath(whole) ?? (parent === whole ? whole : join(settlePath(parent), basename(whole)));
}

/** Whether a path is a folder or what lies below it, by their names alone: give real paths where links count. */
export function isWithin(path: string, folder: string): boolean {
  const rest = relative(folder, path);
  // On Windows the way to another disk is its whole path.
  return rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest);
}

/**
 * Every file below a folder, as a path relative to it with slashes. Links are no files.
 * @throws when the folder can't be read
 */
export const listFilesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
