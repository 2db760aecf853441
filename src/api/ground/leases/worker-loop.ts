import { FIRST_LANGUAGE, inLanguage } from '../../../messages/language.ts';
import { isUnavailable } from '../database/unavailable.ts';
import type { Services } from '../services.ts';

/** A recurring background task of the host; `S` are the services that it needs. */
export interface Worker<S extends Services = Services> {
  readonly name: string;
  /** Pause after a round that found nothing to do. */
  readonly everyMs: number;
  /** Whether requests that leave work for it start its next round early. */
  readonly isWoken?: boolean;
  /** Whether it expires or deletes things by age. It pauses while the host does not trust the clock. */
  readonly goesByAge?: boolean;
  /**
   * One round. Returns how much was done; after any work the next round follows at once. It starts nothing new once `signal`
   * is aborted.
   */
  run(services: S, signal: AbortSignal): Promise<number>;
}

/** The state of a worker, for metrics and the operator. Times are epoch milliseconds. */
export interface WorkerState {
  readonly name: string;
  /** Start of the current round. */
  readonly runningSince: number | undefined;
  readonly lastSuccess: number | undefined;
  readonly lastFailure: number | undefined;
  /** Failed rounds since the last successful one. */
  readonly failures: number;
}

interface WorkerLoop {
  readonly state: () => WorkerState;
  /** Runs one round. Returns how much was done, or undefined when it failed; failures are logged. */
  run(): Promise<number | undefined>;
  start(): void;
  wake(): void;
  /** Starts no further round and resolves after the current one. */
  stop(): Promise<void>;
}

/** Delay after a wake-up, so that one round handles several requests. */
const WAKE_MS = 50;
/** The longest pause after failed rounds. */
const MAX_PAUSE_MS = 60_000;

/** The rounds of a worker, one after the other, with longer pauses after failures. `services` is called for each round. */
export function createLoop<S extends Services>(worker: Worker<S>, services: () => S): WorkerLoop {
  const { run, state, abort } = createRounds(worker, services);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let wasWoken = false;

  const schedule = (wait: number) => {
    clearTimeout(timer);
    if (!isStarted) return;
    timer = setTimeout(() => {
      wasWoken = false;
      running = run().then((done) => {
        running = undefined;
        if (done === undefined) schedule(Math.min(worker.everyMs * 2 ** (state().failures - 1), MAX_PAUSE_MS));
        else if (done > 0) schedule(0);
        else schedule(wasWoken ? WAKE_MS : worker.everyMs);
      });
    }, wait);
    timer.unref();
  };

  return {
    state,
    run,
    start: () => {
      isStarted = true;
      schedule(0);
    },
    wake: () => {
      wasWoken = true;
      // The pause after a failed round is not cut short.
      if (!running && state().failures === 0) schedule(WAKE_MS);
    },
    stop: async () => {
      isStarted = false;
      clearTimeout(timer);
      abort();
      await running;
    },
  };
}

/** Runs the rounds of a worker and keeps its state. */
function createRounds<S extends Services>(worker: Worker<S>, services: () => S) {
  const ending = new AbortController();
  let state: Omit<WorkerState, 'name'> = {
    runningSince: undefined,
    lastSuccess: undefined,
    lastFailure: undefined,
    failures: 0,
  };
  const run = async (): Promise<number | undefined> => {
    const { log, now, clock } = services();
    state = { ...state, runningSince: now() };
    try {
      const isResting = worker.goesByAge && !clock.isSure();
      // A request in any language may have woken it.
      const work = () => inLanguage(FIRST_LANGUAGE, () => worker.run(services(), ending.signal));
      const done = isResting ? 0 : await work();
      state = { ...state, runningSince: undefined, lastSuccess: now(), failures: 0 };
      return done;
    } catch (error) {
      state = { ...state, runningSince: undefined, lastFailure: now(), failures: state.failures + 1 };
      const facts = { worker: worker.name, failures: state.failures };
      if (isUnavailable(error)) log.warn('a worker waits for the database', { ...facts, reason: String(error) });
      else log.error('a worker failed and will try again', error, facts);
      return undefined;
    }
  };
  return {
    run,
    state: (): WorkerState => ({ name: worker.name, ...state }),
    abort: () => ending.abort(),
  };
}
