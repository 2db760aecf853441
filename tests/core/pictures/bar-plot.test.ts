import { describe, expect, test } from 'vitest';
import { layOutBars, plotRight } from '../../../src/core/pictures/bar-plot.ts';

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
