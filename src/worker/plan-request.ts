import { APP_PATHS, PATH_PATTERNS, PICTURE_FOLDER } from '../paths.ts';
import { FILES, VISITS } from '../core/offline/cache-names.ts';

/** The properties of a `Request` that decide how the worker answers it. */
export interface AskedRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: { has(name: string): boolean };
}

export interface Plan {
  /** The path without the query, under which a copy is kept. Pages of this site don't depend on queries. */
  readonly path: string;
  /**
   * - `page`: the network first; a copy, marked with its age, when there is no connection or the answer is late.
   * - `part`: the same for a page that a script reads, without a time limit.
   * - `hashed`: the copy first, as the content of such an address never changes.
   * - `fixed`: the network first; a copy is as good, as it hardly changes.
   * - `data`: the network first; a copy only for a page that is itself a copy, as its age is not shown.
   */
  readonly how: 'page' | 'part' | 'hashed' | 'fixed' | 'data';
  /** The cache for a copy. Files that show what a visitor has looked at are in `VISITS`. */
  readonly cache: typeof FILES | typeof VISITS;
}

/** The facts of the shop on which answers depend. */
interface PlanFacts {
  /** Address of the API host; empty without one. */
  readonly api: string;
  readonly prefixes: readonly string[];
}

/** Application pages that are useful without a connection. No others are ever kept. */
const USEFUL: readonly string[] = (
  ['cart', 'checkout', 'wishlist', 'compare', 'search', 'orders', 'offline'] satisfies (keyof typeof APP_PATHS)[]
).map((name) => APP_PATHS[name]);
const NEVER: readonly string[] = (
  [
    'payment',
    'complaint',
    'newsletter',
    'shared',
    'productDetails',
    'login',
    'loginRegister',
    'resetPassword',
    'account',
    'confirmEmail',
    'sellerSignUp',
    'sellerSignIn',
    'sellerDashboard',
  ] satisfies (keyof typeof APP_PATHS)[]
).map((name) => APP_PATHS[name]);

/** How the worker answers a request; undefined when it leaves it to the browser and keeps nothing. */
export function planRequest(request: AskedRequest, origin: string, facts: PlanFacts): Plan | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (['no-store', 'only-if-cached'].includes(request.cache)) return undefined;
  // For parts of files and prefetched requests, an answer of the worker would be stored twice, or not be used.
  if (request.headers.has('range') || request.headers.has('sec-purpose')) return undefined;
  const path = url.pathname;
  if (facts.api.startsWith('/') && `${path}/`.startsWith(`${facts.api}/`)) return undefined;
  return planPath(path, request.mode === 'navigate', facts.prefixes);
}

/** How the worker answers a request for a path of this site. */
export function planPath(path: string, isNavigation: boolean, prefixes: readonly string[]): Plan | undefined {
  if (path.startsWith(`/${PICTURE_FOLDER}/`)) return { path, how: 'hashed', cache: VISITS };
  // Dictionaries have hashed names too, but browsers take them only from the network.
  if (path.startsWith('/_astro/')) return { path, how: 'hashed', cache: FILES };
  if (path.startsWith('/_data/')) return planData(path);
  if (/^\/(?:no-picture|empty)\//.test(path)) return { path, how: 'fixed', cache: FILES };
  const inMarket = withoutPrefix(path, prefixes);
  const isFile = /\.[a-z\d]{2,12}$/.test(path) && !PATH_PATTERNS.product.test(inMarket);
  if (isFile || path.startsWith('/_')) return undefined;
  if (NEVER.includes(inMarket)) return undefined;
  return { path, how: isNavigation ? 'page' : 'part', cache: USEFUL.includes(inMarket) ? FILES : VISITS };
}

function planData(path: string): Plan | undefined {
  if (PATH_PATTERNS.pinFile.test(path)) return { path, how: 'fixed', cache: FILES };
  if (PATH_PATTERNS.deliveryFile.test(path)) return { path, how: 'data', cache: FILES };
  if (PATH_PATTERNS.find.test(path)) return { path, how: 'data', cache: VISITS };
  // Prices above all are never kept: without a connection, carts say that they could not check them.
  return undefined;
}

/** The prefix of the market to which a page belongs; empty for the default market. */
export const prefixOf = (path: string, prefixes: readonly string[]): string =>
  prefixes.find((prefix) => prefix !== '' && `${path}/`.startsWith(`/${prefix}/`)) ?? '';

function withoutPrefix(path: string, prefixes: readonly string[]): string {
  const prefix = prefixOf(path, prefixes);
  return prefix === '' ? path : path.slice(prefix.length + 1) || '/';
}
