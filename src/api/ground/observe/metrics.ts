import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkerState } from '../leases/worker-loop.ts';
import type { Snapshot } from './snapshot.ts';

/** The host's metrics for Prometheus. Labels are routes, codes and workers, never personal data. */
export interface Metrics {
  /** Counts an answered request. `route` is a pattern such as `/orders/{number}`. */
  countRequest(request: { method: string; route: string; status: number; code: number; seconds: number }): void;
  /** The metrics in Prometheus's exposition format 0.0.4. */
  write(): Promise<string>;
  readonly contentType: string;
}

/** Bounds of the latency histogram, from a session check to a client's timeout. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `look` is called for each scrape. */
export function createMetrics(look: () => Promise<Snapshot>): Metrics {
  const register = new Registry();
  // Processor, memory, file descriptors, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'haat_http_requests_total',
    help: 'Requests answered. "code" is the error code of the answer, or its HTTP status.',
    labelNames: ['method', 'route', 'status', 'code'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'haat_http_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [register],
  });
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `haat_${name}`, help, labelNames, registers: [register] });
  const ready = gauge('ready', '1 if the host takes requests.');
  const waiting = gauge('queue_length', 'Entries that wait for a worker or the operator.', 'queue');
  const oldest = gauge('message_oldest_seconds', 'Age of the oldest unsent message.');
  const pool = gauge('database_connections', 'Database connections by state, and jobs that wait for one.', 'state');
  const success = gauge('worker_last_success_seconds', 'Time since the last successful round.', 'worker');
  const failures = gauge('worker_failures', 'Failed rounds since the last successful one.', 'worker');

  const setWorker = ({ name, lastSuccess, failures: failed }: WorkerState, now: number, started: number) => {
    success.set({ worker: name }, Math.max(0, now - (lastSuccess ?? started)) / 1000);
    failures.set({ worker: name }, failed);
  };
  return {
    contentType: register.contentType,
    countRequest: ({ method, route, status, code, seconds: took }) => {
      requests.inc({ method, route, status, code });
      seconds.observe({ route }, took);
    },
    write: async () => {
      const { isReady, queues, workers, connections, at, startedAt } = await look();
      ready.set(isReady ? 1 : 0);
      for (const worker of workers) setWorker(worker, at, startedAt);
      for (const [state, count] of Object.entries(connections)) pool.set({ state }, count);
      if (queues) {
        const { oldestMessage, ...lengths } = queues;
        for (const [queue, length] of Object.entries(lengths)) waiting.set({ queue }, length);
        oldest.set(oldestMessage === undefined ? 0 : Math.max(0, at - oldestMessage) / 1000);
      } else waiting.reset();
      return register.metrics();
    },
  };
}
