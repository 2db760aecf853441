import { setImmediate } from 'node:timers/promises';

/** Rows read at once: few enough not to block the event loop for long. */
export const SLICE = 500;

/**
 * Reads any number of rows in slices, with a turn of the event loop in between, as SQLite queries block it. `read` gets the last row of
 * the previous slice and the most rows to return.
 */
export async function* readSlices<T>(
  read: (last: T | undefined, most: number) => Promise<readonly T[]>,
  most = SLICE,
): AsyncGenerator<readonly T[]> {
  for (let last: T | undefined; ; ) {
    const rows = await read(last, most);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1);
    await setImmediate();
  }
}

/** How many rows are changed at once. Each may also change sums by triggers. */
const CHANGED = 1_000;

/**
 * Changes any number of rows in slices within a write job, with a turn of the event loop in between: readers continue, other write jobs wait. `change`
 * gets the most rows to change, and returns how many it has changed.
 */
export async function changeSlices(change: (most: number) => Promise<number>): Promise<void> {
  while ((await change(CHANGED)) === CHANGED) await setImmediate();
}
