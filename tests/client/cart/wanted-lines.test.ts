import { expect, test } from 'vitest';
import { isMissing, readWanted } from '../../../src/client/cart/wanted-lines.ts';
import { writeCartAddress } from '../../../src/browser/addresses/cart-address.ts';
import type { CartLine } from '../../../src/core/cart/cart.ts';

const inCart: CartLine = {
  ...{ sku: 'K-1', size: 'S', quantity: 2, title: 'Kurti', priceMinor: 19_900, path: '/kurti/p/K-1', picture: '' },
};

test('an add form that was sent before its script asks for one more of its item, whatever is in the cart', () => {
  const wanted = readWanted('?sku=K-1&size=S&quantity=3', '');
  expect(wanted).toEqual({ lines: [{ sku: 'K-1', size: 'S', quantity: 3 }], isAdded: true });
  expect(isMissing([inCart], inCart, wanted)).toBe(true);
});

test('a form without a size or quantity asks for one piece without a size', () => {
  expect(readWanted('?sku=C-1&size=', '').lines).toEqual([{ sku: 'C-1', size: undefined, quantity: 1 }]);
});

test('a cart in the fragment is added but for what this tab has already', () => {
  const wanted = readWanted('', writeCartAddress({ lines: [inCart, { ...inCart, size: 'L' }] }));
  expect(wanted.isAdded).toBe(false);
  expect(wanted.lines.map(({ sku, size, quantity }) => [sku, size, quantity])).toEqual([
    ['K-1', 'S', 2],
    ['K-1', 'L', 2],
  ]);
  expect(wanted.lines.map((line) => isMissing([inCart], line, wanted))).toEqual([false, true]);
});

test('an address of a campaign asks for nothing', () => {
  expect(readWanted('?utm_source=friend', '#totals')).toEqual({ lines: [], isAdded: false });
});
