import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ALERT_RULES } from '../../../src/api/ground/observe/rules.ts';
import type { OpenHost } from '../support/host.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const KNOWN = { environment: { METRICS_TOKEN: TOKEN } };
const asOperator = { headers: { authorization: `Bearer ${TOKEN}` } };

/** Whatever tells of the shopper of an order. */
const PERSONAL = ['Asha', '9876543210', '98765 43210', 'asha@mail.example', 'Mango Lane'];

export function testObserve(open: OpenHost): void {
  describe('metrics', () => {
    test('count requests, queues and workers, and tell nothing of a person', async () => {
      const { client, address, host } = await open(KNOWN);
      const { order } = await client.place();
      await client.get(`/orders/${order.number}`, { orderKey: 'wrong' });
      await host.workers.run();
      await client.post(
        '/complaints',
        { name: 'Asha Devi', email: 'asha@mail.example', text: 'The cup came broken.' },
        { key: crypto.randomUUID() },
      );
      const response = await fetch(`${address}/api/metrics`, asOperator);
      expect(response.headers.get('content-type')).toContain('version=0.0.4');
      const text = await response.text();
      expect(text).toContain('haat_http_requests_total{method="POST",route="/orders",status="200",code="200"} 1');
      expect(text).toContain(
        'haat_http_requests_total{method="GET",route="/orders/{number}",status="200",code="404"} 1',
      );
      expect(text).toContain('haat_http_request_seconds_count{route="/orders"} 1');
      expect(text).toContain('haat_ready 1');
      expect(text).toContain('haat_queue_length{queue="complaintsOpen"} 1');
      expect(text).toContain('haat_worker_failures{worker="mail"} 0');
      expect(text).toMatch(/^haat_database_connections\{state="waiting"\} 0$/m);
      expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
      for (const secret of [...PERSONAL, order.number, order.key]) expect(text).not.toContain(secret);
    });

    test('have every name that the alert rules ask for', async () => {
      const { client, address } = await open(KNOWN);
      await client.place();
      const text = await (await fetch(`${address}/api/metrics`, asOperator)).text();
      const names = ALERT_RULES.flatMap(({ expression }) => expression.match(/\b(?:haat|nodejs)_\w+/g) ?? []);
      expect(names.filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([]);
      const queues = ALERT_RULES.flatMap(({ expression }) => /queue="(\w+)"/.exec(expression)?.[1] ?? []);
      expect(queues.filter((queue) => !text.includes(`{queue="${queue}"}`))).toEqual([]);
    });

    test('are for nobody without a token, also where a proxy on this machine asks for a local name', async () => {
      const { address, host } = await open();
      const ask = async (headers: Record<string, string> = {}) =>
        (await fetch(`${address}/api/metrics`, { headers })).status;
      // nginx asks for the name of its `proxy_pass`, and sends no other header unless it is told to.
      expect([await ask(), await ask({ host: 'localhost' }), await ask({ 'x-forwarded-for': '127.0.0.1' })]).toEqual([
        401, 401, 401,
      ]);
      const file = join(host.services.config.dataDir, 'metrics-token');
      const token = readFileSync(file, 'utf8').trim();
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await ask({ authorization: `Bearer ${token}` })).toBe(200);
    });

    test('are for whoever has the token where one is set', async () => {
      const { address } = await open(KNOWN);
      const ask = async (authorization?: string) =>
        (await fetch(`${address}/api/status`, { headers: authorization ? { authorization } : {} })).status;
      const basic = (password: string) => `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`;
      expect([await ask(), await ask('Bearer wrong'), await ask(basic('wrong'))]).toEqual([401, 401, 401]);
      expect([await ask(`Bearer ${TOKEN}`), await ask(basic(TOKEN))]).toEqual([200, 200]);
    });
  });

  describe('the status page', () => {
    test('says so where nothing needs the operator', async () => {
      const { address } = await open(KNOWN);
      expect(await (await fetch(`${address}/api/status`, asOperator)).text()).toContain('Nothing needs attention.');
    });

    test('names a complaint that waits, and nobody who complains', async () => {
      const { client, address } = await open(KNOWN);
      await client.post(
        '/complaints',
        { name: 'Asha Devi', email: 'asha@mail.example', text: 'The cup came broken.' },
        { key: crypto.randomUUID() },
      );
      const page = await (await fetch(`${address}/api/status`, asOperator)).text();
      expect(page).toContain('<strong>HaatComplaintsOpen</strong>');
      for (const secret of PERSONAL) expect(page).not.toContain(secret);
    });
  });

  describe('traces', () => {
    test('reach the collector with request, transaction and mail as spans, and tell nothing of a person', async () => {
      const collected: string[] = [];
      const collector = createServer((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        request.on('end', () => {
          collected.push(body);
          response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
        });
      });
      await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
      onTestFinished(() => void collector.close());
      const { port } = collector.address() as AddressInfo;
      const { client, mails, close } = await open({
        environment: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
      });
      await client.place();
      await mails();
      await close();
      const text = collected.join('\n');
      for (const name of ['POST /orders', 'database write', 'mail send']) expect(text).toContain(`"${name}"`);
      for (const secret of PERSONAL) expect(text).not.toContain(secret);
    });
  });
}
