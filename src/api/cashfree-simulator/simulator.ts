import type { IncomingMessage, ServerResponse } from 'node:http';
import { comesFromThisMachine } from '../http/this-machine.ts';
import { readBody } from '../http/read-body.ts';
import { ACTIONS, type Action, Bank } from './bank.ts';
import { answerGateway } from './gateway.ts';
import { checkoutPage, closedPage, makeScript, pageHeaders } from './pages.ts';

/**
 * Stands in for the payment provider where no keys are set: it speaks the provider's published protocol over the socket that
 * the host listens on, serves a stand-in for its browser script and a checkout page, and sends signed webhooks.
 */
export interface Simulator {
  /** Answers what is below its base; returns false for everything else. */
  listener(request: IncomingMessage, response: ServerResponse): boolean;
  readonly bank: Bank;
  close(): void;
}

interface SimulatorOptions {
  /** Where it keeps its orders. */
  readonly file: string;
  /** First part of its paths. */
  readonly base: string;
  readonly now: () => number;
  /** Where the host listens. */
  readonly address: () => string;
  /** Otherwise it answers this machine alone, and nothing that came through a proxy. */
  readonly isPublic: boolean;
}

export function createSimulator({ file, base, now, address, isPublic }: SimulatorOptions): Simulator {
  const bank = new Bank(file, now);
  // Back on the host's own origin the browser stays on the name that it came with, be it localhost or an address of the network.
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
