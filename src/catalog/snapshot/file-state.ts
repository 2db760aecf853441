import { statSync } from 'node:fs';
import { digest } from './last-good.ts';

/** Size and times by which a changed file is recognised without reading it. */
interface FileTimes {
  readonly size: number;
  readonly mtimeMs: number;
  /** Time of the last change of contents, name or attributes. Programs can't set it, unlike `mtimeMs`. */
  readonly ctimeMs: number;
}

/** A file as it was when it was read. */
export interface FileState extends FileTimes {
  /** False when the file had been changed just before. It may have been changed again since, with the same size and times. */
  readonly isSettled: boolean;
  /** Digest of the contents. */
  readonly digest: string;
}

/** Longest time between two changes of a file after which both have the same time on some file system. */
const RACE_MS = 2_000;

/** @throws when the file does not exist. */
export function readTimes(path: string): FileTimes {
  const { size, mtimeMs, ctimeMs } = statSync(path);
  return { size, mtimeMs, ctimeMs };
}

/** Whether a file that is read at the time `now` had not been changed just before. */
export const isSettled = ({ mtimeMs, ctimeMs }: FileTimes, now: number): boolean =>
  Math.max(mtimeMs, ctimeMs) + RACE_MS < now;

/** `times` were read before `bytes`, at the time `now`. */
export const makeState = (times: FileTimes, bytes: Buffer, now: number): FileState => ({
  ...times,
  isSettled: isSettled(times, now),
  digest: digest(bytes),
});

/** Whether the file is the same as then, as far as its times tell. */
export const isUntouched = (state: Omit<FileState, 'digest'>, times: FileTimes): boolean =>
  state.isSettled && hasTimes(state, times);

export const hasTimes = (state: FileTimes, times: FileTimes): boolean =>
  state.size === times.size && state.mtimeMs === times.mtimeMs && state.ctimeMs === times.ctimeMs;
