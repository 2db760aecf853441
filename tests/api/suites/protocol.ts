import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { shutDown } from '../../../src/api/entry/host/host.ts';
import { orderOf } from '../support/client.ts';
import type { OpenHost } from '../support/host.ts';

export function testProtocol(open: OpenHost): void {
  describe('the protocol', () => {
    test.each([
      [400, 'malformed JSON', { raw: '{"phoneno":' }],
      [400, 'bytes that are no text', { raw: new Uint8Array([0x22, 0xff, 0x22]) }],
      [413, 'a large body', { raw: `"${'x'.repeat(65_536)}"` }],
      [415, 'a form', { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      [403, 'another origin', { raw: '{}', headers: { origin: 'https://evil.example' } }],
      [431, 'headers over 16 KB', { raw: '{}', headers: { 'x-long': 'x'.repeat(16_384) } }],
    ])('answers %i to %s', async (status, _case, options) => {
      const { client } = await open();
      const answer = await client.call('POST', '/login', undefined, options);
      expect([answer.status, answer.code, answer.data]).toEqual([status, status, null]);
      expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    });

    test('answers 400 without a key, 401 without a token, 404 and 405 elsewhere', async () => {
      const { client } = await open();
      const statusOf = async (method: string, path: string, body?: unknown) =>
        (await client.call(method, path, body)).status;
      expect(await statusOf('POST', '/orders', orderOf())).toBe(400);
      expect(await statusOf('GET', '/orders')).toBe(401);
      expect(await statusOf('GET', '/nothing')).toBe(404);
      expect(await statusOf('GET', '/')).toBe(404);
      expect(await statusOf('DELETE', '/orders/ABCDE-FGHJK')).toBe(405);
      expect((await client.call('POST', '/isValidSession')).headers.get('allow')).toBe('GET');
    });

    test('lets pages of listed origins in, and its own', async () => {
      const { client, address } = await open({ environment: { CORS_ORIGINS: 'https://app.hill.example' } });
      const from = (origin: string) => client.get('/health', { headers: { origin } });
      const listed = await from('https://app.hill.example');
      expect([listed.status, listed.headers.get('access-control-allow-origin')]).toEqual([
        200,
        'https://app.hill.example',
      ]);
      expect((await from('https://hill.example')).status).toBe(200);
      expect((await from(address)).headers.has('access-control-allow-origin')).toBe(false);
      expect((await from('null')).status).toBe(403);
      const preflight = await fetch(`${address}/api/orders`, {
        method: 'OPTIONS',
        headers: { origin: 'https://app.hill.example', 'access-control-request-method': 'POST' },
      });
      expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
        204,
        expect.stringContaining('Idempotency-Key'),
      ]);
    });

    test('goes on with a connection after a body that nobody wanted', async () => {
      const { server, client } = await open();
      const { port } = server.address() as { port: number };
      const socket = connect(port, '127.0.0.1');
      let heard = '';
      socket.on('data', (chunk) => {
        heard += chunk;
      });
      const request = 'POST /api/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
      socket.write(request);
      await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(1);
      // Longer than the adapter would have waited before it cut the connection.
      await new Promise((done) => setTimeout(done, 700));
      socket.write(request);
      await expect.poll(() => heard.match(/HTTP\/1\.1 200/g)?.length).toBe(2);
      socket.destroy();
      expect((await client.get('/health')).data).toEqual({ status: 'ok' });
    });

    test('says that it is not ready when it is told to stop, and answers what it was asked', async () => {
      const { client, host } = await open();
      expect((await client.get('/ready')).data).toEqual({ status: 'ok' });
      const placing = client.place();
      host.retire();
      expect((await client.get('/ready')).status).toBe(503);
      expect((await placing).order.status).toBe('placed');
    });

    test('when it is told to stop, answers what it was asked, and what it answered is there', async () => {
      const { client, host, server, another } = await open();
      const keys = Array.from({ length: 20 }, () => randomUUID());
      const placing = keys.map((key) => client.post('/orders', orderOf(), { key }).catch(() => undefined));
      await placing[0];
      const start = performance.now();
      await shutDown(server, host);
      const answers = await Promise.all(placing);
      expect(performance.now() - start).toBeLessThan(4_000);
      const next = await another();
      for (const [i, answer] of answers.entries()) {
        if (!answer) continue;
        const found = await next.client.get('/orders/by-key', { key: keys[i] as string });
        expect(found.data.order.number).toBe(answer.data.order.number);
      }
    });

    test('logs each request, and nothing of who it was', async () => {
      const { client, logged } = await open();
      const token = await client.register('asha');
      const { order } = await client.place({}, { token });
      await client.get(`/orders/${order.number}?from=asha`, { token });
      const lines = logged()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.at(-1)).toMatchObject({
        route: '/orders/{number}',
        status: 200,
        id: expect.any(String),
        ms: expect.any(Number),
      });
      expect(logged()).not.toMatch(
        new RegExp(`asha|98765|Mango|127\\.0\\.0\\.1|${order.number}|${order.key}|${token}`, 'i'),
      );
    });
  });
}
