import { describe, expect, test } from 'vitest';
import type { Site } from '../../../src/catalog/site/site.ts';
import { RailMaker, type RailView } from '../../../src/views/home/home-rails.ts';
import { makeHomeView } from '../../../src/views/home/home.ts';
import { makeMarketHomeView } from '../../../src/views/home/market-home.ts';
import { openSite } from '../../catalog/open-site.ts';
import { category, emirates, type Files, home, product } from '../../catalog/shop-in-a-folder.ts';

/** Products T0, T1, ... at 100, 200, ... rupees; the first four are sold in the Emirates too. */
const TEAS: Files = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [
    `products/tea/t${index}.json`,
    product({
      sku: `T${index}`,
      title: `Tea ${index}`,
      offers: { in: { price: 100 * (index + 1) }, ...(index < 4 ? { ae: { price: 10 * (index + 1) } } : {}) },
      rating: { value: 4, count: 10 + index },
      categories: index < 4 ? ['gulf'] : [],
      attributes: { Occasion: index % 2 ? 'Wedding, party' : 'Office' },
    }),
  ]),
);
const DAY = '2026-11-08';
const season = (fields: Record<string, unknown>) => ({ title: 'Season', href: '/tea', skus: ['T0', 'T1'], ...fields });

const open = (fields: Record<string, unknown>): Site => ({
  ...openSite({
    ...TEAS,
    'markets/ae.json': emirates(),
    'categories/gulf.json': category({ title: 'Gulf', market: 'ae' }),
    'home.json': home(fields),
  }),
  pictures: new Map([['leaf.png', { digest: '0123456789ab', widths: [256] }]]),
});
/** Without the product that the smallest shop has. */
const skusOf = ({ minis }: RailView) => minis.flatMap(({ path }) => /T\d$/.exec(path) ?? []);
const railsOf = (fields: Record<string, unknown>, kind: 'seasons' | 'priceShops' | 'occasions' | 'bestSellers') => {
  const site = open(fields);
  return new RailMaker(site, site.defaultMarket)[kind]();
};

describe('rows of the home page', () => {
  test('have products under each limit of price that cost more than the limit before, without some categories', () => {
    const rails = railsOf({ priceShops: { limits: { in: [500, 299] } } }, 'priceShops');
    expect(rails.map(({ title, href }) => [title, href])).toEqual([
      ['Up to ₹299', '/products/up-to-299'],
      ['Up to ₹500', '/products/up-to-500'],
    ]);
    expect(rails.map(skusOf)).toEqual([
      ['T1', 'T0'],
      ['T4', 'T3', 'T2'],
    ]);
    expect(railsOf({ priceShops: { limits: { in: [500] }, without: ['tea'] } }, 'priceShops')).toEqual([]);
  });

  test('have limits in the currency of the market, and none in a market without limits', () => {
    const site = open({ priceShops: { limits: { ae: [20, 40] } } });
    const market = site.catalog.markets.get('ae');
    if (!market) throw new Error('The shop has no market ae.');
    expect(makeMarketHomeView(site, market).priceShops.map(({ title }) => title)).toEqual([
      'Up to AED\u00a020',
      'Up to AED\u00a040',
    ]);
    expect(makeHomeView(site).priceShops).toEqual([]);
  });

  test('have slides of a market on its own home page, with its prices', () => {
    const slide = { image: 'leaf.png', title: 'Tea', text: 'Leaves', label: 'See it', href: '/en-ae/gulf' };
    const site = open({ marketHeroes: [{ market: 'ae', slides: [slide, { ...slide, kicker: 'New' }] }] });
    const market = site.catalog.markets.get('ae');
    if (!market) throw new Error('The shop has no market ae.');
    const { slides } = makeMarketHomeView(site, market);
    expect(slides.map(({ kicker }) => kicker)).toEqual(['from AED\u00a010', 'New']);
    expect(makeHomeView(site).slides.map(({ href }) => href)).not.toContain('/en-ae/gulf');
  });

  test('say on the home page of a market what delivery costs and takes, how to pay, and how long returns are taken', () => {
    const site = open({});
    const market = site.catalog.markets.get('ae');
    if (!market) throw new Error('The shop has no market ae.');
    const { days, daysMean } = market.delivery;
    const titles = makeMarketHomeView(site, market).promises.map(({ title }) => title);
    expect(titles).toContain(
      `${daysMean === 'delivery' ? 'Arrives' : 'Dispatched'} in ${days[0]} to ${days[1]} business days`,
    );
    expect(titles).toContain(`${market.returns.days}-day easy return`);
    expect(titles[0]).toMatch(/^(Free delivery|Delivery)/);
  });

  test.each([
    ['from its first day on', DAY, '2026-12-01', 1],
    ['up to its last day', '2026-10-01', DAY, 1],
    ['not before', '2026-11-09', '2026-12-01', 0],
    ['not after', '2026-10-01', '2026-11-07', 0],
  ])('have the products of a season %s', (_claim, from, until, count) => {
    const site = { ...open({ seasons: [season({ from, until })] }), today: DAY };
    const rails = new RailMaker(site, site.defaultMarket).seasons();
    expect(rails.map((rail) => [rail.until, ...skusOf(rail)])).toEqual(count === 0 ? [] : [[until, 'T0', 'T1']]);
  });

  test('have what fits an occasion, by the words of an attribute', () => {
    const occasion = { title: 'Weddings', href: '/tea', attribute: 'Occasion', words: ['wedding'] };
    const [rail] = railsOf({ occasions: [occasion] }, 'occasions');
    expect(rail && skusOf(rail)).toEqual(['T7', 'T5', 'T3', 'T1']);
  });

  test('have the most rated products of a category first, and seven at most', () => {
    const [rail] = railsOf({ bestSellers: { title: 'Best sellers', categories: ['tea'] } }, 'bestSellers');
    expect(rail?.title).toMatch(/^Best sellers: /);
    expect(rail && skusOf(rail)).toEqual(['T8', 'T7', 'T6', 'T5', 'T4', 'T3', 'T2']);
  });

  test('show no product twice, and none where one is left', () => {
    const site = open({
      productsForYou: { title: 'For you', skus: ['T0', 'T3', 'LEAF'] },
      priceShops: { limits: { in: [299, 400] } },
    });
    const { priceShops, productsForYou } = makeHomeView(site);
    expect(productsForYou.map(skusOf)).toEqual([['T0', 'T3']]);
    // T1 is alone under 299 then, and T2 under 400.
    expect(priceShops).toEqual([]);
  });

  test('have the deal only where they name it', () => {
    const site = open({
      deal: { title: 'Deal', text: 'A good one', sku: 'LEAF', label: 'See it' },
      productsForYou: { title: 'For you', skus: ['LEAF'] },
      bestSellers: { title: 'Best sellers', categories: ['tea'] },
    });
    const { productsForYou, bestSellers } = makeHomeView(site);
    expect(productsForYou[0]?.minis.map(({ path }) => path)).toEqual([expect.stringMatching(/LEAF$/)]);
    expect(bestSellers.flatMap(({ minis }) => minis).some(({ path }) => path.endsWith('LEAF'))).toBe(false);
  });
});
