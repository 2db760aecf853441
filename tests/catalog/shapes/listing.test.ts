import { describe, expect, test } from 'vitest';
import { findProblems, seller } from '../shop-in-a-folder.ts';
import { BASE, errorsOf, problemsOf, readRecord } from './read-record.ts';

const listing = (fields: object = {}) => ({
  title: 'Mini dress',
  image: 'leaf.png',
  price: '14,300.00',
  subcategory: 'MiniDress',
  ...fields,
});
const listingAsCanonical = {
  sku: 'MD-01',
  title: 'Mini dress',
  seller: 'garden',
  brand: 'Green Garden',
  tiles: ['minidress'],
  images: ['leaf.png'],
  offers: { in: { price: 14300 } },
};

describe('the second listing shape', () => {
  test('makes the same product as a canonical file', () => {
    expect(readRecord(listing(), 'tea', 'md-01')).toEqual(readRecord(listingAsCanonical));
  });

  test('finds its tile in any case and by each of its names', () => {
    expect(readRecord(listing({ subcategory: 'mini dress' }), 'tea', 'md-01')).toEqual(readRecord(listingAsCanonical));
  });

  test('may carry fields of the canonical shape', () => {
    const more = {
      seller: 'potter',
      description: 'Short.',
      sizes: [{ name: 'S', availability: 'sold out' }],
      rating: { value: 4, count: 5 },
      tags: ['party'],
      leadTimeDays: 12,
      measurementsOf: 'garment',
      legal: { genericName: 'Dress', netQuantity: '1 N' },
    };
    const potter = { 'sellers/potter.json': seller({ name: 'Asha Potters' }) };
    expect(readRecord(listing(more), 'tea', 'md-01', potter)).toEqual(
      readRecord({ ...listingAsCanonical, ...more, brand: 'Asha Potters' }, 'tea', 'x', potter),
    );
  });

  test('may have no picture', () => {
    expect(readRecord(listing({ image: undefined }), 'tea', 'md-01')).toMatchObject({ pictures: [] });
  });

  test('has the pictures of `images` after its own', () => {
    const further = [{ src: 'pot.png', alt: 'The back' }];
    expect(readRecord(listing({ images: further }), 'tea', 'md-01', { 'images/pot.png': '' })).toEqual(
      readRecord({ ...listingAsCanonical, images: ['leaf.png', ...further] }, 'tea', 'x', { 'images/pot.png': '' }),
    );
  });

  test.each<[string, object, object]>([
    ['an unknown tile', { subcategory: 'MidiDress' }, { field: 'subcategory', found: '"MidiDress"' }],
    ['a missing picture', { image: 'none.png' }, { field: 'image', found: '"none.png"' }],
    [
      'a missing further picture',
      { images: [{ src: 'none.png', alt: 'The back' }] },
      { field: 'images[0]', found: '"none.png"' },
    ],
    ['a price of 0', { price: '0.00' }, { field: 'price', found: '"0.00"' }],
    ['an unknown seller', { seller: 'nobody' }, { field: 'seller', found: '"nobody"' }],
    ['an unknown key', { prise: 5 }, { field: 'prise', found: 'the key "prise"' }],
  ])('tells of %s, and the place in its file is shown', (_reason, fields, problem) => {
    expect(problemsOf(listing(fields))).toContainEqual(expect.objectContaining(problem));
  });

  test('is refused in a category that has no such tile', () => {
    expect(errorsOf(listing(), 'shoes')).toEqual([
      expect.objectContaining({ field: 'subcategory', found: '"MiniDress"' }),
    ]);
  });

  test('has its file name as SKU, whatever it is', () => {
    expect(readRecord(listing(), 'tea', 'mini dress')).toMatchObject({ sku: 'MINI DRESS' });
  });

  test('is refused when its file name is too long for a SKU', () => {
    const stem = 'x'.repeat(101);
    expect(findProblems({ ...BASE, [`products/tea/${stem}.json`]: listing() })).toContainEqual(
      expect.objectContaining({ severity: 'error', found: `the file name "${stem}"` }),
    );
  });
});
