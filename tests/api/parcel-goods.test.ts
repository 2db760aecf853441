import { expect, test } from 'vitest';
import { formatGrams, goodsWords, isSurfaceOnly, needsEwayBill } from '../../src/api/records/documents/parcel-goods.ts';

test('goods are named by the chapter of their HSN code, else by their tax class, each kind once', () => {
  expect(goodsWords([{ hsn: '6204' }, { hsn: '61' }, { hsn: '64021990' }])).toBe('Clothing, Footwear');
  expect(goodsWords([{ hsn: null, taxClass: 'apparel' }])).toBe('Clothing');
  expect(goodsWords([{ hsn: null, taxClass: 'standard' }, { hsn: null }])).toBe('General goods');
  expect(goodsWords([{ hsn: '0101', taxClass: 'apparel' }])).toBe('General goods');
});

test('perfume, sprays, matches and batteries travel by surface', () => {
  expect(isSurfaceOnly([{ hsn: '6204' }, { hsn: '85076000' }])).toBe(true);
  expect(isSurfaceOnly([{ hsn: '3304' }, { hsn: '8518' }, { hsn: null }])).toBe(false);
});

test('an e-way bill is needed above fifty thousand rupees', () => {
  expect(needsEwayBill(50_000_00, 'INR')).toBe(false);
  expect(needsEwayBill(50_000_01, 'INR')).toBe(true);
  expect(needsEwayBill(60_000_00, 'AED')).toBe(false);
});

test('a weight is written in grams, from a kilogram on in kilograms', () => {
  expect([400, 999, 1000, 1250].map(formatGrams)).toEqual(['400 g', '999 g', '1 kg', '1.25 kg']);
});
