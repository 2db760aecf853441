import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Gate } from './gate.ts';
import { guardedLookup, type Resolve, resolveHost } from './guarded-lookup.ts';
import { HostState } from './host-state.ts';
import { type AddressRules, checkAddress, isPrivateAllowed } from './picture-address.ts';
import { RemoteError } from './remote-error.ts';
import { type Answer, type RequestOptions, sendRequest, type Timeouts } from './send-request.ts';

const MOST_REDIRECTS = 5;
/** How many requests may run at a time, to all hosts together. */
const MOST_REQUESTS = 48;

/** How many requests may run at a time to one host. */
const MOST_AT_A_HOST = 6;

export interface PictureHostsOptions extends AddressRules {
  /** Finds the IP addresses of a host. The system's resolver by default. */
  readonly resolve?: Resolve;
  readonly timeouts?: Timeouts;
  /** Milliseconds before the second attempt. The third one waits four times as long. */
  readonly backoffMs?: number;
}

/** The answer after redirects, and the address that sent it. */
interface FollowedAnswer extends Answer {
  readonly url: URL;
}

/**
 * Sends requests to servers that other people have named. It connects only to public addresses, checked again after each redirect. A host gets few
 * requests at a time, and none once it has stopped answering.
 */
export class PictureHosts {
  readonly #options: PictureHostsOptions;
  readonly #hosts = new Map<string, HostState>();
  readonly #gate = new Gate(MOST_REQUESTS);
  readonly #guarded: { readonly http: HttpAgent; readonly https: HttpsAgent };
  readonly #free = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

  constructor(options: PictureHostsOptions) {
    this.#options = options;
    const lookup = guardedLookup(options.resolve ?? resolveHost);
    this.#guarded = {
      http: new HttpAgent({ keepAlive: true, lookup }),
      https: new HttpsAgent({ keepAlive: true, lookup }),
    };
  }

  /** Requests a picture and follows redirects. @throws RemoteError for every status except 200, 206 and 304 */
  async get(address: string, options: Omit<RequestOptions, 'timeouts'>): Promise<FollowedAnswer> {
    let url = checkAddress(address, this.#options);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const answer = await this.#ask(url, options);
      if (![301, 302, 303, 307, 308].includes(answer.status)) return { ...answer, url };
      const { location = '' } = answer.headers;
      if (!URL.canParse(location, url)) throw new RemoteError('the server redirects to no address');
      url = checkAddress(new URL(location, url).href, this.#options);
    }
    throw new RemoteError(`the server redirects more than ${MOST_REDIRECTS} times`);
  }

  /** Closes the connections that are kept open. */
  close(): void {
    for (const { http, https } of [this.#guarded, this.#free]) {
      http.destroy();
      https.destroy();
    }
  }

  #ask(url: URL, options: Omit<RequestOptions, 'timeouts'>): Promise<Answer> {
    const { timeouts = { silence: 8_000, whole: 60_000 }, backoffMs = 300 } = this.#options;
    let host = this.#hosts.get(url.host);
    if (!host) {
      host = new HostState(MOST_AT_A_HOST, backoffMs);
      this.#hosts.set(url.host, host);
    }
    const agents = isPrivateAllowed(url, this.#options) ? this.#free : this.#guarded;
    return host.run(async () => {
      const agent = url.protocol === 'https:' ? agents.https : agents.http;
      const answer = await this.#gate.run(() => sendRequest(url, agent, { ...options, timeouts }));
      refuseFailure(answer);
      return answer;
    });
  }
}

/** @throws RemoteError for an answer that is neither a picture nor a redirect */
function refuseFailure({ status, headers }: Answer): void {
  if ((status >= 200 && status < 400 && status !== 204) || status === 0) return;
  const isTemporary = status >= 500 || status === 429;
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  throw new RemoteError(`the server answers ${status}`, {
    isTemporary,
    // 500 is mostly an error with one picture.
    isOfHost: isTemporary && status !== 500,
    // 401 and 403: hosts refuse build machines as they refuse bots.
    isOfNetwork: isTemporary || status === 401 || status === 403,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
