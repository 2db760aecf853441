import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../../api/ground/config/config.ts';
import { BASE } from '../../api/ground/http/app.ts';
import { isLoopback } from '../../api/ground/net/this-machine.ts';

/** Paths for load balancers and monitors, which are answered under any name. */
const FOR_ANY_HOST = ['health', 'ready', 'metrics'].map((name) => `${BASE}/${name}`);

/** Whether the Host header of a request is a name of this shop. */
type HostCheck = (request: IncomingMessage) => boolean | Promise<boolean>;

/**
 * Makes the check. Names are those of ALLOWED_HOSTS, else those of SITE_URL and API_URL. If the environment has none of these, the name in `store.json`
 * (`storeUrl`) and all IP addresses are allowed. Loopback is always allowed.
 */
export function createHostCheck(
  { allowedHosts, siteUrl, apiUrl }: Pick<Config, 'allowedHosts' | 'siteUrl' | 'apiUrl'>,
  storeUrl: () => Promise<string>,
): HostCheck {
  const urls = [siteUrl, apiUrl].filter((url) => url !== undefined);
  const named = allowedHosts ?? urls.map((url) => new URL(url).hostname);
  const names = new Set(named);
  return (request) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (FOR_ANY_HOST.includes(path)) return true;
    const name = readName(request.headers.host);
    if (name === undefined) return false;
    if (isLoopback(name) || names.has(name)) return true;
    if (names.size > 0) return false;
    return isAddress(name) || storeUrl().then((url) => new URL(url).hostname === name);
  };
}

/** The name in a Host header without its port, normalised as in URLs; undefined when there is none. */
function readName(host: string | undefined): string | undefined {
  if (host === undefined || /[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname.replace(/\.$/, '');
}

const isAddress = (name: string): boolean => isIP(name.replace(/^\[|\]$/g, '')) !== 0;

/** Answers 421 (Misdirected Request). */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  const message =
    'This server does not answer for the name in the Host header. ALLOWED_HOSTS names those that it answers for.';
  const isForHost = request.url?.startsWith(`${BASE}/`);
  const body = isForHost ? JSON.stringify({ data: null, error: { code: 421, message } }) : `${message}\n`;
  const type = isForHost ? 'application/json' : 'text/plain; charset=utf-8';
  response.writeHead(421, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
