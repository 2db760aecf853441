import { describe, expect, test } from 'vitest';
import { WALK_BUDGET } from '../../../src/integration/check/walk-budget.ts';
import { checkAims, type Measured, WALK_HTTP2_BYTES } from './aims.ts';
import { sumByKind } from './answers.ts';
import { type FirstTap, middleTaps } from './tap-figures.ts';
import { type Delay, middleDelays } from './delays.ts';
import { byHttp2, MOBILE_LINK, SLOW_LINK, WEAK_LINK } from './link.ts';
import type { KindName } from './page-kinds.ts';
import { describeFallbacks, formatReadme, formatReport, type Report } from './report.ts';
import type { Opening, Row } from './rows.ts';

const KINDS: readonly KindName[] = [
  'home',
  'listing',
  'product',
  'cart',
  'checkout',
  'content page',
  'search results',
  'common search',
  'search with a price',
];
const paints = (firstPaintMs: number, largestPaintMs = firstPaintMs) => ({ firstPaintMs, largestPaintMs });

const row = (kind: KindName, opening: Opening = 'first', changes: Partial<Row> = {}): Row => ({
  kind,
  opening,
  path: '/',
  bytes: sumByKind([{ path: '/', kind: 'html', encoding: 'br', bytes: 12_000 }]),
  requests: 9,
  encoding: 'br',
  layouts: 3,
  styles: 4,
  scriptMs: 20,
  layoutShift: 0,
  longTasks: 0,
  roundTrips: 6,
  ...(kind === 'checkout' && { sendTrips: 9 }),
  http2: { bytes: 11_000, roundTrips: 5, ...(kind === 'checkout' && { sendTrips: 5 }) },
  times: {
    [SLOW_LINK.name]: paints(1_100, 1_200),
    [byHttp2(SLOW_LINK.name)]: paints(900, 1_000),
    [MOBILE_LINK.name]: paints(500),
    [byHttp2(WEAK_LINK.name)]: paints(2_100, 3_100),
  },
  fallbacks: [],
  ...changes,
});
const firstTap = (name: string, changes: Partial<FirstTap> = {}): FirstTap => ({
  name,
  useful: 'its content',
  isPage: false,
  feedbackMs: 100,
  usefulMs: 1_200,
  requests: 9,
  bytes: 14_500,
  allRequests: 20,
  allBytes: 80_000,
  ...changes,
});
const delay = (changes: Partial<Delay> = {}): Delay => ({
  kind: 'listing',
  slower: 4,
  ms: 200,
  step: 'Add to cart',
  ...changes,
});

const measured: Measured = {
  rows: [...KINDS.map((kind) => row(kind)), row('product', 'further')],
  tap: { framesBefore: 0, answerMs: 0, inCartMs: 700 },
  taps: [firstTap('sheet'), firstTap('menu')],
  delays: [delay(), delay({ slower: 6 })],
  walk: [
    {
      name: '1 home',
      bytes: WALK_BUDGET.bytes,
      http2Bytes: WALK_HTTP2_BYTES,
      requests: WALK_BUDGET.requests,
      byDictionary: 0,
      byKind: { ...sumByKind([]), html: WALK_BUDGET.bytes },
    },
  ],
};
const missedOf = (changes: Partial<Measured>): string[] =>
  checkAims({ ...measured, ...changes })
    .filter(({ isMet }) => !isMet)
    .map(({ label }) => label);

describe('the aims', () => {
  test('are met up to their limits', () => {
    expect(missedOf({})).toEqual([]);
  });

  test('are there for the largest paint of every kind of page', () => {
    const late = { times: { [byHttp2(SLOW_LINK.name)]: paints(900, 3_001) } };
    const rows = KINDS.map((kind) => row(kind, 'first', late));
    const labels = missedOf({ rows });
    for (const kind of KINDS) expect(labels).toContain(`${kind}, largest paint, HTTP/2`);
  });

  test('leave results of a search that is not a common one half a second more', () => {
    const later = { times: { [byHttp2(SLOW_LINK.name)]: paints(900, 2_600) } };
    const rows = measured.rows.map((one) =>
      one.kind === 'search results' || one.kind === 'home' ? { ...one, ...later } : one,
    );
    expect(missedOf({ rows })).toEqual(['home, largest paint, HTTP/2']);
  });

  test('name what is above its limit, or missing', () => {
    const cart = row('cart', 'first', { layoutShift: 0.034 });
    expect(missedOf({ rows: measured.rows.map((one) => (one.kind === 'cart' ? cart : one)) })).toEqual([
      'cart, layout shift',
    ]);
    expect(missedOf({ tap: { ...measured.tap, framesBefore: 1 } })).toEqual(['a tap on Add to cart is answered in']);
    expect(missedOf({ taps: [firstTap('sheet', { usefulMs: Number.NaN, requests: 10 })] })).toEqual([
      'first tap, sheet: useful',
      'first tap, sheet: content',
      'first tap, sheet: requests until then',
    ]);
    expect(missedOf({ taps: [firstTap('sheet'), firstTap('menu', { feedbackMs: 101 })] })).toEqual([
      'first tap, menu: first feedback',
    ]);
    const page = { isPage: true, feedbackMs: Number.NaN };
    expect(missedOf({ taps: [firstTap('sheet'), firstTap('cart', { ...page, usefulMs: 2_500 })] })).toEqual([]);
    expect(missedOf({ taps: [firstTap('sheet'), firstTap('cart', { ...page, usefulMs: 2_501 })] })).toEqual([
      'first tap, cart: useful',
    ]);
    expect(missedOf({ walk: [...measured.walk, ...measured.walk] })).toEqual([
      'ten pages and one order, HTTP/1.1',
      'requests of ten pages and one order',
      'ten pages and one order, HTTP/2',
    ]);
    expect(missedOf({ rows: [] }).length).toBeGreaterThan(10);
  });

  test('name the longest interaction of each slowness', () => {
    const delays = [delay(), delay({ slower: 6, ms: 208, kind: 'cart', step: 'one more' }), delay({ slower: 6 })];
    expect(missedOf({ delays })).toEqual(['longest interaction, processor 6 times slower (cart: one more)']);
  });
});

