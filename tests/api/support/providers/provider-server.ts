import { createServer, type IncomingMessage } from 'node:http';
import { onTestFinished } from 'vitest';
import { readBody } from '../../../../src/api/ground/http/read-body.ts';
import { listen } from '../../../../src/cli/server/listen.ts';

/** A payment provider that speaks its protocol over a socket, as the suite of all drivers asks for it (suites/providers.ts). Amounts are minor units. */
export interface TestProvider {
  /** Variables of a host that is paid by it. */
  readonly environment: Record<string, string>;
  readonly faults: Faults;
  /** Whether its webhooks are signed with their body. Of others the host asks before it believes them. */
  readonly provesBody: boolean;
  /** Ids of the orders that it has, as the host gave them. */
  orders(): string[];
  isOpen(order: string): boolean;
  /** The shopper pays: the provider has the money, and its webhook is not sent. */
  pay(order: string): void;
  /** The webhook of that payment, of another amount if that is given. */
  paid(order: string, amountMinor?: number): Webhook;
  /** What it was asked to pay back for an order. */
  refunds(order: string): { readonly id: string; readonly amountMinor: number }[];
  /** The webhook of a refund that ends so. */
  refunded(order: string, status: 'done' | 'failed'): Webhook;
}

export interface Webhook {
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Faults {
  /** No request reaches it. */
  isDown: boolean;
  /** It does what is asked at addresses that fit, once, and its answer is lost. */
  loses: RegExp | undefined;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Serves a protocol on this machine until the test ends; gives its address. */
export async function serveProvider(
  faults: Faults,
  answer: (request: IncomingMessage, body: string) => Reply,
): Promise<string> {
  const server = createServer((request, response) => {
    const reply = async () => {
      const body = request.method === 'GET' ? '' : (await readBody(request)).toString('utf8');
      if (faults.isDown) return response.destroy();
      const { status, body: answered } = answer(request, body);
      const isLost = request.method === 'POST' && faults.loses?.test(request.url ?? '');
      if (isLost) {
        faults.loses = undefined;
        return response.destroy();
      }
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
    };
    reply().catch(() => response.destroy());
  });
  const address = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return address;
}
