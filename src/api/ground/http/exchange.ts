import type { IncomingMessage, ServerResponse } from 'node:http';
import { answersText } from '../../../messages/rooms/answers.ts';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Log } from '../config/log.ts';
import { type Answer, fail, ProtocolError } from './answer.ts';
import { corsHeaders } from './origin.ts';
import type { RouteResult } from './route.ts';
import { SharedAnswer } from './shared-answer.ts';
import { StreamedAnswer } from './streamed-answer.ts';

/** Called for each answered request. `route` is its pattern, `code` the error code or the HTTP status. */
export type CountRequest = (request: {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code: number;
  readonly seconds: number;
}) => void;

/** A request that is being answered. */
export interface Exchange {
  readonly id: string;
  readonly route: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** The allowed foreign origin of the request. */
  readonly origin: string | undefined;
  /** Whether an error only means that the database is unavailable. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Records the answer. */
  readonly finish: (status: number, code: number) => void;
}

/** Starts the measurement of a request. */
export function startWatch(
  { id, route, log, incoming }: Pick<Exchange, 'id' | 'route' | 'log' | 'incoming'>,
  count: CountRequest,
): Exchange['finish'] {
  const started = performance.now();
  const { method = '' } = incoming;
  return (status, code) => {
    const took = performance.now() - started;
    count({ method, route, status, code, seconds: took / 1000 });
    log.info('request', { id, route, status, code, ms: Math.round(took * 10) / 10 });
  };
}

/** Sends the answer of a route, in any of its forms. */
export async function send(exchange: Exchange, result: RouteResult): Promise<Response> {
  // The shutdown has answered it already.
  if (exchange.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
  if (result instanceof SharedAnswer) return sendShared(exchange, result);
  if (result instanceof StreamedAnswer) return sendStreamed(exchange, result);
  if (!(result instanceof Response)) return sendAnswer(exchange, result, 200);
  for (const [name, value] of Object.entries(commonHeaders(exchange))) result.headers.set(name, value);
  exchange.finish(result.status, result.status);
  return result;
}

/** Sends a protocol error with its status, any other error as 503 or 500. */
export function sendError(exchange: Exchange, error: unknown): Response {
  if (error instanceof ProtocolError)
    return sendAnswer(exchange, fail(error.status, error.message), error.status, error.headers);
  const status = exchange.isUnavailable(error) ? 503 : 500;
  const { id, route, log } = exchange;
  if (status === 503) log.warn('the database is away', { id, route, reason: String(error) });
  else log.error('failed', error, { id, route });
  const failure = fail(status, status === 503 ? answersText.busy : answersText.failed);
  return sendAnswer(exchange, failure, status, status === 503 ? { 'retry-after': '1' } : {});
}

/** Writes to the socket directly: a `Response` would double the time of a small request. */
function sendAnswer(
  exchange: Exchange,
  answer: Answer<unknown>,
  status: number,
  more: Readonly<Record<string, string>> = {},
): Response {
  if (exchange.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
  const failure = 'error' in answer ? answer : undefined;
  const body = failure ? { data: null, error: failure.error } : answer;
  const text = JSON.stringify(body);
  exchange.outgoing.writeHead(status, {
    ...commonHeaders(exchange),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(failure?.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
    ...more,
  });
  exchange.outgoing.end(text);
  exchange.finish(status, failure?.error.code ?? status);
  return RESPONSE_ALREADY_SENT;
}

function sendShared(exchange: Exchange, answer: SharedAnswer): Response {
  const status = answer.isKnown(exchange.incoming) ? 304 : 200;
  const body = status === 200 ? answer.body : undefined;
  exchange.outgoing.writeHead(status, {
    ...commonHeaders(exchange),
    ...answer.headers,
    ...(body && { 'content-length': body.length }),
  });
  exchange.outgoing.end(body);
  exchange.finish(status, status);
  return RESPONSE_ALREADY_SENT;
}

async function sendStreamed(exchange: Exchange, answer: StreamedAnswer): Promise<Response> {
  const { outgoing, id, route, log } = exchange;
  outgoing.writeHead(200, { ...commonHeaders(exchange), ...answer.headers });
  try {
    await answer.send(outgoing);
  } catch (error) {
    log.error('broken off', error, { id, route });
  }
  exchange.finish(200, 200);
  return RESPONSE_ALREADY_SENT;
}

const commonHeaders = ({ id, origin }: Pick<Exchange, 'id' | 'origin'>): Record<string, string> => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  vary: 'Origin',
  ...(origin !== undefined && corsHeaders(origin)),
});
