import { expect, test } from 'vitest';
import { stockState } from '../../../src/core/seller/stock-state.ts';

test('a product says what is left of it', () => {
  const size = (name: string, soldOut: boolean, pieces?: number) => ({
    name,
    soldOut,
    ...(pieces !== undefined && { pieces }),
  });
  expect(stockState({ soldOut: true, pieces: 3, sizes: [] }).words).toBe('Sold out');
  expect(stockState({ soldOut: false, pieces: 0, sizes: [] }).words).toBe('Sold out');
  expect(stockState({ soldOut: false, pieces: 1, sizes: [] }).words).toBe('1 piece');
  expect(stockState({ soldOut: false, sizes: [] }).words).toBe('In stock');
  expect(stockState({ soldOut: false, sizes: [size('S', false, 5), size('M', false, 7)] }).words).toBe('12 pieces');
  expect(stockState({ soldOut: false, sizes: [size('S', false, 5), size('M', false)] }).words).toBe('In stock');
  expect(stockState({ soldOut: false, sizes: [size('S', true), size('M', false, 7)] }).words).toBe('S sold out');
  expect(stockState({ soldOut: false, sizes: [size('S', true), size('M', false, 0)] }).words).toBe('Sold out');
  expect(stockState({ soldOut: true, pieces: 3, sizes: [] })).toMatchObject({ isOut: true, tone: 'waits', pieces: 3 });
});
