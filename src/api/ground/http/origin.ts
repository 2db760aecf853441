import type { IncomingHttpHeaders } from 'node:http';
import type { Context } from 'hono';
import { cors } from 'hono/cors';

/**
 * Checks the Origin header: undefined when it is missing (no browser, or a plain navigation) or the host's own; the origin itself
 * when it is in `allowed`; `refused` otherwise. For the origin `null`, which browsers send for privacy, Sec-Fetch-Site decides, as
 * scripts can't set it.
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
  allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Language', 'X-Order-Key'],
  exposeHeaders: EXPOSED,
  maxAge: 86_400,
});

/** Headers of the answer (204) to a preflight request of an allowed origin. */
export async function answerPreflight(c: Context): Promise<Response> {
  const response = await preflight(c, async () => {});
  return response ?? new Response(null, { status: 204 });
}
