import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { requestId, type RequestIdVariables } from 'hono/request-id';
import type { Log } from '../config/log.ts';
import { ProtocolError } from './answer.ts';
import { comesThroughUnknownProxy } from '../net/client-address.ts';
import { inLanguage } from '../../../messages/language.ts';
import { languageOfRequest } from '../text/language.ts';
import { type CountRequest, type Exchange, send, sendError, startWatch } from './exchange.ts';
import { answerPreflight, judgeOrigin } from './origin.ts';
import type { PageRoute } from './page-route.ts';
import type { Route, RouteResult } from './route.ts';
import { type Identify, type RawInput, runRoute } from './run-route.ts';
import { createUploadRoom } from './upload-room.ts';

type Env = { Bindings: HttpBindings; Variables: RequestIdVariables };

/** Prefix of all paths of the host. */
export const BASE = '/api';
/** Limit for the characters of a request's headers. */
const MOST_HEADERS = 16_384;

interface AppOptions {
  /** Pages that are not part of the contract. */
  readonly pages: readonly PageRoute[];
  readonly identify: Identify;
  /** Further origins that browsers may call from. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether the number of trusted proxies is configured. */
  readonly knowsProxies: boolean;
  readonly isUnavailable: Exchange['isUnavailable'];
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly countRequest: CountRequest;
  /** Runs `work` as the span of a request. */
  readonly trace: <T>(name: string, headers: IncomingHttpHeaders, work: () => Promise<T>) => Promise<T>;
}

/** Makes the Hono app of the routes, with everything that they share. */
export function createApp(routes: readonly Route[], options: AppOptions): Hono<Env> {
  const app = new Hono<Env>();
  const answer = createAnswering(options);
  const uploads = createUploadRoom();
  // A request id sent by the client is ignored.
  app.use(requestId({ headerName: '' }));
  const methods = new Map<string, Set<string>>();
  const add = (
    { method, path }: Pick<PageRoute, 'method' | 'path'> | Route,
    work: (request: IncomingMessage, input: RawInput) => Promise<RouteResult>,
  ) => {
    const pattern = BASE + path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(pattern, (methods.get(pattern) ?? new Set()).add(method.toUpperCase()));
    app.on(method.toUpperCase(), pattern, (c) =>
      answer(c, path, () => work(c.env.incoming, { params: c.req.param(), query: c.req.query() })),
    );
  };
  for (const route of routes)
    add(route, (request, input) => runRoute(route, options.identify, request, input, uploads));
  for (const page of options.pages) add(page, (request, input) => page.handle(request, input, uploads));
  for (const [pattern, known] of methods) {
    app.all(pattern, (c) =>
      answer(c, 'other method', async () => {
        throw new ProtocolError(405, 'This path does not support this method.', { allow: [...known].join(', ') });
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

/** Checks a request, lets `work` answer it in the language of its page, and sends the answer. */
function createAnswering({
  allowedOrigins,
  knowsProxies,
  isUnavailable,
  log,
  countRequest,
  trace,
}: AppOptions): (c: Context<Env>, route: string, work: () => Promise<RouteResult>) => Promise<Response> {
  let isProxySaid = knowsProxies;
  const noticeProxy = (request: IncomingMessage) => {
    if (isProxySaid || !comesThroughUnknownProxy(request)) return;
    isProxySaid = true;
    log.warn(
      'requests come through a proxy while TRUST_PROXY is 0, so rate limits count all its visitors as one: set TRUST_PROXY to the number of proxies in front of the host, such as TRUST_PROXY=1',
    );
  };
  const answer = async (c: Context<Env>, route: string, work: () => Promise<RouteResult>): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const id = c.get('requestId');
    const finish = startWatch({ id, route, log, incoming }, countRequest);
    noticeProxy(incoming);
    const judged = judgeOrigin(incoming.headers, allowedOrigins);
    const origin = judged === 'refused' ? undefined : judged;
    const exchange: Exchange = { id, route, log, incoming, outgoing, origin, isUnavailable, finish };
    try {
      if (judged === 'refused') throw new ProtocolError(403, 'This site may not call the host.');
      checkHeaders(incoming);
      if (incoming.method === 'OPTIONS' && origin !== undefined) return await send(exchange, await answerPreflight(c));
      return await send(exchange, await trace(`${incoming.method} ${route}`, incoming.headers, work));
    } catch (error) {
      return sendError(exchange, error);
    }
  };
  return (c, route, work) => inLanguage(languageOfRequest(c.env.incoming), () => answer(c, route, work));
}

function checkHeaders({ rawHeaders }: IncomingMessage): void {
  let size = 0;
  for (const text of rawHeaders) size += text.length;
  if (size > MOST_HEADERS) throw new ProtocolError(431, 'The headers are larger than 16 KB.');
}
