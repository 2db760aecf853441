import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { findFolders } from './folders.ts';

/** A disk with less free space than this counts as full. */
const LEAST_BYTES = 1_000_000;

/** What each error code of the system means for a path, and how to fix it. */
const REFUSALS: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) =>
    `The disk is full: nothing more can be written to ${path}. Free some room there, or use another disk.`,
  EDQUOT: (path) =>
    `You have used all the room that this machine gives you: nothing more can be written to ${path}. Remove what you don't need there, or ask who looks after the machine for more.`,
  EROFS: (path) => `${path} is on a disk that can only be read. Use another disk, or make this one writable.`,
  EACCES: (path) =>
    `This user may not read or write ${path}. Give the user the right to, or run the command as the one who has it.`,
  EPERM: (path) => `The system allows no change of ${path}. Give this user the right to change it.`,
};

/** Other names of these errors: error numbers of Linux, and messages of SQLite. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/os error 28\b|database or disk is full/, 'ENOSPC'],
  [/os error 122\b/, 'EDQUOT'],
  [/os error 30\b|attempt to write a readonly database/, 'EROFS'],
  [/os error 13\b/, 'EACCES'],
];

/** Describes an error of a disk in sentences that name the folder and the fix; undefined for any other error. */
export function describeDiskError(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code, path, syscall } = readRefusal(cause);
    // A refused port is not a matter of disks.
    if (syscall === 'listen' || syscall === 'connect' || syscall === 'bind') return undefined;
    const tell = code === undefined ? undefined : REFUSALS[code];
    if (!tell) continue;
    if (path !== undefined) return tell(code === 'ENOSPC' || code === 'EDQUOT' ? dirname(path) : path);
    return tell(findFull());
  }
  return undefined;
}

/** The parts of an error of the file system. An error from another process or thread has them only in its message. */
function readRefusal(error: Error): {
  readonly code?: string | undefined;
  readonly path?: string | undefined;
  readonly syscall?: string | undefined;
} {
  const { code, path, dest, syscall, message } = error as NodeJS.ErrnoException & { readonly dest?: string };
  if (code !== undefined && code in REFUSALS) return { code, path: dest ?? path, syscall };
  const [, named, call, first, second] =
    /\b(E[A-Z]{3,9}): [^,\n]*, (\w+)(?: '([^'\n]+)'(?: -> '([^'\n]+)')?)?/.exec(message) ?? [];
  if (named !== undefined) return { code: named, path: second ?? first, syscall: call };
  return { code: OTHER_NAMES.find(([pattern]) => pattern.test(message))?.[1] };
}

/** The first full disk among the folders that commands write to, as its folder. If none is full any more, the folder of builds. */
function findFull(): string {
  const { builds, out, cache } = findFolders();
  const folders = [builds, dirname(out), cache, process.cwd(), tmpdir()];
  return folders.find((folder) => freeBytes(folder) < LEAST_BYTES) ?? builds;
}

/** Bytes that can still be written to a folder, or to the place where it would be made. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return dirname(folder) === folder ? Number.POSITIVE_INFINITY : freeBytes(dirname(folder));
  }
}
