import { clampLives } from '../../records/accounts/clamp-lives.ts';
import { OUTBOX_QUEUES } from './outbox-queues.ts';
import { sendQueue } from '../../ground/outbox/send.ts';
import type { Drivers } from '../../ground/outbox/drivers.ts';
import { checkPayments, expireUnpaid } from '../../records/payments/check.ts';
import { sendRefunds } from '../../records/payments/refunds.ts';
import { tellOfDecisions } from '../../notices/tell-product-decisions.ts';
import { tellOfRestocks } from '../../notices/tell-restocks.ts';
import { createDailyReports } from '../reports/daily.ts';
import { clean } from '../privacy/retention.ts';
import { makeChanges } from '../../records/sellers/make-change.ts';
import type { HostServices } from '../services.ts';
import { createLoop, type Worker, type WorkerState } from '../../ground/leases/worker-loop.ts';

const ROUND_MS = 5_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The background workers of a host. They run independently, so that one that waits or fails does not delay the others. */
export const listWorkers = (drivers: Drivers): readonly Worker<HostServices>[] => [
  {
    name: 'clock',
    everyMs: MINUTE_MS,
    run: async ({ clock }) => {
      await clock.watch();
      return 0;
    },
  },
  { name: 'payments', everyMs: ROUND_MS, run: checkPayments },
  { name: 'unpaid', everyMs: ROUND_MS, goesByAge: true, run: expireUnpaid },
  { name: 'refunds', everyMs: ROUND_MS, run: sendRefunds },
  ...OUTBOX_QUEUES.map(
    (queue): Worker<HostServices> => ({
      name: queue.name,
      everyMs: ROUND_MS,
      isWoken: true,
      run: (services, signal) => sendQueue(services, drivers, queue, signal),
    }),
  ),
  { name: 'restocks', everyMs: MINUTE_MS, run: tellOfRestocks },
  { name: 'decisions', everyMs: MINUTE_MS, run: tellOfDecisions },
  { name: 'reports', everyMs: 10 * MINUTE_MS, goesByAge: true, run: createDailyReports() },
  { name: 'changes', everyMs: MINUTE_MS, goesByAge: true, run: makeChanges },
  { name: 'lives', everyMs: HOUR_MS, goesByAge: true, run: clampLives },
  { name: 'cleaning', everyMs: HOUR_MS, goesByAge: true, run: clean },
];

export interface Workers {
  /** Runs one round of each worker, one after the other. Returns how much was done. */
  run(): Promise<number>;
  /** Starts the rounds, which go on until `stop`. */
  start(): void;
  /** Starts the next round of workers with `isWoken` at once. */
  wake(): void;
  /** Stops each worker after its current round. */
  stop(): Promise<void>;
  states(): readonly WorkerState[];
}

/** Workers that each get the services that are current when a round starts. */
export function createWorkers(services: () => HostServices, workers: readonly Worker<HostServices>[]): Workers {
  const loops = workers.map((worker) => ({ ...createLoop(worker, services), isWoken: worker.isWoken ?? false }));
  let isStarted = false;
  return {
    run: async () => {
      let done = 0;
      for (const loop of loops) done += (await loop.run()) ?? 0;
      return done;
    },
    start: () => {
      isStarted = true;
      for (const loop of loops) loop.start();
    },
    wake: () => {
      if (isStarted) for (const { isWoken, wake } of loops) if (isWoken) wake();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
    states: () => loops.map(({ state }) => state()),
  };
}
