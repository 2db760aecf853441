import { expect, test } from 'vitest';
import { drawBarcode } from '../../src/api/records/documents/barcode.ts';

/** Widths of bars and gaps, in modules, as drawn. */
function widthsOf(svg: string): { readonly total: number; readonly widths: string; readonly quiet: readonly number[] } {
  const total = Number(/viewBox="0 0 (\d+) 1"/.exec(svg)?.[1]);
  const bars = [...svg.matchAll(/M(\d+) 0h(\d+)/g)].map(([, x, width]) => ({ x: Number(x), width: Number(width) }));
  const widths = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1];
    return next ? [width, next.x - x - width] : [width];
  });
  const [first, last] = [bars[0], bars.at(-1)];
  return { total, widths: widths.join(''), quiet: [first?.x ?? 0, total - (last?.x ?? 0) - (last?.width ?? 0)] };
}

// ISO/IEC 15417: start B, "A" (value 33), check (104 + 33) mod 103 = 34 ("B"), stop.
test('a barcode has start, characters, check character, stop and quiet zones of Code 128', async () => {
  const { widths, quiet, total } = widthsOf(String(await drawBarcode('A')));
  expect(widths).toBe('211214' + '111323' + '131123' + '2331112');
  expect(quiet).toEqual([10, 10]);
  expect(total).toBe(11 + 11 + 11 + 13 + 20);
});

// Pairs of digits are one character of set C: start C, 12, 34, check (105 + 12 + 2 * 34) mod 103 = 82, stop.
test('digits take half the width', async () => {
  expect(widthsOf(String(await drawBarcode('1234'))).widths).toBe(
    '211232' + '112232' + '131123' + '121241' + '2331112',
  );
});

test('a number that does not fit a label has none', async () => {
  expect(await drawBarcode('7'.repeat(31))).toBeUndefined();
  expect(await drawBarcode('पार्सल')).toBeUndefined();
  expect(await drawBarcode('')).toBeUndefined();
});
