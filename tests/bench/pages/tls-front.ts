import { once } from 'node:events';
import type { Server } from 'node:http';
import { createSecureServer, type Http2SecureServer, type ServerHttp2Session } from 'node:http2';
import type { Certificate } from './certificate.ts';

/** A server's second address, by HTTP/2 with TLS. */
export interface TlsFront {
  readonly server: Http2SecureServer;
  /** `https://localhost:40123`. */
  readonly address: string;
  close(): Promise<void>;
}

/** What the example for nginx sends as one record. Cloudflare and Caddy begin with records of one packet. */
const MOST_RECORD_BYTES = 4096;

/**
 * Answers by HTTP/2 with TLS what `site` answers by HTTP/1.1, as the front of a CDN does, in the same process. `site` need not listen. Clients
 * without HTTP/2 get HTTP/1.1.
 */
export async function openTlsFront(site: Server, { key, cert }: Pick<Certificate, 'key' | 'cert'>): Promise<TlsFront> {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { headers } = request;
    // HTTP/2 has the name of the host elsewhere.
    const authority = headers[':authority'];
    if (typeof authority === 'string') headers.host ??= authority;
    site.emit('request', request, response);
  });
  // Node makes records of 16 KB, which a browser can't read before all of it is there.
  server.on('secureConnection', (socket) => void socket.setMaxSendFragment(MOST_RECORD_BYTES));
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // A browser that is closed in the middle of an answer.
    session.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    server,
    address: `https://localhost:${address.port}`,
    close: async () => {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
