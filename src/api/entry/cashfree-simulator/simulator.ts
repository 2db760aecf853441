import type { IncomingMessage, ServerResponse } from 'node:http';
import { comesFromThisMachine } from '../../ground/net/this-machine.ts';
import { readBody } from '../../ground/http/read-body.ts';
import { ACTIONS, type Action, Bank } from './bank.ts';
import { answerGateway } from './gateway.ts';
import { checkoutPage, closedPage, makeScript, pageHeaders } from './pages.ts';

/**
 * Replaces the payment provider when no keys are configured: it implements the provider's published protocol on the host's own port, serves a browser
 * script and a checkout page, and sends signed webhooks.
 */
export interface Simulator {
  /** Answers requests below its base path, and returns false for others. */
  listener(request: IncomingMessage, response: ServerResponse): boolean;
  readonly bank: Bank;
  close(): void;
}

interface SimulatorOptions {
  /** The file with its state. */
  readonly file: string;
  /** Prefix of its paths. */
  readonly base: string;
  readonly now: () => number;
  /** The host's address. */
  readonly address: () => string;
  /** Unless true, it only answers requests from this machine that come through no proxy. */
  readonly isPublic: boolean;
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const text = (status: number, body: string): Reply => ({ status, headers: { 'content-type': 'text/plain' }, body });

/** A simulator with the state of its file. Without `isPublic` it refuses requests from other machines and through proxies. */
export function createSimulator({ file, base, now, address, isPublic }: SimulatorOptions): Simulator {
  const bank = new Bank(file, now);

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { method = '', url = '' } = request;
    const [path = '', query = ''] = url.slice(base.length).split(/\?(.*)/s);
    const body = method === 'GET' ? '' : (await readBody(request)).toString('utf8');
    if (path.startsWith('/pg/')) return answerProtocol(bank, request, path.slice(3), body);
    if (path === '/cashfree.js' && method === 'GET')
      return { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' }, body: makeScript(base) };
    if (path === '/checkout' && method === 'GET') return answerCheckout(new URLSearchParams(query), false);
    if (path === '/checkout' && method === 'POST') return answerCheckout(new URLSearchParams(body), true);
    return text(404, 'The simulator has nothing at this address.\n');
  };

  /** The checkout of a payment session. With `acts` it first does what the chosen button says. */
  const answerCheckout = (fields: URLSearchParams, acts: boolean): Reply => {
    const order = bank.findSession(fields.get('session') ?? '');
    const back = returnTo(order?.order_meta.return_url);
    const reply = (status: number, body: string): Reply => ({ status, headers: pageHeaders(back), body });
    if (!order) return reply(404, closedPage(back));
    if (!bank.isOpen(order)) return reply(200, closedPage(back));
    if (!acts) return reply(200, checkoutPage(order, base));
    const action = fields.get('action') ?? '';
    if (!Object.hasOwn(ACTIONS, action)) return reply(400, checkoutPage(order, base));
    bank.act(order, action as Action);
    if (back === undefined) return reply(200, closedPage(undefined));
    return { status: 303, headers: { ...pageHeaders(back), location: back }, body: '' };
  };

  /** An address relative to the host's own origin, so that the browser stays at the host name that it used. */
  const returnTo = (url: string | undefined): string | undefined =>
    url?.startsWith(`${address()}/`) ? url.slice(address().length) : url;

  return {
    bank,
    listener: (request, response) => {
      if (!request.url?.startsWith(`${base}/`)) return false;
      if (isPublic || comesFromThisMachine(request))
        answer(request).then(
          (reply) => send(response, reply),
          () => breakOff(response),
        );
      else
        send(
          response,
          text(403, 'Payment is simulated for this machine alone. PAYMENT_SIMULATOR=public opens it to others.\n'),
        );
      return true;
    },
    close: () => bank.close(),
  };
}

function answerProtocol(bank: Bank, { method = '', headers }: IncomingMessage, path: string, body: string): Reply {
  const header = (name: string) => headers[name]?.toString();
  const answered = answerGateway(bank, { method, path, header, body });
  return {
    status: answered.status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answered.body),
  };
}

const send = (response: ServerResponse, { status, headers, body }: Reply): unknown =>
  response
    .writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
    .end(body);

/** A request that can't be read ends its connection. */
function breakOff(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(400, { connection: 'close' });
  response.end();
}
