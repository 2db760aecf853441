import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { editionsOf, listEditionMarkets, listOwnPagesOf, nameIn } from '../../../src/catalog/site/editions.ts';
import { type Site, setSite } from '../../../src/catalog/site/site.ts';
import { inEdition, inFirst, linkInEdition } from '../../../src/core/site/edition-links.ts';
import { listAllPages } from '../../../src/integration/render/page-tasks.ts';
import { inLanguagePath } from '../../../src/paths.ts';
import { inLanguage } from '../../../src/messages/language.ts';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { enterShop } from '../../support/enter-shop.ts';
import { writePseudoLanguage } from '../../support/pseudo-language.ts';
import { changeJson } from '../../support/temporary.ts';
import { makeShopOfAllPages } from '../../support/shop-of-all-pages.ts';

/** The shop of all pages with Hindi in its default market and Arabic in the other one, as a pseudo-language each. */
function openShop(): Site {
  const { catalog } = makeShopOfAllPages();
  for (const [id, languages] of [
    ['in', ['hi']],
    ['ae', ['ar']],
  ] as const)
    changeJson<object>(join(catalog, `markets/${id}.json`), (market) => {
      Object.assign(market, { languages });
    });
  const shop = enterShop();
  for (const tag of ['hi', 'ar']) writePseudoLanguage(shop, tag);
  return setSite(loadCatalog(catalog), new Map(), '2026-11-20');
}

