import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { cors } from 'hono/cors';

/**
 * Judges the Origin header: undefined where there is none to judge (not a browser, or a plain navigation) or it is the
 * host's own; the origin itself when it is one of `allowed`; `refused` otherwise. A browser that keeps the address of a page
 * to itself sends `null`; Sec-Fetch-Site, which no script can set, then tells the host's own forms from those of others.
 */
export function judgeOrigin(
  headers: IncomingHttpHeaders,
  allowed: ReadonlySet<string>,
): string | undefined | 'refused' {
  const { origin } = headers;
  if (origin === undefined) return undefined;
  if (allowed.has(origin)) return origin;
  const own = headers.host;
  if (origin === 'null' && headers['sec-fetch-site'] === 'same-origin') return undefined;
  if (own !== undefined && (origin === `http://${own}` || origin === `https://${own}`)) return undefined;
  return 'refused';
}

const EXPOSED = ['Retry-After', 'X-Request-Id'];

/** The headers that let a page of another origin read the answer. */
export const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': EXPOSED.join(', '),
});

const preflight = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Order-Key'],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
});

/** What a preflight (OPTIONS) of an origin that may call the host is answered: status 204. */
export async function answerPreflight(c: Context): Promise<Response> {
  const response = await preflight(c, async () => {});
  return response ?? new Response(null, { status: 204 });
}
