import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A queue for long work, split into pieces: one piece runs at a time, followed by a pause for requests. */
export interface Background {
  run<T>(piece: () => Promise<T>): Promise<T>;
}

/** Length of the pause as a multiple of the piece's duration: on a busy and on an idle host. */
const PAUSE_WHEN_BUSY = 19;
const PAUSE_WHEN_IDLE = 0.5;
/** The event loop counts as busy from this utilisation on. */
const BUSY = 0.1;
const LONGEST_PAUSE_MS = 1_000;

/** A queue whose pauses follow the load of the event loop. */
export function createBackground(): Background {
  let turn: Promise<unknown> = Promise.resolve();
  let isBusy = true;

  const rest = async (took: number): Promise<void> => {
    const before = performance.eventLoopUtilization();
    await pause(Math.min(LONGEST_PAUSE_MS, Math.max(1, took * (isBusy ? PAUSE_WHEN_BUSY : PAUSE_WHEN_IDLE))));
    // No background work runs in the pause, so the utilisation is that of requests.
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
  };
  return {
    run: async (piece) => {
      const result = turn.then(async () => {
        const begun = performance.now();
        return { value: await piece(), took: performance.now() - begun };
      });
      turn = result.then(({ took }) => rest(took)).catch(() => {});
      return (await result).value;
    },
  };
}
