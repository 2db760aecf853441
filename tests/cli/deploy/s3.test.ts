import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { deployTo } from '../../../src/cli/deploy/targets/deploy-to.ts';
import { createS3Client } from '../../../src/cli/deploy/targets/s3/client.ts';
import { explainAnswer } from '../../../src/cli/deploy/targets/s3/errors.ts';
import { readS3Settings } from '../../../src/cli/deploy/targets/s3/settings.ts';
import { listObjects } from '../../../src/cli/deploy/targets/s3/target.ts';
import { readElements } from '../../../src/cli/deploy/targets/s3/xml.ts';
import { readSite } from '../../../src/cli/deploy/site.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { findBroken, makeFiles, writeSite } from './made-site.ts';
import { BUCKET, startStorage } from './targets.ts';

const work = makeTemporaryFolder();
const files = makeFiles('storage');
const pathOf = (start: string) => Object.keys(files).find((path) => path.startsWith(start)) ?? '';
let storage: Awaited<ReturnType<typeof startStorage>>;

const deploySite = async (to: string, more: Partial<Parameters<typeof deployTo>[2]> = {}) =>
  deployTo(to, await readSite(writeSite(work, files)), {
    environment: storage.environment,
    encodings: [],
    now: Date.now(),
    ...more,
  });
/** Reads an object as the public does. */
const read = (path: string) => fetch(`${storage.address}/${BUCKET}/${path}`);

beforeAll(async () => {
  storage = await startStorage();
});

