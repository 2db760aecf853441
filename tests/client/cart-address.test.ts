import { describe, expect, test } from 'vitest';
import { writeCartAddress } from '../../src/browser/addresses/cart-address.ts';
import { readCartAddress } from '../../src/browser/addresses/read-cart-address.ts';
import { MAX_LINES } from '../../src/core/cart/cart.ts';

const line = { title: 'Kurti', priceMinor: 29_900, path: '/kurti/p/WK-1', picture: '' };

describe('a cart in an address', () => {
  test('is read back with SKU, size and quantity only', () => {
    const hash = writeCartAddress({
      lines: [
        { ...line, sku: 'WK-1', size: 'M', quantity: 2 },
        { ...line, sku: 'EL_8.b', quantity: 1 },
        { ...line, sku: 'S-1', size: 'IND 6,5; ½', quantity: 5 },
        { ...line, sku: 'CLU,25/26; सूती', quantity: 1 },
      ],
    });
    expect(hash).toMatch(/^#cart=[\w.,;%-]+$/);
    expect(readCartAddress(hash)).toEqual([
      { sku: 'WK-1', size: 'M', quantity: 2 },
      { sku: 'EL_8.b', quantity: 1 },
      { sku: 'S-1', size: 'IND 6,5; ½', quantity: 5 },
      { sku: 'CLU,25/26; सूती', quantity: 1 },
    ]);
  });

  test('is empty where the address has none', () => {
    expect(readCartAddress('')).toEqual([]);
    expect(readCartAddress('#key=abc')).toEqual([]);
    expect(readCartAddress('#cart=')).toEqual([]);
  });

  test('keeps valid lines and leaves out the others', () => {
    const hash = `#cart=%E0%A4,1,;WK-1,2,M;<b>,1,;WK-2,1,%E0%A4;WK-3,1,${'x'.repeat(21)};${'A'.repeat(101)},1,`;
    expect(readCartAddress(hash)).toEqual([{ sku: 'WK-1', size: 'M', quantity: 2 }]);
  });

  test('has at most as many lines as a cart', () => {
    expect(readCartAddress(`#cart=${'A,1,;'.repeat(500)}`)).toHaveLength(MAX_LINES);
  });
});
