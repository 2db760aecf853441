import { describe, expect, test } from 'vitest';
import { parseRecord, updateRecord } from '../../../src/catalog/products/address-record.ts';
import {
  category,
  emirates,
  type Files,
  findProblems,
  formatProblems,
  loadShop,
  product,
} from '../shop-in-a-folder.ts';

const DAY_AGO = '2020-01-01';
/** A shop of which one product has this title, whose record of addresses has these lines. */
const shop = (fields: Record<string, unknown>, record: string | undefined, more: Files = {}): Files => ({
  'products/tea/leaf.json': product(fields),
  ...(record === undefined ? {} : { 'addresses.txt': record }),
  'home.json': { title: 'Tea', description: 'Tea of one hill.' },
  ...more,
});
const OTHER = { 'products/tea/other.json': product({ sku: 'OTHER', title: 'Other tea' }) };
const offers = { in: { price: 90, mrp: 120 }, ae: { price: 9 } };
const EMIRATES = { 'markets/ae.json': emirates(), 'categories/gulf.json': category({ market: 'ae' }) };
const variant = (sku: string, pack: string, more = {}) => ({ sku, options: { Pack: pack }, ...more });
const packs = { options: ['Pack'], variants: [variant('LEAF-1', '1'), variant('LEAF-2', '2')] };

const codesOf = (files: Files) => findProblems(files).map(({ severity, code, file }) => `${severity} ${code} ${file}`);
const redirectsOf = (files: Files) => loadShop(files).redirects;

