import type { IncomingMessage, ServerResponse } from 'node:http';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { readBody } from '../http/read-body.ts';
import { ACTIONS, type Action, Bank } from './bank.ts';
import { answerGateway } from './gateway.ts';
import { checkoutPage, closedPage, makeScript, pageHeaders } from './pages.ts';

/**
 * Replaces the payment provider when no keys are configured: it implements the provider's published protocol on the host's own
 * port, serves a browser script and a checkout page, and sends signed webhooks.
 */
export interface Simulator {
  /** Answers requests below its base path; returns false for others. */
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

export function createSimulator({ file, base, now, address, isPublic }: SimulatorOptions): Simulator {
  const bank = new Bank(file, now);
  // Relative to the host's own origin, so that the browser keeps the host name that it used.
  const returnTo = (url: string | undefined): string | undefined =>
    url?.startsWith(`${address()}/`) ? url.slice(address().length) : url;

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = (request.url ?? '').slice(base.length).split(/\?(.*)/s);
    const send = (status: number, headers: Record<string, string>, body: string) =>
      response
        .writeHead(status, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers })
        .end(body);
    const body = request.method === 'GET' ? '' : (await readBody(request)).toString('utf8');
    if (path.startsWith('/pg/')) {
      const header = (name: string) => request.headers[name]?.toString();
      const answer = answerGateway(bank, { method: request.method ?? '', path: path.slice(3), header, body });
      send(answer.status, { 'content-type': 'application/json' }, JSON.stringify(answer.body));
    } else if (path === '/cashfree.js' && request.method === 'GET') {
      send(200, { 'content-type': 'text/javascript; charset=utf-8' }, makeScript(base));
    } else if (path === '/checkout' && (request.method === 'GET' || request.method === 'POST')) {
      const fields = new URLSearchParams(request.method === 'GET' ? query : body);
      const order = bank.findSession(fields.get('session') ?? '');
      const action = fields.get('action') ?? '';
      const back = returnTo(order?.order_meta.return_url);
      const headers = pageHeaders(back);
      if (!order || !bank.isOpen(order)) send(order ? 200 : 404, headers, closedPage(back));
      else if (request.method === 'GET') send(200, headers, checkoutPage(order, base));
      else if (!Object.hasOwn(ACTIONS, action)) send(400, headers, checkoutPage(order, base));
      else {
        bank.act(order, action as Action);
        if (back === undefined) send(200, headers, closedPage(undefined));
        else send(303, { ...headers, location: back }, '');
      }
    } else send(404, { 'content-type': 'text/plain' }, 'The simulator has nothing at this address.\n');
  };

  return {
    bank,
    listener: (request, response) => {
      if (!request.url?.startsWith(`${base}/`)) return false;
      if (!isPublic && !comesFromThisMachine(request)) {
        response
          .writeHead(403, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
          .end('Payment is simulated for this machine alone. PAYMENT_SIMULATOR=public opens it to others.\n');
        return true;
      }
      handle(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(400, { connection: 'close' });
        response.end();
      });
      return true;
    },
    close: () => bank.close(),
  };
}
