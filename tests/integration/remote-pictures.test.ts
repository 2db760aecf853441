import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { isPrepared, type SitePicture } from '../../src/catalog/site/site.ts';
import { withoutPictures } from '../../src/integration/pictures/missing-pictures.ts';
import { type PicturePlan, planPictures, publishPictures } from '../../src/integration/pictures/prepare.ts';
import type { RemoteOptions } from '../../src/integration/pictures/remote-sources.ts';
import { guardedLookup } from '../../src/integration/pictures/remote/guarded-lookup.ts';
import { PictureHosts } from '../../src/integration/pictures/remote/picture-hosts.ts';
import { type PictureServer, startPictureServer } from '../support/picture-server.ts';
import { changeJson, makeSecondShop } from '../support/temporary.ts';

/** Long enough for a busy machine. */
const PATIENT = { timeouts: { silence: 10_000, whole: 15_000 }, backoffMs: 5 };
/** For servers that do not answer. */
const SHORT = { ...PATIENT, timeouts: { silence: 300, whole: 900 } };
/** The whole answer is late before a pause in it can be. */
const WHOLE = { ...PATIENT, timeouts: { silence: 9_000, whole: 900 } };
const servers: PictureServer[] = [];
let photo: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#886644', noise } })
    .blur(8)
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
  vi.unstubAllEnvs();
});

/** A server that the build may ask, although it is on this machine. */
async function start(answer: Parameters<typeof startPictureServer>[0]): Promise<PictureServer> {
  const server = await startPictureServer(answer);
  servers.push(server);
  vi.stubEnv('PRIVATE_PICTURE_HOSTS', servers.map(({ host }) => host).join(' '));
  return server;
}

/** A small image CDN with ETags and one picture, /photo.jpg. */
const startCdn = (): Promise<PictureServer> =>
  start((request, response) => {
    if (request.url !== '/photo.jpg') response.writeHead(404).end();
    else if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg', etag: '"one"' }).end(photo);
  });

/** The second shop with these pictures of one product. */
function shopWith(images: readonly unknown[], settings?: unknown) {
  const shop = makeSecondShop();
  changeJson<Record<string, unknown>>(join(shop.catalog, 'products/tea/first-flush.json'), (product) => {
    product['images'] = images;
  });
  if (settings !== undefined)
    changeJson<Record<string, unknown>>(join(shop.catalog, 'store.json'), (store) => {
      store['images'] = settings;
    });
  const plan = (options: Partial<RemoteOptions> = {}): Promise<PicturePlan> =>
    planPictures(loadCatalog(shop.catalog), shop.cache, { hosts: PATIENT, ...options });
  return { ...shop, plan };
}

const widthsOf = (picture: SitePicture | undefined) =>
  picture && (isPrepared(picture) ? picture.widths : picture.files.map(({ width }) => width));

