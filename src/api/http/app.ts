import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { isUnavailable } from '../database/unavailable.ts';
import type { SellerRow } from '../database/tables.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Tracing } from '../observe/tracing.ts';
import type { Services } from '../services.ts';
import { type Answer, fail, invalid, ProtocolError } from './answer.ts';
import { identifyCaller } from './caller.ts';
import { comesThroughUnknownProxy } from './client-address.ts';
import { corsHeaders, judgeOrigin, preflightHeaders } from './origin.ts';
import { readJson } from './read-body.ts';
import type { Route, RouteResult } from './route.ts';
import { SharedAnswer } from './shared-answer.ts';
import { StreamedAnswer } from './streamed-answer.ts';

type Env = { Bindings: HttpBindings };

/** First part of every path of the host. */
export const BASE = '/api';
/** Most characters of a request's headers. */
const MOST_HEADERS = 16_384;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** What is answered and logged of one request. */
interface Exchange {
  readonly id: string;
  readonly route: string;
  /** Notes that it was answered. */
  readonly finish: (status: number, code: number) => void;
  readonly outgoing: HttpBindings['outgoing'];
}

/** Who is told of each request. */
interface Watch {
  readonly metrics: Pick<Metrics, 'countRequest'>;
  readonly tracing: Tracing;
}

function beginExchange(
  { log }: Services,
  { metrics }: Watch,
  { incoming, outgoing }: HttpBindings,
  route: string,
): Exchange {
  const id = randomUUID();
  const started = performance.now();
  const { method = '' } = incoming;
  return {
    id,
    route,
    outgoing,
    finish: (status, code) => {
      const took = performance.now() - started;
      metrics.countRequest({ method, route, status, code, seconds: took / 1000 });
      log.info('request', { id, route, status, code, ms: Math.round(took * 10) / 10 });
    },
  };
}

/** Answers the routes; everything that they have in common happens here. */
export function createApp(services: Services, routes: readonly Route[], watch: Watch): Hono<Env> {
  const app = new Hono<Env>();
  const allowed = new Set([
    ...services.config.corsOrigins,
    new URL(services.config.siteUrl ?? services.shop().store.siteUrl).origin,
  ]);
  const methods = new Map<string, Set<string>>();
  let isProxySaid = services.config.trustedProxies > 0;
  const noticeProxy = (request: IncomingMessage) => {
    if (isProxySaid || !comesThroughUnknownProxy(request)) return;
    isProxySaid = true;
    services.log.warn(
      'requests come through a proxy while TRUST_PROXY is 0, so that limits count all its visitors as one: set TRUST_PROXY to the number of proxies in front of the host, such as TRUST_PROXY=1',
    );
  };

  const answer = async (c: Context<Env>, route: string, work: () => Promise<RouteResult>) => {
    const { incoming, outgoing } = c.env;
    const exchange = beginExchange(services, watch, c.env, route);
    noticeProxy(incoming);
    const judged = judgeOrigin(incoming.headers, { allowed });
    const origin = judged === 'refused' ? undefined : judged;
    try {
      if (judged === 'refused') throw new ProtocolError(403, 'This site may not call the host.');
      checkHeaders(incoming);
      if (incoming.method === 'OPTIONS' && origin !== undefined) {
        const headers = { ...commonHeaders(exchange, origin), ...preflightHeaders(origin) };
        exchange.finish(204, 204);
        return new Response(null, { status: 204, headers });
      }
      const result = await watch.tracing.request(`${incoming.method} ${route}`, incoming.headers, work);
      if (outgoing.headersSent) return RESPONSE_ALREADY_SENT;
      if (result instanceof SharedAnswer) return sendShared(exchange, result, incoming, origin);
      if (result instanceof StreamedAnswer) return await sendStreamed(services, exchange, result, origin);
      if (!(result instanceof Response)) return sendAnswer(exchange, result, 200, origin);
      for (const [name, value] of Object.entries(commonHeaders(exchange, origin))) result.headers.set(name, value);
      exchange.finish(result.status, result.status);
      return result;
    } catch (error) {
      return sendError(services, exchange, error, origin);
    }
  };

  for (const route of routes) {
    const pattern = BASE + route.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(pattern, (methods.get(pattern) ?? new Set()).add(route.method.toUpperCase()));
    app.on(route.method.toUpperCase(), pattern, (c) =>
      answer(c, route.path, () => runRoute(services, route, c.env.incoming, c.req.param(), c.req.query())),
    );
  }
  for (const [pattern, known] of methods) {
    app.all(pattern, (c) =>
      answer(c, 'other method', async () => {
        throw new ProtocolError(405, 'This method is not answered here.', { allow: [...known].join(', ') });
      }),
    );
  }
  app.notFound((c) =>
    answer(c, 'unknown', async () => {
      throw new ProtocolError(404, 'There is nothing at this address.');
    }),
  );
  return app;
}

