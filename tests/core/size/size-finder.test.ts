import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviceWords, basisNote, basisOfWords, basisWords, easeWords } from '../../../src/core/size/size-advice.ts';
import {
  CHART_BASES,
  findSize,
  guessBasis,
  listAsked,
  parseLength,
  type SizeChart,
} from '../../../src/core/size/size-finder.ts';

const inches = (value: number): number => value * 25.4;

describe('a length in a size chart', () => {
  test.each([
    ['35 in', { to: inches(35) }],
    ['89 cm', { to: 890 }],
    ['13.5 in', { to: inches(13.5) }],
    ['33-35 in', { from: inches(33), to: inches(35) }],
    ['20 to 25 in', { from: inches(20), to: inches(25) }],
    ['19 – 20.5 cm', { from: 190, to: 205 }],
    ['36"', { to: inches(36) }],
    ['850 mm', { to: 850 }],
  ])('%s is read', (text, range) => {
    const read = parseLength(text);
    expect(read?.to).toBeCloseTo(range.to);
    expect(read?.from).toEqual('from' in range ? expect.closeTo(range.from as number) : undefined);
  });

  test.each(['', '–', '16 L', '12 x 12 in', '35', '35-33 in', '0 in', 'Free', '6 to 7'])('%j is none', (text) => {
    expect(parseLength(text)).toBeUndefined();
  });
});

const ranges: SizeChart = {
  measures: ['Bust', 'Waist', 'Length'],
  rows: [
    { name: 'S', values: ['33-35 in', '26-28 in', '44 in'] },
    { name: 'M', values: ['36-38 in', '29-31 in', '44 in'] },
    { name: 'L', values: ['39-41 in', '32-34 in', '45 in'] },
  ],
};
const shoes: SizeChart = {
  measures: ['Foot length', 'Heel height'],
  rows: [
    { name: '5', values: ['23 cm', '7 cm'] },
    { name: '6', values: ['24 cm', '7 cm'] },
    { name: '7', values: ['25 cm', '7 cm'] },
  ],
};

describe('a size chart asks for', () => {
  test('bust and waist, and not for lengths of the garment', () => {
    expect(listAsked(ranges)).toEqual(['chest', 'waist']);
  });

  test('the foot for shoes', () => {
    expect(listAsked(shoes)).toEqual(['foot']);
  });

  test('nothing where it has no measurements of a body, or one size', () => {
    expect(listAsked({ measures: ['Bucket'], rows: [{ name: 'S', values: ['16 L'] }] })).toEqual([]);
    expect(listAsked({ measures: ['Bust'], rows: [{ name: 'Free', values: ['36 in'] }] })).toEqual([]);
  });
});

describe('the size', () => {
  test('is the one whose ranges have the measurements', () => {
    expect(findSize(ranges, { chest: inches(37), waist: inches(30) })).toEqual({
      size: 'M',
      fits: [
        { measure: 'chest', size: 'M', state: 'fits' },
        { measure: 'waist', size: 'M', state: 'fits' },
      ],
    });
  });

  test('is the larger one where the measurements say different sizes', () => {
    expect(findSize(ranges, { chest: inches(34), waist: inches(33) })?.size).toBe('L');
  });

  test('between two ranges is the larger one, and says so', () => {
    expect(findSize(ranges, { chest: inches(35.5) })?.fits).toEqual([
      { measure: 'chest', size: 'M', state: 'between', smaller: 'S' },
    ]);
  });

  test('just above a single length is the next one, and says so', () => {
    expect(findSize(shoes, { foot: 241 })).toEqual({
      size: '7',
      fits: [{ measure: 'foot', size: '7', state: 'between', smaller: '6' }],
    });
    expect(findSize(shoes, { foot: 248 })?.fits[0]?.state).toBe('fits');
  });

  test('is none for a body that is larger than all, and the smallest for one that is smaller', () => {
    expect(findSize(ranges, { chest: inches(50) })).toEqual({ fits: [{ measure: 'chest', state: 'large' }] });
    expect(findSize(ranges, { chest: inches(20) })?.fits[0]).toEqual({ measure: 'chest', size: 'S', state: 'small' });
    expect(findSize(shoes, { foot: 200 })?.fits[0]?.state).toBe('small');
    expect(findSize(shoes, { foot: 225 })?.fits[0]?.state).toBe('fits');
  });

  test('does not depend on the order of the rows', () => {
    const mixed = {
      ...ranges,
      rows: [ranges.rows[2], ranges.rows[0], ranges.rows[1]].filter((row) => row !== undefined),
    };
    expect(findSize(mixed, { chest: inches(37), waist: inches(33) })?.size).toBe('L');
    expect(findSize(mixed, { chest: inches(37), waist: inches(27) })?.size).toBe('M');
  });

  test('is unknown without a measurement of the chart', () => {
    expect(findSize(ranges, { foot: 240 })).toBeUndefined();
  });

  test('never gets smaller for a larger body', () => {
    const order = ['S', 'M', 'L', undefined];
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 1200 }), fc.integer({ min: 0, max: 200 }), (length, more) => {
        const [a, b] = [length, length + more].map((chest) => order.indexOf(findSize(ranges, { chest })?.size));
        return (a as number) <= (b as number);
      }),
    );
  });
});

