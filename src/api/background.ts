import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Long work in pieces, which leaves the host to requests: one piece at a time, each followed by a pause. */
export interface Background {
  run<T>(piece: () => Promise<T>): Promise<T>;
}

/** Pause after a piece, as often as long as the piece took: beside requests, and where nobody asks for anything. */
const BESIDE_REQUESTS = 19;
const ALONE = 0.5;
/** Part of the time that requests take from which on they count. */
const BUSY = 0.1;
const LONGEST_PAUSE_MS = 1_000;

export function createBackground(): Background {
  let turn: Promise<unknown> = Promise.resolve();
  let isBusy = true;

  const rest = async (took: number): Promise<void> => {
    const before = performance.eventLoopUtilization();
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(1, took * (isBusy ? BESIDE_REQUESTS : ALONE))));
    // Nothing of this work was done in the pause: what was, was done for others.
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
  };
  return {
    run: (piece) => {
      const result = turn.then(async () => {
        const begun = performance.now();
        return { value: await piece(), took: performance.now() - begun };
      });
      turn = result.then(({ took }) => rest(took)).catch(() => {});
      return result.then(({ value }) => value);
    },
  };
}
