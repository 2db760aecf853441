import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { drain } from '../../src/api/ground/http/drain.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { startHost } from '../../src/cli/server/shop-server.ts';
import { startApi } from './support/api-process.ts';
import { orderOf } from './support/client.ts';
import { startHost as startTestHost } from './support/host.ts';
import { createHostServer } from './support/host-server.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What became of a request: its status, or the error that it ended with. */
function place(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const asked = request({ port, host: '127.0.0.1', path: '/api/orders', method: 'POST', headers, agent });
    asked.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    asked.end(JSON.stringify(orderOf()));
  });
}

test('a host that is told to stop under load resets no connection and answers what it was asked', async () => {
  const host = await startApi();
  const keeping = new Agent({ keepAlive: true });
  const agents = [keeping, keeping, new Agent()];
  onTestFinished(() => keeping.destroy());
  const outcomes: Record<string, number> = {};
  let isRefused = false;
  const shoppers = Array.from({ length: 30 }, async (_, index) => {
    const agent = agents[index % agents.length] as Agent;
    while (!isRefused) {
      const outcome = await place(host.port, agent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      isRefused = outcome === 'ECONNREFUSED';
    }
  });
  await expect.poll(() => outcomes['200']).toBeGreaterThan(60);
  host.child.kill('SIGTERM');
  await Promise.all(shoppers);
  const { '200': _answered, ECONNREFUSED: _refused, ...others } = outcomes;
  expect(others).toEqual({});
  expect(await host.ended).toBe(0);
});

test('a host whose mail server says nothing still ends within ten seconds of being told to', async () => {
  let isAsked = false;
  const silent = createServer((socket) => {
    isAsked = true;
    socket.on('error', () => {});
  });
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as { port: number };
  const host = await startApi({ MAIL_SMTP_URL: `smtp://127.0.0.1:${port}` });
  const agent = new Agent();
  expect(await place(host.port, agent)).toBe('200');
  await expect.poll(() => isAsked).toBe(true);
  const start = performance.now();
  host.child.kill('SIGTERM');
  expect(await host.ended).toBe(0);
  expect(performance.now() - start).toBeLessThan(11_000);
});

test('a host heeds signals from its first answer on, also where its database hangs since then', async () => {
  const { host, server } = await startTestHost();
  let isAsked = false;
  const hanging = {
    ...host,
    services: { ...host.services, siteUrl: () => 'http://localhost:4321' },
    workers: { ...host.workers, start: () => {} },
    database: {
      ...host.database,
      write: () => {
        isAsked = true;
        return new Promise<never>(() => {});
      },
    },
  };
  const before = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  onTestFinished(() => {
    for (const signal of SIGNALS)
      for (const listener of process.listeners(signal))
        if (!before.get(signal)?.includes(listener)) process.off(signal, listener);
  });
  void startHost({ server, opened: () => {}, host: Promise.resolve(hanging) });
  await expect.poll(() => isAsked).toBe(true);
  for (const signal of SIGNALS) expect(process.listenerCount(signal)).toBe((before.get(signal)?.length ?? 0) + 1);
});

test('a server that was stopped leaves nothing of itself, and so of its host, in the memory of its process', async () => {
  const collect = makeCollector();
  const stopped = await (async () => {
    const server = createHostServer((_, response) => response.end());
    await listen(server, 0, '127.0.0.1');
    await drain(server, 1_000);
    return new WeakRef(server);
  })();
  await expect
    .poll(() => {
      collect();
      return stopped.deref() === undefined;
    })
    .toBe(true);
});

/** A function that collects all garbage, as `--expose-gc` would give. */
function makeCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}
