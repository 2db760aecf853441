import { expect, test } from 'vitest';
import { AIMED_SIZES, aimRows, checkAims, type Figure, NAMES } from './aims.ts';

const figure = (scenario: string, processorSeconds: number, products = 10_000, memoryBytes = 1e9): Figure => ({
  scenario,
  products,
  seconds: 2.1,
  processorSeconds,
  floorProcessorSeconds: 2,
  memoryBytes,
});

const rowOf = (figures: readonly Figure[], words: string) =>
  aimRows(checkAims(figures)).find(([label]) => label?.includes(words));

test("an aim of builds is met when the build takes at most so many times the floor's processor time", () => {
  const aim = "15 times the floor's processor time";
  expect(rowOf([figure(NAMES.cold, 30)], NAMES.cold)?.slice(1)).toEqual([aim, '15.0', 'met']);
  expect(rowOf([figure(NAMES.cold, 31)], NAMES.cold)?.slice(1)).toEqual([aim, '15.5', 'MISSED']);
});

test('some aims of builds are seconds, whatever the floor takes', () => {
  expect(rowOf([figure(NAMES.header, 1)], NAMES.header)?.slice(1)).toEqual(['2 s', '2.1', 'MISSED']);
});

test('an aim of builds for a shop of another size than was measured is not met, and not missed', () => {
  const rows = aimRows(checkAims([figure(NAMES.cold, 1, 1_000)]));
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['not measured']));
});

test('the aim of memory is about the build that holds most', () => {
  const largest = Math.max(...AIMED_SIZES);
  const figures = [figure(NAMES.cold, 1, largest, 1.2e9), figure(NAMES.price, 1, largest, 1.6e9)];
  expect(rowOf(figures, 'any of these builds')?.slice(1)).toEqual(['1.5 GB of memory', '1.6', 'MISSED']);
});