describe('an address at which a product was published', () => {
  test('leads to the product when its title has changed, and a warning says so', () => {
    const files = shop({ title: 'Green tea' }, 'LEAF leaf-tea\n');
    expect(redirectsOf(files)).toEqual({ '/leaf-tea/p/LEAF': '/green-tea/p/LEAF' });
    expect(`\n${formatProblems(findProblems(files))}\n`).toMatchInlineSnapshot(`
      "
      warning  catalog/redirects.json  [address-moved]
        found     no redirect from the old address /leaf-tea/p/LEAF
        expected  a redirect to the product's present address; builds publish it as long as addresses.txt says where the product was, and "npm run check -- --fix" writes it here
        --fix     fixes this

      0 errors, 1 warning
      "
    `);
  });

  test('leads nowhere else while the title is the same', () => {
    const files = shop({}, 'LEAF leaf-tea\n');
    expect(redirectsOf(files)).toEqual({});
    expect(codesOf(files)).toEqual([]);
  });

  test('is not claimed without a record', () => {
    const files = shop({ title: 'Green tea' }, undefined);
    expect(redirectsOf(files)).toEqual({});
    expect(codesOf(files)).toEqual([]);
  });

  test('leads to the last of several titles, without a step in between', () => {
    const files = shop({ title: 'Black tea' }, 'LEAF green-tea\n', {
      'redirects.json': { '/leaf-tea/p/LEAF': '/green-tea/p/LEAF', '/promo': '/green-tea/p/LEAF#reviews' },
    });
    expect(redirectsOf(files)).toEqual({
      '/green-tea/p/LEAF': '/black-tea/p/LEAF',
      '/leaf-tea/p/LEAF': '/black-tea/p/LEAF',
      '/promo': '/black-tea/p/LEAF#reviews',
    });
    expect(codesOf(files)).toEqual([
      'warning redirect-moved catalog/redirects.json',
      'warning redirect-moved catalog/redirects.json',
      'warning address-moved catalog/redirects.json',
    ]);
  });

  test('is the page again when the title is taken back', () => {
    const files = shop({}, 'LEAF green-tea\n', { 'redirects.json': { '/leaf-tea/p/LEAF': '/green-tea/p/LEAF' } });
    expect(redirectsOf(files)).toEqual({ '/green-tea/p/LEAF': '/leaf-tea/p/LEAF' });
    expect(codesOf(files)).toEqual([
      'warning redirect-taken catalog/redirects.json',
      'warning address-moved catalog/redirects.json',
    ]);
  });

  test('leads on in each market that sells the product, and in no other', () => {
    const files = (more: object) => shop({ title: 'Green tea', ...more }, 'LEAF leaf-tea\n', EMIRATES);
    expect(redirectsOf(files({ offers, categories: ['gulf'] }))).toEqual({
      '/leaf-tea/p/LEAF': '/green-tea/p/LEAF',
      '/en-ae/leaf-tea/p/LEAF': '/en-ae/green-tea/p/LEAF',
    });
    expect(redirectsOf(files({}))).toEqual({ '/leaf-tea/p/LEAF': '/green-tea/p/LEAF' });
  });

  test.each([
    ['a draft', { draft: true }],
    ['not published any more', { publishUntil: DAY_AGO }],
  ])('leads nowhere while the product is %s', (_, fields) => {
    const files = shop({ title: 'Green tea', ...fields }, 'LEAF leaf-tea\nOTHER other-tea\n', OTHER);
    expect(redirectsOf(files)).toEqual({});
    expect(codesOf(files).filter((text) => text.includes('redirects.json'))).toEqual([]);
  });

  test('leads nowhere when there is no such product', () => {
    expect(codesOf(shop({}, 'GONE gone-tea\nLEAF leaf-tea\n'))).toEqual([]);
    expect(redirectsOf(shop({}, 'GONE gone-tea\nLEAF leaf-tea\n'))).toEqual({});
  });

  test('leads to the same variant; that of one that is gone to its product', () => {
    const record = 'LEAF leaf-tea LEAF-1 LEAF-2 LEAF-9\n';
    expect(redirectsOf(shop({ title: 'Green tea', ...packs }, record))).toEqual({
      '/leaf-tea/p/LEAF': '/green-tea/p/LEAF',
      '/leaf-tea/p/LEAF-1': '/green-tea/p/LEAF-1',
      '/leaf-tea/p/LEAF-2': '/green-tea/p/LEAF-2',
      '/leaf-tea/p/LEAF-9': '/green-tea/p/LEAF',
    });
    expect(redirectsOf(shop(packs, record))).toEqual({ '/leaf-tea/p/LEAF-9': '/leaf-tea/p/LEAF' });
  });

  test('of a variant leads to its product in a market that does not sell the variant', () => {
    const variants = [variant('LEAF-1', '1', { offers }), variant('LEAF-2', '2', { offers: { in: offers.in } })];
    const fields = { title: 'Green tea', categories: ['gulf'], options: ['Pack'], variants, offers: undefined };
    const found = redirectsOf(shop(fields, 'LEAF leaf-tea LEAF-1 LEAF-2\n', EMIRATES));
    expect(found['/en-ae/leaf-tea/p/LEAF-1']).toBe('/en-ae/green-tea/p/LEAF-1');
    expect(found['/en-ae/leaf-tea/p/LEAF-2']).toBe('/en-ae/green-tea/p/LEAF');
    expect(found['/leaf-tea/p/LEAF-2']).toBe('/green-tea/p/LEAF-2');
  });

  test('leads to a variant that was a product of its own', () => {
    const files = shop({ ...packs, title: 'Green tea' }, 'LEAF leaf-tea LEAF-1\nLEAF-2 two-packs\n');
    expect(redirectsOf(files)['/two-packs/p/LEAF-2']).toBe('/green-tea/p/LEAF-2');
  });

  test('leads where redirects.json says, if that has it', () => {
    const files = shop({ title: 'Green tea' }, 'LEAF leaf-tea\n', {
      'redirects.json': { '/leaf-tea/p/LEAF': '/help' },
    });
    expect(redirectsOf(files)).toEqual({ '/leaf-tea/p/LEAF': '/help' });
    expect(codesOf(files)).toEqual(['warning address-unrecorded catalog/addresses.txt']);
  });

  test('is one of several where a merge left several lines, in any order', () => {
    const files = shop({ title: 'Black tea' }, 'LEAF leaf-tea\nOTHER other-tea\nLEAF green-tea\n', OTHER);
    expect(redirectsOf(files)).toEqual({
      '/leaf-tea/p/LEAF': '/black-tea/p/LEAF',
      '/green-tea/p/LEAF': '/black-tea/p/LEAF',
    });
    expect(codesOf(shop({}, 'LEAF green-tea\nLEAF leaf-tea\n'))).toEqual([
      'warning address-moved catalog/redirects.json',
    ]);
  });
});