describe('a picture at an address', () => {
  test('is asked for by its ETag, not at all on the same day, and survives a bad hour of its server', async () => {
    const cdn = await startCdn();
    const source = `${cdn.url}/photo.jpg`;
    const { plan, cache, out } = shopWith([source]);
    const first = await plan();
    await first.encode(4);
    await plan();
    expect(cdn.requests).toEqual(['/photo.jpg']);
    await plan({ verify: true });
    expect(cdn.requests).toEqual(['/photo.jpg', '/photo.jpg "one"']);
    cdn.stop();
    const offline = await plan({ verify: true });
    expect(offline.pictures.get(source)).toEqual(first.pictures.get(source));
    expect(offline.missing.problems.map(({ severity, found }) => `${severity} ${found}`)).toEqual([
      `warning the picture "${source}": it can't be asked for changes: the host refuses connections`,
    ]);
    mkdirSync(out, { recursive: true });
    await publishPictures(offline.pictures, cache, out);
    const picture = offline.pictures.get(source);
    if (!picture || !isPrepared(picture)) throw new Error('It was not prepared.');
    expect(picture.widths).toEqual([104, 256, 380, 640, 800]);
    expect((await sharp(readFileSync(join(out, '_img', `${picture.digest}-640.webp`))).metadata()).width).toBe(640);
  });

  test('is fresh for as long as its server says', async () => {
    const cdn = await start((_, response) =>
      response
        .writeHead(200, { 'cache-control': 'public, no-cache', 'last-modified': 'Sat, 01 Nov 2026 00:00:00 GMT' })
        .end(photo),
    );
    const { plan } = shopWith([`${cdn.url}/photo.jpg`]);
    await plan();
    await plan();
    expect(cdn.requests).toEqual(['/photo.jpg', '/photo.jpg Sat, 01 Nov 2026 00:00:00 GMT']);
  });

  test('that is nowhere stops the build of a shop that says so, with the file that names it', async () => {
    const cdn = await startCdn();
    const { plan } = shopWith([`${cdn.url}/gone.jpg`], { missing: 'refuse' });
    await expect(plan()).rejects.toThrow(
      /first-flush\.json {2}\[picture-unreachable\]\n {2}found {5}the picture ".*gone\.jpg": it can't be fetched: the server answers 404/,
    );
  });

  test('that is nowhere is left out of a product, also if it is the only one', async () => {
    const cdn = await startCdn();
    const { plan, catalog } = shopWith([`${cdn.url}/gone.jpg`]);
    const { missing } = await plan();
    const shown = withoutPictures(loadCatalog(catalog), missing);
    expect([...shown.products.values()].map(({ pictures }) => pictures.length)).toContain(0);
    expect(shown.warnings.map(({ code }) => code)).toEqual(['picture-unreachable']);
  });

  test('that is nowhere is left out of a product with others, unless the shop refuses that', async () => {
    const cdn = await startCdn();
    const images = [`${cdn.url}/gone.jpg`, `${cdn.url}/photo.jpg`];
    const { plan, catalog } = shopWith(images);
    const { missing, pictures } = await plan();
    expect(missing.problems.map(({ severity }) => severity)).toEqual(['warning']);
    const shown = withoutPictures(loadCatalog(catalog), missing);
    expect(
      [...shown.products.values()].flatMap((product) => product.pictures.map(({ source }) => source)),
    ).not.toContain(images[0]);
    expect(shown.warnings).toHaveLength(1);
    // It is the card's picture now.
    expect(widthsOf(pictures.get(images[1] as string))).toEqual([104, 256, 380, 640, 800]);
    await expect(shopWith(images, { missing: 'refuse' }).plan()).rejects.toThrow('the server answers 404');
  });

  test('is tried again where that may help', async () => {
    let asked = 0;
    const cdn = await start((_, response) => {
      if (++asked < 3) response.writeHead(503, { 'retry-after': '0' }).end();
      else response.end(photo);
    });
    await expect(shopWith([`${cdn.url}/photo.jpg`]).plan()).resolves.toBeDefined();
    expect(asked).toBe(3);
  });

  test('of a host that does not answer is told once with the others, and the host is not asked for all of them', async () => {
    const cdn = await start(() => {});
    const images = Array.from({ length: 8 }, (_, index) => `${cdn.url}/${index}.jpg`);
    const failure = await shopWith(images, { missing: 'refuse' })
      .plan({ hosts: SHORT })
      .catch((error: Error) => error.message);
    expect(failure).toContain(
      `8 pictures of ${cdn.host} such as "${images[0]}": they can't be fetched: no answer within`,
    );
    expect(failure).toContain('1 error, 0 warnings');
    expect(cdn.requests.length).toBeLessThanOrEqual(8);
  });

  test('is asked for in small numbers at a time', async () => {
    let [running, most] = [0, 0];
    const cdn = await start((_, response) => {
      most = Math.max(most, ++running);
      setTimeout(() => {
        running--;
        response.end(photo);
      });
    });
    await shopWith(Array.from({ length: 8 }, (_, index) => `${cdn.url}/${index}.jpg`)).plan();
    expect(most).toBeLessThanOrEqual(6);
    expect(most).toBeGreaterThan(1);
  });

  test('is not asked for where nothing is fetched', async () => {
    const cdn = await startCdn();
    const source = `${cdn.url}/photo.jpg`;
    const { plan } = shopWith([source]);
    expect((await plan({ fetches: false })).pictures.get(source)).toEqual({
      ratio: 1,
      files: [{ width: 750, url: source }],
    });
    expect(cdn.requests).toEqual([]);
  });
});

