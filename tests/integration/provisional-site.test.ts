import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSite } from '../../src/deploy/site.ts';
import { readHostedSite } from '../../src/hosting/hosted-site.ts';
import { readEarlier } from '../../src/integration/build-site.ts';
import type { Folders } from '../../src/integration/folders.ts';
import { listShownPictures } from '../../src/integration/pictures/shown-pictures.ts';
import { planSite } from '../../src/integration/prepare-site.ts';
import { openProvisionalSite, type ProvisionalSite } from '../../src/integration/provisional-site.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { readStamp } from '../../src/integration/stamp.ts';
import { listen } from '../../src/server/listen.ts';
import { createStaticServer } from '../../src/server/static-server.ts';
import { startPictureServer } from '../support/picture-server.ts';
import { changeJson, digestFiles, makeSecondShop } from '../support/temporary.ts';

afterEach(() => void vi.unstubAllEnvs());

const pictureFiles = (folders: Folders) =>
  readdirSync(join(folders.cache, 'pictures')).filter((name) => name.endsWith('.webp'));

/** Serves a site, and returns what a picture's address is answered with. */
async function serve({ out }: Folders, made: ProvisionalSite) {
  const server = createStaticServer(out, made.findPicture);
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
    made = await openProvisionalSite(folders, 'first');
  });

  test('has pages, headers, data and icons, and neither pictures nor a stamp', async () => {
    const files = Object.keys(digestFiles(realpathSync(folders.out)));
    for (const file of ['/index.html', '/cups.html', '/_headers', '/_redirects', '/sitemap.xml', '/icon-192.png'])
      expect(files).toContain(file);
    expect(files.filter((file) => file.startsWith('/_img/'))).toEqual([]);
    expect(pictureFiles(folders)).toEqual([]);
    expect(await readStamp(folders)).toBeUndefined();
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

  test('wants first what home pages show, then the first cards of lists, and in the end everything', async () => {
    const { site } = await planSite(folders);
    const earlier = await readEarlier(folders.out);
    const shown = earlier ? listShownPictures(site, earlier.records) : [];
    const [first = ''] = /(?<=\/_img\/)[0-9a-f]{12}/.exec(readFileSync(join(folders.out, 'index.html'), 'utf8')) ?? [];
    expect(shown[0]).toBe(first);
    const all = [...site.pictures.values()].flatMap((picture) => ('digest' in picture ? picture.digest : []));
    expect([...shown].sort()).toEqual([...new Set(all)].sort());
  });

  test('is not made again while nothing has changed, and still makes its pictures', async () => {
    const site = realpathSync(folders.out);
    const again = await openProvisionalSite(folders, 'first');
    expect(again).toMatchObject({ pages: made.pages, rendered: 0 });
    expect(realpathSync(folders.out)).toBe(site);
    const ask = await serve(folders, again);
    const known = pictureFiles(folders);
    const text = await (await ask('/')).text();
    for (const [address] of text.matchAll(/\/_img\/[0-9a-f]{12}-\d+\.webp/g))
      expect([address, (await ask(address)).status]).toEqual([address, 200]);
    expect(pictureFiles(folders).length).toBeGreaterThan(known.length);

    const changed = await openProvisionalSite(folders, 'changed');
    expect(changed).toMatchObject({ pages: made.pages, rendered: 0 });
    expect(realpathSync(folders.out)).not.toBe(site);
  });

  test('is replaced by a build that takes over its pages and its pictures, and leaves nothing unfinished', async () => {
    const ask = await serve(folders, made);
    const pages = digestFiles(realpathSync(folders.out));
    const [known = ''] = pictureFiles(folders);
    const left = ['pictures/0123456789ab-256.webp.999999999.0.tmp', 'inputs.json.999999999.3.tmp'];
    const running = `pictures/0123456789ab-104.webp.${process.pid}.9999.tmp`;
    for (const name of [...left, running]) writeFileSync(join(folders.cache, name), 'half');
    const { rendered } = await buildSite(folders, 'first');
    expect(rendered).toBe(0);
    const built = digestFiles(realpathSync(folders.out));
    for (const file of Object.keys(pages).filter((name) => name.endsWith('.html')))
      expect([file, built[file]]).toEqual([file, pages[file]]);
    expect(Object.keys(built)).toContain(`/_img/${known}`);
    expect(Object.keys(built)).toContain('/_compressed.json');
    expect(await readStamp(folders)).toMatchObject({ fingerprint: 'first' });
    expect((await readSite(folders.out)).files.length).toBeGreaterThan(20);
    expect(left.filter((name) => existsSync(join(folders.cache, name)))).toEqual([]);
    expect(existsSync(join(folders.cache, running))).toBe(true);
    expect(readFileSync(join(folders.out, '_headers'), 'utf8')).toContain('compression-dictionary');
    for (const name of pictureFiles(folders)) expect([name, (await ask(`/_img/${name}`)).status]).toEqual([name, 200]);
  });
});

test('a build after a provisional site makes what a build without one makes', async () => {
  const folders = makeSecondShop();
  const other = { ...makeSecondShop(), catalog: folders.catalog };
  await openProvisionalSite(folders, 'first');
  await buildSite(folders, 'one');
  await buildSite(other, 'one');
  expect(digestFiles(realpathSync(folders.out))).toEqual(digestFiles(realpathSync(other.out)));
});

test('a picture that can not be read is missing on a provisional site, and refuses the build that follows', async () => {
  const folders = makeSecondShop();
  const file = join(folders.catalog, 'images/cup.png');
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.subarray(0, bytes.length >> 1));
  const made = await openProvisionalSite(folders, 'first');
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
  await openProvisionalSite(folders, 'first');
  const read = (file: string) => readFileSync(join(folders.out, file), 'utf8');
  expect(server.requests).toEqual([]);
  expect(read('tea.html')).toContain(`${server.url}/tea.jpg`);
  expect(read('_headers')).toContain(`img-src 'self' data: ${server.url}`);
  await buildSite(folders, 'first');
  expect(server.requests).toEqual(['/tea.jpg']);
  expect(read('tea.html')).not.toContain(server.url);
});
