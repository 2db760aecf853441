import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createHostServer } from './support/host-server.ts';
import { operatorPages } from '../../src/api/office/operator/pages.ts';
import { BODY_TIMES, type BodyTimes, boundBodies } from '../../src/api/ground/http/body-time.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { startHost, type TestHost } from './support/host.ts';

const SHORT: BodyTimes = {
  smallMs: 400,
  fileMs: 1_200,
  bytesPerSecond: 4_000,
  graceMs: 400,
  lookMs: 20,
  lingerMs: 200,
};
/** When the last of them has to be gone, on a machine that does other things, too. */
const GONE_MS = SHORT.fileMs + SHORT.lingerMs + 2_000;

/** How many come at the same time. */
const AT_ONCE = 40;

interface Sent {
  readonly status: number | undefined;
  readonly answer: string;
  readonly ms: number;
}

/** Sends the head of a request, and then its body in small pieces until it is whole or the connection ends. */
function trickle(
  port: number,
  { method = 'POST', path = '/', length = 50_000, isChunked = false, bytes = 1, everyMs = 20 },
): Promise<Sent> {
  const began = performance.now();
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    const framing = isChunked ? 'transfer-encoding: chunked' : `content-length: ${length}`;
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nidempotency-key: 8e9b4e2c-7a57-4a7e-9a43-0a2c3b0f6a11\r\n${framing}\r\n\r\n`,
    );
    const timer = setInterval(() => {
      const piece = ' '.repeat(Math.min(bytes, length - sent));
      sent += piece.length;
      if (piece !== '') socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
      else if (answer !== '') socket.end();
    }, everyMs);
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(timer);
      done({
        status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]) || undefined,
        answer,
        ms: performance.now() - began,
      });
    });
  });
}

let host: TestHost;
let port: number;

async function open(): Promise<void> {
  host = await startHost({ environment: { WHATSAPP: 'folder' } });
  const server = createHostServer(host.host.listener, SHORT);
  port = Number(new URL(await listen(server, 0, '127.0.0.1')).port);
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
}

describe('a body that trickles', () => {
  test('is ended in time at every address, while others are answered as always', async () => {
    await open();
    const pages = operatorPages(host.host.services);
    const known = [...host.host.routes, ...pages].map(({ method, path }) => ({
      method: method.toUpperCase(),
      path: `/api${path.replace(/\{\w+\}/g, 'x')}`,
    }));
    const tried = [
      ...known,
      { method: 'POST', path: '/api/cashfree-simulator/checkout' },
      { method: 'POST', path: '/api/cashfree-simulator/pg/orders' },
      { method: 'POST', path: '/api/nothing' },
      { method: 'DELETE', path: '/api/health' },
    ].filter(({ method }) => method !== 'HEAD');
    expect(tried.length).toBeGreaterThan(100);
    let isOver = false;
    const slowest: number[] = [];
    const others = (async () => {
      while (!isOver) {
        const began = performance.now();
        expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
        slowest.push(performance.now() - began);
        await new Promise((done) => setTimeout(done, 50));
      }
    })();
    const kinds = [{ length: 50_000 }, { length: 900_000 }, { isChunked: true }];
    const ended: (Sent & { readonly address: string })[] = [];
    for (let from = 0; from < tried.length; from += AT_ONCE)
      ended.push(
        ...(await Promise.all(
          tried.slice(from, from + AT_ONCE).map(async ({ method, path }, index) => {
            const sent = await trickle(port, { method, path, everyMs: 50, ...kinds[index % kinds.length] });
            return { ...sent, address: `${method} ${path}` };
          }),
        )),
      );
    isOver = true;
    await others;
    expect(ended.filter(({ ms }) => ms > GONE_MS)).toEqual([]);
    expect(Math.max(...slowest)).toBeLessThan(1_500);
    expect(ended.filter(({ status }) => status === 408).length).toBeGreaterThan(30);
    expect(ended.filter(({ status = 0 }) => status >= 500)).toEqual([]);
  });

  test('of a JSON request is answered with what happened', async () => {
    await open();
    const { answer } = await trickle(port, { path: '/api/orders' });
    expect(answer).toContain('408 Request Timeout');
    expect(answer).toContain('"message":"It did not arrive in time. Check your connection, then try again."');
  });
});

describe('a body', () => {
  let address: AddressInfo;
  let whole = 0;

  beforeAll(async () => {
    const server = boundBodies(
      createServer((incoming, response) => {
        incoming.on('data', (part: Buffer) => {
          whole += part.length;
        });
        incoming.once('end', () => response.end('whole'));
        incoming.on('error', () => {});
      }),
      SHORT,
    );
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = server.address() as AddressInfo;
    return () => {
      server.closeAllConnections();
      server.close();
    };
  });

  test('of a large file may take as long as it keeps coming, up to its time', async () => {
    const before = whole;
    const { status, ms } = await trickle(address.port, { length: 100_000, bytes: 2_500, everyMs: 20 });
    expect([status, whole - before]).toEqual([200, 100_000]);
    expect(ms).toBeGreaterThan(SHORT.smallMs);
  });

  test('of a large file is ended when it comes more slowly than any network, and when its time is over', async () => {
    const slow = await trickle(address.port, { length: 100_000, bytes: 20, everyMs: 20 });
    expect([slow.status, slow.ms < SHORT.fileMs]).toEqual([undefined, true]);
    const long = await trickle(address.port, { length: 1_000_000, bytes: 1_000, everyMs: 20 });
    expect([long.status, long.ms >= SHORT.fileMs]).toEqual([undefined, true]);
  });

  test('leaves nothing behind on a connection that has many of them', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => void warnings.push(warning);
    process.on('warning', note);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; count < 15; count++)
      await new Promise<void>((done, fail) => {
        const asked = request({ port: address.port, host: '127.0.0.1', method: 'POST', agent }, (response) => {
          response.resume();
          response.once('end', done);
        });
        asked.once('error', fail);
        asked.end('{}');
      });
    agent.destroy();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  test('of a request has times that a slow phone keeps', () => {
    expect(BODY_TIMES.smallMs).toBeGreaterThanOrEqual(10_000);
    expect(BODY_TIMES.fileMs).toBeGreaterThanOrEqual(60_000);
    expect(BODY_TIMES.bytesPerSecond).toBeLessThanOrEqual(5_000);
  });
});
