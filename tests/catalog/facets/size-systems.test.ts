import { describe, expect, test } from 'vitest';
import { makeSizeReader } from '../../../src/catalog/facets/size-systems.ts';

const labelsOf = (read: ReturnType<typeof makeSizeReader>, text: string) => read(text)?.map(({ label }) => label);

describe('sizes with names', () => {
  const read = makeSizeReader({ sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'], also: { '2XL': 'XXL', Large: 'L' } }, 0);
  test.each([
    ['M', ['M']],
    [' xs ', ['XS']],
    ['2xl', ['XXL']],
    ['Large', ['L']],
    ['S-M', ['S', 'M']],
    ['S to L', ['S', 'M', 'L']],
    ['XL/2XL', ['XL', 'XXL']],
    ['L-S', undefined],
    ['38', undefined],
  ])('%s', (text, labels) => {
    expect(labelsOf(read, text)).toEqual(labels);
  });

  test('are in their order', () => {
    expect(read('S-M')?.map(({ rank }) => rank)).toEqual([1, 2]);
  });
});

describe('sizes with numbers', () => {
  const read = makeSizeReader(
    { label: 'UK {n}', forms: [{ text: 'IND {n}' }, { text: 'UK {n}' }, { text: '{n} UK' }] },
    2,
  );
  test.each([
    ['IND-7', ['UK 7']],
    ['ind 7.5', ['UK 7.5']],
    ['8 uk', ['UK 8']],
    ['IND-3/4', ['UK 3', 'UK 4']],
    ['IND 6 to 10', ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10']],
    ['UK 6 - UK 7', ['UK 6', 'UK 7']],
    ['IND 1 to 500', ['UK 1', 'UK 500']],
    ['EU 41', undefined],
    ['7', undefined],
  ])('%s', (text, labels) => {
    expect(labelsOf(read, text)).toEqual(labels);
  });

  test('are in the order of the numbers, after those of earlier systems', () => {
    expect(read('UK 10')?.[0]?.rank).toBeGreaterThan(read('UK 9.5')?.[0]?.rank ?? Number.NaN);
    expect(read('UK 10')?.[0]).toMatchObject({ id: 'uk-10', rank: 20_100 });
  });
});

describe('sizes by age', () => {
  const read = makeSizeReader(
    {
      sizes: ['0 to 3 months'],
      also: { NB: '0 to 3 months' },
      forms: [{ text: '{n}M' }, { text: '{n}Y', times: 12 }],
      ranges: [
        { label: '0 to 3 months', from: 0, to: 3 },
        { label: '3 to 12 months', from: 3, to: 12 },
        { label: '1 to 2 years', from: 12, to: 24 },
        { label: '2 to 3 years', from: 24, to: 36 },
      ],
    },
    5,
  );
  test.each([
    ['NB', ['0 to 3 months']],
    ['0-3M', ['0 to 3 months']],
    ['6-9M', ['3 to 12 months']],
    ['2Y', ['1 to 2 years']],
    ['1-3Y', ['1 to 2 years', '2 to 3 years']],
    ['6-24M', ['3 to 12 months', '1 to 2 years']],
    ['9-10Y', undefined],
  ])('%s', (text, labels) => {
    expect(labelsOf(read, text)).toEqual(labels);
  });
});
