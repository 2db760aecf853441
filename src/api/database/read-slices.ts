import { setImmediate } from 'node:timers/promises';

/** Rows that are read at once: so few that nobody waits for them. */
const SLICE = 500;

/**
 * Reads any number of rows a slice at a time, and lets other requests go on in between: SQLite answers on the thread that
 * everybody waits for. `read` gets the last row of the slice before, and reads at most so many.
 */
export async function* readSlices<T>(
  read: (last: T | undefined, most: number) => Promise<readonly T[]>,
  most = SLICE,
): AsyncGenerator<readonly T[]> {
  for (let last: T | undefined; ;) {
    const rows = await read(last, most);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    last = rows.at(-1);
    await setImmediate();
  }
}
