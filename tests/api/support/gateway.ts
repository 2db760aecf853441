import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

/** What a gateway was asked. */
export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Gateway {
  readonly url: string;
  readonly asked: Asked[];
  /** What it answers next; `cut` breaks the connection off after it has read the request. */
  answer: (asked: Asked) => { readonly status: number; readonly json: unknown } | 'cut';
}

/** A gateway on this machine that speaks over a socket. */
export async function startGateway(answer: Gateway['answer']): Promise<Gateway> {
  const gateway = { url: '', asked: [] as Asked[], answer };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      gateway.asked.push(asked);
      const said = gateway.answer(asked);
      if (said === 'cut') {
        request.socket.destroy();
        return;
      }
      response.writeHead(said.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said.json));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  gateway.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return gateway;
}

/** As Gupshup answers (docs.gupshup.io/docs/send-message-to-single-number). */
export const gupshup = {
  taken: {
    status: 200,
    json: { response: { status: 'success', id: '3480111-1', phone: '919876543210', details: '' } },
  },
  refused: (id: string) => ({
    status: 200,
    json: {
      response: { status: 'error', id, phone: '919876543210', details: 'The phone number 919876543210 is bad.' },
    },
  }),
};

/** As Meta's Cloud API answers. */
export const meta = {
  taken: {
    status: 200,
    json: {
      messaging_product: 'whatsapp',
      contacts: [{ input: '919876543210', wa_id: '919876543210' }],
      messages: [{ id: 'wamid.1', message_status: 'accepted' }],
    },
  },
  refused: (code: number, status = 400) => ({
    status,
    json: { error: { message: `(#${code}) of 919876543210`, type: 'OAuthException', code, fbtrace_id: 'A' } },
  }),
};