describe('an answer is refused', () => {
  /** A PNG of 60,000 × 60,000 pixels in 100 bytes. */
  const makeBomb = (): Buffer => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.from('00000000000000000802000000', 'hex');
    header.writeUInt32BE(60_000, 0);
    header.writeUInt32BE(60_000, 4);
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  test.each<[string, Parameters<typeof startPictureServer>[0], RegExp]>([
    [
      'that redirects in circles',
      (_, response) => response.writeHead(302, { location: '/x' }).end(),
      /redirects more than 5 times/,
    ],
    [
      'that redirects to the machine itself',
      (_, response) => response.writeHead(302, { location: 'https://127.0.0.1/x' }).end(),
      /not on the public internet/,
    ],
    [
      'that redirects to the metadata of a cloud',
      (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
      /not on the public internet/,
    ],
    [
      'that redirects to a file',
      (_, response) => response.writeHead(301, { location: 'file:///etc/passwd' }).end(),
      /addresses with file: are not taken/,
    ],
    [
      'that is a web page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      /the server sends text\/html, not a picture/,
    ],
    [
      'that is a web page by its content',
      (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html>'),
      /it is a web page/,
    ],
    [
      'that is a drawing',
      (_, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
      /it is a drawing \(SVG\)/,
    ],
    [
      'that is a drawing by its content',
      (_, response) => response.end('<?xml version="1.0"?><svg/>'),
      /it is a drawing \(SVG\)/,
    ],
    [
      'that says it is too long',
      (_, response) => response.writeHead(200, { 'content-length': '50000000' }).write('x'),
      /more than 40 MB/,
    ],
    [
      'that is too long',
      (_, response) => {
        const part = Buffer.alloc(1_000_000);
        const more = () => {
          while (!response.destroyed && response.write(part));
          response.once('drain', more);
        };
        more();
      },
      /more than 40 MB/,
    ],
    [
      'that is packed',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1_000_000))),
      /sends it compressed/,
    ],
    [
      'that never ends',
      (_, response) => {
        const drip = setInterval(() => response.write('x'), 50);
        response.once('close', () => clearInterval(drip));
      },
      /no answer within 0\.9 s/,
    ],
    [
      'that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('x', () => response.destroy());
      },
      /broke the connection off/,
    ],
  ])('%s', async (_, answer, reason) => {
    const cdn = await start(answer);
    const hosts = reason.source.includes('no answer') ? WHOLE : PATIENT;
    await expect(shopWith([`${cdn.url}/x`], { missing: 'refuse' }).plan({ hosts })).rejects.toThrow(reason);
  });

  test('with more pixels than memory', async () => {
    const cdn = await start((_, response) => response.end(makeBomb()));
    await expect(shopWith([`${cdn.url}/x`], { missing: 'refuse' }).plan()).rejects.toThrow(/60000 × 60000 pixels/);
  });
});

describe('a host', () => {
  const rules = { insecureHosts: new Set(['shop.test']), privateHosts: new Set<string>(), ...SHORT };
  const get = (hosts: PictureHosts, address: string) => hosts.get(address, { maximumBytes: 1000 });

  test('with a private address is not asked, whatever its name, and not when one of several is private', async () => {
    const server = await startCdn();
    const port = server.host.split(':')[1];
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], ['fd00:ec2::254']]) {
      const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const hosts = new PictureHosts({ ...rules, resolve });
      await expect(get(hosts, `http://shop.test:${port}/photo.jpg`)).rejects.toThrow('not on the public internet');
    }
    expect(server.requests).toEqual([]);
  });

  test('is connected to at the addresses that were checked, and not looked up a second time', async () => {
    let asked = 0;
    // Public at first, the machine itself afterwards.
    const resolve = async () => [{ address: asked++ === 0 ? '8.8.8.8' : '127.0.0.1', family: 4 }];
    const answer = await new Promise((done) =>
      guardedLookup(resolve)('shop.test', { all: true }, (error, addresses) => done([error, addresses])),
    );
    expect(answer).toEqual([null, [{ address: '8.8.8.8', family: 4 }]]);
    expect(asked).toBe(1);
  });

  test.each([
    ['https://user:secret@shop.test/x.jpg', 'user name or password'],
    ['ftp://shop.test/x.jpg', 'addresses with ftp: are not taken'],
    ['https://10.0.0.1/x.jpg', 'not on the public internet'],
    ['https://localhost/x.jpg', 'not on the public internet'],
    ['https://printer.local./x.jpg', 'not on the public internet'],
    ['https://metadata.google.internal/x.jpg', 'not on the public internet'],
    ['https://[::1]/x.jpg', 'not on the public internet'],
    ['https://2130706433/x.jpg', 'not on the public internet'],
    ['https://0x7f.1/x.jpg', 'not on the public internet'],
  ])('%s is not asked', async (address, reason) => {
    await expect(get(new PictureHosts(rules), address)).rejects.toThrow(reason);
  });
});