describe('the editions of a shop', () => {
  let site: Site;
  let hindi: Site;
  let arabic: Site;

  beforeEach(() => {
    site = openShop();
    [, hindi, arabic] = editionsOf(site) as [Site, Site, Site];
  });

  test('are the site itself, and one for each further language with the markets that have it', () => {
    expect(editionsOf(site)[0]).toBe(site);
    expect(
      editionsOf(site).map(({ language, catalog }) => [
        language,
        [...catalog.markets.values()].map(({ id, prefix, locale }) => `${id} ${prefix} ${locale}`),
      ]),
    ).toEqual([
      ['en', ['ae en-ae en-AE', 'in  en-IN']],
      ['hi', ['in hi hi-IN']],
      ['ar', ['ae ar-ae ar-AE']],
    ]);
  });

  test('know the other markets of the shop in the first language', () => {
    expect([...hindi.allMarkets.values()].map(({ prefix }) => prefix)).toEqual(['en-ae', 'hi']);
    expect([...arabic.allMarkets.values()].map(({ prefix }) => prefix)).toEqual(['ar-ae', '']);
    expect(arabic.defaultMarket.prefix).toBe('');
    expect(hindi.defaultMarket).toBe(hindi.catalog.markets.get('in'));
  });

  test('have the categories and pages of their markets alone', () => {
    expect([...hindi.catalog.categories.keys()].sort()).toEqual(['cups', 'tea']);
    expect([...arabic.catalog.categories.keys()]).toEqual(['gulf']);
    expect(arabic.catalog.pages.map(({ path }) => path)).toEqual(['/ar-ae/shipping']);
    expect(arabic.catalog.markets.get('ae')?.shippingPage).toBe('/ar-ae/shipping');
    expect(hindi.catalog.pages.map(({ path }) => path)).toContain('/hi/fees');
  });

  test('are made once, and have none of their own', () => {
    expect(editionsOf(site)).toBe(editionsOf(site));
    expect(editionsOf(hindi)).toEqual([hindi]);
  });

  test('name what is kept of a market and a language', () => {
    expect(listEditionMarkets(site).map(({ edition, market }) => nameIn(edition, market))).toEqual([
      'ae',
      'in',
      'in.hi',
      'ae.ar',
    ]);
  });

  test('have each page of their markets, but those that exist once', () => {
    // Letters of names differ.
    const pages = [...listAllPages(site).values()].filter(({ path }) => !/\/search\//.test(path));
    const pathsIn = (language: string) => pages.filter((page) => page.language === language).map(({ path }) => path);
    const ofIndia = pathsIn('en').filter((path) => !path.startsWith('/en-ae'));
    const once = ['/productDetails'];
    expect(pathsIn('hi').sort()).toEqual(
      ofIndia
        .filter((path) => !once.includes(path))
        .map((path) => inLanguagePath(path, { prefix: '' }, { prefix: 'hi' }))
        .sort(),
    );
    expect(pathsIn('ar').sort()).toEqual(
      pathsIn('en')
        .filter((path) => path.startsWith('/en-ae'))
        .map((path) => inLanguagePath(path, { prefix: 'en-ae' }, { prefix: 'ar-ae' }))
        .sort(),
    );
  });

  test("have the shop's own pages that are below their prefix", () => {
    const own = new Map(['/story', '/hi/story', '/en-ae/story'].map((path) => [path, `src/pages${path}.astro`]));
    const editions = editionsOf({ ...site, ownPages: own });
    expect(editions.map((edition) => listOwnPagesOf(edition).map(([path]) => path))).toEqual([
      ['/story', '/en-ae/story'],
      ['/hi/story'],
      [],
    ]);
  });

  test('have views in their language, with addresses of their own', () => {
    const page = listAllPages(site).get('/hi/loginPage');
    const view = inLanguage('hi', () => JSON.stringify(page?.makeView(hindi)));
    expect(JSON.parse(view).path).toBe('/hi/loginPage');
    expect(JSON.parse(view).shell.menu.markets).toEqual([{ label: '[Emirates shop]', href: '/en-ae' }]);
    expect([...view.matchAll(/"href":"(\/[^"]*)"/g)].map(([, href]) => href)).not.toEqual([]);
    for (const [, href] of view.matchAll(/"href":"(\/[^"]*)"/g)) expect(href).toMatch(/^\/(?:hi|en-ae)(?:\/|$)/);
  });
});

test('the editions of a shop in English are the site alone', () => {
  const english = setSite(loadCatalog('tests/fixtures/second-shop'), new Map(), '2026-11-20');
  expect(editionsOf(english)).toEqual([english]);
  expect(english.links).toBeUndefined();
});

describe('a link in an edition', () => {
  const links = { prefixes: [['', 'hi'] as const, ['en-ae', 'en-ae'] as const], apart: ['hi', '_img', 'api', '404'] };
  const lead = (address: string, tag = 'a') => linkInEdition(links, `<${tag} class="x" href="${address}">`);

  test.each([
    ['/', '/hi'],
    ['/?from=app', '/hi?from=app'],
    ['/cart', '/hi/cart'],
    ['/cart#lines', '/hi/cart#lines'],
    ['/leaf-tea/p/A.B', '/hi/leaf-tea/p/A.B'],
  ])('leads from %s to %s', (from, to) => {
    expect(lead(from)).toBe(`<a class="x" href="${to}">`);
  });

  test.each([
    '/hi/cart',
    '/hi',
    '/en-ae',
    '/en-ae/cart',
    '/_img/a-256.webp',
    '/icon.svg',
    '/api/page',
    '/404',
    '#main',
    '//x.example/',
  ])('leaves %s as it is', (address) => {
    expect(lead(address)).toBe(`<a class="x" href="${address}">`);
  });

  test('leaves one that names its language, and what is no link', () => {
    const other = '<a hreflang="en" lang="en" href="/cart">English</a>';
    expect(linkInEdition(links, other)).toBe(other);
    expect(lead('/cart', 'link')).toBe('<link class="x" href="/cart">');
  });

  test('sends forms to the page in its language', () => {
    expect(linkInEdition(links, '<form action="/search" role="search">')).toBe(
      '<form action="/hi/search" role="search">',
    );
  });

  test.each(['/', '/cart#lines', '/leaf-tea/p/LEAF', '/en-ae/cart'])(
    'from %s is found in the first language again',
    (address) => {
      expect(inFirst(links, inEdition(links, address))).toBe(address);
    },
  );

  test('knows a market by its first language', () => {
    const arabic = { prefixes: [['', ''] as const, ['en-ae', 'ar-ae'] as const], apart: ['ar-ae'] };
    const html = '<a href="/en-ae"></a><a href="/en-ae/cart"></a><a href="/cart"></a>';
    expect(linkInEdition(arabic, html)).toBe('<a href="/ar-ae"></a><a href="/ar-ae/cart"></a><a href="/cart"></a>');
  });
});
