import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * A stub of the API host (specification section 7) on a real socket: HTTP 200 with
 * `{data}` or `{data: null, error: {code}}`. It stores nothing: the username in a request selects the answer.
 */

/** Usernames, e-mail addresses or tokens that select errors; every other name has an account with the password below. */
export const TROUBLE = {
  unknown: 'nobody',
  taken: 'somebody',
  /** The host never answers. */
  silent: 'silent',
  /** Cut-off JSON. */
  garbled: 'garbled',
  /** A proxy's error page. */
  errorPage: 'errorpage',
  /** An error code that the shop does not know. */
  broken: 'broken',
  /** The connection is closed without an answer. */
  hangup: 'hangup',
  /** An expired token. */
  expired: 'expired',
} as const;
export const PASSWORD = 'correct horse';

const tokenOf = (name: string): string => `token-of-${name}`;
const nameOf = (token: string): string => token.replace(/^token-of-/, '');

/** Answers a request below `/api`. */
export async function answerContract(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  const path = (request.url ?? '').replace(/^\/api/, '');
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const name = path === '/isValidSession' ? nameOf(token ?? '') : localPart(body);
  const succeed = (data: unknown) => send(response, { data });
  const fail = (code: number) => send(response, { data: null, error: { code } });
  if (name === TROUBLE.silent) return;
  if (name === TROUBLE.garbled) respond(response, 200, 'application/json', '{"data":{"tok');
  else if (name === TROUBLE.errorPage)
    respond(response, 502, 'text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>');
  else if (name === TROUBLE.broken) fail(500);
  else if (name === TROUBLE.hangup) response.destroy();
  else if (request.method === 'GET' && path === '/isValidSession')
    succeed(token === undefined || name === TROUBLE.expired ? null : { username: name });
  else if (request.method === 'POST' && path === '/login') logIn(body, succeed, fail);
  else if (request.method === 'POST' && path === '/register') {
    const isWhole = ['username', 'email', 'password'].every((field) => typeof body[field] === 'string');
    if (name === TROUBLE.taken || !isWhole) fail(name === TROUBLE.taken ? 409 : 422);
    else succeed({ token: tokenOf(name) });
  } else if (request.method === 'POST' && path === '/logout') succeed({ loggedOut: token !== undefined });
  else if (request.method === 'POST' && path === '/newsletter') succeed({ email: body['email'] });
  else fail(404);
}

function logIn(body: Record<string, unknown>, succeed: (data: unknown) => void, fail: (code: number) => void): void {
  const name = localPart(body);
  if (name === TROUBLE.unknown) fail(404);
  else if (body['password'] !== PASSWORD || body['deviceType'] !== 121) fail(401);
  else succeed({ token: tokenOf(name) });
}

/** The name in a request: `phoneno` of a login, `username` or `email` of the others, without what follows an at sign. */
const localPart = (body: Record<string, unknown>): string =>
  String(body['phoneno'] ?? body['username'] ?? body['email'] ?? '').split('@')[0] ?? '';

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return (JSON.parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const send = (response: ServerResponse, answer: unknown): void =>
  respond(response, 200, 'application/json', JSON.stringify(answer));

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
}