describe('of several runs', () => {
  test('the tap in the middle counts, and one that was not answered in any of them is missing', () => {
    const run = (feedbackMs: number, usefulMs: number) => [
      firstTap('sheet', { feedbackMs, usefulMs }),
      firstTap('menu'),
    ];
    const [sheet] = middleTaps([run(90, 900), run(20, 1_000), run(40, Number.NaN)]);
    expect(sheet).toEqual(firstTap('sheet', { feedbackMs: 40, usefulMs: Number.NaN }));
    expect(middleTaps([run(1, 2)]).map(({ name }) => name)).toEqual(['sheet', 'menu']);
  });

  test('the delay in the middle counts, with its own step', () => {
    const delays = [32, 120, 64].map((ms) => delay({ ms, step: `step of ${ms}` }));
    expect(middleDelays([...delays, delay({ slower: 6 })])).toEqual([delays[2], delay({ slower: 6 })]);
  });
});

describe('the report', () => {
  const report: Report = {
    at: '2026-11-25',
    runs: 1,
    browser: '153.0',
    cores: 2,
    processor: 'EPYC',
    load: 0.2,
    isCompressed: true,
    ...measured,
    taps: [firstTap('sheet', { feedbackMs: 38.4 }), firstTap('menu', { usefulMs: Number.NaN })],
    delays: [delay({ ms: 0, step: '' }), delay({ slower: 6 })],
    aims: checkAims(measured),
  };
  const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

  test('has the figures of both protocols, and the weak link in a table of its own', () => {
    const text = formatReadme(report);
    expect(lineOf(text, '| cart |')).toBe('| cart | 12.0 | 12.0 | 11.0 | br | 9 | 6 | 5 |');
    expect(text).toContain('| cart | 1.10 s / 1.20 s | 0.90 s / 1.00 s | 0.50 s / 0.50 s |');
    expect(text).toContain(`| on ${byHttp2(WEAK_LINK.name)} | first paint | largest paint |`);
    expect(text).toContain('| cart | 2.10 s | 3.10 s |');
  });

  test('computes first pages by HTTP/3 from those by HTTP/2, with a round trip less', () => {
    const text = formatReadme(report);
    expect(text).toContain('| cart | 5 | 4 | 0.90 s / 1.00 s | 0.50 s / 0.60 s |');
    expect(text).not.toContain('| product, further | 5 | 4 |');
  });

  test('has a row for each first tap, with a dash for what did not come', () => {
    const text = formatReadme(report);
    expect(lineOf(text, '| sheet |')).toBe('| sheet | 38 ms | 1.20 s | 9 | 14.5 | 20 | 80.0 | its content |');
    expect(lineOf(text, '| menu |')).toContain('| menu | 100 ms | – |');
  });

  test('has the longest interaction of each page', () => {
    expect(formatReadme(report)).toContain('| listing | < 16 ms | – | 200 ms | Add to cart |');
  });

  test('says which aims are missed', () => {
    expect(formatReport(report)).toContain('Every aim is met.');
    const aims = checkAims({ ...measured, walk: [...measured.walk, ...measured.walk] });
    expect(formatReport({ ...report, aims })).toContain(
      'MISSED: ten pages and one order, HTTP/1.1; requests of ten pages and one order; ten pages and one order, HTTP/2.',
    );
  });

  test('names the pages that showed a fallback', () => {
    const rows = [row('home'), row('cart', 'further', { fallbacks: [SLOW_LINK.name] })];
    expect(describeFallbacks(rows)).toBe(
      `FAILED: a fallback is the largest paint, or shown in the end, of cart, further (${SLOW_LINK.name}).`,
    );
    expect(formatReport({ ...report, rows })).toContain('FAILED: a fallback');
    expect(describeFallbacks([row('home')])).toBe('');
  });
});
