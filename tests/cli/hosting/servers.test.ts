import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_REQUEST_BYTES } from '../../../src/core/seller/upload-limits.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { findProgram, PROGRAM_NAMES, startServer, type WebServer } from '../../support/web-servers.ts';
import {
  AVIF,
  CONTENTS,
  DICTIONARIES,
  FILE_POLICY,
  FILES,
  PAGES,
  PAYMENT_POLICY,
  POLICY,
  SPECULATION,
  writeHostedSite,
} from './made-site.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** What Chromium and the browsers made of it send. */
const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="140"' };
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe.each(PROGRAM_NAMES)('%s with the configuration that is made for it', (name) => {
  describe.skipIf(findProgram(name) === undefined)(`(skipped without it: apt-get install ${name})`, () => {
    const work = makeTemporaryFolder();
    const servers: WebServer[] = [];
    let packed: WebServer;
    let plain: WebServer;

    beforeAll(async () => {
      packed = await startServer(name, writeHostedSite(join(work, 'packed')));
      servers.push(packed);
      plain = await startServer(name, writeHostedSite(join(work, 'plain'), { withForms: false }));
      servers.push(plain);
    });
    afterAll(() => Promise.all(servers.map((server) => server.stop())));

    /** Asks without any client's corrections of the address. */
    const ask = (path: string, headers: Record<string, string> = {}, { address } = packed, method = 'GET') =>
      new Promise<Answer>((done, fail) => {
        const { hostname, port } = new URL(address);
        const call = request({ host: hostname, port, path, method, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        });
        call.once('error', fail).end();
      });
    const titleOf = (text: Buffer | string) => /<title>([^<]*)/.exec(text.toString())?.[1];

    test('answers each address with its page, its policy and the other headers', async () => {
      for (const [path, title] of Object.entries(PAGES).filter(([path]) => !path.endsWith('/404'))) {
        const { status, headers, body } = await ask(`${path}?a=1`, CHROMIUM);
        expect([path, status, titleOf(body)]).toEqual([path, 200, title]);
        expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
        expect(headers['content-security-policy'], path).toBe(path.endsWith('/cashFree') ? PAYMENT_POLICY : POLICY);
        expect(headers['cache-control'], path).toBe('no-cache');
        expect(headers['x-content-type-options'], path).toBe('nosniff');
        expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
        expect(headers['vary'], path).toBe('Accept-Encoding, Available-Dictionary');
        const { path: dictionary } = DICTIONARIES[path.startsWith('/en-ae') ? 'ae' : 'in'];
        expect(headers['link'], path).toBe(`<${dictionary}>; rel="compression-dictionary"`);
      }
    });

    test('names no dictionary to browsers that would not use it', async () => {
      for (const path of ['/', '/en-ae/cart', '/nothing'])
        expect((await ask(path)).headers['link'], path).toBeUndefined();
      expect((await ask('/nothing', CHROMIUM)).headers['link']).toContain(DICTIONARIES.in.path);
    });

    test('answers files with their types and cache rules', async () => {
      const types = {
        js: 'text/javascript',
        json: 'application/json',
        svg: 'image/svg+xml',
        txt: 'text/plain',
        webp: 'image/webp',
      };
      for (const [file, text] of Object.entries(FILES)) {
        const { status, headers, body } = await ask(`/${file}`, CHROMIUM);
        expect([file, status, body.toString()]).toEqual([file, 200, text]);
        const isRules = `/${file}` === SPECULATION;
        const type = types[file.split('.').at(-1) as keyof typeof types];
        const expected = isRules ? 'application/speculationrules+json' : type;
        expect(headers['content-type'], file).toBe(
          isRules || type === 'image/webp' ? expected : `${type}; charset=utf-8`,
        );
        expect(headers['content-security-policy'], file).toBe(/^_/.test(file) ? FILE_POLICY : POLICY);
        expect(headers['link'], file).toBe(
          /^_/.test(file) ? undefined : `<${DICTIONARIES.in.path}>; rel="compression-dictionary"`,
        );
        expect(headers['cache-control'], file).toBe(/^_(?:astro|img)\//.test(file) ? IMMUTABLE : 'no-cache');
      }
      const { headers } = await ask(DICTIONARIES.ae.path);
      expect(headers['use-as-dictionary']).toBe('match="/en-ae*", match-dest=("document" "")');
      expect(headers['cache-control']).toBe(IMMUTABLE);
    });

    test('names the speculation rules on pages that a link of the shop led to, over HTTP/1.1', async () => {
      for (const path of ['/', '/cart', '/nothing']) {
        expect((await ask(path, CHROMIUM)).headers['speculation-rules'], path).toBeUndefined();
        const { headers } = await ask(path, { ...CHROMIUM, 'sec-fetch-site': 'same-origin' });
        expect(headers['speculation-rules'], path).toBe(`"${SPECULATION}"`);
      }
    });

    test.each([
      ['/old?a=1&b=%2F', '/cart?a=1&b=%2F'],
      ['/Ttp', '/womenFashion'],
      ['/old-tea/p/SKU.1?a=1', '/leaf-tea/p/SKU.1?a=1'],
      ['/old-tea/p/SKU.1/reviews/2', '/leaf-tea/p/SKU.1/reviews/2'],
      ['/womenFashion/1', '/womenFashion'],
      ['/cart.html', '/cart'],
      ['/cart/', '/cart'],
      ['/womenFashion/2/?a=1', '/womenFashion/2?a=1'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/en-ae/', '/en-ae'],
      ['/_img/abc-256.webp/', '/_img/abc-256.webp'],
    ])('leads %s to the address that the page is known by', async (path, target) => {
      const { status, headers } = await ask(path);
      expect([status, headers['location'], headers['cache-control']]).toEqual([301, target, 'no-cache']);
    });

    test.each([
      '/nothing',
      '/_img/gone-256.webp',
      '/leaf-tea',
      '/_headers',
      '/_redirects',
      '/_deploy.json',
      '/_compressed.json',
      '/cart.html.br',
      `/cart.html.${DICTIONARIES.in.id}.dcz`,
      '//evil.example',
    ])('answers %s with the page for lost visitors, which nobody may keep', async (path) => {
      for (const coding of ['identity', 'br']) {
        const { status, headers, body } = await ask(path, { 'accept-encoding': coding });
        const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
        expect([status, titleOf(text)]).toEqual([404, 'Lost']);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-security-policy']).toBe(POLICY);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
      }
    });

    test('answers what is missing below a prefix with the page of that prefix', async () => {
      for (const path of ['/en-ae/nothing', '/en-ae/leaf-tea/p/none', '/en-ae/cart.html.br']) {
        const { status, headers, body } = await ask(path);
        expect([status, titleOf(body), headers['cache-control']]).toEqual([404, 'Lost in Dubai', 'no-store']);
      }
      expect(titleOf((await ask('/en-aether')).body)).toBe('Lost');
    });

    test.each(['//evil.example/', '/a%0d%0aX-Injected:%201/', '/a%0d%0aX-Injected:%201.html'])(
      'leads %s to no other site, and adds no header',
      async (path) => {
        const { headers } = await ask(path);
        expect(String(headers['location'] ?? '')).not.toMatch(/^(?:\/\/|https?:)|[\r\n]/);
        expect(headers['x-injected']).toBeUndefined();
      },
    );

    test('sends the smallest form that the client takes', async () => {
      const whole = (await ask('/cart')).body;
      const read = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
      const cases = [
        [packed, 'gzip, deflate, br, zstd', 'br'],
        [packed, 'gzip;q=0.5, zstd', 'zstd'],
        [packed, 'gzip, br;q=0', 'gzip'],
        [plain, 'gzip, br', 'gzip'],
      ] as const;
      for (const path of ['/cart', '/', '/leaf-tea/p/SKU.1'])
        for (const [server, accepted, coding] of cases) {
          const { status, headers, body } = await ask(path, { 'accept-encoding': accepted }, server);
          expect([path, accepted, status, headers['content-encoding']]).toEqual([path, accepted, 200, coding]);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          expect(titleOf(read[coding](body))).toBe(PAGES[path]);
          expect(body.length * 5).toBeLessThan(whole.length);
        }
      const script = await ask('/_astro/app.1a2b3c4d.js', { 'accept-encoding': 'br' });
      expect([
        script.headers['content-encoding'],
        script.headers['content-type'],
        script.headers['cache-control'],
      ]).toEqual(['br', 'text/javascript; charset=utf-8', IMMUTABLE]);
      expect(brotliDecompressSync(script.body).toString()).toBe(FILES['_astro/app.1a2b3c4d.js']);
    });

    test('sends a page by the dictionary of its market, to a client that has it and takes it', async () => {
      const accept = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz' };
      for (const [path, market] of [
        ['/', 'in'],
        ['/cart', 'in'],
        ['/leaf-tea/p/SKU.1', 'in'],
        ['/en-ae', 'ae'],
        ['/en-ae/cart', 'ae'],
      ] as const) {
        const { available } = DICTIONARIES[market];
        const { status, headers, body } = await ask(path, { ...accept, 'available-dictionary': available });
        expect([path, status, headers['content-encoding'], headers['content-type']]).toEqual([
          path,
          200,
          'dcz',
          'text/html; charset=utf-8',
        ]);
        expect(headers['vary']).toBe('Accept-Encoding, Available-Dictionary');
        expect(headers['content-security-policy']).toBe(POLICY);
        const dictionary = CONTENTS[market];
        expect(titleOf(zstdDecompressSync(body.subarray(40), { dictionary }))).toBe(PAGES[path]);
      }
    });

    test.each([
      ['that is unknown', { 'available-dictionary': ':AAAA:', 'accept-encoding': 'br, dcz' }],
      ['of another market', { 'available-dictionary': DICTIONARIES.ae.available, 'accept-encoding': 'br, dcz' }],
      [
        'in other letters',
        { 'available-dictionary': DICTIONARIES.in.available.toLowerCase(), 'accept-encoding': 'br, dcz' },
      ],
      ['and does not take dcz', { 'available-dictionary': DICTIONARIES.in.available, 'accept-encoding': 'br' }],
    ])('sends brotli to a client with a dictionary %s', async (_, headers) => {
      const answer = await ask('/cart', headers);
      expect(answer.headers['content-encoding']).toBe('br');
      expect(titleOf(brotliDecompressSync(answer.body))).toBe('Cart');
    });

    test('answers 304 to a client that has the form, and other forms have other tags', async () => {
      const br = await ask('/cart', { 'accept-encoding': 'br' });
      const whole = await ask('/cart');
      expect(br.headers['etag']).not.toBe(whole.headers['etag']);
      const known = { 'accept-encoding': 'br', 'if-none-match': String(br.headers['etag']) };
      expect((await ask('/cart', known)).status).toBe(304);
      expect((await ask('/cart', { 'if-none-match': '"other"' })).status).toBe(200);
    });

    test('sends the AVIF beside a picture to browsers that take it, where a build has made one', async () => {
      const accept = 'image/avif,image/webp,image/apng,*/*;q=0.8';
      const stored = 'max-age=31536000, immutable';
      const read = async (path: string, headers: Record<string, string>, server = packed) => {
        const { status, headers: sent, body } = await ask(path, headers, server);
        expect([status, sent['content-security-policy']]).toEqual([200, FILE_POLICY]);
        return [body.toString(), sent['content-type'], sent['vary'], sent['cache-control']];
      };
      const webp = [FILES[AVIF.path.slice(1)], 'image/webp', 'Accept', `public, ${stored}`];
      expect(await read(AVIF.path, { accept })).toEqual([AVIF.content, 'image/avif', 'Accept', `private, ${stored}`]);
      expect(await read(AVIF.path, { accept: 'image/webp,*/*' })).toEqual(webp);
      expect(await read(AVIF.path, {})).toEqual(webp);
      expect(await read('/_img/abc-256.webp', { accept })).toEqual(['picture', ...webp.slice(1)]);
      const [, , vary, caching] = await read(AVIF.path, { accept }, plain);
      expect([vary, caching]).toEqual([undefined, `public, ${stored}`]);
      const lost = await ask('/_img/gone-256.webp', { accept });
      expect([lost.status, lost.headers['cache-control']]).toEqual([404, 'no-store']);
    });

    test('lets the largest file through to an API host on the same machine', async () => {
      const sizes: number[] = [];
      const api = createServer((received, response) => {
        let size = 0;
        received.on('data', (part: Buffer) => (size += part.length));
        received.on('end', () => {
          sizes.push(size);
          response.end('taken');
        });
      });
      await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
      const { port } = api.address() as AddressInfo;
      const server = await startServer(name, writeHostedSite(join(work, 'with-api')), port);
      servers.push(server);
      const send = (size: number) =>
        // The server may end the connection before it has read what it refuses.
        fetch(`${server.address}/api/x`, { method: 'POST', body: Buffer.alloc(size) }).then(
          ({ status }) => status,
          () => 413,
        );
      expect(await send(MOST_REQUEST_BYTES)).toBe(200);
      expect(await send(MOST_REQUEST_BYTES * 1.2)).toBeGreaterThanOrEqual(400);
      expect(sizes[0]).toBe(MOST_REQUEST_BYTES);
      api.closeAllConnections();
      api.close();
    });

    test('answers HEAD without a body, and refuses to be written to', async () => {
      const head = await ask('/cart', {}, packed, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect((await ask('/cart', {}, packed, 'POST')).status).toBe(405);
    });
  });
});
