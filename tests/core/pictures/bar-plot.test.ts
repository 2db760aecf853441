import { describe, expect, test } from 'vitest';
import { layOutBars, layOutValues, plotRight } from '../../../src/core/pictures/bar-plot.ts';

const FRAME = { width: 480, height: 190, left: 56, bottom: 30 };
const namesOf = (count: number) =>
  layOutBars(
    Array.from({ length: count }, () => 1),
    FRAME,
  ).bars.flatMap(({ name }, index) => (name ? [{ index, ...name }] : []));

describe('labels below bars', () => {
  test.each([2, 3, 7, 30, 90])('of %i bars the first and the last are named, within the axis', (count) => {
    const names = namesOf(count);
    expect(names[0]).toEqual({ index: 0, x: FRAME.left, 'text-anchor': 'start' });
    expect(names.at(-1)).toEqual({ index: count - 1, x: plotRight(FRAME), 'text-anchor': 'end' });
    expect(names.length).toBe(Math.min(count, 4));
  });

  test('labels stand apart by a fifth of the axis or more', () => {
    for (const count of [7, 30, 90]) {
      const at = namesOf(count).map(({ x }) => x);
      const gaps = at.slice(1).map((x, index) => x - (at[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan((plotRight(FRAME) - FRAME.left) / 5);
    }
  });

  test('one bar is named once, and no bars have no label', () => {
    expect(namesOf(1)).toHaveLength(1);
    expect(namesOf(0)).toEqual([]);
  });
});

test('bars that are asked for are named below their middle', () => {
  const { bars } = layOutBars([1, 1, 1, 1], FRAME, new Set([0, 2]));
  expect(bars.map(({ name }) => name?.['text-anchor'])).toEqual(['middle', undefined, 'middle', undefined]);
  expect(bars[2]?.name?.x).toBeCloseTo((bars[2]?.x ?? 0) + (bars[2]?.width ?? 0) / 2, 0);
});

describe('values above bars', () => {
  const FRAME_OF_PHONE = { width: 300, height: 208, left: 52, bottom: 22 };
  const placedOf = (values: readonly number[], texts: readonly string[] = values.map(String)) =>
    layOutValues(texts, layOutBars(values, FRAME_OF_PHONE).bars, FRAME_OF_PHONE);
  const days = (sales: Readonly<Record<number, number>>) => Array.from({ length: 30 }, (_, day) => sales[day] ?? 0);

  test('all are written where they have room, and none of what is nothing', () => {
    expect(placedOf([30, 0, 20, 0, 0, 10]).map(({ text }) => text)).toEqual(['30', '10', '20']);
  });

  test('what would meet the value of the highest or of the last bar is left out', () => {
    expect(placedOf(days({ 20: 99, 21: 98, 29: 40 })).map(({ text }) => text)).toEqual(['99', '40']);
    expect(placedOf(days({ 10: 9_900, 26: 4_100, 29: 4_000 })).map(({ text }) => text)).toEqual(['9900', '4000']);
  });

  test('what a higher bar would cut is left out', () => {
    expect(placedOf(days({ 23: 1_323, 28: 498, 29: 1_301 })).map(({ text }) => text)).toEqual(['1323', '1301']);
  });

  test('none leaves the chart, and no two meet', () => {
    for (const seed of [3, 7, 11, 13, 17]) {
      const values = Array.from({ length: 12 }, (_, day) => (day * seed * 37) % 101);
      const placed = placedOf(
        values,
        values.map((value) => `₹${value}.5K`),
      );
      expect(placed.length).toBeGreaterThan(0);
      for (const [index, { text, x, y }] of placed.entries()) {
        expect(x + text.length * 4).toBeLessThanOrEqual(FRAME_OF_PHONE.width);
        for (const other of placed.slice(index + 1))
          expect(Math.abs(other.y - y) >= 14 || Math.abs(other.x - x) >= (text.length + other.text.length) * 4).toBe(
            true,
          );
      }
    }
  });
});

describe('the axis of values', () => {
  test.each([
    [[0], [0, 1]],
    [[1], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [
      [7, 2],
      [0, 2, 4, 6, 8],
    ],
    [[4_118], [0, 2_000, 4_000, 6_000]],
    [[9_600], [0, 5_000, 10_000]],
    [[20_000], [0, 5_000, 10_000, 15_000, 20_000]],
  ])('of %j has round steps: %j', (values, ticks) => {
    const plot = layOutBars(values, FRAME);
    expect(plot.ticks.map(({ value }) => value)).toEqual(ticks);
    for (const bar of plot.bars)
      expect(bar.height).toBeLessThanOrEqual((plot.ticks[0]?.y ?? 0) - (plot.ticks.at(-1)?.y ?? 0));
  });
});
