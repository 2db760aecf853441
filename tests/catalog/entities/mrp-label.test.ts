import { describe, expect, test } from 'vitest';
import { findProblems, loadShop, market } from '../shop-in-a-folder.ts';

const labelOf = (fields: Record<string, unknown>) =>
  loadShop({ 'markets/in.json': market(fields) }).markets.get('in')?.mrpLabel;

describe('what stands before a struck price', () => {
  test('is "MRP" in India and "Was" elsewhere', () => {
    expect(labelOf({ country: 'IN' })).toBe('MRP');
    expect(labelOf({ country: 'AE' })).toBe('Was');
  });

  test('is what the file of the market says', () => {
    expect(labelOf({ country: 'AE', mrpLabel: 'RRP' })).toBe('RRP');
  });

  test('is refused when it is longer than a label', () => {
    expect(
      findProblems({ 'markets/in.json': market({ mrpLabel: 'Recommended retail price' }) }).map(({ field }) => field),
    ).toEqual(['mrpLabel']);
  });
});
