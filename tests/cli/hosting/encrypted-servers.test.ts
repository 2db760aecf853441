import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { type AddressInfo, connect as connectTcp, createServer } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOSTS } from '../../../src/cli/hosting/hosts.ts';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { canCertify, type ExampleServer, findProgram, PROGRAM_NAMES, startExample } from '../../support/web-servers.ts';
import { PAGES, SPECULATION, writeHostedSite } from './made-site.ts';

const SHOP = 'shop.example';
const OTHER = `www.${SHOP}`;

const LARGE = '_img/large.webp';

/** Passes connections to a port of this machine on, and keeps what that answers. */
async function openRelay(to: number) {
  const received: Buffer[] = [];
  const relay = createServer((client) => {
    const upstream = connectTcp(to, '127.0.0.1');
    upstream.on('data', (part) => received.push(part));
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => {});
  });
  await once(relay.listen(0, '127.0.0.1'), 'listening');
  return { received, port: (relay.address() as AddressInfo).port, close: () => void relay.close() };
}

/** The bytes of each record of TLS with data (RFC 8446, section 5.1). */
function recordSizes(bytes: Buffer): number[] {
  const sizes: number[] = [];
  for (let at = 0; at + 5 <= bytes.length; at += 5 + bytes.readUInt16BE(at + 3))
    if (bytes[at] === 23) sizes.push(bytes.readUInt16BE(at + 3));
  return sizes;
}

describe.each(PROGRAM_NAMES)('the example for %s', (name) => {
  describe.skipIf(findProgram(name) === undefined || !canCertify())(
    `(skipped without it: apt-get install ${name} openssl)`,
    () => {
      let server: ExampleServer;
      beforeAll(async () => {
        const site = writeHostedSite(join(makeTemporaryFolder(), 'site'));
        writeFileSync(join(site, LARGE), randomBytes(60_000));
        server = await startExample(name, site, [SHOP, OTHER]);
      });
      afterAll(() => server?.stop());

      /** The answer to a request for one of the shop's names, without encryption. */
      const askPlainly = (host: string, path: string) =>
        new Promise<{ status: number | undefined; location: string | undefined }>((done, fail) => {
          const options = { host: '127.0.0.1', port: server.ports.http, path, headers: { host } };
          request(options, (answer) => {
            answer.resume();
            done({ status: answer.statusCode, location: answer.headers.location });
          })
            .once('error', fail)
            .end();
        });

      /** The answer over HTTP/2 with TLS. */
      const ask = (host: string, path: string, servername = host) =>
        new Promise<{ status: unknown; headers: Record<string, unknown>; body: string }>((done, fail) => {
          const settings = { servername, rejectUnauthorized: false };
          const session = connect(`https://127.0.0.1:${server.ports.https}`, settings).once('error', fail);
          const call = session.request({ ':path': path, ':authority': host });
          let headers: Record<string, unknown> = {};
          let body = '';
          call.setEncoding('utf8').once('response', (received) => (headers = received));
          call.on('data', (text: string) => (body += text));
          call.once('error', fail).once('end', () => {
            session.close();
            done({ status: headers[':status'], headers, body });
          });
          call.end();
        });

      test('answers pages over HTTP/2 and TLS 1.3, with the headers of the site', async () => {
        const socket = connectTls({
          host: '127.0.0.1',
          port: server.ports.https,
          servername: SHOP,
          ALPNProtocols: ['h2', 'http/1.1'],
          rejectUnauthorized: false,
        });
        await new Promise((done, fail) => socket.once('secureConnect', done).once('error', fail));
        expect([socket.alpnProtocol, socket.getProtocol()]).toEqual(['h2', 'TLSv1.3']);
        socket.destroy();
        for (const path of ['/', '/cart']) {
          const { status, headers, body } = await ask(SHOP, path);
          expect([path, status, /<title>([^<]*)/.exec(body)?.[1]]).toEqual([path, 200, PAGES[path]]);
          expect(headers['strict-transport-security']).toBe('max-age=31536000');
          expect(headers['speculation-rules']).toBe(`"${SPECULATION}"`);
        }
      });

      test('sends records that a browser can read before all of a page is there', async () => {
        const relay = await openRelay(server.ports.https);
        const session = connect(`https://127.0.0.1:${relay.port}`, { servername: SHOP, rejectUnauthorized: false });
        const call = session.request({ ':path': `/${LARGE}`, ':authority': SHOP }).resume();
        await once(call, 'end');
        session.destroy();
        relay.close();
        const sizes = recordSizes(Buffer.concat(relay.received));
        expect(sizes.length).toBeGreaterThan(8);
        // With the bytes of encryption. Those of Caddy grow with what has been sent.
        expect(Math.max(...sizes.slice(0, 4))).toBeLessThan(4200);
      });

      test.skipIf(name === 'nginx')('offers HTTP/3 at the same port', async () => {
        const { headers } = await ask(SHOP, '/cart');
        expect(headers['alt-svc']).toContain(`h3=":${server.ports.https}"`);
      });

      test('leads from http to the same address by https', async () => {
        const { status, location } = await askPlainly(SHOP, '/womenFashion?a=1&b=%2F');
        // Caddy leads with 308, which keeps the method, and names the port that stands for 443 here.
        expect([301, 308]).toContain(status);
        expect(location?.replace(`:${server.ports.https}`, '')).toBe(`https://${SHOP}/womenFashion?a=1&b=%2F`);
      });

      test('leads from the name with www to that of the shop', async () => {
        const { status, headers } = await ask(OTHER, '/cart?a=1');
        expect([status, headers['location']]).toEqual([301, `https://${SHOP}/cart?a=1`]);
        const plain = await askPlainly(OTHER, '/cart');
        expect([301, 308]).toContain(plain.status);
        expect(plain.location).toMatch(/^https:\/\/(?:www\.)?shop\.example(?::\d+)?\/cart$/);
      });

      test('shows nobody the shop by another name', async () => {
        const { status } = await askPlainly('other.example', '/');
        if (name === 'nginx') {
          expect(status).toBe(421);
          expect((await ask('other.example', '/')).status).toBe(421);
        } else await expect(ask('other.example', '/')).rejects.toThrow();
      });
    },
  );
});

