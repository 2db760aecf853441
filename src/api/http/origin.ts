import type { IncomingHttpHeaders } from 'node:http';

/** Which sites' scripts may call the host. */
export interface OriginRules {
  readonly allowed: ReadonlySet<string>;
}

/**
 * Judges the Origin header: undefined where there is none to judge (not a browser, or a plain navigation) or it is the
 * host's own; the origin itself when it is on the list; `refused` otherwise. A browser that keeps the address of a page to
 * itself sends `null`; Sec-Fetch-Site, which no script can set, then tells the host's own forms from those of others.
 */
export function judgeOrigin(headers: IncomingHttpHeaders, { allowed }: OriginRules): string | undefined | 'refused' {
  const { origin } = headers;
  if (origin === undefined) return undefined;
  if (allowed.has(origin)) return origin;
  const own = headers.host;
  if (origin === 'null' && headers['sec-fetch-site'] === 'same-origin') return undefined;
  if (own !== undefined && (origin === `http://${own}` || origin === `https://${own}`)) return undefined;
  return 'refused';
}

/** The headers that let a page of another origin read the answer. */
export const corsHeaders = (origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Retry-After, X-Request-Id',
});

/** What a preflight is answered. */
export const preflightHeaders = (origin: string): Record<string, string> => ({
  ...corsHeaders(origin),
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Order-Key',
  'access-control-max-age': '86400',
});
