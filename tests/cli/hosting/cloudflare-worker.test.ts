import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCloudflareWorker } from '../../../src/cli/hosting/cloudflare/make.ts';
import { readHostedSite } from '../../../src/cli/hosting/site/hosted-site.ts';
import { writeHostFiles } from '../../../src/cli/hosting/write-host-files.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import {
  AVIF,
  CONTENTS,
  DICTIONARIES,
  FILE_POLICY,
  FILES,
  PAGES,
  PAYMENT_POLICY,
  POLICY,
  writeHostedSite,
} from './made-site.ts';

interface Worker {
  fetch(request: Request, env: { ASSETS: { fetch(request: Request): Promise<Response> } }): Promise<Response>;
}

/** Static assets with `html_handling` and `not_found_handling` "none": files by their exact names, with tags. */
const assetsIn = (folder: string) => ({
  fetch: async (request: Request): Promise<Response> => {
    const file = join(folder, decodeURIComponent(new URL(request.url).pathname));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return new Response(null, { status: 404 });
    const content = readFileSync(file);
    const etag = `"${createHash('sha1').update(content).digest('hex')}"`;
    const headers = {
      ETag: etag,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Type': 'application/octet-stream',
    };
    if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : content, { headers });
  },
});

describe('the Cloudflare Worker', () => {
  const work = makeTemporaryFolder();
  let worker: Worker;
  let assets: ReturnType<typeof assetsIn>;

  beforeAll(async () => {
    const site = await readHostedSite(writeHostedSite(join(work, 'dist')));
    await writeHostFiles(site, makeCloudflareWorker(site), join(work, 'host'));
    ({ default: worker } = (await import(pathToFileURL(join(work, 'host/worker.js')).href)) as { default: Worker });
    assets = assetsIn(join(work, 'host/site'));
  });

  /** @param accepted - what `request.cf` says of the client's Accept-Encoding */
  const ask = (path: string, headers: Record<string, string> = {}, accepted?: string, method = 'GET') => {
    const request = new Request(`https://shop.example${path}`, { method, headers });
    if (accepted !== undefined) Object.defineProperty(request, 'cf', { value: { clientAcceptEncoding: accepted } });
    return worker.fetch(request, { ASSETS: assets });
  };

  test('answers each address with its page, its policy and the other headers', async () => {
    for (const [path, title] of Object.entries(PAGES)) {
      const answer = await ask(`${path}?a=1`);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(await answer.text()).toContain(`<title>${title}<`);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Content-Security-Policy')).toBe(path.endsWith('/cashFree') ? PAYMENT_POLICY : POLICY);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Available-Dictionary');
      expect(answer.headers.get('Link')).toBeNull();
      const hinted = await ask(path, { 'sec-ch-ua': '"Chromium";v="140"' });
      expect(hinted.headers.get('Link')).toContain(DICTIONARIES[path.startsWith('/en-ae') ? 'ae' : 'in'].path);
    }
  });

  test('answers files with their cache rules', async () => {
    for (const [file, text] of Object.entries(FILES)) {
      const answer = await ask(`/${file}`);
      expect([file, answer.status, await answer.text()]).toEqual([file, 200, text]);
      const kept = /^_(?:astro|img)\//.test(file);
      expect(answer.headers.get('Content-Security-Policy')).toBe(/^_/.test(file) ? FILE_POLICY : POLICY);
      expect(answer.headers.get('Cache-Control')).toBe(kept ? 'public, max-age=31536000, immutable' : 'no-cache');
    }
  });

  test.each([
    ['/old?a=1', '/cart?a=1'],
    ['/old-tea/p/SKU.1/reviews', '/leaf-tea/p/SKU.1/reviews'],
    ['/cart.html', '/cart'],
    ['/cart/', '/cart'],
    ['/index.html', '/'],
    ['/en-ae/', '/en-ae'],
  ])('leads %s to %s', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([301, target, 'no-cache']);
  });

  test.each([
    '/nothing',
    '/_img/gone.webp',
    '/_headers',
    '/_deploy.json',
    '/cart.html.br',
    '/%E0%A4%A',
    '//evil.example/',
  ])('answers %s with the page for lost visitors, which nobody may keep', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('<title>Lost<');
    expect(answer.headers.get('Content-Security-Policy')).toBe(POLICY);
  });

  test('answers what is missing below a prefix with the page of that prefix', async () => {
    const answer = await ask('/en-ae/nothing');
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    expect(await answer.text()).toContain('<title>Lost in Dubai<');
  });

  test('sends a page by the dictionary of its market, to a client that has it', async () => {
    for (const accepted of [undefined, 'gzip, br, dcz']) {
      const answer = await ask('/en-ae/cart', { 'Available-Dictionary': DICTIONARIES.ae.available }, accepted);
      expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, 'dcz']);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      const body = Buffer.from(await answer.arrayBuffer());
      const page = zstdDecompressSync(body.subarray(40), { dictionary: CONTENTS.ae });
      expect(page.toString()).toContain('<title>Cart in Dubai<');
    }
  });

  test.each([
    ['of another market', DICTIONARIES.ae.available, 'br, dcz', 'br'],
    ['that is unknown', ':AAAA:', 'gzip, br, dcz', 'br'],
    ['and does not take dcz', DICTIONARIES.in.available, 'br', 'br'],
    ['and takes neither dcz nor br', DICTIONARIES.in.available, 'gzip, br;q=0', null],
    ['that is unknown, and may not take br', ':AAAA:', undefined, null],
  ])('falls back for a client with a dictionary %s', async (_, available, accepted, coding) => {
    const answer = await ask('/cart', { 'Available-Dictionary': available }, accepted);
    expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, coding]);
  });

  test('sends the AVIF beside a picture to browsers that take it', async () => {
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const stored = 'max-age=31536000, immutable';
    const read = async (path: string, Accept: string) => {
      const answer = await ask(path, { Accept });
      return [await answer.text(), ...['Vary', 'Cache-Control'].map((name) => answer.headers.get(name))];
    };
    expect(await read(AVIF.path, accept)).toEqual([AVIF.content, 'Accept', `private, ${stored}`]);
    expect((await ask(AVIF.path, { Accept: accept })).headers.get('Content-Type')).toBe('image/avif');
    expect(await read(AVIF.path, '*/*')).toEqual([FILES[AVIF.path.slice(1)], 'Accept', `public, ${stored}`]);
    expect(await read('/_img/abc-256.webp', accept)).toEqual(['picture', 'Accept', `public, ${stored}`]);
    expect(await read('/_img/gone.webp', accept)).toEqual([
      expect.stringContaining('Lost'),
      expect.anything(),
      'no-store',
    ]);
  });

  test('answers 304 to a client that has the form, and refuses to be written to', async () => {
    const known = (await ask('/cart', {}, 'br')).headers.get('ETag') ?? '';
    expect((await ask('/cart', { 'If-None-Match': known }, 'br')).status).toBe(304);
    expect((await ask('/cart', { 'If-None-Match': known }, 'gzip')).status).toBe(200);
    const refused = await ask('/cart', {}, 'br', 'POST');
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});
