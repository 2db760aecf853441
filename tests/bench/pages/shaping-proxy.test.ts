import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { makeCertificate } from './certificate.ts';
import { type LinkProfile, TCP_TRIPS } from './link.ts';
import { ShapingProxy } from './shaping-proxy.ts';
import { SocketReader } from './socket-reader.ts';

/** Tests of times have lower bounds only: a busy machine makes everything later, never earlier. */
const LINK: LinkProfile = { name: 'test', roundTripMs: 40, downKbps: 800, upKbps: 800, effectiveType: '4G' };
const OPEN_MS = 2 * LINK.roundTripMs;

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server that answers each line with as many bytes as the line says, and ends after an empty line. */
async function startServer(): Promise<number> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\n').slice(0, -1)) {
        if (line === '') socket.end();
        else socket.write(Buffer.alloc(Number(line), 'x'));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return (server.address() as { port: number }).port;
}

async function startProxy(link = LINK, handshakeTrips?: number): Promise<{ proxy: ShapingProxy; port: number }> {
  const proxy = new ShapingProxy(link, handshakeTrips);
  const address = await proxy.listen();
  closers.push(() => proxy.close());
  return { proxy, port: Number(new URL(address).port) };
}

/** A connection through the proxy to a port of this machine, which it knows by a name. */
async function open(proxyPort: number, port: number): Promise<{ socket: Socket; reader: SocketReader }> {
  const socket = connect(proxyPort, '127.0.0.1');
  socket.on('error', () => {});
  const reader = new SocketReader(socket);
  socket.write(Buffer.from([5, 1, 0]));
  expect([...(await reader.read(2))]).toEqual([5, 0]);
  const host = Buffer.from('localhost');
  socket.write(Buffer.from([5, 1, 0, 3, host.length, ...host, port >> 8, port & 255]));
  expect([...(await reader.read(10))].slice(0, 2)).toEqual([5, 0]);
  return { socket, reader };
}

/** Milliseconds that some work took. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

describe('the shaping proxy', () => {
  test('opens a connection after the round trips of its handshake', async () => {
    const [server, { port }] = [await startServer(), await startProxy()];
    expect(await time(() => open(port, server))).toBeGreaterThan(OPEN_MS - 2);
  });

  test('answers after a round trip', async () => {
    const [server, { port }] = [await startServer(), await startProxy()];
    const { socket, reader } = await open(port, server);
    const answered = await time(async () => {
      socket.write('10\n');
      await reader.read(10);
    });
    expect(answered).toBeGreaterThan(LINK.roundTripMs - 2);
  });

  test('shares its rate between connections', async () => {
    const [server, { port }] = [await startServer(), await startProxy()];
    const connections = [await open(port, server), await open(port, server)];
    const answered = await time(() =>
      Promise.all(
        connections.map(async ({ socket, reader }) => {
          socket.write('10000\n');
          await reader.read(10_000);
        }),
      ),
    );
    // 100 bytes a millisecond.
    expect(answered).toBeGreaterThan(LINK.roundTripMs + 200 - 2);
  });

  test('delivers everything in its order, also more than a first window, and then the end', async () => {
    const [server, { port }] = [await startServer(), await startProxy()];
    const { socket, reader } = await open(port, server);
    socket.write('30000\n1\n\n');
    expect((await reader.read(30_001)).toString()).toBe('x'.repeat(30_001));
    await expect(reader.read(1)).rejects.toThrow('ended early');
  });

  test('knows whether something is on the link', async () => {
    const [server, { proxy, port }] = [await startServer(), await startProxy()];
    const { socket, reader } = await open(port, server);
    socket.write('10\n');
    while (proxy.quietMs > 0) await new Promise(setImmediate);
    await reader.read(10);
    while (proxy.quietMs < 20) await new Promise(setImmediate);
  });

  test('without a network ends all connections and opens none', async () => {
    const [server, { proxy, port }] = [await startServer(), await startProxy()];
    const { reader } = await open(port, server);
    proxy.isOffline = true;
    await expect(reader.read(1)).rejects.toThrow('ended early');
    await expect(open(port, server)).rejects.toThrow('ended early');
    proxy.isOffline = false;
    await open(port, server);
  });
});

describe('a connection with real TLS', () => {
  /** Its round trip is long beside the work of a handshake. */
  const link: LinkProfile = {
    ...LINK,
    roundTripMs: 300,
    downKbps: Number.POSITIVE_INFINITY,
    upKbps: Number.POSITIVE_INFINITY,
  };

  /** A server with TLS that answers each byte with one. */
  async function startTlsServer(): Promise<number> {
    const server = createTlsServer(makeCertificate(), (socket) => {
      socket.on('error', () => {});
      socket.on('data', (data) => socket.write(data));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => server.close());
    return (server.address() as { port: number }).port;
  }

  /** Milliseconds until the connection is open, until its TLS is ready, and until the first answer. */
  async function openWithTls(port: number, server: number): Promise<[open: number, ready: number, answered: number]> {
    const start = performance.now();
    const passed = () => performance.now() - start;
    const { socket, reader } = await open(port, server);
    const opened = passed();
    reader.release();
    const tls = connectTls({ socket, rejectUnauthorized: false });
    tls.on('error', () => {});
    closers.push(() => tls.destroy());
    await once(tls, 'secureConnect');
    const ready = passed();
    tls.write('a');
    await once(tls, 'data');
    return [opened, ready, passed()];
  }

  test('costs a round trip for TCP, and one for TLS by its own bytes', async () => {
    const [server, { port }] = [await startTlsServer(), await startProxy(link, TCP_TRIPS)];
    const { roundTripMs } = link;
    let fastest = Number.POSITIVE_INFINITY;
    // A busy machine makes some of them later.
    for (let attempt = 0; attempt < 5 && fastest >= 4 * roundTripMs; attempt++) {
      const [opened, ready, answered] = await openWithTls(port, server);
      expect(opened).toBeGreaterThan(roundTripMs - 2);
      expect(ready).toBeGreaterThan(2 * roundTripMs - 2);
      expect(answered).toBeGreaterThan(3 * roundTripMs - 2);
      fastest = Math.min(fastest, answered);
    }
    expect(fastest).toBeLessThan(4 * roundTripMs);
  });
});
