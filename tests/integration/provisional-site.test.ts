import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSite } from '../../src/cli/deploy/site.ts';
import { readHostedSite } from '../../src/cli/hosting/site/hosted-site.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { openProvisionalSite, type ProvisionalSite } from '../../src/integration/provisional-site.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { readStamp } from '../../src/integration/stamp.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { hashSource } from '../../src/integration/examine/hash-source.ts';
import { htmlFile, pageAddress } from '../../src/paths.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { countPages, MOST } from '../support/first-packages.ts';
import { startPictureServer } from '../support/picture-server.ts';
import { changeJson, digestFiles, makeSecondShop } from '../support/temporary.ts';

afterEach(() => void vi.unstubAllEnvs());

const pictureFiles = (folders: Folders) =>
  readdirSync(join(folders.cache, 'pictures')).filter((name) => name.endsWith('.webp'));

/** Serves a site, and returns what an address is answered with. */
async function serve({ out }: Folders, made: ProvisionalSite) {
  const server = createStaticServer(out, made.find);
  const address = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (path: string) => fetch(address + path);
}

describe('a provisional site', () => {
  let folders: Folders;
  let made: ProvisionalSite;

  beforeAll(async () => {
    folders = makeSecondShop();
    made = await openProvisionalSite(folders);
  });

  test('has headers, data and icons, and neither pages, pictures nor a stamp', async () => {
    const files = Object.keys(digestFiles(realpathSync(folders.out)));
    for (const file of ['/_headers', '/_redirects', '/icon-192.png']) expect(files).toContain(file);
    expect(files.filter((file) => /^\/_img\/|\.html$/.test(file))).toEqual([]);
    expect(countPages(folders.builds)).toBe(MOST.pagesBeforeOpen);
    expect(pictureFiles(folders)).toEqual([]);
    expect(await readStamp(folders)).toBeUndefined();
  });

  test('makes a page when somebody asks for it, and sends it with the policy of what stands in it', async () => {
    const ask = await serve(folders, made);
    const answers = await Promise.all(['/cups', '/cups', '/', '/CUPS', '/nothing-here'].map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404]);
    // The two of "/cups" and "/CUPS" are one, and the last is the page for what is missing.
    expect(countPages(folders.builds)).toBe(3);
    for (const answer of answers) {
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      for (const [, script = ''] of (await answer.text()).matchAll(/<script(?: type="module")?>([^<]+)</g))
        expect(policy).toContain(hashSource(script));
    }
  });

  test('is not deployed, and no configuration is made of it: both say what to do', async () => {
    const reason = /^The site in \S+ was opened by "npm start" before it was finished: .* or run "npm run build"\.$/;
    await expect(readSite(folders.out)).rejects.toThrow(reason);
    await expect(readHostedSite(folders.out)).rejects.toThrow(reason);
  });

  test('makes a picture with all its sizes when a page asks for it, and says of other addresses that there is nothing', async () => {
    const ask = await serve(folders, made);
    const page = await (await ask('/cups')).text();
    const [, srcset = ''] = /srcset="([^"]+)"/.exec(page) ?? [];
    const addresses = srcset.split(', ').map((candidate) => candidate.split(' ')[0] as string);
    expect(addresses.length).toBeGreaterThan(1);
    const answers = await Promise.all(addresses.map(ask));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    expect(new Set(pictureFiles(folders).map((name) => name.split('-')[0])).size).toBe(1);
    for (const path of ['/_img/000000000000-256.webp', '/_img/..%2f..%2fsources.json', '/_img/sources.json']) {
      const answer = await ask(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('is replaced by a build whose pages are those that were made, and that takes over its pictures', async () => {
    const ask = await serve(folders, made);
    const pages = new Map<string, string>();
    const addresses = ['/', '/cups', '/tea', '/search', '/cart', '/how-we-pack'];
    for (const path of addresses) pages.set(path, await (await ask(path)).text());
    const [known = ''] = pictureFiles(folders);
    const left = ['pictures/0123456789ab-256.webp.999999999.0.tmp', 'inputs.json.999999999.3.tmp'];
    const running = `pictures/0123456789ab-104.webp.${process.pid}.9999.tmp`;
    for (const name of [...left, running]) writeFileSync(join(folders.cache, name), 'half');
    const { pages: count } = await buildSite(folders, 'first');
    expect(made.pages).toBe(count);
    const built = digestFiles(realpathSync(folders.out));
    for (const [path, text] of pages)
      expect([path, readFileSync(join(folders.out, htmlFile(path)), 'utf8')]).toEqual([path, text]);
    expect(Object.keys(built)).toContain(`/_img/${known}`);
    expect(Object.keys(built)).toContain('/_compressed.json');
    expect(await readStamp(folders)).toMatchObject({ fingerprint: 'first' });
    expect((await readSite(folders.out)).files.length).toBeGreaterThan(20);
    expect(left.filter((name) => existsSync(join(folders.cache, name)))).toEqual([]);
    expect(existsSync(join(folders.cache, running))).toBe(true);
    expect(readFileSync(join(folders.out, '_headers'), 'utf8')).toContain('compression-dictionary');
    for (const name of pictureFiles(folders)) expect([name, (await ask(`/_img/${name}`)).status]).toEqual([name, 200]);
    // From now on a page is what the build has written, or is not there.
    const [first] = addresses as [string];
    expect(await made.find(first, realpathSync(folders.out))).toBeUndefined();
    expect((await ask(first)).headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });
});

test('each page and file of data is the one that a build makes, and a build after it makes what a build without it makes', async () => {
  const folders = makeSecondShop();
  const other = { ...makeSecondShop(), catalog: folders.catalog };
  const made = await openProvisionalSite(folders);
  const root = realpathSync(folders.out);
  await buildSite(folders, 'one');
  // What visitors keep comes with the build, and PIN codes are files of their own.
  const files = Object.keys(digestFiles(realpathSync(folders.out))).filter((name) =>
    /\.html$|^\/_data\/(?!pin\/|.*\/keep\.json$)/.test(name),
  );
  expect(files.filter((name) => !name.endsWith('.html')).length).toBeGreaterThan(5);
  for (const name of files) {
    const path = name.endsWith('.html') ? pageAddress(name.slice(1)) : name;
    const found = await made.find(path, root);
    expect([name, found?.body.toString()]).toEqual([name, readFileSync(join(folders.out, name), 'utf8')]);
  }
  await buildSite(other, 'one');
  expect(digestFiles(realpathSync(folders.out))).toEqual(digestFiles(realpathSync(other.out)));
});

test('a picture that can not be read is missing on a provisional site, and refuses the build that follows', async () => {
  const folders = makeSecondShop();
  const file = join(folders.catalog, 'images/cup.png');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
  const made = await openProvisionalSite(folders);
  const ask = await serve(folders, made);
  const page = await (await ask('/cups')).text();
  const [address = ''] = /\/_img\/[0-9a-f]{12}-\d+\.webp/.exec(page) ?? [];
  expect((await ask(address)).status).toBe(404);
  await expect(buildSite(folders, 'bad')).rejects.toThrow(/the picture "cup\.png"/);
  expect((await ask('/cups')).status).toBe(200);
});

test('pictures with an address are shown from there, and their host is asked by the build alone', async () => {
  const photo = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
  const server = await startPictureServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo),
  );
  onTestFinished(() => server.stop());
  vi.stubEnv('PRIVATE_PICTURE_HOSTS', server.host);
  const folders = makeSecondShop();
  changeJson<Record<string, unknown>>(join(folders.catalog, 'products/tea/first-flush.json'), (product) => {
    product['images'] = [`${server.url}/tea.jpg`];
  });
  changeJson<Record<string, unknown>>(join(folders.catalog, 'store.json'), (store) => {
    store['images'] = { hosts: { '127.0.0.1': { http: true } } };
  });
  const ask = await serve(folders, await openProvisionalSite(folders));
  const page = await ask('/tea');
  expect(server.requests).toEqual([]);
  expect(await page.text()).toContain(`${server.url}/tea.jpg`);
  expect(page.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${server.url}`);
  await buildSite(folders, 'first');
  expect(server.requests).toEqual(['/tea.jpg']);
  expect(await (await ask('/tea')).text()).not.toContain(server.url);
});
