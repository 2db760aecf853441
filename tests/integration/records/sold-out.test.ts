import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { withCounts, withSoldOut } from '../../../src/integration/records/sold-out.ts';

describe('what sellers have switched off', () => {
  const catalog = loadCatalog('tests/fixtures/second-shop');
  const sized = [...catalog.products.values()].find(({ sizes }) => sizes.length > 1);
  if (!sized) throw new Error('the second shop has no product with sizes');
  const [first, second] = sized.sizes.map(({ name }) => name) as [string, string];
  const stateOf = (soldOut: Parameters<typeof withSoldOut>[1]) => {
    const { availability, sizes } = withSoldOut(catalog, soldOut).products.get(sized.sku) ?? sized;
    return [availability, ...sizes.slice(0, 2).map((size) => size.availability)];
  };

  test('is sold out, the size alone or the product with all its sizes', () => {
    const before = stateOf([]);
    expect(stateOf([{ sku: sized.sku, size: second }])).toEqual([before[0], before[1], 'sold-out']);
    expect(stateOf([{ sku: sized.sku }])).toEqual(['sold-out', 'sold-out', 'sold-out']);
    expect(stateOf([{ sku: sized.sku, size: first }])[1]).toBe('sold-out');
  });

  test('and the pieces that they count are those of the size alone; none is sold out', () => {
    const counts = [
      { sku: sized.sku, size: first, pieces: 0 },
      { sku: sized.sku, size: second, pieces: 2 },
      { sku: 'GONE', pieces: 1 },
    ];
    const { sizes = [] } = withCounts(catalog, counts, '2026-11-20').products.get(sized.sku) ?? {};
    expect(sizes.slice(0, 2)).toMatchObject([
      { name: first, stock: 0, availability: 'sold-out' },
      { name: second, stock: 2 },
    ]);
  });

  test('changes nothing when it has left the catalogue', () => {
    expect([...withSoldOut(catalog, [{ sku: 'GONE' }]).products.values()]).toEqual([...catalog.products.values()]);
  });
});
