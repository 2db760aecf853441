import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { boundState } from '../../src/catalog/delivery/delivery-files.ts';
import { listPriceFiles } from '../../src/catalog/delivery/price-files.ts';
import { listPicturesOf } from '../../src/catalog/products/variants.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { INDIAN_STATES } from '../../src/core/address/indian-states.ts';
import { nameState } from '../../src/core/address/state-names.ts';
import { inLanguage } from '../../src/messages/language.ts';
import { deliveryText } from '../../src/messages/rooms/delivery.ts';
import { makeCards } from '../../src/views/parts/card.ts';
import { makeCardRecord } from '../../src/views/parts/card-record.ts';
import { collectFacts, collectShared } from '../../src/views/feeds/feed-facts.ts';
import { makeFeedItems } from '../../src/views/feeds/feed-item.ts';
import { FEED_FORMATS } from '../../src/views/feeds/formats.ts';
import { describeGroup } from '../../src/views/json-ld/json-ld-variants.ts';
import { describeProduct } from '../../src/views/json-ld/json-ld.ts';
import { regionCode } from '../../src/views/json-ld/region-code.ts';
import { makeSeller } from '../../src/views/lists/seller.ts';

const catalog = loadCatalog('catalog');
const sold = [...catalog.products.values()].flatMap(listPicturesOf);
const pictures = new Map(sold.map(({ source }) => [source, { digest: '0123456789ab', widths: [256] }]));
const site = setSite(catalog, pictures, '2026-11-20');

test('what may be sold within one state only says so wherever it can be added, in every language', () => {
  for (const edition of [site, ...(site.further ?? [])]) {
    const market = edition.catalog.markets.get('in');
    if (!market) continue;
    const entries = Object.assign({}, ...(listPriceFiles(edition).get('in') ?? []));
    const counts = { bound: 0, free: 0 };
    inLanguage(edition.language, () => {
      for (const product of edition.catalog.products.values()) {
        if (!product.offers['in'] || product.availability !== 'in-stock') continue;
        const state = boundState(edition, market, product.sellerId);
        const words = state && deliveryText.onlyIn({ state: nameState(state) });
        const [card] = makeCards(edition, [product], market);
        const entry = product.variants.length === 0 ? entries[product.sku] : undefined;
        if (!card?.isInStock) continue;
        counts[words ? 'bound' : 'free'] += 1;
        const said = edition.language + product.file;
        if (words) expect(card.badge, said).toBe(words);
        else expect(card.badge ?? '', said).not.toContain(nameState('West Bengal'));
        expect(makeCardRecord(edition, product, market).badge, said).toBe(card.badge);
        expect(makeSeller(edition, edition.index.sellerOf(product.sellerId), market).ownState !== undefined).toBe(
          words !== undefined,
        );
        if (entry)
          expect([entry.onlyIn, entry.onlyInWords ?? entry.onlyIn], said).toEqual([state, state && nameState(state)]);
      }
    });
    expect(counts.bound, edition.language).toBeGreaterThan(20);
    expect(counts.free, edition.language).toBeGreaterThan(500);
  }
});

/** All regions that structured data names. */
function listRegions(data: unknown): Record<string, unknown>[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(listRegions);
  return '@type' in data && data['@type'] === 'DefinedRegion' ? [{ ...data }, ...inside] : inside;
}

/** No price of the sample. */
const FEE = '41.07 INR';

test('structured data and every feed offer delivery to those alone whom pages offer it', () => {
  const market = catalog.markets.get('in');
  if (!market) throw new Error('The sample has no market in India.');
  const shared = collectShared(site, market);
  const counts = { bound: 0, free: 0 };
  for (const product of catalog.products.values()) {
    if (!product.offers['in']) continue;
    const state = boundState(site, market, product.sellerId);
    const described = product.variants.length > 0 ? describeGroup : describeProduct;
    const regions = listRegions(described(site, product, market, []));
    const allowed = state && regionCode(state);
    counts[allowed ? 'bound' : 'free'] += 1;
    expect(new Set(regions.map(({ addressRegion }) => addressRegion)), product.file).toEqual(
      new Set(allowed || regions.length > 0 ? [allowed] : []),
    );
    for (const item of makeFeedItems(collectFacts(site, product, market), shared))
      for (const [kind, { format }] of Object.entries(FEED_FORMATS)) {
        const text = format({ ...item, shipping: FEE }, shared);
        const said = `${kind}: ${product.file}`;
        if (allowed === undefined) expect(text, said).toContain(FEE);
        else expect(text.replace(`IN:${allowed}:Standard:${FEE}`, ''), said).not.toContain(FEE);
      }
  }
  expect(counts.bound).toBeGreaterThan(20);
  expect(counts.free).toBeGreaterThan(500);
});

test('every state has a code of its own, made of letters of its name', () => {
  const codes = INDIAN_STATES.map(({ name }) => [name, regionCode(name)] as const);
  expect(new Set(codes.map(([, code]) => code)).size).toBe(INDIAN_STATES.length);
  const others = codes.filter(([name, code]) => !new RegExp(`^${[...code].join('.*')}`, 'i').test(name));
  // "TS" is for "Telangana State".
  expect(others).toEqual([['Telangana', 'TS']]);
});

/** What makes a day of delivery, and the words of one: only these may, and they ask `answerDelivery`. */
const MAKERS = [
  'src/browser/delivery-sentences.ts',
  'src/core/delivery/delivery-date.ts',
  'src/core/order/delivery-order.ts',
  // About the product of the page, with the answer for its seller.
  'src/client/delivery/answer.ts',
  // Without an answer of the host: nothing is said where a line has no day.
  'src/client/checkout/checkout-quote.ts',
  // Of an order that was taken.
  'src/api/records/orders/record/dispatch-day.ts',
];

test('a day of delivery is shown only by what asks which sellers deliver there', () => {
  const makers = globSync('src/**/*.{ts,tsx,astro}').filter(
    (file) =>
      !file.includes('/messages/') &&
      /\bestimateDelivery\b|deliveryText\.(?:arrivesBy|dispatchedBy)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers.sort()).toEqual([...MAKERS].sort());
  for (const file of MAKERS.slice(2, 5)) expect(readFileSync(file, 'utf8'), file).toMatch(/answerDelivery|hasDay/);
});
