import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt } from '../../core/data/attempt.ts';

/** A file before and after a save; `undefined` where it doesn't exist. */
export interface FileWrite {
  /** An absolute path. */
  readonly path: string;
  readonly before: Buffer | undefined;
  readonly after: Buffer | undefined;
}

const JOURNAL = 'unfinished-save.json';

/**
 * Writes the files of one save, all or none, even if the process is killed meanwhile. Each file is replaced as a whole, by a rename. Their old contents
 * are in a journal in the folder `cache` until all are written; `undoUnfinished` reads it.
 * @throws the file system's error, after putting the files back.
 */
export function writeFiles(writes: readonly FileWrite[], cache: string): void {
  mkdirSync(cache, { recursive: true });
  const journal = join(cache, JOURNAL);
  const entries = writes.map(({ path, before }) => ({ path, before: before?.toString('base64') }));
  writeWhole(journal, Buffer.from(JSON.stringify(entries)));
  try {
    for (const { path, after } of writes) if (after) writeFileSync(temporaryOf(path), after);
    for (const { path, after } of writes) if (after) renameSync(temporaryOf(path), path);
    for (const { path, after } of writes) if (!after) rmSync(path, { force: true });
  } catch (error) {
    for (const write of writes) putBack(write.path, write.before);
    throw error;
  } finally {
    for (const { path } of writes) rmSync(temporaryOf(path), { force: true });
    rmSync(journal, { force: true });
  }
}

/** The writes that undo these. */
export const reversed = (writes: readonly FileWrite[]): FileWrite[] =>
  writes.map(({ path, before, after }) => ({ path, before: after, after: before }));

/** Makes the folders of new files. Returns those that it made, the innermost first. */
export function makeFolders(writes: readonly FileWrite[]): string[] {
  const made: string[] = [];
  for (const { path, after } of writes) {
    const missing: string[] = [];
    for (let folder = dirname(path); after && !existsSync(folder); folder = dirname(folder)) missing.push(folder);
    mkdirSync(dirname(path), { recursive: true });
    made.unshift(...missing);
  }
  return made;
}

/** Removes folders that are empty. */
export function removeFolders(folders: readonly string[]): void {
  // A folder that is not empty stays.
  for (const folder of folders) attempt(() => rmdirSync(folder));
}

/** Puts the files of an unfinished save back, if `isOwn` knows them. Returns their paths. */
export function undoUnfinished(cache: string, isOwn: (path: string) => boolean): string[] {
  const journal = join(cache, JOURNAL);
  if (!existsSync(journal)) return [];
  // The journal is complete before any file is written: if it can't be read, there is nothing to put back.
  const entries = attempt(
    () => JSON.parse(readFileSync(journal, 'utf8')) as { readonly path: string; readonly before?: string }[],
  );
  const own = (entries ?? []).filter(({ path }) => isOwn(path));
  for (const { path, before } of own) putBack(path, before === undefined ? undefined : Buffer.from(before, 'base64'));
  rmSync(journal, { force: true });
  return own.map(({ path }) => path);
}

function putBack(path: string, before: Buffer | undefined): void {
  rmSync(temporaryOf(path), { force: true });
  if (!before) rmSync(path, { force: true });
  else if (!existsSync(path) || !readFileSync(path).equals(before)) writeWhole(path, before);
}

function writeWhole(path: string, content: Buffer): void {
  writeFileSync(temporaryOf(path), content);
  renameSync(temporaryOf(path), path);
}

/** A hidden name, so that nothing reads the file. */
const temporaryOf = (path: string): string => join(dirname(path), `.${path.slice(dirname(path).length + 1)}.saving`);
