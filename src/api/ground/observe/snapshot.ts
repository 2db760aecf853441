import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Limits } from '../config/rate-limits.ts';
import type { Database } from '../database/types.ts';
import type { WorkerState } from '../leases/worker-loop.ts';
import { countQueues, type Queues } from './queues.ts';

/** The state of the host at one time. */
export interface Snapshot {
  /** Epoch milliseconds, like all times here. */
  readonly at: number;
  readonly startedAt: number;
  readonly isReady: boolean;
  /** Undefined while the database does not answer or its files are gone. */
  readonly queues: Queues | undefined;
  readonly workers: readonly WorkerState[];
  /** Database connections by state. */
  readonly connections: Readonly<Record<string, number>>;
  /** Event loop delay within the last minute, in milliseconds. */
  readonly loopDelayMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

interface Observed {
  readonly database: Pick<Database, 'read' | 'connections' | 'checkFiles'>;
  readonly limits: Limits;
  readonly now: () => number;
  /** Whether the host is shutting down. */
  readonly isRetired: () => boolean;
  readonly workers: () => readonly WorkerState[];
}

/** Counts are read at most this often, to limit the load on the database. */
const COUNTED_MS = 5_000;
/** Time limit for reading the counts. */
const PATIENCE_MS = 1_000;
const LOOP_WINDOW_MS = 60_000;

export interface Observer {
  look(): Promise<Snapshot>;
  close(): void;
}

/** Observes a host from its start. */
export function createObserver({ database, limits, now, isRetired, workers }: Observed): Observer {
  const startedAt = now();
  const loop = watchLoop();
  let counted: { readonly at: number; readonly queues: Promise<Queues | undefined> } | undefined;
  const count = (): Promise<Queues | undefined> => {
    if (!counted || performance.now() - counted.at > COUNTED_MS) {
      const queues = withPatience(database.checkFiles().then(() => countQueues(database.read, limits, now()))).catch(
        () => undefined,
      );
      counted = { at: performance.now(), queues };
    }
    return counted.queues;
  };
  return {
    look: async () => {
      const queues = await count();
      return {
        at: now(),
        startedAt,
        isReady: queues !== undefined && !isRetired(),
        queues,
        workers: workers(),
        connections: database.connections(),
        loopDelayMs: loop.read(),
      };
    },
    close: loop.close,
  };
}

async function withPatience<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database takes too long.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two histograms that are reset in turn, so that a reading always covers at least half a window. */
function watchLoop() {
  const resolution = { resolution: 10 };
  let [older, newer] = [monitorEventLoopDelay(resolution), monitorEventLoopDelay(resolution)];
  older.enable();
  newer.enable();
  const turning = setInterval(() => {
    [older, newer] = [newer, older];
    newer.reset();
  }, LOOP_WINDOW_MS / 2);
  turning.unref();
  // The histogram includes the interval of its own timer.
  const toMs = (nanoseconds: number) => Math.max(0, Math.round(nanoseconds / 1e6) - resolution.resolution);
  const read = (histogram: typeof older) => ({
    p50: toMs(histogram.percentile(50)),
    p99: toMs(histogram.percentile(99)),
    max: toMs(histogram.max),
  });
  return {
    read: () => read(older),
    close: () => {
      clearInterval(turning);
      older.disable();
      newer.disable();
    },
  };
}
