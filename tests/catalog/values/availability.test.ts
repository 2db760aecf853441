import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Availability,
  bestAvailability,
  combineAvailability,
  settleAvailability,
} from '../../../src/catalog/values/availability.ts';

const may = { from: '2026-05-01' };
const june = { from: '2026-06-01' };

const anyAvailability: fc.Arbitrary<Availability> = fc.oneof(
  fc.constantFrom<Availability>('in-stock', 'sold-out'),
  fc.constantFrom('2025-12-31', '2026-05-01', '2026-05-02', '2027-01-01').map((from) => ({ from })),
);

describe('a size of a product', () => {
  test.each<[Availability, Availability, Availability]>([
    ['in-stock', 'in-stock', 'in-stock'],
    ['in-stock', 'sold-out', 'sold-out'],
    ['sold-out', 'in-stock', 'sold-out'],
    ['sold-out', may, 'sold-out'],
    [may, 'sold-out', 'sold-out'],
    [may, 'in-stock', may],
    ['in-stock', june, june],
    [may, june, june],
    [june, may, june],
  ])('of a product that is %j and is itself %j is %j', (product, size, outcome) => {
    expect(combineAvailability(product, size)).toEqual(outcome);
  });

  test('has the same availability whichever of the two comes first', () => {
    fc.assert(
      fc.property(anyAvailability, anyAvailability, (a, b) => {
        expect(combineAvailability(a, b)).toEqual(combineAvailability(b, a));
      }),
    );
  });
});

describe('a card', () => {
  test.each<[string, Availability, Availability[], Availability]>([
    ['of a product without sizes says what the product says', may, [], may],
    ['says in stock when one size is', 'in-stock', ['sold-out', 'in-stock', june], 'in-stock'],
    ['says the first day on which a size comes', 'in-stock', ['sold-out', june, may], may],
    ['says sold out when every size is', 'in-stock', ['sold-out', 'sold-out'], 'sold-out'],
    ['says sold out when the product is, whatever its sizes say', 'sold-out', ['in-stock', may], 'sold-out'],
    ['of a product that comes later says so, though its sizes are there', june, ['in-stock', may], june],
  ])('%s', (_claim, product, sizes, outcome) => {
    expect(bestAvailability(product, sizes)).toEqual(outcome);
  });

  test('never shows a better availability than its sizes have', () => {
    fc.assert(
      fc.property(anyAvailability, fc.array(anyAvailability, { minLength: 1 }), (product, sizes) => {
        const kept = sizes.map((size) => combineAvailability(product, size));
        expect(kept).toContainEqual(bestAvailability(product, sizes));
      }),
    );
  });
});

describe('a day of availability', () => {
  test.each<[string, Availability, Availability]>([
    ['that lies ahead stays', june, june],
    ['that is today is stock', may, 'in-stock'],
    ['that has gone by is stock', { from: '2025-12-31' }, 'in-stock'],
  ])('%s', (_claim, availability, outcome) => {
    expect(settleAvailability(availability, '2026-05-01')).toEqual(outcome);
  });

  test.each<Availability>(['in-stock', 'sold-out'])('does not change %s', (availability) => {
    expect(settleAvailability(availability, '2026-05-01')).toBe(availability);
  });
});
