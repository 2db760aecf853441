import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeBreadcrumb,
  describeList,
  describeProduct,
  type JsonLd,
  serialiseJsonLd,
} from '../../../src/views/json-ld/json-ld.ts';
import { makeContentView } from '../../../src/views/content.ts';
import { describeShop } from '../../../src/views/json-ld/json-ld-shop.ts';
import type { PageView } from '../../../src/views/parts/page-view.ts';
import { setSite, type Site } from '../../../src/catalog/site/site.ts';
import { emirates, type Files, loadShop, market, product } from '../../catalog/shop-in-a-folder.ts';
import { asRead } from '../../support/as-read.ts';
import { anyCharacter } from '../../support/any-character.ts';

const TODAY = '2026-05-01';
const openSite = (changes: Files = {}): Site => setSite(loadShop(changes), new Map(), TODAY);

/** What a search engine reads of a product with these fields. */
function describeWith(fields: Record<string, unknown> = {}, changes: Files = {}, marketId = 'in'): JsonLd {
  const site = openSite({ 'products/tea/leaf.json': product(fields), ...changes });
  const made = site.catalog.products.get('LEAF');
  const sold = site.catalog.markets.get(marketId);
  if (!made || !sold) throw new Error('The shop of this test has no such product or market.');
  return asRead(describeProduct(site, made, sold, ['https://hill.example/_img/a-640.webp']));
}

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"};alert(1);{"',
  'a\u2028b\u2029c',
  'back\\slash \'single\' "double"',
  '&lt;script&gt; &amp; ]]>',
  '=cmd|x!A1',
  'खुशबू क्‍ष 👩‍👩‍👧',
];

describe('structured data', () => {
  test.each(HOSTILE)('survives a round trip and cannot end its script: %j', (text) => {
    const json = serialiseJsonLd({ name: text, deep: [{ [text]: text }] });
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: text, deep: [{ [text]: text }] });
  });

  test('survives a round trip whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const json = serialiseJsonLd({ name: text });
        expect(json).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(json)).toMatchObject({ name: text });
      }),
    );
  });

  test.each(HOSTILE)('of a hostile product cannot end its script either: %j', (text) => {
    const reviews = [{ author: text, date: '2026-04-02', text, stars: 5 }];
    const json = serialiseJsonLd(describeWith({ title: text, description: text, colour: text, reviews }));
    expect(json).not.toMatch(/[<>\u2028\u2029]/);
    expect(() => JSON.parse(json)).not.toThrow();
  });
});

