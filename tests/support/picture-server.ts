import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PictureServer {
  /** Address without a slash at its end. */
  readonly url: string;
  /** `host:port`, as PRIVATE_PICTURE_HOSTS takes it. */
  readonly host: string;
  /** Path and `Range` or validators of each request. */
  readonly requests: string[];
  stop(): void;
}

/** A server of pictures on 127.0.0.1. */
export async function startPictureServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<PictureServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { range, 'if-none-match': etag, 'if-modified-since': since } = request.headers;
    requests.push([request.url, range, etag, since].filter(Boolean).join(' '));
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    requests,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
