import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from '../../../src/core/tax/vat.ts';

test('VAT within a price is rounded to the nearest fils, and adds up with the value', () => {
  expect(splitVat(105_00, 5)).toEqual({ taxableMinor: 100_00, vatMinor: 5_00 });
  expect(splitVat(17_50, 5)).toEqual({ taxableMinor: 16_67, vatMinor: 83 });
  expect(splitVat(0, 5)).toEqual({ taxableMinor: 0, vatMinor: 0 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 50 }), (gross, percent) => {
      const { taxableMinor, vatMinor } = splitVat(gross, percent);
      expect(taxableMinor + vatMinor).toBe(gross);
      expect(Math.abs(vatMinor - (taxableMinor * percent) / 100)).toBeLessThanOrEqual(1);
    }),
  );
});
