import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../src/cli/server/listen.ts';
import { createStaticServer } from '../../../src/cli/server/static-server.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

describe("the project's own server", () => {
  const work = makeTemporaryFolder();
  const link = join(work, 'dist');
  let server: Server;
  let address: string;

  const makeSite = (name: string, title: string) => {
    const folder = join(work, name);
    mkdirSync(join(folder, 'slug/p'), { recursive: true });
    mkdirSync(join(folder, '_img'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), `<title>${title}</title>${'text '.repeat(500)}`);
    writeFileSync(join(folder, 'cart.html'), '<title>Cart</title>');
    writeFileSync(join(folder, 'womenFashion.html'), '<title>Women</title>');
    writeFileSync(join(folder, '404.html'), '<title>Lost</title>');
    writeFileSync(join(folder, 'slug/p/SKU.1.html'), '<title>Product</title>');
    writeFileSync(join(folder, '_img/a-256.webp'), 'picture');
    writeFileSync(join(folder, '_img/0123456789ab-256.webp'), 'WebP');
    writeFileSync(join(folder, '_img/0123456789ab-256.avif'), 'AVIF');
    writeFileSync(join(folder, '_img/0123456789ab-640.webp'), 'WebP');
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
    writeFileSync(join(folder, 'leaf.mp4'), '0123456789');
    writeFileSync(join(folder, '_deploy.json'), '{}');
    writeFileSync(
      join(folder, '_headers'),
      '/*\n  X-Policy: strict\n  Link: </_dict/in/1a2b3c4d.dict>; rel="compression-dictionary"\n  Speculation-Rules: "/_astro/speculation.json"\n/_img/*\n  ! X-Policy\n  X-Policy: short\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    writeFileSync(join(folder, '_redirects'), '/old /cart 301!\n/Ttp /ttp 301!\n/womenfashion /womenFashion 301\n');
    // What a disk without case would find under these names.
    symlinkSync('_headers', join(folder, '_HEADERS'));
    symlinkSync('robots.txt', join(folder, 'linked.txt'));
    return folder;
  };
  /** Asks without any client's corrections of the address. */
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((done, fail) => {
      const { port } = new URL(address);
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.once('error', fail);
      call.end();
    });

  beforeAll(async () => {
    symlinkSync(makeSite('one', 'One'), link);
    server = createStaticServer(link);
    address = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('names the dictionary of pages to browsers of Chromium, as Firefox would fetch it and not use it', async () => {
    for (const path of ['/', '/nothing']) {
      expect((await ask(path)).headers['link'], path).toBeUndefined();
      expect((await ask(path, { 'sec-ch-ua': '"Chromium";v="140"' })).headers['link'], path).toContain('/_dict/in/');
    }
  });

  test('names no speculation rules on the first page of a visit, as their file would be asked for before its picture', async () => {
    const rules = '"/_astro/speculation.json"';
    for (const from of ['none', 'cross-site', 'same-site'])
      expect((await ask('/', { 'sec-fetch-site': from })).headers['speculation-rules'], from).toBeUndefined();
    expect((await ask('/')).headers['speculation-rules']).toBeUndefined();
    expect((await ask('/', { 'sec-fetch-site': 'same-origin' })).headers['speculation-rules']).toBe(rules);
  });

  test.each([
    ['/', 'One'],
    ['/cart', 'Cart'],
    ['/cart?from=mail', 'Cart'],
    ['/slug/p/SKU.1', 'Product'],
  ])('answers %s with its page', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-policy']).toBe('strict');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/cart/', '/cart'],
    ['/cart.html', '/cart'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/old', '/cart'],
    ['/old?a=1', '/cart?a=1'],
    ['/Ttp', '/ttp'],
    ['/Cart?a=1', '/cart?a=1'],
    ['/CART/', '/CART'],
    ['/CART', '/cart'],
    ['/WOMENFASHION', '/womenFashion'],
    ['/WomenFashion/1', '/womenFashion'],
    ['/cart/1', '/cart'],
  ])('leads %s to the address that the page is known by', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers['location']]).toEqual([301, target]);
  });

  test.each([
    '/nothing',
    '/nothing/1',
    '/ROBOTS.TXT',
    '/slug',
    '/slug/p',
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/%E0%A4%A',
    '/a\\..\\b',
    '/_headers',
    '/_deploy.json',
    '/_redirects',
    '//_headers',
    '/./_headers',
    '/%2e/_headers',
    '/%2F_headers',
    '/_HEADERS',
    '/%5fheaders',
    '/_img/../_headers',
    '/_img//a-256.webp',
    '/linked.txt',
    '//evil.example',
    '//evil.example/',
    '/cart.html.html.map',
  ])('answers %s with the page for lost visitors', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['location']).toBeUndefined();
    expect(body.toString()).toContain('Lost');
  });

  test('sends the headers of pages with the page for lost visitors, whichever file is missing', async () => {
    expect((await ask('/_img/gone-256.webp')).headers['x-policy']).toBe('strict');
  });

  test.each<[what: string, path: string, status: number, method?: string]>([
    ['a missing picture', '/_img/gone-256.webp', 404],
    ['a missing page', '/nothing', 404],
    ['an address that is too long', `/_img/a-256.webp?${'x'.repeat(9_000)}`, 414],
    ['a method that is not answered', '/_img/a-256.webp', 405, 'POST'],
  ])('lets nobody remember %s', async (_, path, expected, method = 'GET') => {
    const { status, headers } = await ask(path, {}, method);
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store']);
  });

  test('does not let redirects below the folders of hashed files be cached', async () => {
    const { status, headers } = await ask('/_img/a-256.webp/');
    expect([status, headers['cache-control']]).toEqual([301, 'no-cache']);
  });

  test('answers 414 to an address above 8 KB, with its page', async () => {
    const { status, body } = await ask(`/cart?data=${'x'.repeat(9_000)}`);
    expect([status, body.toString()]).toEqual([414, '<title>Cart</title>']);
    expect((await ask(`/cart?data=${'x'.repeat(8_000)}`)).status).toBe(200);
  });

  test('compresses text as the client accepts it, and no pictures', async () => {
    const plain = await ask('/');
    const brotli = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await ask('/', { 'accept-encoding': 'gzip;q=0.5, br;q=0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length * 5).toBeLessThan(plain.body.length);
    const picture = await ask('/_img/a-256.webp', { 'accept-encoding': 'br' });
    expect(picture.headers['content-encoding']).toBeUndefined();
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('sends the AVIF beside a picture to browsers that take it', async () => {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const read = async (path: string, headers = {}) => {
      const { body, headers: sent } = await ask(path, headers);
      return [body.toString(), sent['content-type'], sent.vary, sent['cache-control']];
    };
    const stored = 'max-age=31536000, immutable';
    const path = '/_img/0123456789ab-256.webp';
    expect(await read(path, { accept })).toEqual(['AVIF', 'image/avif', 'accept', `private, ${stored}`]);
    expect(await read(path, { accept: '*/*' })).toEqual(['WebP', 'image/webp', 'accept', `public, ${stored}`]);
    // Where there is none, the answer is the same for all, so that a copy is one for a script of the page, too.
    expect(await read('/_img/0123456789ab-640.webp', { accept })).toEqual([
      'WebP',
      'image/webp',
      undefined,
      `public, ${stored}`,
    ]);
  });

  test.each([
    ['bytes=0-1', 206, '01', 'bytes 0-1/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=5-2', 200, '0123456789', undefined],
  ])('sends the part of a video that a player asks for: %s', async (range, status, body, part) => {
    const answer = await ask('/leaf.mp4', { range });
    expect([answer.status, String(answer.body), answer.headers['content-range']]).toEqual([status, body, part]);
    if (status < 400) expect(answer.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
  });

  test('answers 304 to a client that has the page', async () => {
    const { headers } = await ask('/cart');
    expect((await ask('/cart', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
    expect((await ask('/cart', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('names no version of files that never change, as nobody asks for them again', async () => {
    const { status, headers } = await ask('/_img/a-256.webp', { 'if-none-match': '*' });
    expect([status, headers['etag']]).toEqual([200, undefined]);
  });

  test('keeps connections open without a header that says so, and closes them where it was asked to', async () => {
    const { port } = new URL(address);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const used = new Set<unknown>();
    for (const path of ['/', '/cart', '/_img/a-256.webp', '/nothing'])
      await new Promise<void>((done, fail) => {
        const call = request({ host: '127.0.0.1', port, path, agent }, (response) => {
          expect(response.headers['connection'] ?? response.headers['keep-alive'], path).toBeUndefined();
          response.resume().once('end', () => done());
        });
        call.once('socket', (socket) => used.add(socket)).once('error', fail);
        call.end();
      });
    agent.destroy();
    expect(used.size).toBe(1);
    expect((await ask('/', { connection: 'close' })).headers['connection']).toBe('close');
  });

  test('answers HEAD without a body and refuses methods other than GET and HEAD', async () => {
    const head = await ask('/cart', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '19']);
    expect((await ask('/cart', {}, 'POST')).status).toBe(405);
  });

  test('serves the new site as soon as the link is swapped', async () => {
    expect((await ask('/')).body.toString()).toContain('One');
    const next = join(work, 'next');
    symlinkSync(makeSite('two', 'Two'), next);
    renameSync(next, link);
    expect((await ask('/')).body.toString()).toContain('Two');
  });
});
