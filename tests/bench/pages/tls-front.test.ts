import { once } from 'node:events';
import { createServer } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { get } from 'node:https';
import { afterEach, expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { StreamLog } from './stream-answers.ts';
import { openTlsFront } from './tls-front.ts';

const BODY_BYTES = 30_000;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A front of a site that answers with the host it was asked as, or with as many bytes as its address says. */
async function openFront() {
  const site = createServer((request, response) => {
    const bytes = Number(request.url?.slice(1));
    response.setHeader('content-type', bytes > 0 ? 'text/css' : 'text/html');
    if (request.url === '/in-two') response.write('x'.repeat(10));
    response.end(bytes > 0 ? Buffer.alloc(bytes) : request.headers.host);
  });
  const certificate = makeCertificate();
  const front = await openTlsFront(site, certificate);
  closers.push(() => front.close());
  return { ...front, log: new StreamLog(front.server), ca: certificate.cert };
}

async function read(session: ClientHttp2Session, path: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  const stream = session.request({ ':path': path });
  stream.on('data', (part: Buffer) => parts.push(part));
  await once(stream, 'close');
  return Buffer.concat(parts);
}

test('a site answers by HTTP/2, and learns the name of its host', async () => {
  const { address, ca } = await openFront();
  const session = connect(address, { ca });
  closers.push(() => session.destroy());
  expect((await read(session, '/')).toString()).toBe(new URL(address).host);
  expect(session.alpnProtocol).toBe('h2');
});

test('a client without HTTP/2 gets HTTP/1.1', async () => {
  const { address, ca } = await openFront();
  const request = get(address, { ca, agent: false });
  const [response] = await once(request, 'response');
  expect(response.httpVersion).toBe('1.1');
  response.resume();
  await once(response, 'end');
});

test('each answer is recorded once; bytes add up to those of the connection', async () => {
  const { address, log, server, ca } = await openFront();
  let carried = () => 0;
  server.on('secureConnection', (socket) => {
    carried = () => socket.bytesWritten;
  });
  const session = connect(address, { ca });
  closers.push(() => session.destroy());
  await Promise.all([`/${BODY_BYTES}`, '/?a=1', '/in-two'].map((path) => read(session, path)));
  const answers = log.take().sort((one, other) => one.bytes - other.bytes);
  expect(answers.map(({ path, kind }) => [path, kind])).toEqual([
    ['/', 'html'],
    ['/in-two', 'html'],
    [`/${BODY_BYTES}`, 'css'],
  ]);
  const [first, second, last] = answers.map(({ bytes }) => bytes) as [number, number, number];
  expect(second - first).toBe(10);
  expect(last).toBeGreaterThan(BODY_BYTES);
  expect(last).toBeLessThan(BODY_BYTES + 200);
  expect(Math.abs(first + second + last - carried())).toBeLessThanOrEqual(3);
  expect(log.take()).toEqual([]);
});
