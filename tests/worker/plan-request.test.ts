import { describe, expect, test } from 'vitest';
import { FILES, VISITS } from '../../src/core/offline/cache-names.ts';
import { type AskedRequest, planRequest } from '../../src/worker/plan-request.ts';

const SHOP = 'https://shop.example';
const FACTS = { api: '/api', prefixes: ['', 'en-ae'] };

const ask = (path: string, changed: Partial<AskedRequest> = {}) =>
  planRequest(
    {
      method: 'GET',
      url: new URL(path, SHOP).href,
      mode: 'no-cors',
      cache: 'default',
      headers: new Headers(),
      ...changed,
    },
    SHOP,
    FACTS,
  );
const navigate = (path: string, changed: Partial<AskedRequest> = {}) => ask(path, { mode: 'navigate', ...changed });

describe('the worker leaves to the browser', () => {
  test.each([
    ['what is sent', '/menFashion', { method: 'POST' }],
    ['the probe for a connection', '/menFashion', { method: 'HEAD' }],
    ['other sites', 'https://pictures.example/_img/a-1.webp', {}],
    ['the API host', '/api/orders/known', {}],
    ['prices of today', '/_data/in/prices-64/17.json', {}],
    ['what can be kept', '/_data/in/keep.json', {}],
    ['what must come from the network', '/menFashion', { cache: 'no-store' }],
    ['parts of files', '/_img/0123456789ab-256.webp', { headers: new Headers({ range: 'bytes=0-9' }) }],
    ['what the browser prefetches', '/menFashion', { headers: new Headers({ 'sec-purpose': 'prefetch' }) }],
    ['dictionaries', '/_dict/in-01234567.dict', {}],
    ['itself', '/sw.js', {}],
    ['the manifest', '/manifest.webmanifest', {}],
  ])('%s', (_what, path, changed) => {
    expect(ask(path, changed)).toBeUndefined();
  });

  test.each([
    '/cashFree',
    '/en-ae/cashFree',
    '/loginPage',
    '/login_register',
    '/account',
    '/complaint',
    '/newsletter',
    '/confirm-email',
    '/reset_password',
    '/seller-dashboard',
    '/Seller-SignIn',
    '/productDetails',
  ])('the page %s', (path) => {
    expect(navigate(path)).toBeUndefined();
  });
});

describe('copies of pages', () => {
  test.each(['/', '/menFashion', '/menFashion/2', '/saree-red/p/SAR-1', '/en-ae', '/privacyPolicy', '/a/p/A.12'])(
    'that tell what was looked at need consent: %s',
    (path) => {
      expect(navigate(path)).toEqual({ path, how: 'page', cache: VISITS });
    },
  );

  test.each(['/cart', '/en-ae/cart', '/checkOut', '/wishlist', '/search', '/order', '/offline', '/en-ae/offline'])(
    'that are the same for everybody do not: %s',
    (path) => {
      expect(navigate(path)).toEqual({ path, how: 'page', cache: FILES });
    },
  );

  test('have no query, which may be personal', () => {
    expect(navigate('/order?number=7K3MQ-9XD2A#key')).toMatchObject({ path: '/order' });
    expect(navigate('/search?q=saree')).toMatchObject({ path: '/search' });
  });

  test('that scripts read are parts', () => {
    expect(ask('/saree-red/p/SAR-1')).toEqual({ path: '/saree-red/p/SAR-1', how: 'part', cache: VISITS });
  });
});

describe('copies of files', () => {
  test.each([
    ['a script', '/_astro/Page.abc.js', 'hashed', FILES],
    ['a picture', '/_img/0123456789ab-256.webp', 'hashed', VISITS],
    ['PIN codes', '/_data/pin/30.json', 'fixed', FILES],
    ['rules of delivery', '/_data/in/delivery/30.json', 'data', FILES],
    ['a part of the search index', '/_data/in/find-0123456789/n', 'data', VISITS],
    ['a drawing', '/no-picture/garment.svg', 'fixed', FILES],
  ])('%s', (_what, path, how, cache) => {
    expect(ask(path)).toEqual({ path, how, cache });
  });
});
