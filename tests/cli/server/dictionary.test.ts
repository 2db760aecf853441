import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  type Dictionary,
} from '../../../src/integration/compress/compressed-forms.ts';
import { nameDictionary } from '../../../src/integration/compress/dictionary-file.ts';
import { encode, encodeWithDictionary } from '../../../src/integration/compress/encode.ts';
import { listen } from '../../../src/cli/server/listen.ts';
import { createStaticServer } from '../../../src/cli/server/static-server.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** What Chromium sends on a secure connection. */
const EVERYTHING = 'gzip, deflate, br, zstd, dcb, dcz';
const page = (title: string): string =>
  `<title>${title}</title>${Array.from({ length: 300 }, (_, index) => `<p>Paragraph ${index * 7919}</p>`).join('')}`;
const CONTENTS = { in: page('India'), old: page('Old'), ae: page('Emirates'), damaged: page('Damaged') };
const named = (market: string, text: string): Dictionary => nameDictionary(market, Buffer.from(text));
const DICTIONARIES = {
  in: named('in', CONTENTS.in),
  old: named('in', CONTENTS.old),
  ae: named('ae', CONTENTS.ae),
  damaged: named('ae', CONTENTS.damaged),
};

describe('the compression dictionaries of a site', () => {
  const root = makeTemporaryFolder();
  let server: Server;
  let address: string;

  const write = (file: string, content: string | Buffer) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((done, fail) => {
      const call = request(address + path, { method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.once('error', fail);
      call.end();
    });
  const holding = ({ available }: Pick<Dictionary, 'available'>, more: Record<string, string> = {}) => ({
    'accept-encoding': EVERYTHING,
    'available-dictionary': available,
    ...more,
  });
  /** Decodes as a browser does: first it compares the digest of the dictionary that it has with the one in the answer. */
  const open = (body: Buffer, dictionary: string): string => {
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(body.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest());
    return zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(dictionary) }).toString();
  };

  beforeAll(async () => {
    write('index.html', page('Home'));
    write('cart.html', page('Cart'));
    write('404.html', page('Lost'));
    write('en-ae.html', page('Gulf'));
    write('en-ae/cart.html', page('Gulf cart'));
    write('notes.json', JSON.stringify(page('Notes')));
    write(DICTIONARIES.in.path, CONTENTS.in);
    write(DICTIONARIES.old.path, CONTENTS.old);
    write(DICTIONARIES.ae.path, CONTENTS.ae);
    write(DICTIONARIES.damaged.path, 'cut off');
    const forms: CompressedForms = {
      endings: ['br', 'zst'],
      markets: [
        { prefix: '/en-ae', current: DICTIONARIES.ae, earlier: [DICTIONARIES.damaged] },
        { prefix: '', current: DICTIONARIES.in, earlier: [DICTIONARIES.old] },
      ],
    };
    write(COMPRESSED_FORMS_FILE, JSON.stringify(forms));
    // Other content shows which file was sent.
    write(
      `cart.html.${DICTIONARIES.in.id}.dcz`,
      await encodeWithDictionary(Buffer.from('written dcz'), Buffer.from(CONTENTS.in), 'fast'),
    );
    write('cart.html.br', brotliCompressSync('written br'));
    write('cart.html.zst', zstdCompressSync('written zst'));
    server = createStaticServer(root);
    address = await listen(server, 0, '127.0.0.1');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['the current one', '/', DICTIONARIES.in, CONTENTS.in, 'Home'],
    ['that of the last release', '/', DICTIONARIES.old, CONTENTS.old, 'Home'],
    ["another market's, on its home page", '/en-ae', DICTIONARIES.ae, CONTENTS.ae, 'Gulf'],
    ["another market's, below its home page", '/en-ae/cart', DICTIONARIES.ae, CONTENTS.ae, 'Gulf cart'],
  ])('compress a page for a browser that has %s', async (_, path, dictionary, content, title) => {
    const { headers, body } = await ask(path, holding(dictionary));
    expect(headers['content-encoding']).toBe('dcz');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['vary']).toBe('accept-encoding, available-dictionary');
    expect(open(body, content)).toBe(page(title));
    expect(body.length).toBeLessThan(brotliCompressSync(page(title)).length / 2);
  });

  test.each([
    ['no dictionary', {}],
    ['a dictionary that the site does not know', holding(named('in', 'unknown'))],
    ["another market's dictionary", holding(DICTIONARIES.ae)],
    ['a header that is cut off', holding({ available: DICTIONARIES.in.available.slice(0, -3) })],
    ['a header without colons', holding({ available: DICTIONARIES.in.available.slice(1, -1) })],
    ['a header of two values', holding({ available: `${DICTIONARIES.in.available}, ${DICTIONARIES.in.available}` })],
    ['an empty header', holding({ available: '' })],
    ['a header of other bytes', holding({ available: ':AAAA\u00ff/../../_compressed.json:' })],
    ['no dcz', holding(DICTIONARIES.in, { 'accept-encoding': 'gzip, br' })],
    ['dcz refused', holding(DICTIONARIES.in, { 'accept-encoding': 'br, dcz;q=0' })],
  ])('leave a page to brotli for a browser with %s', async (_, headers) => {
    const answer = await ask('/', { 'accept-encoding': EVERYTHING, ...headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toBe('accept-encoding, available-dictionary');
    expect(brotliDecompressSync(answer.body).toString()).toBe(page('Home'));
  });

  test('do not change how well a page is compressed that the build has not compressed: as the server is told', async () => {
    const before = address;
    for (const effort of ['fast', 'best'] as const) {
      const other = createStaticServer(root, undefined, effort);
      address = await listen(other, 0, '127.0.0.1');
      const { body } = await ask('/', { 'accept-encoding': 'br' });
      other.closeAllConnections();
      other.close();
      expect(body).toEqual(await encode(Buffer.from(page('Home')), 'br', effort));
    }
    address = before;
  });

  test('are not used when their file is damaged', async () => {
    const { headers, body } = await ask('/en-ae', holding(DICTIONARIES.damaged));
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(page('Gulf'));
  });

  test('are sent as their differences from the one that a browser has', async () => {
    const { headers, body } = await ask(DICTIONARIES.in.path, holding(DICTIONARIES.old));
    expect([headers['content-encoding'], headers['vary']]).toEqual(['dcz', 'accept-encoding, available-dictionary']);
    expect(open(body, CONTENTS.old)).toBe(CONTENTS.in);
    const { headers: same } = await ask(DICTIONARIES.in.path, holding(DICTIONARIES.in));
    expect(same['content-encoding']).toBe('br');
  });

  test('are for pages and dictionaries only', async () => {
    const { headers } = await ask('/notes.json', holding(DICTIONARIES.in));
    expect([headers['content-encoding'], headers['vary']]).toEqual(['br', 'accept-encoding']);
  });

  test('are named in the answer without compression, too', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'identity' });
    expect([headers['content-encoding'], headers['vary']]).toEqual([
      undefined,
      'accept-encoding, available-dictionary',
    ]);
    expect(body.toString()).toBe(page('Home'));
  });

  test('compress the page for addresses that do not exist, which is not cached', async () => {
    const { status, headers, body } = await ask('/en-ae/nothing', holding(DICTIONARIES.ae));
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, 'dcz', 'no-store']);
    expect(open(body, CONTENTS.ae)).toBe(page('Lost'));
  });

  test('are sent whole, whatever range is asked for', async () => {
    const { status, headers, body } = await ask('/', holding(DICTIONARIES.in, { range: 'bytes=0-9' }));
    expect([status, headers['content-range']]).toEqual([200, undefined]);
    expect(open(body, CONTENTS.in)).toBe(page('Home'));
    const { body: sent } = await ask(DICTIONARIES.in.path, { range: 'bytes=0-9', 'accept-encoding': 'identity' });
    expect(sent).toEqual(readFileSync(join(root, DICTIONARIES.in.path)));
  });

  test('give HEAD the headers of GET', async () => {
    const whole = await ask('/', holding(DICTIONARIES.in));
    const head = await ask('/', holding(DICTIONARIES.in), 'HEAD');
    const { date: _one, ...expected } = whole.headers;
    const { date: _other, ...found } = head.headers;
    expect(found).toEqual(expected);
    expect(head.body.length).toBe(0);
  });

  test('give each form an ETag of its own, and 304 for the form that would be sent', async () => {
    const requests = [
      holding(DICTIONARIES.in),
      holding(DICTIONARIES.old),
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'zstd' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'identity' },
    ];
    const etags: string[] = [];
    for (const headers of requests) {
      const etag = String((await ask('/', headers)).headers['etag']);
      const again = await ask('/', { ...headers, 'if-none-match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      etags.push(etag);
    }
    expect(new Set(etags).size).toBe(requests.length);
    const changed = await ask('/', holding(DICTIONARIES.in, { 'if-none-match': String(etags[1]) }));
    expect([changed.status, open(changed.body, CONTENTS.in)]).toEqual([200, page('Home')]);
  });

  test('and forms that the build has written are sent as they are, but not by their own names', async () => {
    const { body } = await ask('/cart', holding(DICTIONARIES.in));
    expect(open(body, CONTENTS.in)).toBe('written dcz');
    expect(brotliDecompressSync((await ask('/cart', { 'accept-encoding': 'br' })).body).toString()).toBe('written br');
    expect(zstdDecompressSync((await ask('/cart', { 'accept-encoding': 'zstd' })).body).toString()).toBe('written zst');
    for (const name of ['cart.html.br', 'cart.html.zst', `cart.html.${DICTIONARIES.in.id}.dcz`, COMPRESSED_FORMS_FILE])
      expect((await ask(`/${name}`)).status, name).toBe(404);
  });
});

test('a site whose record of dictionaries is damaged is served without them', async () => {
  const root = makeTemporaryFolder();
  writeFileSync(join(root, 'index.html'), page('Home'));
  writeFileSync(join(root, COMPRESSED_FORMS_FILE), '{"endings":[');
  const server = createStaticServer(root);
  const address = await listen(server, 0, '127.0.0.1');
  try {
    expect(await (await fetch(address)).text()).toBe(page('Home'));
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