describe('a product', () => {
  test('has all the facts of its file', () => {
    const fields = {
      description: 'Fresh <b>leaves</b>.',
      brand: 'Green Leaf',
      colour: 'Green',
      rating: { value: 4.6, count: 41 },
      reviews: [
        { author: 'Meera', date: '2026-04-02 23:10:00', text: 'Good', stars: 5 },
        { date: '2026-04-03', stars: 4 },
      ],
    };
    expect(describeWith(fields)).toMatchInlineSnapshot(`
      {
        "@type": "Product",
        "aggregateRating": {
          "@type": "AggregateRating",
          "ratingCount": 41,
          "ratingValue": 4.6,
        },
        "brand": {
          "@type": "Brand",
          "name": "Green Leaf",
        },
        "color": "Green",
        "description": "Fresh leaves.",
        "image": [
          "https://hill.example/_img/a-640.webp",
        ],
        "name": "Leaf tea",
        "offers": {
          "@type": "Offer",
          "availability": "InStock",
          "price": "90.00",
          "priceCurrency": "INR",
          "priceSpecification": {
            "@type": "UnitPriceSpecification",
            "price": "120.00",
            "priceCurrency": "INR",
            "priceType": "ListPrice",
          },
          "seller": {
            "@type": "Organization",
            "name": "Green Garden",
          },
          "url": "https://hill.example/leaf-tea/p/LEAF",
        },
        "sku": "LEAF",
      }
    `);
  });

  test('leaves out a missing rating, description brand and colour', () => {
    const keys = Object.keys(describeWith());
    expect(keys).toEqual(['@type', 'name', 'image', 'sku', 'offers']);
  });

  test('has no list price where the price is the MRP', () => {
    const offers = { in: { price: 120, mrp: 120 } };
    const site = openSite({ 'products/tea/b.json': product({ sku: 'B', offers }) });
    const [made, sold] = [site.catalog.products.get('B'), site.defaultMarket];
    expect(JSON.stringify(made && describeProduct(site, made, sold, []))).not.toContain('ListPrice');
  });

  test('has the address that the shop built, not that of the record', () => {
    expect(describeWith()).toHaveProperty('offers.url', 'https://hill.example/leaf-tea/p/LEAF');
  });

  test('is described in the currency and at the address of each market', () => {
    const changes = { 'markets/ae.json': emirates() };
    const described = describeWith({ offers: { in: { price: 90, mrp: 120 }, ae: { price: '17.50' } } }, changes, 'ae');
    expect(described).toMatchObject({
      offers: {
        url: 'https://hill.example/en-ae/leaf-tea/p/LEAF',
        priceCurrency: 'AED',
        price: '17.50',
      },
    });
  });

  test('that is made to order has its lead time as handling time, added to processing', () => {
    const delivery = { fee: 10, days: [5, 7], daysMean: 'processing' };
    const fields = { leadTimeDays: 12, offers: { in: { price: 90, mrp: 120 }, ae: { price: 20 } } };
    const timeIn = (marketId: string) => {
      const described = describeWith(fields, { 'markets/ae.json': emirates({ delivery }) }, marketId);
      return (described['offers'] as { shippingDetails: { deliveryTime: unknown } }).shippingDetails.deliveryTime;
    };
    const days = (minValue: number, maxValue: number) => ({
      '@type': 'QuantitativeValue',
      minValue,
      maxValue,
      unitCode: 'DAY',
    });
    expect(timeIn('in')).toEqual({
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(12, 12),
      transitTime: days(3, 6),
    });
    expect(timeIn('ae')).toEqual({ '@type': 'ShippingDeliveryTime', handlingTime: days(17, 19) });
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['in stock', {}, { availability: 'InStock' }],
    ['sold out', { availability: 'sold out' }, { availability: 'OutOfStock' }],
    [
      'sold out when every size is',
      { sizes: [{ name: 'S', availability: 'sold out' }] },
      { availability: 'OutOfStock' },
    ],
    [
      'in stock when a size is',
      { sizes: [{ name: 'S', availability: 'sold out' }, { name: 'M' }] },
      { availability: 'InStock' },
    ],
    [
      'to come on its day',
      { availability: '2026-05-02' },
      { availability: 'PreOrder', availabilityStarts: '2026-05-02' },
    ],
    ['in stock once its day has come', { availability: TODAY }, { availability: 'InStock' }],
    [
      'in stock long after its day',
      { sizes: [{ name: 'S', availability: '2025-01-01' }] },
      { availability: 'InStock' },
    ],
  ])('is %s', (_state, fields, offer) => {
    const { offers } = describeWith(fields) as { offers: object };
    expect(offers).toMatchObject(offer);
    if (!('availabilityStarts' in offer)) expect(offers).not.toHaveProperty('availabilityStarts');
  });

  test('is not described for a market that does not sell it', () => {
    expect(() => describeWith({}, { 'markets/ae.json': emirates() }, 'ae')).toThrow('LEAF is not sold in ae.');
  });
});

