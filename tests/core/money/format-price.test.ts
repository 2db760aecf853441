import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatSigned } from '../../../src/core/money/format-signed.ts';
import { decimalsOf, formatMoney, toDecimal } from '../../../src/core/money/format-price.ts';
import { savingPercent } from '../../../src/core/money/saving-percent.ts';
import { parseMoney } from '../../../src/core/money/parse-money.ts';
import { INR_VECTORS } from './inr-vectors.ts';
import { anyCharacter } from '../../support/any-character.ts';

describe('an amount is read', () => {
  test.each([
    [499, 49900],
    [499.5, 49950],
    [0, 0],
    [1.1, 110],
    [85.14, 8514],
    ['499', 49900],
    ['0499', 49900],
    ['499.5', 49950],
    ['14,300.00', 1430000],
    ['20,100.00', 2010000],
    ['17.50', 1750],
    ['₹32,999', 3299900],
    ['₹4,99,999', 49999900],
    ['₹ 4,99,999.00', 49999900],
    ['Rs\n1699', 169900],
    ['Rs. 1,699/-', 169900],
    ['rs 1699', 169900],
    ['INR 5,71,230', 57123000],
    ['15.00 INR', 1500],
    ['₹\u00a0136', 13600],
    [' ₹ 136 ', 13600],
    ['\nRs\n1699\n', 169900],
    ['\u202f342\u202f', 34200],
    ['1,00,00,000', 1000000000],
    ['1,000,000', 100000000],
    ['499.5000', 49950],
    ['₹४,९९९.५०', 499950],
  ])('%j rupees as %d paise', (written, paise) => {
    expect(parseMoney(written, 'INR')).toBe(paise);
  });

  test.each([
    ['17.50', 'AED', 1750],
    ['AED 75.00', 'AED', 7500],
    ['75 Dhs', 'AED', 7500],
    ['د.إ 75', 'AED', 7500],
    ['د.إ ٧٥', 'AED', 7500],
    ['$62', 'USD', 6200],
    ['1500', 'JPY', 1500],
    ['1.250', 'KWD', 1250],
    ['KWD 1.25', 'KWD', 1250],
  ])('%j in the decimals of %s', (written, currency, minor) => {
    expect(parseMoney(written, currency)).toBe(minor);
  });

  test('exactly where floating point would lose a paisa', () => {
    expect([1.15, 8.2, 33.33, 1234567.89].map((rupees) => parseMoney(rupees, 'INR'))).toEqual([
      115, 820, 3333, 123456789,
    ]);
  });
});

describe('what is not exactly one amount is refused', () => {
  test.each([
    '',
    ' ',
    'Get',
    'FREE',
    'Nan',
    'Rs',
    '₹',
    '-5',
    '−5',
    '+5',
    '₹₹5',
    '5 - 9',
    '499 999',
    '1,23',
    '12,345,67',
    '1,2345',
    ',500',
    '500,',
    '14.300,00',
    '1.699',
    '4.999',
    '.5',
    '5.',
    '1e3',
    '0x10',
    'Infinity',
    '99999999999999999',
    '$62',
    'USD 62',
    'AED 75.00',
    '75 €',
  ])('%j', (written) => {
    expect(parseMoney(written, 'INR')).toBeUndefined();
  });

  test.each([
    [-5],
    [0.001],
    [1e21],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [true],
    [[499]],
    [{ price: 499 }],
  ])('%j of another type or beyond the paisa', (written) => {
    expect(parseMoney(written, 'INR')).toBeUndefined();
  });

  test('a fraction in a currency without decimals', () => {
    expect(parseMoney('10.50', 'JPY')).toBeUndefined();
  });
});

describe('an amount is formatted', () => {
  test.each(INR_VECTORS)('%d rupees as in India, without ".00"', (rupees, withPaise, whole) => {
    const shown = formatMoney(Math.round(rupees * 100), 'INR', 'en-IN');
    expect(shown).toBe(Number.isInteger(rupees) ? whole : withPaise);
  });

  test('with two decimals unless it is a whole number of rupees', () => {
    expect(formatMoney(8510, 'INR', 'en-IN')).toBe('₹85.10');
  });

  test('in dirhams the same, with a no-break space after the currency', () => {
    expect(formatMoney(2100, 'AED', 'en-AE')).toBe('AED\u00a021');
    expect(formatMoney(2150, 'AED', 'en-AE')).toBe('AED\u00a021.50');
    expect(formatMoney(123400, 'AED', 'en-AE')).toBe('AED\u00a01,234');
  });

  test('with all decimals on documents', () => {
    expect(formatSigned(2100, 'AED', 'en-AE')).toBe('AED\u00a021.00');
    expect(formatSigned(34200, 'INR', 'en-IN')).toBe('₹342.00');
  });

  test('in a currency without decimals as whole units', () => {
    expect(formatMoney(1500, 'JPY', 'en-IN')).toBe('JP¥1,500');
  });

  test('to the nearest paisa for a price per gram', () => {
    expect(formatMoney(33.333, 'INR', 'en-IN')).toBe('₹0.33');
  });

  test('as a decimal with a point, all decimals and no grouping', () => {
    expect([toDecimal(49900, 'INR'), toDecimal(5, 'INR'), toDecimal(1250, 'KWD'), toDecimal(1500, 'JPY')]).toEqual([
      '499.00',
      '0.05',
      '1.250',
      '1500',
    ]);
  });

  test('with the decimals of the currency', () => {
    expect(['INR', 'AED', 'JPY', 'KWD'].map(decimalsOf)).toEqual([2, 2, 0, 3]);
  });
});

const minorUnits = fc.nat({ max: 10 ** 12 });

describe('whatever the amount', () => {
  test.each([
    ['INR', 'en-IN'],
    ['AED', 'en-AE'],
    ['AED', 'en-IN'],
    ['USD', 'en-US'],
  ])('%s shown for %s is read back as it was', (currency, locale) => {
    fc.assert(fc.property(minorUnits, (minor) => parseMoney(formatMoney(minor, currency, locale), currency) === minor));
  });

  test.each(['INR', 'AED', 'JPY', 'KWD'])('in %s the decimal is read back unchanged', (currency) => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const text = toDecimal(minor, currency);
        return parseMoney(text, currency) === minor && parseMoney(Number(text), currency) === minor;
      }),
    );
  });

  test('any text is read as an integer from 0, or as nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: fc.constantFrom(...'0123456789,.₹ ') })),
        (text) => {
          const minor = parseMoney(text, 'INR');
          return minor === undefined || (Number.isSafeInteger(minor) && minor >= 0);
        },
      ),
    );
  });
});

describe('the saving on the MRP', () => {
  test.each([
    [499, 999, 50],
    [500, 1000, 50],
    [999, 1000, 0],
    [1000, 1000, 0],
    [1200, 1000, 0],
    [500, undefined, 0],
    [0, 1000, 100],
    [334, 1000, 66],
  ])('price %d of MRP %s is %d per cent', (price, mrp, percent) => {
    expect(savingPercent(price, mrp)).toBe(percent);
  });

  test('is never too high, and less than one per cent too low', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 1, max: 10 ** 9 }), (price, mrp) => {
        const percent = savingPercent(price, mrp);
        const saved = Math.max(0, mrp - price) * 100;
        return percent * mrp <= saved && saved < (percent + 1) * mrp;
      }),
    );
  });
});