describe('the record of addresses', () => {
  test('is said to lack products, and what it has of others is kept', () => {
    const files = shop({}, 'OTHER other-tea\n', OTHER);
    expect(findProblems(files)).toEqual([
      expect.objectContaining({
        code: 'address-unrecorded',
        severity: 'warning',
        file: 'catalog/addresses.txt',
        found: 'no address of catalog/products/tea/leaf.json',
        expected: expect.stringContaining('npm run check -- --fix'),
      }),
    ]);
    expect(codesOf(shop(packs, 'LEAF leaf-tea LEAF-1\n'))).toEqual([
      'warning address-unrecorded catalog/addresses.txt',
    ]);
    expect(codesOf(shop(packs, 'LEAF leaf-tea LEAF-2 LEAF-1\n'))).toEqual([]);
  });

  test('is read apart from lines that a merge has left, which are named', () => {
    const files = shop({}, '<<<<<<< HEAD\r\nLEAF leaf-tea\r\n=======\r\n');
    expect(findProblems(files).map(({ code, line, found }) => `${code} ${line} ${found}`)).toEqual([
      'address-unreadable 1 "<<<<<<< HEAD"',
      'address-unreadable 3 "======="',
    ]);
  });

  test.each(['LEAF ../../evil', 'LEAF a/b', 'LEAF leaf-tea LEAF;1', '/x /y', 'LEAF', 'LEAF https://evil.example'])(
    'takes nothing of the line %s',
    (line) => expect(parseRecord(line)).toEqual({ products: [], unread: [{ offset: 0, text: line }] }),
  );

  test('is sorted, has what is published as it is now, and keeps what it says of others', () => {
    const variants = (...skus: string[]) => skus.map((sku) => ({ sku }) as never);
    const published = [
      { sku: 'MUG', slug: 'new-mug', variants: variants('MUG-1', 'MUG-2') },
      { sku: 'CLU-25/26', slug: 'ring', variants: [] },
    ];
    const before = 'SOLD old-thing\nmug mug\nMUG other-mug MUG-1\nMUG-2 two-mugs\nOLD set MUG-1 OLD-1\n>>>>>>> x\n';
    const text = 'CLU-25-26 ring\nMUG new-mug MUG-1 MUG-2\nOLD set OLD-1\nSOLD old-thing\n';
    expect(updateRecord(before, published)).toBe(text);
    expect(updateRecord(text, published.toReversed())).toBe(text);
  });

  test('of 10,000 products is read, compared and written in little time', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => index);
    const published = numbers.map((index) => ({ sku: `SKU-${index}`, slug: `a-product-${index}`, variants: [] }));
    const text = updateRecord('', published);
    const started = performance.now();
    expect(parseRecord(text).products).toHaveLength(10_000);
    expect(updateRecord(text, published)).toBe(text);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a redirect to a product', () => {
  test.each([
    ['that is a draft', { draft: true }],
    ['that is not published any more', { publishUntil: DAY_AGO }],
    ['that is not published yet', { publishFrom: '2999-01-01' }],
  ])('%s is left out with a warning', (_, fields) => {
    const files = shop(fields, undefined, { ...OTHER, 'redirects.json': { '/old': '/leaf-tea/p/LEAF' } });
    expect(codesOf(files)).toEqual(['warning redirect-unpublished catalog/redirects.json']);
    expect(redirectsOf(files)).toEqual({});
  });

  test.each([
    ['in a market that does not sell it', { '/en-ae/x/p/LEAF': '/en-ae/leaf-tea/p/LEAF' }, 'remove'],
    ['at another address', { '/old': '/leaf/p/LEAF' }, 'set'],
    ['that does not exist, from its old address', { '/leaf/p/LAEF': '/leaf-tea/p/LAEF' }, 'remove'],
    ['that does not exist', { '/old': '/leaf-tea/p/LAEF' }, undefined],
  ])('%s is an error', (_, redirects, fix) => {
    const [problem, ...others] = findProblems(shop({}, undefined, { ...EMIRATES, 'redirects.json': redirects })).filter(
      ({ severity }) => severity === 'error',
    );
    expect(problem).toMatchObject({ code: 'link-broken', file: 'catalog/redirects.json' });
    expect(problem?.fix?.kind).toBe(fix);
    expect(others).toEqual([]);
  });

  test('may begin at its address in a market that does not sell it', () => {
    const files = shop({}, undefined, { ...EMIRATES, 'redirects.json': { '/en-ae/leaf-tea/p/LEAF': '/en-ae' } });
    expect(codesOf(files).filter((text) => text.includes('redirects'))).toEqual([]);
  });

  test('is left out with a warning when its variant is back', () => {
    const files = shop(packs, 'LEAF leaf-tea LEAF-1 LEAF-2\n', {
      'redirects.json': { '/leaf-tea/p/LEAF-2': '/leaf-tea/p/LEAF' },
    });
    expect(codesOf(files)).toEqual(['warning redirect-taken catalog/redirects.json']);
    expect(redirectsOf(files)).toEqual({});
  });

  test.each<[string, Record<string, string>]>([
    ['from itself', { '/leaf-tea/p/LEAF': '/leaf-tea/p/LEAF' }],
    ['from another product', { '/leaf-tea/p/LEAF': '/other-tea/p/OTHER' }],
    ['by another redirect', { '/old': '/older', '/older': '/leaf-tea/p/LEAF' }],
    ['in a circle', { '/a': '/b', '/b': '/a' }],
  ])('%s stays an error with a record', (_, redirects) => {
    const files = shop({}, 'LEAF leaf-tea\nOTHER other-tea\n', { ...OTHER, 'redirects.json': redirects });
    expect(findProblems(files).some(({ severity }) => severity === 'error')).toBe(true);
  });
});