describe('a page', () => {
  test('has a breadcrumb of whole addresses, counted from 1', () => {
    const steps = [
      { name: 'Home', path: '/' },
      { name: 'Tea', path: '/tea' },
    ];
    expect(describeBreadcrumb(openSite(), steps)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://hill.example/' },
        // The page itself.
        { position: 2, name: 'Tea', item: undefined },
      ],
    });
  });

  test('of a list names its products, counted from 1', () => {
    const site = openSite();
    const products = [...site.catalog.products.values()];
    expect(describeList(site, 'Tea', site.defaultMarket, products)).toMatchObject({
      name: 'Tea',
      itemListElement: [{ position: 1, url: 'https://hill.example/leaf-tea/p/LEAF' }],
    });
  });

  test('describes the shop on the page of its contact, and on no other page of texts', () => {
    const site = openSite();
    const typesOf = ({ head }: PageView) => (head.jsonLd ?? []).map((text) => (JSON.parse(text) as JsonLd)['@type']);
    const [page] = site.catalog.pages;
    if (!page) throw new Error('The shop of this test has no page.');
    expect(site.catalog.store.pages.contact).toBe(page.path);
    expect(typesOf(makeContentView(site, page))).toEqual(['OnlineStore', 'BreadcrumbList']);
    expect(typesOf(makeContentView(site, { ...page, path: '/other' }))).toEqual(['BreadcrumbList']);
  });

  test('describes the shop', () => {
    expect(describeShop(openSite())).toMatchObject({
      '@type': 'OnlineStore',
      name: 'Hill Shop',
      legalName: 'Hill Shop LLP',
      url: 'https://hill.example/',
      contactPoint: { telephone: '+91 12345 00002', email: 'care@hill.example' },
    });
  });
});

describe('the shop', () => {
  test.each([
    [undefined, {}],
    [0, { returnFees: 'FreeReturn' }],
    [
      49,
      {
        returnFees: 'ReturnShippingFees',
        returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: '49.00', currency: 'INR' },
      },
    ],
  ])('says of the cost of a return what the market says: %s', (fee, said) => {
    const returns = { days: 7, refundDays: 7, ...(fee !== undefined && { fee }) };
    const { hasMerchantReturnPolicy } = describeShop(openSite({ 'markets/in.json': market({ returns }) }));
    expect(hasMerchantReturnPolicy).toEqual([
      {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCountry: 'IN',
        returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
        returnMethod: 'ReturnByMail',
        ...said,
      },
    ]);
  });

  test('says that nothing can be returned where the market says so', () => {
    const returns = { days: 0, refundDays: 7 };
    expect(describeShop(openSite({ 'markets/in.json': market({ returns }) })).hasMerchantReturnPolicy).toEqual([
      {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'IN',
        returnPolicyCategory: 'MerchantReturnNotPermitted',
      },
    ]);
  });

  test('says fee, free delivery and time of each market once', () => {
    const delivery = { fee: 10, freeFrom: 99, days: [5, 7], daysMean: 'processing' };
    const changes = {
      'markets/in.json': market({ delivery: { fee: 0, days: [3, 6], daysMean: 'delivery' } }),
      'markets/ae.json': emirates({ delivery, returns: { days: 14, refundDays: 7 } }),
    };
    const amount = { currency: 'AED' };
    expect(describeShop(openSite(changes))).toMatchObject({
      hasShippingService: [
        {
          handlingTime: { duration: { minValue: 5, maxValue: 7 } },
          shippingConditions: [
            { orderValue: { maxValue: '98.99', ...amount }, shippingRate: { value: '10.00', ...amount } },
            { orderValue: { minValue: '99.00', ...amount }, shippingRate: { value: '0.00', ...amount } },
          ],
        },
        {
          shippingConditions: [
            {
              shippingDestination: { addressCountry: 'IN' },
              shippingRate: { value: '0.00', currency: 'INR' },
              transitTime: { duration: { minValue: 3, maxValue: 6, unitCode: 'DAY' } },
            },
          ],
        },
      ],
      hasMerchantReturnPolicy: [
        { applicableCountry: 'AE', returnPolicyCountry: 'IN', merchantReturnDays: 14 },
        { applicableCountry: 'IN' },
      ],
    });
  });
});
