import { describe, expect, test } from 'vitest';
import { listFilteredLists } from '../../src/catalog/listings/facet-lists.ts';
import { ROUTES } from '../../src/views/routes.ts';
import { makeCartView } from '../../src/views/app/cart-pages.ts';
import { makeHomeView } from '../../src/views/home/home.ts';
import { makeDeliveryTables } from '../../src/views/parts/market-rules.ts';
import { makeProductView } from '../../src/views/product/product.ts';
import type { MenuNode } from '../../src/views/parts/page-view.ts';
import { makeShellView } from '../../src/views/parts/shell.ts';
import { openSite } from '../catalog/open-site.ts';
import { category, type Files, findProblems, home, market, product } from '../catalog/shop-in-a-folder.ts';

const CATEGORIES = ['tea', 'cups', 'pots', 'tins'];
const FORMER = Array.from({ length: 4 }, (_, index) => `OLD-${index}`);
const scene = (id: string) => ({ image: 'leaf.png', title: id, text: 'From one hill', href: `/${id}` });

/** A shop that had other products, with `count` new ones, five in a category. Its home page, categories and redirects name those of before. */
const shopOf = (count: number, hasPictures: boolean): Files => ({
  'addresses.txt': FORMER.map((sku) => `${sku} old-tea\n`).join(''),
  'redirects.json': { '/older-tea/p/OLD-0': '/old-tea/p/OLD-0' },
  'products/tea/leaf.json': undefined,
  ...Object.fromEntries(
    CATEGORIES.map((id, nav) => [`categories/${id}.json`, category({ title: id, nav: nav + 1, first: FORMER })]),
  ),
  'home.json': home({
    hero: CATEGORIES.map((id) => ({ ...scene(id), label: 'See it' })),
    categories: { title: 'Categories', cards: CATEGORIES.map(scene) },
    trends: { title: 'Trends', tiles: CATEGORIES.map(scene) },
    deal: { title: 'Deal', text: 'A good one', sku: 'OLD-0', label: 'See it' },
    seasons: [{ title: 'Season', from: '2026-04-01', until: '2026-06-01', href: '/tea', skus: FORMER }],
    priceShops: { limits: { in: [300, 600] } },
    bestSellers: { title: 'Best sellers', categories: CATEGORIES },
    newShops: { title: 'New shops', sellers: ['former-shop', 'garden'] },
    productsForYou: { title: 'For you', skus: FORMER },
  }),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const id = CATEGORIES[Math.floor(index / 5) % CATEGORIES.length];
      const fields = { sku: `NEW-${index}`, title: `New ${index}`, offers: { in: { price: 100 + 20 * index } } };
      return [`products/${id}/new-${index}.json`, product(hasPictures ? fields : { ...fields, images: undefined })];
    }),
  ),
});
const PICTURES = new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]);
const open = (count: number, hasPictures: boolean) => ({
  ...openSite(shopOf(count, hasPictures)),
  pictures: PICTURES,
});
const addressesIn = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ href, children }) => [href, ...addressesIn(children)]);

describe.each([0, 1, 3, 12, 60])('a shop with %d products in place of its former ones', (count) => {
  const filled = CATEGORIES.slice(0, Math.ceil(count / 5)).map((id) => `/${id}`);

  test('has no error, and a warning for each product and seller that is gone', () => {
    const problems = findProblems(shopOf(count, true));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const codes = problems.map(({ code }) => code);
    // The deal, the season, the row and each category's first ones; then the redirect.
    expect(codes.filter((code) => code === 'product-gone')).toHaveLength(
      1 + (2 + CATEGORIES.length) * FORMER.length + 1,
    );
    expect(codes.filter((code) => code === 'seller-gone')).toHaveLength(1);
  });

  test.each([true, false])('shows neither hardly filled sections nor empty categories (with pictures: %s)', (has) => {
    const site = open(count, has);
    const view = makeHomeView(site);
    const { header, menu } = makeShellView(site);
    expect(header.categories.map(({ href }) => href)).toEqual(filled);
    expect(addressesIn(menu.categories)).toEqual(filled);
    expect(view.slides.map(({ href }) => href)).toEqual(filled);
    for (const tiles of [view.categories?.tiles, view.trends?.tiles])
      expect(tiles?.map(({ href }) => href)).toEqual(filled.length > 1 ? filled : undefined);
    expect(view.deal).toBeUndefined();
    const { seasons, priceShops, occasions, bestSellers, newShops, productsForYou } = view;
    const chosen = [seasons, priceShops, occasions, bestSellers, newShops].flat();
    for (const { minis } of chosen) expect(minis.length).toBeGreaterThan(1);
    const shown = [...chosen, ...productsForYou].flatMap(({ minis }) => minis);
    expect(shown.length > 0).toBe(count > 0);
    if (count < 8) expect(productsForYou.flatMap(({ minis }) => minis)).toHaveLength(count);
    expect(view.notice === undefined).toBe(count > 0);
    for (const made of site.catalog.products.values())
      expect(makeProductView(site, made, site.defaultMarket).similar.length).not.toBe(1);
    for (const { path } of listFilteredLists(site)) expect([...filled, '/products', '/shop/garden']).toContain(path);
  });

  test('has a view of each page', () => {
    const site = open(count, true);
    const views = Object.values(ROUTES).flatMap((route) =>
      route.listPages(site).map((page): unknown => page.makeView(site)),
    );
    expect(JSON.stringify(views)).not.toContain('OLD-');
  });
});

