import { describe, expect, test } from 'vitest';
import { sumByKind } from './answers.ts';
import type { PageFigures } from './figures.ts';
import { byHttp2, MOBILE_LINK, ROUND_TRIP_LINK, SLOW_LINK } from './link.ts';
import { median } from './median.ts';
import { makeRows, type Sample } from './rows.ts';

const figures = (changes: Partial<PageFigures>): PageFigures => ({
  title: 'A kurti',
  bytes: sumByKind([]),
  requests: 2,
  encoding: 'br',
  firstPaintMs: 1_000,
  largestPaintMs: 2_000,
  isFallback: false,
  layoutShift: 0,
  longTasks: 1,
  layouts: 3,
  styles: 4,
  scriptMs: 20,
  ...changes,
});
const sample = (changes: Partial<PageFigures>, link = SLOW_LINK.name, more: Partial<Sample> = {}): Sample => ({
  kind: 'product',
  opening: 'first',
  path: '/kurti/p/K-1',
  link,
  figures: figures(changes),
  ...more,
});
const rowsOf = (samples: readonly Sample[]) => makeRows(samples, SLOW_LINK.name, ROUND_TRIP_LINK);
const trips = (largestPaintMs: number) => sample({ largestPaintMs }, ROUND_TRIP_LINK.name);

describe('the median', () => {
  test.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 10, 2], 3],
  ])('of %j is %i', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test('of nothing is an error', () => {
    expect(() => median([])).toThrow('no values');
  });
});

describe('a row', () => {
  test('has the medians of each link', () => {
    const paints = [1_500, 9_000, 1_700].map((firstPaintMs) => sample({ firstPaintMs }));
    const [row] = rowsOf([...paints, sample({ firstPaintMs: 700 }, MOBILE_LINK.name), trips(8_300)]);
    expect(row?.times).toEqual({
      [SLOW_LINK.name]: { firstPaintMs: 1_700, largestPaintMs: 2_000 },
      [MOBILE_LINK.name]: { firstPaintMs: 700, largestPaintMs: 2_000 },
    });
  });

  test('counts them until an order can be sent, where there is one', () => {
    const tripMs = ROUND_TRIP_LINK.roundTripMs;
    const quoted = sample({ largestPaintMs: 3 * tripMs, quoteMs: 5.6 * tripMs }, ROUND_TRIP_LINK.name);
    expect(rowsOf([sample({}), quoted])[0]).toMatchObject({ roundTrips: 3, sendTrips: 5 });
    expect(rowsOf([sample({}), trips(3 * tripMs)])[0]).not.toHaveProperty('sendTrips');
  });

  test('counts whole round trips, so that the time of the processor does not count', () => {
    expect(rowsOf([sample({}), trips(4 * ROUND_TRIP_LINK.roundTripMs + 900)])[0]?.roundTrips).toBe(4);
  });

  test('has the bytes of the page in the middle, so that its kinds add up', () => {
    const pages = [500, 100, 300].map((bytes) =>
      sample({ bytes: sumByKind([{ path: '/', kind: 'html', encoding: 'br', bytes }]) }),
    );
    expect(rowsOf([...pages, trips(0)])[0]?.bytes.html).toBe(300);
  });

  test('has the largest layout shift of all', () => {
    expect(rowsOf([sample({}), sample({ layoutShift: 0.2 }, MOBILE_LINK.name), trips(0)])[0]?.layoutShift).toBe(0.2);
  });

  test('is made for each kind and opening, in their order', () => {
    const further = { opening: 'further' } as const;
    const rows = rowsOf([
      sample({}),
      sample({}, SLOW_LINK.name, further),
      trips(8_000),
      sample({ largestPaintMs: 4_000 }, ROUND_TRIP_LINK.name, further),
    ]);
    expect(rows.map(({ opening, roundTrips }) => [opening, roundTrips])).toEqual([
      ['first', 4],
      ['further', 2],
    ]);
  });
});

test('a page on a fast link has its own bytes, and its round trips are not counted again', () => {
  const bytes = sumByKind([{ path: '/a.webp', kind: 'picture', encoding: '', bytes: 14_000 }]);
  const rows = rowsOf([sample({}), trips(8_000), sample({ bytes }, MOBILE_LINK.name, { opening: 'fast' })]);
  expect(rows.map(({ opening, roundTrips }) => [opening, roundTrips])).toEqual([
    ['first', 4],
    ['fast', undefined],
  ]);
  expect(rows[1]?.bytes.picture).toBe(14_000);
});

test('a page without a network has its own figures, and takes no round trips', () => {
  const [row] = rowsOf([sample({ requests: 0, firstPaintMs: 212 }, MOBILE_LINK.name, { opening: 'offline' })]);
  expect(row).toMatchObject({ requests: 0, roundTrips: 0, times: { [MOBILE_LINK.name]: { firstPaintMs: 212 } } });
});

test('a page by HTTP/2 has its own bytes, times and round trips beside those of HTTP/1.1', () => {
  const bytes = sumByKind([{ path: '/', kind: 'html', encoding: 'br', bytes: 9_000 }]);
  const [row] = rowsOf([
    sample({}),
    sample({ bytes, largestPaintMs: 1_600 }, byHttp2(SLOW_LINK.name)),
    trips(8_000),
    sample({ largestPaintMs: 6_100 }, byHttp2(ROUND_TRIP_LINK.name)),
  ]);
  expect(row).toMatchObject({ roundTrips: 4, http2: { bytes: 9_000, roundTrips: 3 } });
  expect(Object.keys(row?.times ?? {})).toEqual([SLOW_LINK.name, byHttp2(SLOW_LINK.name)]);
  expect(rowsOf([sample({}), trips(8_000)])[0]).not.toHaveProperty('http2');
});

test('a page names the links on which a fallback was its largest paint, in one run or more', () => {
  const rows = rowsOf([
    sample({}),
    sample({ isFallback: true }),
    sample({}, MOBILE_LINK.name),
    trips(0),
    sample({ isFallback: true }, ROUND_TRIP_LINK.name),
  ]);
  expect(rows[0]?.fallbacks).toEqual([SLOW_LINK.name, ROUND_TRIP_LINK.name]);
});