describe('a picture that stays at its address', () => {
  test('is measured by its first bytes, once, unless the catalogue says its size', async () => {
    const cdn = await startCdn();
    const images = [`${cdn.url}/photo.jpg`, { src: `${cdn.url}/elsewhere.jpg`, width: 300, height: 400 }];
    const { plan } = shopWith(images, 'keep');
    for (let round = 0; round < 2; round++) {
      const { pictures, missing } = await plan();
      expect(pictures.get(`${cdn.url}/photo.jpg`)).toEqual({
        ratio: 0.75,
        files: [{ width: 800, url: `${cdn.url}/photo.jpg` }],
      });
      expect(pictures.get(`${cdn.url}/elsewhere.jpg`)).toEqual({
        ratio: 4 / 3,
        files: [{ width: 300, url: `${cdn.url}/elsewhere.jpg` }],
      });
      expect(missing.problems).toEqual([]);
    }
    expect(cdn.requests).toEqual(['/photo.jpg bytes=0-65535']);
  });

  test('does so if its product says so, else its host, else the shop', async () => {
    const cdn = await startCdn();
    const source = `${cdn.url}/photo.jpg`;
    const isKept = async (settings: unknown, imageMode?: string) => {
      const { plan, catalog } = shopWith([source], settings);
      changeJson<Record<string, unknown>>(join(catalog, 'products/tea/first-flush.json'), (product) => {
        if (imageMode) product['imageMode'] = imageMode;
      });
      const picture = (await plan()).pictures.get(source);
      return picture !== undefined && !isPrepared(picture);
    };
    expect(await isKept(undefined)).toBe(false);
    expect(await isKept({ mode: 'keep' })).toBe(true);
    expect(await isKept({ mode: 'keep', hosts: { '127.0.0.1': 'prepare' } })).toBe(false);
    expect(await isKept({ hosts: { '127.0.0.1': { mode: 'keep' } } })).toBe(true);
    expect(await isKept({ hosts: { '127.0.0.1': 'keep' } }, 'prepare')).toBe(false);
    expect(await isKept(undefined, 'keep')).toBe(true);
  });

  test('is not taken when it redirects to another host, which the policy would refuse', async () => {
    const other = await startCdn();
    const cdn = await start((_, response) => response.writeHead(302, { location: `${other.url}/photo.jpg` }).end());
    await expect(shopWith([`${cdn.url}/x.jpg`], { mode: 'keep', missing: 'refuse' }).plan()).rejects.toThrow(
      `redirects to ${other.host}; name it there`,
    );
  });
});

test('pictures that were fetched before a build was ended are not fetched again', async () => {
  let answered = 0;
  const cdn = await start((_, response) => {
    if (++answered > 3) response.writeHead(404).end();
    else response.end(photo);
  });
  const { plan } = shopWith(
    Array.from({ length: 6 }, (_, index) => `${cdn.url}/${index}.jpg`),
    { missing: 'refuse' },
  );
  await expect(plan()).rejects.toThrow('3 pictures of');
  answered = -10;
  await plan();
  expect(cdn.requests).toHaveLength(6 + 3);
});

describe('images of store.json', () => {
  test.each<[unknown, string]>([
    ['prefer', '"prepare" or "keep"'],
    [{ hosts: { 'CDN.Shop': 'keep' } }, 'a host name in lower case'],
    [{ hosts: { 'cdn.shop': 'maybe' } }, '"prepare" or "keep"'],
    [{ patterns: [{ hosts: ['cdn.shop'], from: '/{rest}', to: '/{rest}' }] }, 'with {width}'],
    [{ patterns: [{ hosts: ['cdn.shop'], from: '/{rest}', to: '/{other}/{width}' }] }, 'with {width}'],
    [{ patterns: [{ hosts: ['cdn.shop'], from: '/{a}/{a}', to: '/{width}' }] }, 'with different names'],
    [{ patterns: [{ hosts: ['*'], from: '/{rest}', to: '/{width}' }] }, 'a host name in lower case'],
    [{ missing: 'ignore' }, '"leave-out"'],
  ])('%j is refused', (settings, expected) => {
    const { catalog } = shopWith(['cup.png'], settings);
    expect(() => loadCatalog(catalog)).toThrow(expected);
  });
});