/** A chart with single lengths of a measurement. */
const singles = (measure: string, ...lengths: number[]): SizeChart => ({
  measures: [measure],
  rows: lengths.map((length, position) => ({ name: 'SML'[position] ?? 'XL', values: [`${length} in`] })),
});

describe('in a chart of the garment', () => {
  const shirt = { ...singles('Chest', 36, 38, 40), basis: 'garment' } as const;

  test('a chest of 37 in is no M of a garment of 38 in', () => {
    expect(findSize(shirt, { chest: inches(37) })).toEqual({
      size: 'L',
      fits: [{ measure: 'chest', ease: 2, size: 'L', state: 'fits' }],
    });
    expect(findSize({ ...shirt, basis: 'body' }, { chest: inches(37) })?.size).toBe('M');
    expect(findSize(shirt, { chest: inches(36) })?.size).toBe('M');
  });

  test.each([
    ['Waist', 30, 'M'],
    ['Waist', 29.5, 'S'],
    ['Hip', 29, 'M'],
    ['Hip', 28.5, 'S'],
    ['Fits waist', 30, 'S'],
    ['Under Bust', 30, 'S'],
  ])('a %s of %d in is %s', (measure, length, size) => {
    const chart = { ...singles(measure, 30, 32, 34), basis: 'garment' } as const;
    const [asked] = listAsked(chart);
    expect(findSize(chart, { [asked as string]: inches(length) })?.size).toBe(size);
  });

  test('ranges are of the body, and so are feet', () => {
    for (const [chart, body] of [
      [ranges, { chest: inches(37) }],
      [shoes, { foot: 240 }],
    ] as const)
      expect(findSize({ ...chart, basis: 'garment' }, body)).toEqual(findSize(chart, body));
  });

  test('the size is never smaller than in one of the body', () => {
    const order = ['S', 'M', 'L', undefined];
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 1200 }), (chest) => {
        const sizeOf = (basis: 'body' | 'garment') => order.indexOf(findSize({ ...shirt, basis }, { chest })?.size);
        return sizeOf('garment') >= sizeOf('body');
      }),
    );
  });

  test('the advice says how much room there is', () => {
    expect(adviceWords(findSize(shirt, { chest: inches(37) }) ?? { fits: [] })).toEqual([
      'Your size is L.',
      'Bust or chest: fits L with 2 in (5 cm) of room.',
    ]);
    expect(easeWords()).toBe('2 in (5 cm) at bust or chest, 0.5 in (1 cm) at waist and 1.5 in (4 cm) at hip');
    expect(basisNote('garment')).toContain(easeWords());
  });
});

describe('a chart that does not say what it is of', () => {
  test.each([
    ['single lengths', singles('Bust', 36, 38), 'garment'],
    ['ranges', ranges, 'body'],
    ['feet', shoes, 'body'],
    ['belts', singles('Fits waist', 30, 32), 'body'],
    ['buckets', { measures: ['Bucket'], rows: [{ name: 'S', values: ['16 L'] }] }, undefined],
    ['lengths of the garment', singles('Length', 40, 41), undefined],
  ])('with %s is taken as it is measured', (_, chart, basis) => {
    expect(guessBasis(chart)).toBe(basis);
  });
});

test('the caption of a chart says its basis', () => {
  for (const basis of CHART_BASES) expect(basisOfWords(` ${basisWords(basis)}\n`)).toBe(basis);
  expect(basisOfWords('')).toBeUndefined();
});