async function runRoute(
  services: Services,
  route: Route,
  request: IncomingMessage,
  rawParams: Record<string, string>,
  rawQuery: Record<string, string>,
): Promise<RouteResult> {
  // The body is read before anything is waited for: its first bytes may be here already.
  const body = route.body && (await readJson(request));
  const idempotencyKey = String(request.headers['idempotency-key'] ?? '').toLowerCase();
  if (route.wantsKey && !UUID.test(idempotencyKey))
    throw new ProtocolError(400, 'This request wants an Idempotency-Key header with a UUID.');
  const caller = await identifyCaller(services, route.access, request);
  if (route.access === 'approved-seller' && !(caller.seller?.status === 'approved' && caller.seller.shop !== null))
    return fail(403, describeClosed(caller.seller));
  const fields: Record<string, string> = {};
  const check = (schema: z.ZodObject | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) fields[path.join('.') || 'body'] ??= message;
    return undefined;
  };
  const input = {
    params: check(route.params, rawParams),
    query: check(route.query, rawQuery),
    body: check(route.body, body),
  };
  if (Object.keys(fields).length > 0) {
    // What does not even look like an id names nothing.
    return input.params === undefined ? fail(404, 'There is nothing of this name.') : invalid(fields);
  }
  return route.handle({ ...input, caller, idempotencyKey, request } as never);
}

const describeClosed = (seller: SellerRow | undefined): string =>
  seller?.status === 'suspended'
    ? `This shop is suspended: ${seller.reason}`
    : 'This is for sellers whose shop is open.';

function checkHeaders({ rawHeaders }: IncomingMessage): void {
  let size = 0;
  for (const text of rawHeaders) size += text.length;
  if (size > MOST_HEADERS) throw new ProtocolError(431, 'The headers are larger than 16 KB.');
}

function sendError(services: Services, exchange: Exchange, error: unknown, origin: string | undefined): Response {
  if (error instanceof ProtocolError) {
    const failure = fail(error.status, error.message);
    return sendAnswer(exchange, failure, error.status, origin, error.headers);
  }
  const status = isUnavailable(error) ? 503 : 500;
  const facts = { id: exchange.id, route: exchange.route };
  if (status === 503) services.log.warn('the database is away', { ...facts, reason: String(error) });
  else services.log.error('failed', error, facts);
  const failure = fail(status, status === 503 ? 'Busy. Try again in a moment.' : 'Something went wrong.');
  return sendAnswer(exchange, failure, status, origin, status === 503 ? { 'retry-after': '1' } : {});
}

/** Writes the answer itself: a Response in between would take as long as the rest of a small request. */
function sendAnswer(
  exchange: Exchange,
  answer: Answer<unknown>,
  status: number,
  origin: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Response {
  // It took so long that it was answered already: the host is shutting down.
  if (exchange.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
  const failure = 'error' in answer ? answer : undefined;
  const body = failure ? { data: null, error: failure.error } : answer;
  const text = JSON.stringify(body);
  exchange.outgoing.writeHead(status, {
    ...commonHeaders(exchange, origin),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...(failure?.retryAfter !== undefined && { 'retry-after': String(failure.retryAfter) }),
    ...more,
  });
  exchange.outgoing.end(text);
  exchange.finish(status, failure?.error.code ?? status);
  return RESPONSE_ALREADY_SENT;
}

function sendShared(
  exchange: Exchange,
  answer: SharedAnswer,
  incoming: IncomingMessage,
  origin: string | undefined,
): Response {
  const status = answer.isKnown(incoming) ? 304 : 200;
  const body = status === 200 ? answer.body : undefined;
  exchange.outgoing.writeHead(status, {
    ...commonHeaders(exchange, origin),
    ...answer.headers,
    ...(body && { 'content-length': body.length }),
  });
  exchange.outgoing.end(body);
  exchange.finish(status, status);
  return RESPONSE_ALREADY_SENT;
}

async function sendStreamed(
  services: Services,
  exchange: Exchange,
  answer: StreamedAnswer,
  origin: string | undefined,
): Promise<Response> {
  const { outgoing, id, route } = exchange;
  outgoing.writeHead(200, { ...commonHeaders(exchange, origin), ...answer.headers });
  try {
    await answer.send(outgoing);
  } catch (error) {
    services.log.error('broken off', error, { id, route });
  }
  exchange.finish(200, 200);
  return RESPONSE_ALREADY_SENT;
}

const commonHeaders = ({ id }: Exchange, origin: string | undefined): Record<string, string> => ({
  'x-request-id': id,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  vary: 'Origin',
  ...(origin !== undefined && corsHeaders(origin)),
});