describe('the examples', () => {
  const examplesFor = async (address: string) => {
    const folder = makeTemporaryFolder();
    const site = await readHostedSite(writeHostedSite(join(folder, 'site'), { address }));
    const textOf = (name: 'nginx' | 'caddy') =>
      Object.entries(HOSTS[name].make(site, folder).files).find(([file]) => file.startsWith('example.'))?.[1] ?? '';
    return { nginx: textOf('nginx'), caddy: textOf('caddy') };
  };

  test.each([
    ['https://shop.example', 'www.shop.example'],
    ['https://www.shop.example', 'shop.example'],
  ])('for %s lead from %s to it, by every protocol', async (address, other) => {
    const { nginx, caddy } = await examplesFor(address);
    expect(nginx).toContain(`  server_name ${new URL(address).hostname} ${other};\n`);
    expect(nginx.split(`return 301 ${address}$request_uri;`)).toHaveLength(3);
    expect(caddy).toContain(`\n${other} {\n\tredir ${address}{uri} permanent\n}\n`);
  });

  test.each([['http://127.0.0.1:4321'], ['https://shop.example:8443'], ['http://shop.example'], ['https://10.0.0.5']])(
    'for %s know no other name',
    async (address) => {
      const { nginx, caddy } = await examplesFor(address);
      expect(`${nginx}${caddy}`).not.toMatch(/www\.|redir/);
      expect(nginx.includes('ssl_certificate')).toBe(address.startsWith('https'));
      expect(caddy).toContain(`\n${address.replace('https://', '')} {\n`);
    },
  );

  test.each([
    ['https://shop.example', 443],
    ['https://shop.example:8443', 8443],
  ])('for %s offer HTTP/3, nginx once its comments are lines', async (address, port) => {
    const { nginx, caddy } = await examplesFor(address);
    const lines = nginx.replace(/^( *)# (?=listen \S+ quic |add_header Alt-Svc )/gm, '$1');
    const servers = lines.split(/^server /m).filter((server) => server.includes(' ssl'));
    const quic = (server: string) => server.match(/^ {2}listen .* quic .*;$/gm) ?? [];
    const [shop = '', other = ''] = [servers[0], servers.at(-1)];
    expect([quic(shop), quic(other)]).toEqual([
      [`  listen ${port} quic reuseport;`],
      [`  listen ${port} quic default_server;`],
    ]);
    expect(shop).toContain(`\n  add_header Alt-Svc 'h3=":${port}"; ma=86400' always;\n`);
    expect(shop).toContain('TLSv1.3');
    // Caddy speaks it by itself unless it is told which protocols to speak.
    expect(caddy).not.toMatch(/protocols|servers/);
  });

  test('without TLS name no HTTP/3', async () => {
    expect((await examplesFor('http://shop.example')).nginx).not.toMatch(/quic|Alt-Svc/);
  });
});
