import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatReport } from '../../src/catalog/problems/report.ts';
import { CatalogError } from '../../src/catalog/problems/problems.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { publishPictures } from '../../src/integration/pictures/prepare.ts';
import { planCatalog } from '../../src/integration/prepare-site.ts';
import { publishBuild } from '../../src/integration/files/publish.ts';
import { type PictureServer, startPictureServer } from '../support/picture-server.ts';
import { makeScene } from '../support/made-scenes.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

const PRODUCT = 'products/tea/first-flush.json';
const servers: PictureServer[] = [];
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
  vi.unstubAllEnvs();
});

async function start(answer: Parameters<typeof startPictureServer>[0]): Promise<PictureServer> {
  const server = await startPictureServer(answer);
  servers.push(server);
  vi.stubEnv('PRIVATE_PICTURE_HOSTS', servers.map(({ host }) => host).join(' '));
  return server;
}
const startCdn = (picture = photo): Promise<PictureServer> =>
  start((request, response) => {
    if (request.url?.endsWith('/gone.jpg')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });

/** Serves the folder of a site; the page of a shop where a file is missing, as some hosts do. */
const serveSite = (folder: string): Promise<PictureServer> =>
  start((request, response) => {
    try {
      response.end(readFileSync(join(folder, new URL(request.url ?? '/', 'http://site').pathname)));
    } catch {
      response.end('<!doctype html>');
    }
  });

/** The second shop with these pictures of one product, and `more` products with one picture each of a host. */
function shopWith(images: readonly unknown[], { settings = {}, more = 0, host = '' } = {}): Folders {
  const shop = makeSecondShop();
  const file = join(shop.catalog, PRODUCT);
  changeJson<Record<string, unknown>>(file, (product) => {
    product['images'] = images;
  });
  const product = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (let number = 0; number < more; number++)
    writeFileSync(
      file.replace('first-flush', `tea-${number}`),
      JSON.stringify({ ...product, sku: `TEA-${number}`, title: `Tea ${number}`, images: [`${host}/${number}.jpg`] }),
    );
  changeJson<Record<string, unknown>>(join(shop.catalog, 'store.json'), (store) => {
    store['images'] = settings;
  });
  return shop;
}

/** Publishes the pictures of a shop. Returns the folder of the site. */
async function publish(shop: Folders): Promise<string> {
  const { pictures, encode } = await planCatalog(shop, {});
  await encode(4);
  const site = join(shop.builds, '1', 'site');
  mkdirSync(site, { recursive: true });
  await publishPictures(pictures, join(shop.cache, 'pictures'), site);
  await publishBuild(site, shop.out, shop.builds);
  return site;
}

/** What is said of a catalogue that is refused. */
const refusal = async (shop: Folders): Promise<string> => {
  const error = await planCatalog(shop, {}).catch((reason: unknown) => reason);
  if (!(error instanceof CatalogError)) throw new Error('It was not refused.');
  return formatReport(error.problems);
};
const picturesOf = ({ catalog }: Awaited<ReturnType<typeof planCatalog>>, sku = 'TEA-FF') =>
  catalog.products.get(sku)?.pictures.map(({ source }) => source);
const said = ({ catalog }: Awaited<ReturnType<typeof planCatalog>>) =>
  catalog.warnings
    .filter(({ code }) => code === 'picture-unreachable')
    .map(({ found, expected }) => `${found}: ${expected}`);

describe('a product whose pictures have a host that went down', () => {
  test.each([
    ['the folder of the last build', {}],
    ['the folder of the last build, although the shop refuses missing pictures', { missing: 'refuse' }],
  ])('keeps those of %s', async (_, settings) => {
    const cdn = await startCdn();
    const source = `${cdn.url}/a.jpg`;
    const shop = shopWith([source], { settings });
    const site = await publish(shop);
    rmSync(shop.cache, { recursive: true });
    cdn.stop();
    const plan = await planCatalog(shop, {});
    expect(picturesOf(plan)).toEqual([source]);
    expect(said(plan)).toEqual([
      `the picture "${source}": it can't be fetched: the host refuses connections: a server that answers; the pictures of the published site are used`,
    ]);
    await plan.encode(4);
    const next = join(shop.builds, '2', 'site');
    await publishPictures(plan.pictures, join(shop.cache, 'pictures'), next);
    expect(readdirSync(join(next, '_img')).sort()).toEqual(readdirSync(join(site, '_img')).sort());
  });

  test('keeps those of the site at its address where nothing is on this machine', async () => {
    const cdn = await startCdn();
    const shop = shopWith([`${cdn.url}/a.jpg`, `${cdn.url}/gone.jpg`], { settings: { mostWithoutPictures: 0 } });
    const site = await publish(shop);
    const shopFront = await serveSite(site);
    vi.stubEnv('SITE_URL', shopFront.url);
    cdn.stop();
    const fresh = { ...makeSecondShop(), catalog: shop.catalog };
    const plan = await planCatalog(fresh, {});
    expect(picturesOf(plan)).toEqual([`${cdn.url}/a.jpg`]);
    await plan.encode(4);
    const next = join(fresh.builds, '1', 'site');
    await publishPictures(plan.pictures, join(fresh.cache, 'pictures'), next);
    const [key] = Object.values(JSON.parse(readFileSync(join(next, '_data/pictures.json'), 'utf8')) as object)[0];
    const filesOf = (folder: string) =>
      readdirSync(join(folder, '_img'))
        .filter((name) => name.startsWith(key))
        .sort();
    expect(filesOf(next)).toEqual(filesOf(site));
    expect(filesOf(next)).toHaveLength(5);
    // A second build asks the site for nothing but its list.
    const asked = shopFront.requests.length;
    await planCatalog(fresh, {});
    expect(shopFront.requests.slice(asked)).toEqual(['/_data/pictures.json']);
  });

  test('keeps the shape of a picture, and what was seen in it', async () => {
    const cdn = await startCdn(await makeScene('studio', 1, 3 / 4, 300));
    const source = `${cdn.url}/tall.jpg`;
    const shop = shopWith([source]);
    const before = (await planCatalog(shop, {})).pictures.get(source);
    await publish(shop);
    rmSync(shop.cache, { recursive: true });
    cdn.stop();
    const [first, second] = [await planCatalog(shop, {}), await planCatalog(shop, {})];
    expect(before).toMatchObject({ ratio: 4 / 3, look: { ground: [expect.stringMatching(/^#/), expect.anything()] } });
    expect([first.pictures.get(source), second.pictures.get(source)]).toEqual([before, before]);
  });

  test('keeps the size of a picture that stays at its address', async () => {
    const cdn = await startCdn();
    const source = `${cdn.url}/a.jpg`;
    const shop = shopWith([source], { settings: { mode: 'keep' } });
    await publish(shop);
    rmSync(shop.cache, { recursive: true });
    cdn.stop();
    const { pictures } = await planCatalog(shop, {});
    expect(pictures.get(source)).toEqual({ ratio: 1, files: [{ width: 700, url: source }] });
  });

  test('is published without, where the published site has no whole copy, as one of a few: that is told before all else', async () => {
    const cdn = await startCdn();
    const shop = shopWith([`${cdn.url}/a.jpg`]);
    const site = await publish(shop);
    const [lost] = readdirSync(join(site, '_img')).filter((name) => name.endsWith('-640.webp'));
    for (const name of readdirSync(join(site, '_img')))
      if (lost && name.startsWith(lost.slice(0, 12))) rmSync(join(site, '_img', name));
    const shopFront = await serveSite(site);
    vi.stubEnv('SITE_URL', shopFront.url);
    rmSync(shop.cache, { recursive: true });
    cdn.stop();
    const plan = await planCatalog(shop, {});
    const others = Array.from({ length: 30 }, (_, index) => ({
      ...(plan.catalog.warnings[0] as (typeof plan.catalog.warnings)[0]),
      code: 'text-too-long',
      file: `shop/a${index}.json`,
    }));
    expect(picturesOf(plan)).toEqual([]);
    const report = formatReport([...others, ...plan.catalog.warnings]);
    expect(report.split('\n')[0]).toBe(
      `warning: the picture "${cdn.url}/a.jpg": it can't be fetched: the host refuses connections`,
    );
    expect(report.split('\n').find((line) => / x /.test(line))).toContain('picture-unreachable');
  });
});

describe('more than a few products whose pictures have a host that went down', () => {
  test('refuse the build in one line, also where products with errors are set aside', async () => {
    const cdn = await startCdn();
    cdn.stop();
    const shop = shopWith([`${cdn.url}/a.jpg`], { more: 7, host: cdn.url });
    for (const onError of ['refuse', 'set-aside', 'keep-previous']) {
      vi.stubEnv('ON_ERROR', onError);
      expect((await refusal(shop)).split('\n')[0]).toBe(
        `error: 8 of 11 products would lose all their pictures (${cdn.host}: the host refuses connections)`,
      );
      expect(await refusal(shop)).toContain('[picture-unreachable]');
    }
  });

  test('are as many as store.json says, and none that has another picture, or whose picture is gone for good', async () => {
    const cdn = await startCdn();
    const down = await startCdn();
    down.stop();
    const plan = await planCatalog(
      shopWith([`${down.url}/a.jpg`, 'darjeeling.png'], {
        more: 7,
        host: down.url,
        settings: { mostWithoutPictures: 7 },
      }),
      {},
    );
    expect(picturesOf(plan)).toEqual(['darjeeling.png']);
    expect(picturesOf(plan, 'TEA-3')).toEqual([]);
    const gone = shopWith(['darjeeling.png'], { more: 7, host: `${cdn.url}/x`, settings: { mostWithoutPictures: 0 } });
    for (let number = 0; number < 7; number++)
      changeJson<Record<string, unknown>>(join(gone.catalog, `products/tea/tea-${number}.json`), (product) => {
        product['images'] = [`${cdn.url}/gone.jpg`];
      });
    expect(picturesOf(await planCatalog(gone, {}), 'TEA-3')).toEqual([]);
  });

  test.each([403, 429, 503])('are those whose host answers %d', async (status) => {
    const cdn = await start((_, response) => response.writeHead(status, { 'retry-after': '0' }).end());
    const shop = shopWith([`${cdn.url}/a.jpg`], { settings: { mostWithoutPictures: 0 } });
    expect(await refusal(shop)).toContain(
      `error: 1 of 4 products would lose all their pictures (${cdn.host}: the server answers ${status})`,
    );
  });
});
