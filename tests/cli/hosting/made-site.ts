import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import type { CompressedForms, Dictionary } from '../../../src/integration/compress/compressed-forms.ts';
import { completeRedirects } from '../../../src/integration/extras/complete-redirects.ts';
import { formatHeaders, formatRedirects } from '../../../src/integration/extras/headers.ts';

const HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
export const POLICY = `default-src 'none'; style-src 'self' ${HASH}; script-src 'self'; connect-src 'self'`;
export const PAYMENT_POLICY = `default-src 'none'; style-src 'self' ${HASH}; script-src 'self' https://pay.example; connect-src 'self' https://pay.example; frame-src https://pay.example`;

/** The policy of files, which pages decide about. */
export const FILE_POLICY = "default-src 'none'";

export const SPECULATION = '/_astro/speculation.1a2b3c4d.json';

const page = (title: string): string =>
  `<!doctype html><title>${title}</title><style></style>${'<p>words that every page has, such as these</p>'.repeat(40)}<p>${title}</p>`;

/** Addresses of pages and what they are about. The second product has a name like that of a file. */
export const PAGES: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/404': 'Lost',
  '/en-ae/404': 'Lost in Dubai',
  '/cart': 'Cart',
  '/cash': 'Cash on delivery',
  '/cashFree': 'Payment',
  '/womenFashion': 'Women',
  '/womenFashion/2': 'Women 2',
  '/leaf-tea/p/SKU.1': 'Tea',
  '/leaf-tea/p/SKU.js': 'Tea in a script',
  '/leaf-tea/p/SKU.1/reviews': 'Reviews of tea',
  '/leaf-tea/p/SKU.1/reviews/2': 'Further reviews of tea',
  '/en-ae': 'Emirates',
  '/en-ae/cart': 'Cart in Dubai',
  '/en-ae/cashFree': 'Payment in Dubai',
  '/en-ae/leaf-tea/p/SKU.1': 'Tea in Dubai',
};

/** The redirect of a product whose title has changed. */
const MOVED = { '/old-tea/p/SKU.1': '/leaf-tea/p/SKU.1' };

export const FILES: Readonly<Record<string, string>> = {
  '_astro/app.1a2b3c4d.js': `console.log(1);${' '.repeat(2_000)}`,
  [SPECULATION.slice(1)]: '{"prefetch":[]}',
  '_img/abc-256.webp': 'picture',
  '_img/def-256.webp': 'picture as WebP',
  '_data/in/find.json': `{"folder":"x"}${' '.repeat(2_000)}`,
  'no-picture/garment.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(200)}</svg>`,
  'robots.txt': 'User-agent: *\nSitemap: https://shop.example/sitemap.xml\n',
  '.well-known/security.txt': 'Contact: mailto:security@shop.example\n',
};

const makeDictionary = (market: string, text: string): [Dictionary, Buffer] => {
  const hash = createHash('sha256').update(text).digest();
  const id = hash.toString('hex').slice(0, 8);
  return [{ id, path: `/_dict/${market}/${id}.dict`, available: `:${hash.toString('base64')}:` }, Buffer.from(text)];
};

const [INDIA, indian] = makeDictionary('in', page('India'));
const [EMIRATES, emirati] = makeDictionary('ae', page('Emirates'));
export const DICTIONARIES = { in: INDIA, ae: EMIRATES };
export const CONTENTS = { in: indian, ae: emirati };

const FORMS: CompressedForms = {
  endings: ['br', 'zst'],
  markets: [
    { prefix: '/en-ae', current: EMIRATES, earlier: [] },
    { prefix: '', current: INDIA, earlier: [] },
  ],
};

/** A page as `dcz`: RFC 9842, section 5. */
function packWith(dictionary: Buffer, html: string): Buffer {
  const start = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
  const hash = createHash('sha256').update(dictionary).digest();
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return Buffer.concat([start, hash, zstdCompressSync(html, { params, dictionary })]);
}

/** The AVIF beside the second picture. */
export const AVIF = { path: '/_img/def-256.webp', file: '_img/def-256.avif', content: 'picture as AVIF' };

/** Writes a small site with all that hosts have to know, with the compressed forms of a build or without them. */
export function writeHostedSite(folder: string, { withForms = true, address = 'https://shop.example' } = {}): string {
  const put = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const putText = (name: string, text: string) => {
    put(name, text);
    if (!withForms || name.endsWith('.webp')) return;
    put(`${name}.br`, brotliCompressSync(text));
    put(`${name}.zst`, zstdCompressSync(text));
  };
  for (const [path, title] of Object.entries(PAGES)) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const market = path.startsWith('/en-ae') ? 'ae' : 'in';
    putText(name, page(title));
    if (withForms) put(`${name}.${DICTIONARIES[market].id}.dcz`, packWith(CONTENTS[market], page(title)));
  }
  for (const [name, text] of Object.entries(FILES)) putText(name, text.replace('https://shop.example', address));
  if (withForms) put(AVIF.file, AVIF.content);
  for (const market of ['in', 'ae'] as const) putText(DICTIONARIES[market].path.slice(1), CONTENTS[market].toString());
  const policies = { '/cashFree': PAYMENT_POLICY, '/en-ae/cashFree': PAYMENT_POLICY };
  const facts = {
    policies,
    strictTransport: 'max-age=31536000',
    dictionaries: FORMS.markets,
    speculationRules: SPECULATION,
  };
  put('_headers', formatHeaders(POLICY, facts));
  put(
    '_redirects',
    formatRedirects(completeRedirects({ '/old': '/cart', '/Ttp': '/womenFashion', ...MOVED }, Object.keys(PAGES)), {
      '/womenFashion/1': '/womenFashion',
    }),
  );
  put('_deploy.json', '{}');
  put('_compressed.json', JSON.stringify({ ...FORMS, endings: withForms ? FORMS.endings : [] }));
  return folder;
}
