import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { listRooms, forgetMessages } from '../../src/messages/read-messages.ts';
import { sourceFolder } from '../../src/package.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { takeFingerprint } from '../../src/integration/stamp.ts';
import { makeOwnShop } from '../support/own-shop.ts';
import { after, writePseudoLanguage } from '../support/pseudo-language.ts';
import { changeJson } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

const shop = makeOwnShop('shop-with-languages');
const build = async () => buildSite(shop.folders, await takeFingerprint(shop.folders), { quality: 5 });
const inode = (file: string) => statSync(join(shop.folder, file)).ino;
const listPages = (start: string) =>
  readdirSync(join(shop.folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && (file === `${start}.html` || file.startsWith(`${start}/`)));

/** Forms send the English names of states in every language. */
const MESSAGES = listRooms()
  .filter((room) => room !== 'states')
  .map((room) => readFileSync(join(sourceFolder, 'messages/en', `${room}.json`), 'utf8'))
  .flatMap((json) => Object.values(JSON.parse(json) as Record<string, string>));
/** English messages without values, of several words, that are not within others: what no page of another language shows. */
const SENTENCES = MESSAGES.filter(
  (text) =>
    /^[A-Z][\w ,.]{11,}$/.test(text) && text.includes(' ') && !MESSAGES.some((other) => other.includes(`}${text}{/`)),
);

const WORDS = /[a-z]{3,}/g;

beforeAll(async () => {
  const catalog = (file: string) => join(shop.folders.catalog, file);
  changeJson<object>(catalog('markets/in.json'), (market) => void Object.assign(market, { languages: ['hi'] }));
  shop.write(
    'catalog/markets/ae.json',
    JSON.stringify({
      ...(JSON.parse(shop.read('catalog/markets/in.json')) as object),
      name: 'Emirates',
      prefix: 'en-ae',
      currency: 'AED',
      locale: 'en-AE',
      country: 'AE',
      languages: ['ar'],
    }),
  );
  // In Hindi most titles are translated, in Arabic none.
  for (const file of readdirSync(catalog('products'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.json'))
      changeJson<{ title: string; offers: object }>(
        catalog(join('products', file)),
        (product) =>
          void Object.assign(product, {
            translations: { hi: { title: `अ ${product.title}` } },
            ...(file.includes('first-flush') && { offers: { ...product.offers, ae: { price: 60 } } }),
          }),
      );
  for (const [tag, letter] of [
    ['hi', 'अ'],
    ['ar', 'ع'],
  ] as const)
    writePseudoLanguage(shop.folder, tag, [], after(letter));
  forgetMessages();
  await build();
});

describe('the pages in a further language', () => {
  test('say their language, its direction and their own address', () => {
    expect(shop.read('dist/hi.html')).toMatch(/^<!DOCTYPE html><html lang="hi-IN">/);
    expect(shop.read('dist/ar-ae/cart.html')).toMatch(/^<!DOCTYPE html><html lang="ar-AE" dir="rtl" data-market="ae">/);
    expect(shop.read('dist/hi.html')).toContain('<link rel="canonical" href="https://chaighar.example/hi">');
    expect(shop.read('dist/hi.html')).toContain('<meta property="og:locale" content="hi_IN">');
    expect(shop.read('dist/hi.html')).toContain('<title>Chai Ghar: ');
    expect(shop.read('dist/hi/tea.html')).toContain('href="https://chaighar.example/hi/tea"');
  });

  test('name the English ones as those to be found where most products are not translated, and are in no sitemap', () => {
    expect(shop.read('dist/ar-ae.html')).toContain('<link rel="canonical" href="https://chaighar.example/en-ae">');
    expect(shop.read('dist/en-ae.html')).toContain('<link rel="canonical" href="https://chaighar.example/en-ae">');
    const sitemap = shop.read('dist/sitemap-1.xml');
    expect([sitemap.includes('/en-ae</loc>'), sitemap.includes('/ar-ae'), sitemap.includes('ar-AE')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('are those of the market, but for those that exist once', () => {
    const names = (start: string) => listPages(start).map((file) => file.slice(start.length));
    expect(names('ar-ae').sort()).toEqual(names('en-ae').sort());
    for (const page of [
      'cart',
      'seller-dashboard',
      'newsletter',
      'search/shops',
      'how-we-pack',
      'shop/chai-ghar',
      '404',
    ])
      expect(listPages('hi')).toContain(`hi/${page}.html`);
    expect(listPages('hi')).not.toContain('hi/productDetails.html');
  });

  test('show no English message that has a translation', () => {
    expect(SENTENCES.length).toBeGreaterThan(100);
    const found = [...listPages('hi'), ...listPages('ar-ae')].flatMap((file) => {
      const html = shop.read(`dist/${file}`);
      return SENTENCES.filter((text) => html.includes(`>${text}<`) || html.includes(`"${text}"`)).map(
        (text) => `${file}: ${text}`,
      );
    });
    expect(found).toEqual([]);
  });

  test('say of what is English that it is, which is what the catalogue says alone', () => {
    const catalog = readdirSync(shop.folders.catalog, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|csv|md)$/.test(file))
      .map((file) => readFileSync(join(shop.folders.catalog, file), 'utf8'));
    const known = new Set(catalog.join(' ').toLowerCase().match(WORDS));
    const found = [...listPages('hi'), ...listPages('ar-ae')].flatMap((file) => {
      const english = shop.read(`dist/${file}`).match(/<[a-z](?:[^>"]|"[^"]*")* lang="?en"?[ >][^<]*/g) ?? [];
      return english
        .filter((text) => !/ hreflang=|\]$/.test(text))
        .map((text) =>
          `${/ alt="([^"]*)"/.exec(text)?.[1] ?? ''} ${text.replace(/^<(?:[^>"]|"[^"]*")*>/, '')}`.replace(
            /&#?\w+;/g,
            ' ',
          ),
        )
        .filter((text) => (text.toLowerCase().match(WORDS) ?? []).some((word) => !known.has(word)))
        .map((text) => `${file}: ${text.trim()}`);
    });
    expect([...new Set(found)]).toEqual([]);
  });

  test('lead to pages of their language', () => {
    for (const start of ['hi', 'ar-ae'])
      for (const file of listPages(start)) {
        const tags = shop.read(`dist/${file}`).match(/<(?:a|form) (?![^>]*\bhreflang=)[^>]*>/g) ?? [];
        const led = tags.flatMap((tag) => / (?:href|action)="(\/[^"]*)"/.exec(tag)?.[1] ?? []);
        // The market of the Emirates has no page for sellers, nor one of its own about delivery.
        const others = ['/', '/Seller-SignUp', '/how-we-pack'];
        const outside = led.filter((path) => !new RegExp(`^/${start}(?:[/?#]|$)|^/_img/`).test(path));
        expect(
          outside.filter((path) => start === 'hi' || !others.includes(path)),
          file,
        ).toEqual(outside.filter((path) => start === 'hi' && path === '/en-ae'));
      }
  });

  test('lead to the same page in the other languages, and are led to from there', () => {
    const link = (tag: string, href: string, name: string) =>
      `<a hreflang="${tag}" lang="${tag}" href="${href}">${name}</a>`;
    expect(shop.read('dist/index.html')).toContain(link('hi', '/hi', 'हिन्दी'));
    expect(shop.read('dist/hi.html')).toContain(link('en', '/', 'English'));
    expect(shop.read('dist/tea.html')).toContain(link('hi', '/hi/tea', 'हिन्दी'));
    expect(shop.read('dist/hi/tea.html')).toContain(link('en', '/tea', 'English'));
    expect(shop.read('dist/en-ae/cart.html')).toContain(link('ar', '/ar-ae/cart', 'العربية'));
    expect(shop.read('dist/ar-ae.html')).toContain(link('en', '/en-ae', 'English'));
    expect(shop.read('dist/productDetails.html')).not.toContain('hreflang');
  });

  test('are in the sitemap, each with the others', () => {
    const url =
      /<url><loc>https:\/\/chaighar\.example\/hi\/tea<\/loc>.*/.exec(shop.read('dist/sitemap-1.xml'))?.[0] ?? '';
    expect(
      [...url.matchAll(/hreflang="([^"]*)" href="https:\/\/chaighar\.example([^"]*)"/g)].map(([, ...own]) => own),
    ).toEqual([
      ['hi-IN', '/hi/tea'],
      ['en-IN', '/tea'],
      ['x-default', '/tea'],
    ]);
  });
});

describe('what the pages in a further language load', () => {
  test('are scripts with its messages alone', () => {
    const bundles = join(shop.folders.builds, 'bundles');
    const [hindi = ''] = readdirSync(bundles).filter((name) => name.endsWith('-hi'));
    const scripts = join(bundles, hindi, 'files/_astro');
    const found = readdirSync(scripts)
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => {
        const code = readFileSync(join(scripts, file), 'utf8');
        return SENTENCES.filter((text) => code.includes(`\`${text}\``)).map((text) => `${file}: ${text}`);
      });
    expect(found).toEqual([]);
  });

  test('are data with its addresses', () => {
    const prices = JSON.parse(shop.read('dist/_data/in.hi/prices-1/0.json')) as Record<string, { path: string }>;
    expect(prices['TEA-FF']?.path).toBe('/hi/first-flush-darjeeling-100-g-tin/p/TEA-FF');
    expect(shop.read('dist/_data/in/prices-1/0.json')).not.toContain('/hi/');
    expect(shop.read('dist/hi/search.html')).toContain('/_data/in.hi/find-');
    expect(shop.read('dist/_data/in.hi/keep.json')).toContain('"/hi/cart"');
  });

  test('are kept by the service worker as those of the market', () => {
    expect(shop.read('dist/sw.js')).toMatch(/"?in\.hi"?:\{"?prefix"?:[`"]hi[`"]/);
  });

  test('are compressed with a dictionary of their language', () => {
    expect(shop.read('dist/_headers')).toMatch(/\n\/hi\/\*\n {2}! Link\n {2}Link: <\/_dict\/in\.hi\//);
  });
});

if (isEvery)
  test('a changed message renders the pages in its language that show it, and no others', async () => {
    const others = ['dist/offline.html', 'dist/hi/cart.html', 'dist/ar-ae/offline.html'];
    const [before, offline] = [others.map(inode), inode('dist/hi/offline.html')];
    changeJson<{ works: string }>(join(shop.folder, 'messages/hi/offline.json'), (messages) => {
      messages.works = '[It works]';
    });
    forgetMessages();
    const { rendered } = await build();
    expect(shop.read('dist/hi/offline.html')).toContain('[It works]');
    expect(others.map(inode)).toEqual(before);
    expect(inode('dist/hi/offline.html')).not.toBe(offline);
    expect(rendered).toBe(1);
  });
