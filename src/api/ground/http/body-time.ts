import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { LATE, MOST_BODY_BYTES } from './read-body.ts';

/** How long bodies may take. */
export interface BodyTimes {
  /** A body of up to 64 KB must have arrived after this time, a larger one after `fileMs`. */
  readonly smallMs: number;
  readonly fileMs: number;
  /** How much must have arrived, on average over the time after the first `graceMs`. */
  readonly bytesPerSecond: number;
  readonly graceMs: number;
  /** How often bodies are checked, and how long an unread body may continue after its answer. */
  readonly lookMs: number;
  readonly lingerMs: number;
}

/** 4 KB/s is slower than the slowest mobile network. */
export const BODY_TIMES: BodyTimes = {
  smallMs: 10_000,
  fileMs: 60_000,
  bytesPerSecond: 4_000,
  graceMs: 10_000,
  lookMs: 1_000,
  lingerMs: 5_000,
};

/** For `createServer`: the head of a request has ten seconds, its body the times of `BODY_TIMES`. */
export const REQUEST_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: BODY_TIMES.fileMs + BODY_TIMES.lingerMs + 5_000,
  // By default, Node checks every 30 s.
  connectionsCheckingInterval: 2_000,
};

/**
 * Ends connections of a server whose request body arrives too slowly, whatever the route does with it: a body that is read, one that is not, and one
 * that continues after the answer. So they take no connections away from others.
 */
export function boundBodies(server: Server, times: BodyTimes = BODY_TIMES): Server {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) watch(request, response, times);
  });
  return server;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(request: IncomingMessage, response: ServerResponse, times: BodyTimes): void {
  const { socket } = request;
  const [began, before] = [performance.now(), socket.bytesRead];
  let end = Number.POSITIVE_INFINITY;
  const look = () => {
    const now = performance.now();
    if (request.complete) clearInterval(timer);
    else if (now > end) socket.destroy();
    else if (end === Number.POSITIVE_INFINITY && isLate(request, now - began, socket.bytesRead - before, times)) {
      end = now + times.lingerMs;
      if (!request.emit(LATE)) socket.destroy();
    }
  };
  const timer = setInterval(look, times.lookMs);
  timer.unref();
  request.once('close', () => clearInterval(timer));
  response.once('finish', () => {
    end = Math.min(end, performance.now() + times.lingerMs);
  });
}

function isLate({ headers }: IncomingMessage, ms: number, bytes: number, times: BodyTimes): boolean {
  const isSmall = Number(headers['content-length'] ?? bytes) <= MOST_BODY_BYTES;
  return ms > (isSmall ? times.smallMs : times.fileMs) || bytes < (times.bytesPerSecond * (ms - times.graceMs)) / 1_000;
}
