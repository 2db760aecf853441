import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../../src/integration/run-astro.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { findUpToDate, takeFingerprint } from '../../src/integration/stamp.ts';
import { listen } from '../../src/cli/server/listen.ts';
import { createStaticServer } from '../../src/cli/server/static-server.ts';
import { HASHED_FOLDERS } from '../../src/paths.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { changeJson, digestFiles, makeSecondShop } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

describe('a second shop', () => {
  let folders: Folders;
  let files: Record<string, string>;
  const read = (file: string) => readFileSync(join(folders.out, file), 'utf8');

  beforeAll(async () => {
    folders = makeSecondShop();
    await buildSite(folders, await takeFingerprint(folders));
    files = digestFiles(realpathSync(folders.out));
  });

  test('needs no change in the code: name, colours, channel and address are its own', () => {
    const home = read('index.html');
    expect(home).toContain('Chai Ghar');
    expect(home).toContain('--brand:#1d5c3f');
    expect(read('first-flush-darjeeling-100-g-tin/p/TEA-FF.html')).toContain(
      'https://chaighar.example/first-flush-darjeeling-100-g-tin/p/TEA-FF',
    );
    for (const file of Object.keys(files).filter((name) => name.endsWith('.html'))) {
      expect(read(file), file).not.toMatch(/Haat|haat\.example/);
      expect(read(file), file).not.toContain('wa.me/9');
    }
  });

  test('watches for late scripts on those pages alone that have something to say then', () => {
    const pages = Object.keys(files).filter((name) => name.endsWith('.html') && !name.startsWith('_'));
    const waiting = pages.filter((name) => read(name).includes('self.instead='));
    expect(waiting.length).toBeGreaterThan(10);
    expect(waiting.filter((name) => !/ class="[^"]*\binstead__again\b/.test(read(name)))).toEqual([]);
  });

  test('says a title in Hindi above the description, and nothing of it elsewhere', () => {
    const page = read('first-flush-darjeeling-100-g-tin/p/TEA-FF.html');
    const title = '<p lang="hi">दार्जिलिंग चाय, पहली तुड़ाई, 100 ग्राम का डिब्बा</p>';
    expect(page).toMatch(new RegExp(`${title}\\s*<p>Spring leaves from one garden`));
    expect(page.split('दार्जिलिंग')).toHaveLength(2);
    expect(read('blue-glazed-cup/p/CUP-BLUE.html')).not.toContain('lang="hi"');
  });

  test('sends orders by e-mail alone when it has no WhatsApp number', () => {
    const page = read('first-flush-darjeeling-100-g-tin/p/TEA-FF.html');
    const mail = decodeURIComponent(/href="(mailto:orders@[^"]*)"/.exec(page)?.[1] ?? '');
    expect(mail).toContain('SKU: TEA-FF');
    expect(mail).toContain('Price: ₹1,450');
    expect(mail).toContain('https://chaighar.example/first-flush-darjeeling-100-g-tin/p/TEA-FF');
    expect(page).not.toContain('by WhatsApp');
  });

  test('asks in the order message for the one size in stock', () => {
    const page = read('blue-glazed-cup/p/CUP-BLUE.html');
    const mail = decodeURIComponent(/href="(mailto:orders@[^"]*)"[^>]*>\s*Order by email/.exec(page)?.[1] ?? '');
    expect(mail).toContain('Size S');
    expect(read('kulhad/p/CUP-KUL.html')).not.toContain('y email');
  });

  test('has the extras that hosts, chat apps and search engines look for', () => {
    for (const file of [
      '/_headers',
      '/_redirects',
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/manifest.webmanifest',
      '/icon.svg',
      '/apple-touch-icon.png',
      '/icon-192.png',
      '/icon-512.png',
      '/share.png',
      '/404.html',
      '/.well-known/security.txt',
    ]) {
      expect(Object.keys(files)).toContain(file);
    }
    expect(read('sitemap-1.xml')).toContain('<loc>https://chaighar.example/tea</loc>');
    expect(read('sitemap-1.xml')).not.toContain('/cart');
    expect(read('_redirects')).toMatch(/^\/chai \/tea 301!\n/);
    expect(read('_headers')).not.toContain('unsafe-');
  });

  test('is built to the same bytes again', async () => {
    await buildSite(folders, 'again');
    expect(digestFiles(realpathSync(folders.out))).toEqual(files);
  });

  test('is up to date until something changes that it was built from', async () => {
    await buildSite(folders, await takeFingerprint(folders));
    expect(await findUpToDate(folders, await takeFingerprint(folders))).toBeDefined();
    const file = join(folders.catalog, 'products/cups/blue.json');
    const before = readFileSync(file);
    changeJson<{ availability?: string }>(file, (product) => {
      product.availability = '2099-01-01';
    });
    expect(await findUpToDate(folders, await takeFingerprint(folders))).toBeUndefined();
    writeFileSync(file, before);
    expect(await findUpToDate(folders, await takeFingerprint(folders))).toBeDefined();
  });

  test('shows what can be had from a day on, and a home page without any section', async () => {
    const file = join(folders.catalog, 'products/cups/blue.json');
    changeJson<{ availability?: string }>(file, (product) => {
      product.availability = '2099-01-31';
    });
    changeJson<Record<string, unknown>>(join(folders.catalog, 'home.json'), (home) => {
      for (const key of Object.keys(home)) if (key !== 'title' && key !== 'description') delete home[key];
    });
    await buildSite(folders, 'dated');
    const [main = ''] = /<main.*<\/main>/s.exec(read('index.html')) ?? [];
    expect(main).toContain('Fresh from the garden');
    expect(main.match(/<h2[^>]*>[^<]*/g)).toEqual(['<h2>Recently viewed']);
    expect(main.match(/<section[^>]*>/g)).toEqual([expect.stringContaining('class="seen rail" hidden')]);
    const page = read('blue-glazed-cup/p/CUP-BLUE.html');
    expect(page).toContain('Sold out. Back on 31 Jan 2099.');
    expect(page).toContain('"availability":"PreOrder","availabilityStarts":"2099-01-31"');
    expect(page).not.toContain('S by email');
    expect(read('cups.html')).toContain('From 31 Jan 2099');
    expect(JSON.parse(read('_data/in/prices-1/0.json'))['CUP-BLUE']).toEqual({
      path: '/blue-glazed-cup/p/CUP-BLUE',
      priceMinor: 24050,
      mrpMinor: 30000,
      seller: 'chai-ghar',
      stock: '2099-01-31',
      sizes: { S: '', L: 'sold-out' },
    });
  });

  if (isEvery)
    test('still gives the scripts and pictures of a page that was loaded before a publish', async () => {
      const server = createStaticServer(folders.out);
      const address = await listen(server, 0, '127.0.0.1');
      onTestFinished(() => void server.close());
      const list = () =>
        HASHED_FOLDERS.map((folder) => readdirSync(join(folders.out, folder)).map((name) => `/${folder}/${name}`));
      const [pictures = [], scripts = []] = list();

      // What scripts know of the market changes, and so does every picture.
      changeJson<{ delivery: { fee: number } }>(join(folders.catalog, 'markets/in.json'), ({ delivery }) => {
        delivery.fee = 61;
      });
      for (const name of readdirSync(join(folders.catalog, 'images'))) {
        const file = join(folders.catalog, 'images', name);
        writeFileSync(file, await sharp(readFileSync(file)).negate().toBuffer());
      }
      await buildSite(folders, 'changed');
      const [newPictures = [], newScripts = []] = list();
      // A picture's files share a name but for the width.
      const added = newPictures
        .filter((path) => !pictures.includes(path))
        .map((path) => path.replace(/-\d+\.\w+$/, ''));
      expect(new Set(added).size).toBe(readdirSync(join(folders.catalog, 'images')).length);
      expect(newScripts.length).toBeGreaterThan(scripts.length);
      for (const path of [...pictures, ...scripts]) {
        const answer = await fetch(address + path);
        expect([path, answer.status]).toEqual([path, 200]);
      }
    });
});

