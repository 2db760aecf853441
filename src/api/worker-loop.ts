import { isUnavailable } from './database/unavailable.ts';
import type { Services } from './services.ts';

/** Something that the host does by itself, again and again. */
export interface Worker {
  readonly name: string;
  /** Pause after a round in which nothing was to be done. */
  readonly everyMs: number;
  /** Whether requests that leave something to do wake it before its time. */
  readonly isWoken?: boolean;
  /** Whether it ends or deletes things because of their age: it rests while the host is not sure of the time. */
  readonly goesByAge?: boolean;
  /**
   * One round. Returns how much was done: where there was something, the next round follows at once. It begins nothing more
   * once `signal` is aborted.
   */
  run(services: Services, signal: AbortSignal): Promise<number>;
}

/** How a worker is doing, for metrics and the operator. Moments are epoch milliseconds. */
export interface WorkerState {
  readonly name: string;
  /** When the round that is under way began. */
  readonly runningSince: number | undefined;
  readonly lastSuccess: number | undefined;
  readonly lastFailure: number | undefined;
  /** Rounds that have failed since the last good one. */
  readonly failures: number;
}

export interface WorkerLoop {
  readonly state: () => WorkerState;
  /** One round. Returns how much was done; undefined when it failed, which is logged. */
  run(): Promise<number | undefined>;
  start(): void;
  wake(): void;
  /** Begins nothing more; resolves after the round that is under way. */
  stop(): Promise<void>;
}

/** What is placed together is done together. */
const WAKE_MS = 50;
/** Longest pause after rounds that failed. */
const MOST_PAUSE_MS = 60_000;

export function createLoop(worker: Worker, services: () => Services): WorkerLoop {
  const ending = new AbortController();
  let state: Omit<WorkerState, 'name'> = {
    runningSince: undefined,
    lastSuccess: undefined,
    lastFailure: undefined,
    failures: 0,
  };
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let wasWoken = false;

  const run = async (): Promise<number | undefined> => {
    const { log, now } = services();
    state = { ...state, runningSince: now() };
    try {
      const rests = worker.goesByAge && !services().clock.isSure();
      const done = rests ? 0 : await worker.run(services(), ending.signal);
      state = { ...state, runningSince: undefined, lastSuccess: now(), failures: 0 };
      return done;
    } catch (error) {
      state = { ...state, runningSince: undefined, lastFailure: now(), failures: state.failures + 1 };
      const facts = { worker: worker.name, failures: state.failures };
      if (isUnavailable(error)) log.warn('a worker waits for the database', { ...facts, reason: String(error) });
      else log.error('a worker failed; it tries again', error, facts);
      return undefined;
    }
  };

  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = setTimeout(() => {
      wasWoken = false;
      running = run().then((done) => {
        running = undefined;
        if (done === undefined) schedule(Math.min(worker.everyMs * 2 ** (state.failures - 1), MOST_PAUSE_MS));
        else if (done > 0) schedule(0);
        else schedule(wasWoken ? WAKE_MS : worker.everyMs);
      });
    }, wait);
    timer.unref();
  };

  return {
    state: () => ({ name: worker.name, ...state }),
    run,
    start: () => {
      isStarted = true;
      schedule(0);
    },
    wake: () => {
      wasWoken = true;
      // While rounds fail, the pause between them is not cut short.
      if (!running && state.failures === 0) schedule(WAKE_MS);
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      ending.abort();
      await running;
    },
  };
}
