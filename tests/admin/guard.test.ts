import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSender, Guard, isLoopback } from '../../src/admin/server/guard.ts';

const guard = new Guard();
const server = createServer((asked, response) => {
  try {
    checkSender(asked);
    const cookie = guard.openSession(asked);
    response.writeHead(guard.hasSession(asked) ? 200 : 401, cookie === undefined ? {} : { 'set-cookie': cookie }).end();
  } catch {
    response.writeHead(403).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const { port } = server.address() as AddressInfo;
const host = `127.0.0.1:${port}`;

const ask = (headers: Record<string, string> = {}, method = 'GET', path = '/admin') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });
const open = async () => {
  const { headers } = await ask({}, 'GET', `/admin?token=${guard.token}`);
  return String(headers['set-cookie']).split(';')[0] ?? '';
};
const own = { origin: `http://${host}`, 'x-haat-admin': '1', 'sec-fetch-site': 'same-origin' };

describe('the editor answers', () => {
  test('a browser that opened its address, and no other', async () => {
    const { headers } = await ask({}, 'GET', `/admin?token=${guard.token}`);
    expect(String(headers['set-cookie'])).toMatch(/; Path=\/admin; HttpOnly; SameSite=Strict$/);
    expect((await ask({ cookie: await open() })).status).toBe(200);
    expect((await ask()).status).toBe(401);
    expect((await ask({}, 'GET', '/admin?token=wrong')).headers['set-cookie']).toBeUndefined();
    expect((await ask({ cookie: `haat_admin_${port}=wrong` })).status).toBe(401);
  });

  test('changes from its own pages', async () => {
    expect((await ask({ cookie: await open(), ...own }, 'POST')).status).toBe(200);
  });

  test.each([
    ['a host name that leads here', { host: `evil.example:${port}` }, 'GET'],
    ['a page of another site', { origin: 'https://evil.example' }, 'GET'],
    ['another port of this machine', { ...own, origin: 'http://127.0.0.1:1' }, 'POST'],
    ['a form of another site', { ...own, 'sec-fetch-site': 'cross-site' }, 'POST'],
    ['a form without the header', { origin: own.origin }, 'POST'],
    ['a program without an origin', { 'x-haat-admin': '1' }, 'POST'],
    ['a page without an origin', { ...own, origin: 'null' }, 'POST'],
  ])('not %s', async (_name, headers, method) => {
    expect((await ask({ cookie: await open(), ...headers }, method)).status).toBe(403);
  });

  test('on this machine alone', () => {
    expect(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1.2.3'].map((address) => isLoopback(address))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['0.0.0.0', '::', '192.168.1.4', '10.127.0.0.1', '', undefined].some((address) => isLoopback(address))).toBe(
      false,
    );
  });
});