test('a misspelt name stays an error where products are gone', () => {
  const shop = shopOf(3, true);
  const codesOf = (fields: Record<string, unknown>) =>
    findProblems({ ...shop, 'home.json': home({ deal: undefined, ...fields }) }).filter(
      ({ severity }) => severity === 'error',
    );
  expect(codesOf({ productsForYou: { title: 'For you', skus: ['NEW-1', 'NEW-9'] } })).toEqual([
    expect.objectContaining({ code: 'product-unknown', field: 'productsForYou.skus[1]', line: expect.any(Number) }),
  ]);
  expect(
    codesOf({
      productsForYou: { title: 'For you', skus: ['NEW-1'] },
      newShops: { title: 'New shops', sellers: ['gardn'] },
    }),
  ).toEqual([expect.objectContaining({ code: 'seller-unknown', hint: 'did you mean "garden"?' })]);
});

test('the kinds of delivery follow from the terms of a market that lists none', () => {
  const rowsOf = (delivery: Record<string, unknown>) => {
    const files = { 'markets/in.json': market({ delivery: { days: [3, 6], daysMean: 'delivery', ...delivery } }) };
    return makeDeliveryTables(openSite(files).defaultMarket).own.rows.map(({ name, fee }) => `${name}: ${fee}`);
  };
  expect(rowsOf({ fee: 0 })).toEqual(['Standard delivery: Free']);
  expect(rowsOf({ fee: 60, freeFrom: 499, cashOnDeliveryFee: 20 })).toEqual([
    'Orders below ₹499: ₹60',
    'Orders of ₹499 and more: Free',
    'Cash on delivery: ₹20',
  ]);
});

test('the cart names the ways to pay that its market names, online ones only with an API host', () => {
  const waysOf = (fields: Record<string, unknown>, api?: string) => {
    const site = openSite({ 'markets/in.json': market(fields) });
    return makeCartView({ ...site, pictures: PICTURES, api }, site.defaultMarket).waysToPay;
  };
  const cash = { delivery: { fee: 0, cashOnDeliveryFee: 0, days: [3, 6], daysMean: 'delivery' } };
  expect(waysOf({ ...cash, onlinePayments: ['UPI'] }, '/api')).toEqual(['UPI', 'Cash on delivery']);
  expect(waysOf({ ...cash, onlinePayments: ['UPI'] })).toEqual(['Cash on delivery']);
  expect(waysOf({}, '/api')).toEqual([]);
});

test('a home page without names has the categories, pictures and products of the shop', () => {
  const unnamed = {
    ...shopOf(12, true),
    'home.json': {
      title: 'Tea',
      description: 'All tea.',
      hero: [{ title: 'Tea', text: 'New', label: 'See it', href: '/products' }],
      categories: { title: 'Categories' },
      productsForYou: { title: 'Our products' },
    },
  };
  const site = { ...openSite(unnamed), pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]) };
  const { slides, categories, productsForYou } = makeHomeView(site);
  expect(slides.map(({ image }) => image.src)).toEqual([expect.stringContaining('0123456789ab')]);
  expect(categories?.tiles.map(({ href }) => href)).toEqual(['/tea', '/cups', '/pots']);
  expect(productsForYou.map(({ title, minis }) => [title, minis.length > 1])).toEqual([['Our products', true]]);
  // Without a picture there is neither a slide nor a card.
  const bare = makeHomeView(openSite({ ...shopOf(3, false), 'home.json': unnamed['home.json'] }));
  expect([bare.slides, bare.categories]).toEqual([[], undefined]);
});
