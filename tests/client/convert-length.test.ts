import { expect, test } from 'vitest';
import { convertLength } from '../../src/client/size/convert-length.ts';
import { howToMeasure } from '../../src/client/size/measure-words.ts';

test.each([
  ['36 in', 'cm', '91.5 cm'],
  ['33-35 in', 'cm', '84-89 cm'],
  ['24.5 cm', 'in', '9.6 in'],
  ['245 mm', 'cm', '24.5 cm'],
  ['36 in', 'in', '36 in'],
  ['91 CM', 'cm', '91 CM'],
  ['–', 'cm', '–'],
  ['Free', 'in', 'Free'],
] as const)('%s in %s is %s', (text, unit, expected) => {
  expect(convertLength(text, unit)).toBe(expected);
});

test('each measurement of a chart has its own words and drawing, and unknown ones have none', () => {
  const found = (name: string) => howToMeasure([name]).map(({ drawing, mark }) => `${drawing} ${mark}`);
  expect(['Bust', 'Under Bust', 'Trouser waist', 'Hips', 'Inseam'].map((name) => found(name)[0])).toEqual(
    ['A', 'B', 'C', 'D', 'F'].map((mark) => `body ${mark}`),
  );
  expect(['Shoulder', 'Sleeve Length', 'Kurta Length'].map((name) => found(name)[0])).toEqual(
    ['G', 'H', 'I'].map((mark) => `garment ${mark}`),
  );
  expect([found('Foot length'), found('Head girth'), found('Capacity'), found('Hand length')]).toEqual([
    ['foot J'],
    ['head K'],
    [],
    [],
  ]);
});