describe('a bucket', () => {
  beforeAll(() => deploySite(`s3://${BUCKET}/plain`));

  test.each([
    ['a page', 'cart', 'text/html; charset=utf-8', 'no-cache'],
    ['the home page', 'index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['a page below a page', 'womenFashion/minidress', 'text/html; charset=utf-8', 'no-cache'],
    ['a product with a dot in its SKU', 'leaf-tea/p/SKU.1', 'text/html; charset=utf-8', 'no-cache'],
    ['a script', pathOf('_astro/'), 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['a picture', pathOf('_img/'), 'image/webp', 'public, max-age=31536000, immutable'],
    ['a price file', '_data/in/prices-1/0.json', 'application/json; charset=utf-8', 'no-cache'],
    ['security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('has %s at its address, with its type and cache rule', async (_what, path, type, cache) => {
    const answer = await read(`plain/${path}`);
    expect(answer.status).toBe(200);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([type, cache]);
    expect(await answer.text()).toBe(files[path] ?? files[`${path}.html`]);
  });

  test.each(['_headers', '_redirects'])('does not get %s', async (path) => {
    expect((await read(`plain/${path}`)).status).toBe(404);
  });

  test('has the compressed forms of pages that a build has written, and not those of other files', async () => {
    const forms = {
      'cart.html.br': 'br form',
      'cart.html.1a2b3c4d.dcz': 'dcz form',
      'cart.html.zst': 'zst form',
      'robots.txt.br': 'x',
    };
    const site = await readSite(writeSite(work, { ...files, ...forms }));
    await deployTo(`s3://${BUCKET}/forms`, site, {
      environment: storage.environment,
      encodings: ['gzip'],
      now: Date.now(),
    });
    const found = await listObjects(createS3Client(readS3Settings(`s3://${BUCKET}`, storage.environment)), 'forms/');
    const names = [...found.objects.keys()].filter((name) => /\.(?:br|zst|dcz)$/.test(name));
    expect(names.sort()).toEqual(['cart.html.1a2b3c4d.dcz', 'cart.html.br']);
    const answer = await fetch(`${storage.address}/${BUCKET}/forms/cart.html.1a2b3c4d.dcz`, { method: 'HEAD' });
    expect(answer.headers.get('content-encoding')).toBe('dcz');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('has pages with their endings where they are wanted', async () => {
    await deploySite(`s3://${BUCKET}/endings`, { keepsHtml: true });
    expect((await read('endings/cart')).status).toBe(404);
    expect(await (await read('endings/cart.html')).text()).toBe(files['cart.html']);
  });

  test('has text compressed where that is wanted, and uploads it again when the form changes', async () => {
    const to = `s3://${BUCKET}/small`;
    await deploySite(to, { encodings: ['gzip'] });
    const answer = await new Promise<{ encoding?: string; body: Buffer }>((done) =>
      request(`${storage.address}/${BUCKET}/small/cart`, async (response) =>
        done({
          encoding: response.headers['content-encoding'],
          body: Buffer.concat(await response.toArray()),
        }),
      ).end(),
    );
    expect(answer.encoding).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(files['cart.html']);
    expect((await read(`small/${pathOf('_img/')}`)).headers.get('content-encoding')).toBeNull();

    const again = await deploySite(to, { encodings: ['gzip'] });
    expect(again.bytes).toBe(0);
    const plain = await deploySite(to);
    expect(plain.plan.unchanged.map(({ key }) => key)).toEqual([pathOf('_img/')]);
  });

  test('keeps objects that no deployment stored, also below other prefixes', async () => {
    const client = createS3Client(readS3Settings(`s3://${BUCKET}/mixed`, storage.environment));
    await client.send({ method: 'PUT', key: 'mixed/manual.pdf', body: Buffer.from('PDF') });
    await deploySite(`s3://${BUCKET}/mixed`);
    await deploySite(`s3://${BUCKET}`);
    expect(await (await read('mixed/manual.pdf')).text()).toBe('PDF');
    expect((await read('mixed/cart')).status).toBe(200);
  });

  test('is deployed to again without uploads after its record was lost', async () => {
    const to = `s3://${BUCKET}/lost`;
    await deploySite(to);
    const client = createS3Client(readS3Settings(to, storage.environment));
    await client.send({ method: 'DELETE', key: 'lost/_deploy.json' });
    expect((await deploySite(to)).bytes).toBe(0);
  });

  test('gets a file again that somebody has replaced', async () => {
    const to = `s3://${BUCKET}/replaced`;
    await deploySite(to);
    const client = createS3Client(readS3Settings(to, storage.environment));
    await client.send({ method: 'PUT', key: 'replaced/cart', body: Buffer.from('another page') });
    await deploySite(to);
    expect(await (await read('replaced/cart')).text()).toBe(files['cart.html']);
  });

  test('is listed to its end', async () => {
    const client = createS3Client(readS3Settings(`s3://${BUCKET}`, storage.environment));
    const names = Array.from({ length: 25 }, (_, index) => `a + b, c (${String(index).padStart(2, '0')}).txt`);
    await Promise.all(
      names.map((name) => client.send({ method: 'PUT', key: `listed/${name}`, body: Buffer.from(name) })),
    );
    const { objects } = await listObjects(client, 'listed/', 10);
    expect([...objects.keys()].sort()).toEqual(names);
  });
});

/** Passes requests on to the storage. @param interrupt - whether it has dealt with a request itself */
function startProxy(interrupt: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    if (interrupt(incoming, outgoing)) return;
    const { method, url, headers } = incoming;
    const onward = request(`${storage.address}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, 0, '127.0.0.1');
}

test('a storage that fails for a while gets the whole site', async () => {
  let requests = 0;
  // Of six requests one is answered with 503, and one is not answered.
  const address = await startProxy((incoming, outgoing) => {
    requests++;
    if (requests % 6 === 0) incoming.socket.destroy();
    else if (requests % 3 === 0) outgoing.writeHead(503).end();
    return requests % 3 === 0;
  });
  await deploySite(`s3://${BUCKET}/failing`, {
    environment: { ...storage.environment, AWS_ENDPOINT_URL_S3: address },
  });
  expect(requests).toBeGreaterThan(15);
  const answer = await read('failing/index.html');
  expect(findBroken({ ...files, 'index.html': await answer.text() })).toEqual([]);
  expect((await deploySite(`s3://${BUCKET}/failing`)).bytes).toBe(0);
});

test('MinIO gets pages with their endings only', async () => {
  const address = await startProxy((_incoming, outgoing) => {
    outgoing.setHeader('server', 'MinIO');
    return false;
  });
  const environment = { ...storage.environment, AWS_ENDPOINT_URL_S3: address };
  await expect(deploySite(`s3://${BUCKET}/minio`, { environment })).rejects.toThrow(/Add --keep-html/);
  await deploySite(`s3://${BUCKET}/minio`, { environment, keepsHtml: true });
  expect((await read('minio/cart.html')).status).toBe(200);
});

describe('a deployment that can not be made says why:', () => {
  const explain = (to: string, more: NodeJS.ProcessEnv = {}, encodings: ('br' | 'gzip')[] = []) =>
    deploySite(to, { environment: { ...storage.environment, ...more }, encodings }).then(
      () => 'nothing',
      (error: Error) => error.message,
    );
  const bucket = `s3://${BUCKET}/x`;

  test.each<[string, string, NodeJS.ProcessEnv, RegExp]>([
    ['a missing bucket', 's3://no-such-bucket', {}, /^There is no bucket "no-such-bucket" at http:.* Create it/],
    [
      'a wrong secret',
      bucket,
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      /does not accept the credentials \(403 SignatureDoes/,
    ],
    [
      'an unknown key',
      bucket,
      { AWS_ACCESS_KEY_ID: 'WRONG' },
      /does not accept the credentials \(403 InvalidAccessKeyId/,
    ],
    ['no credentials', bucket, { AWS_ACCESS_KEY_ID: '' }, /^Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/],
    ['no region', bucket, { AWS_ENDPOINT_URL: '', AWS_REGION: '' }, /^Set AWS_REGION/],
    ['an address that is none', bucket, { AWS_ENDPOINT_URL: 'storage' }, /must be an address such as https/],
    ['a target without a bucket', 's3://', {}, /names no bucket/],
    ['a host without a folder', 'me@host:/', {}, /names no folder/],
  ])('%s', async (_what, to, environment, message) => {
    expect(await explain(to, environment)).toMatch(message);
  });

  test('nobody at the address', async () => {
    const closed = createServer();
    const address = await listen(closed, 0, '127.0.0.1');
    await new Promise((done) => closed.close(done));
    expect(await explain(bucket, { AWS_ENDPOINT_URL: address })).toMatch(/can't be reached \(ECONNREFUSED\)\. Check/);
  });

  test('two compressed forms', async () => {
    expect(await explain(bucket, {}, ['br', 'gzip'])).toMatch(/one form/);
  });
});

test.each([
  [301, 'PermanentRedirect', '', /not in the region "ap-south-1" \(301 PermanentRedirect\)\. Set AWS_REGION\.$/],
  [400, 'AuthorizationHeaderMalformed', '<Region>eu-west-1</Region>', /Set AWS_REGION to eu-west-1\.$/],
  [400, 'ExpiredToken', '', /credentials have expired/],
  [403, 'RequestTimeTooSkewed', '', /clock of this machine is wrong/],
  [403, 'AccessDenied', '', /refuses PUT \/cart \(403 AccessDenied\)\. The credentials need s3:ListBucket/],
  [400, 'EntityTooLarge', '<Message>Too large</Message>', /answered PUT \/cart with 400 EntityTooLarge: Too large\./],
])('an answer %i %s is explained', (status, code, more, message) => {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code>${more}</Error>`;
  const settings = readS3Settings('s3://shop', { ...storage.environment, AWS_REGION: 'ap-south-1' });
  const error = explainAnswer({ method: 'PUT', key: 'cart' }, { status, text, headers: new Headers() }, settings);
  expect(error?.message).toMatch(message);
});

test('names and tags of a listing are read without the escapes of XML', () => {
  const listing =
    '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Contents><Key>a &amp; b</Key><ETag>&quot;1f&quot;</ETag></Contents><Contents><Key>c</Key></Contents></ListBucketResult>';
  expect(readElements(listing, 'Contents').map((object) => Object.fromEntries(object))).toEqual([
    { Key: 'a & b', ETag: '"1f"' },
    { Key: 'c' },
  ]);
});

test.each([
  ['s3://shop', { AWS_REGION: 'ap-south-1' }, 'https://shop.s3.ap-south-1.amazonaws.com', ''],
  ['s3://shop/a//b/', { AWS_DEFAULT_REGION: 'eu-west-1' }, 'https://shop.s3.eu-west-1.amazonaws.com', 'a/b/'],
  ['s3://shop.example', { AWS_REGION: 'ap-south-1' }, 'https://s3.ap-south-1.amazonaws.com/shop.example', ''],
  ['s3://shop', { AWS_ENDPOINT_URL: 'https://r2.example/' }, 'https://r2.example/shop', ''],
  [
    's3://shop',
    { AWS_ENDPOINT_URL: 'https://a.example', AWS_ENDPOINT_URL_S3: 'https://b.example' },
    'https://b.example/shop',
    '',
  ],
])('%s with %o is at %s', (to, environment, url, prefix) => {
  const settings = readS3Settings(to, { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', ...environment });
  expect([settings.url, settings.prefix]).toEqual([url, prefix]);
});