if (isEvery)
  describe('a product with another title', () => {
    const OLD = '/blue-glazed-cup/p/CUP-BLUE';
    const NEW = '/cobalt-cup/p/CUP-BLUE';

    test('is at its new address, and each old one leads there without a script, also after a build of changes alone', async () => {
      const folders = makeShopOfAllPages();
      const file = join(folders.catalog, 'products/cups/blue.json');
      writeFileSync(join(folders.catalog, 'addresses.txt'), 'CUP-BLUE blue-glazed-cup\n');
      await buildSite(folders, 'before');
      changeJson<{ title: string }>(file, (product) => {
        product.title = 'Cobalt cup';
      });
      await buildSite(folders, 'after');
      const server = createStaticServer(folders.out);
      const address = await listen(server, 0, '127.0.0.1');
      onTestFinished(() => server.closeAllConnections());
      onTestFinished(() => void server.close());
      for (const rest of ['', '?from=chat', '/reviews']) {
        const answer = await fetch(`${address}${OLD}${rest}`, { redirect: 'manual' });
        expect([rest, answer.status, answer.headers.get('location')]).toEqual([rest, 301, `${NEW}${rest}`]);
        expect((await fetch(`${address}${NEW}${rest}`)).status).toBe(200);
      }
      expect((await fetch(`${address}/en-ae${OLD}`)).url).toBe(`${address}/en-ae${NEW}`);
      expect(readFileSync(join(folders.out, 'sitemap-1.xml'), 'utf8')).not.toContain(OLD);
    });
  });

describe('a build that must not be published', () => {
  test('names the page with a broken link and leaves the old site', async () => {
    const folders = makeSecondShop();
    await buildSite(folders, 'good');
    const before = digestFiles(realpathSync(folders.out));
    changeJson<{ summary: string[] }>(join(folders.catalog, 'pages/how-we-pack.json'), (page) => {
      page.summary = ['See <a href="/tea#nothing">that</a>.'];
    });
    await expect(buildSite(folders, 'bad')).rejects.toThrow(
      /pages\/how-we-pack\.json:\d+:\d+ {2}summary\[0\] {2}\[link-broken\]\n {2}found +a link to "\/tea#nothing"\n.*an id that is not on that page \(found on \/how-we-pack\)/,
    );
    expect(digestFiles(realpathSync(folders.out))).toEqual(before);
  });

  test('names the page that is over its budget', async () => {
    const folders = makeSecondShop();
    let state = 1;
    const noise = () =>
      Array.from({ length: 900 }, () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state.toString(36);
      }).join(' ');
    changeJson<{ details: string }>(join(folders.catalog, 'products/cups/blue.json'), (product) => {
      product.details = noise();
    });
    changeJson<{ budgets?: string }>(join(folders.catalog, 'store.json'), (store) => {
      store.budgets = 'strict';
    });
    await expect(buildSite(folders, 'heavy')).rejects.toThrow(
      /products\/cups\/blue\.json {2}\[page-too-heavy\]\n {2}found +all product pages, for one \/blue-glazed-cup\/p\/CUP-BLUE: \d+ B/,
    );
  });
});
