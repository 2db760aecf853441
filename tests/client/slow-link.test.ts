import { afterEach, expect, test, vi } from 'vitest';
import { isSlow } from '../../src/browser/api/slow-link.ts';

const FILE = 'https://shop.example/a-product/p/SKU-1';

/** Pretends that the browser took so many milliseconds for a file, from its request. */
const take = (firstByteMs: number, wholeMs: number) =>
  vi
    .spyOn(performance, 'getEntriesByName')
    .mockImplementation((name) =>
      name === FILE
        ? ([{ requestStart: 50, responseStart: 50 + firstByteMs, responseEnd: 50 + wholeMs }] as never)
        : [],
    );

afterEach(() => vi.restoreAllMocks());

test.each([
  ['a file that begins and ends soon', 150, 300, false],
  // 3 KB of a page by a dictionary, on 400 ms and 400 kbit/s: all of it takes no longer than a picture on a fast link.
  ['a small file whose first byte comes late', 410, 470, true],
  ['a file that takes long', 150, 520, true],
])('a link is judged by %s', (_, firstByteMs, wholeMs, expected) => {
  take(firstByteMs, wholeMs);
  expect(isSlow(FILE)).toBe(expected);
});

test('nothing is known of a file that was not loaded', () => {
  take(410, 520);
  expect(isSlow('https://shop.example/another/p/SKU-2')).toBe(false);
});
