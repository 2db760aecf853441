import { request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../src/api/ground/config/config.ts';
import { shutDown } from '../../../src/api/entry/host/host.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { createShopServer } from '../../../src/cli/server/shop-server.ts';
import { createStaticServer } from '../../../src/cli/server/static-server.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

/** A shop on a port of this machine; returns what asks it by another name: the status and the headers. */
async function openShop(environment: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: makeTemporaryFolder(), LOG_LEVEL: 'off', ...environment });
  const shop = createShopServer(createStaticServer(makeTemporaryFolder()), config, {
    folder: 'tests/fixtures/second-shop',
  });
  const address = await listen(shop.server, 0, '127.0.0.1');
  shop.opened(address);
  onTestFinished(async () => shutDown(shop.server, await shop.host));
  return (host: string, path = '/api/health') =>
    new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; text: string }>((done, fail) => {
      const call = request({ host: '127.0.0.1', port: new URL(address).port, path, headers: { host } }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => done({ status: response.statusCode, headers: response.headers, text }));
      });
      call.once('error', fail);
      call.end();
    });
}

test('a shop answers for its own name and for loopback, and for no other name', async () => {
  const ask = await openShop({ SITE_URL: 'https://www.shop.example', API_URL: 'https://api.shop.example/api' });
  for (const host of [
    'www.shop.example',
    'WWW.shop.example:443',
    'api.shop.example',
    'localhost:4321',
    '127.0.0.1',
    '[::1]:80',
  ])
    expect([host, (await ask(host, '/api/stock')).status]).toEqual([host, 200]);
  for (const host of ['evil.example', 'www.shop.example.evil.example', '10.0.0.5', 'www.shop.example@evil.example']) {
    const { status, text, headers } = await ask(host, '/api/stock');
    expect([host, status]).toEqual([host, 421]);
    expect(JSON.parse(text)).toMatchObject({ data: null, error: { code: 421 } });
    expect(headers['cache-control']).toBe('no-store');
    expect((await ask(host, '/cart')).status).toBe(421);
  }
});

test('a health check by the address of the machine is answered', async () => {
  const ask = await openShop({ ALLOWED_HOSTS: 'shop.example' });
  expect((await ask('10.0.0.5:4321', '/api/ready')).status).toBe(200);
  expect((await ask('10.0.0.5:4321', '/api/stock')).status).toBe(421);
});

test('the names of ALLOWED_HOSTS take precedence over that of the site', async () => {
  const ask = await openShop({ SITE_URL: 'https://www.shop.example', ALLOWED_HOSTS: 'Inner.example, 10.0.0.5' });
  expect((await ask('inner.example', '/api/stock')).status).toBe(200);
  expect((await ask('10.0.0.5', '/api/stock')).status).toBe(200);
  expect((await ask('www.shop.example', '/api/stock')).status).toBe(421);
});

test('a shop without configured names answers for the name in store.json and for IP addresses', async () => {
  const ask = await openShop();
  for (const host of ['chaighar.example', '192.168.1.7:4321'])
    expect([host, (await ask(host, '/api/stock')).status]).toEqual([host, 200]);
  expect((await ask('rebound.example', '/api/stock')).status).toBe(421);
});

test('the host sends Strict-Transport-Security as set in store.json if its site has https', async () => {
  expect((await (await openShop())('localhost')).headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await openShop({ SITE_URL: 'http://shop.example' });
  expect((await plain('localhost')).headers['strict-transport-security']).toBeUndefined();
});
