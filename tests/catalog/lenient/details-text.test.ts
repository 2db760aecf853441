import { describe, expect, test } from 'vitest';
import { parseDetailsText, parseSellerText } from '../../../src/catalog/lenient/details-text.ts';

describe('the text block of a shop', () => {
  test.each([
    [
      'on lines',
      'Sri Fashions\n4.1\n12,345 Ratings\n340 Followers\n1,208 Products',
      { rating: 4.1, ratings: 12345, followers: 340, products: 1208 },
    ],
    [
      'on one line',
      'Sri Fashions 3.8 ★ 5 ratings 1,00,340 followers 12 products',
      { rating: 3.8, ratings: 5, followers: 100340, products: 12 },
    ],
    [
      'of a shop with one product',
      'Asha\n4\n1 Rating\n1 Follower\n1 Product',
      { rating: 4, ratings: 1, followers: 1, products: 1 },
    ],
    ['of a shop with no product', 'Asha\n0 Product', { products: 0 }],
    ['of a name alone', 'Sri Fashions', {}],
    ['of nothing', '', {}],
  ])('is read %s', (_form, text, figures) => {
    expect(parseSellerText(text)).toEqual(figures);
  });
});

const kurti = `Name: Aagam Petite Women Kurtis
Fabric: Cotton
Sleeve Length: Three-Quarter Sleeves
Pattern : Printed
Net Quantity (N): 1
Sizes:
S (Bust Size: 36 in, Size Length: 45 in)
M (Bust Size: 38 in, Size Length: 45 in)

Light and airy: made for long summers.
Wash with like colours
Country of Origin: India
More Information`;

describe('the text block of details', () => {
  test('of a kurti gives attributes, sizes with measurements, description, quantity and origin', () => {
    expect(parseDetailsText(kurti)).toEqual({
      name: 'Aagam Petite Women Kurtis',
      attributes: { Fabric: 'Cotton', 'Sleeve Length': 'Three-Quarter Sleeves', Pattern: 'Printed' },
      sizes: [
        { name: 'S', measurements: { Bust: '36 in', 'Size Length': '45 in' } },
        { name: 'M', measurements: { Bust: '38 in', 'Size Length': '45 in' } },
      ],
      description: 'Light and airy: made for long summers.\nWash with like colours',
      netQuantity: '1 N',
      countryOfOrigin: 'India',
      unread: [],
    });
  });

  test('of a phone case gives models with commas', () => {
    const text =
      'Name: Back Cover\nCompatible Models: Alpha 10, Alpha 10 Pro\nMaterial: Silicon\nNet Quantity (N): Pack of 2\nCountry of Origin: China';
    expect(parseDetailsText(text)).toEqual({
      name: 'Back Cover',
      attributes: { 'Compatible Models': 'Alpha 10, Alpha 10 Pro', Material: 'Silicon' },
      sizes: [],
      description: '',
      netQuantity: 'Pack of 2',
      countryOfOrigin: 'China',
      unread: [],
    });
  });

  test('of jewellery gives a size without a title', () => {
    const text =
      'Base Metal: Brass\nPlating: Gold Plated\nStone Type: Kundan\nSizing: Adjustable\nSizes:Free Size\nGrand for weddings';
    expect(parseDetailsText(text)).toMatchObject({
      attributes: { 'Base Metal': 'Brass', Plating: 'Gold Plated', 'Stone Type': 'Kundan', Sizing: 'Adjustable' },
      sizes: [{ name: 'Free Size', measurements: {} }],
      description: 'Grand for weddings',
    });
  });

  test.each([
    ['on the line of their name', 'Sizes: S, M, XL', ['S', 'M', 'XL']],
    ['on a line below their name', 'Sizes:\nS, M, XL', ['S', 'M', 'XL']],
    ['on lines of their own', 'Sizes:\nS\nM\nXL', ['S', 'M', 'XL']],
    ['in words', 'Sizes: Small, Medium', ['Small', 'Medium']],
    ['as ages', 'Sizes:\n2-3 Years, 3-4 Years', ['2-3 Years', '3-4 Years']],
    ['as shoe sizes', 'Sizes:\nIND-7\nIND-8', ['IND-7', 'IND-8']],
    ['of shoes with a country', 'Sizes: UK 6, UK 7', ['UK 6', 'UK 7']],
    ['with measurements on one line', 'Sizes: S (Bust: 36 in, Length: 45 in), M (Bust: 38 in)', ['S', 'M']],
    ['before an empty line', 'Sizes: S\n\nM', ['S']],
    ['before another attribute', 'Sizes: S\nType: Stitched', ['S']],
    ['in any order', 'Sizes:\n0-1 Years, 0-3 Months, XXXL, XL, L', ['0-1 Years', '0-3 Months', 'XXXL', 'XL', 'L']],
    ['among names of no size', 'Sizes:\nXL, Toddler, 10XL', ['XL', 'Toddler', '10XL']],
    [
      'with words after the number',
      'Sizes:\n32, 34 in, UK-6.5, Semi Stitched',
      ['32', '34 in', 'UK-6.5', 'Semi Stitched'],
    ],
    ['before prose with commas', 'Sizes:\nS\nM, if you like it loose, suits all', ['S']],
    ['nowhere', 'Type: Stitched', []],
  ])('gives sizes that stand %s', (_where, text, names) => {
    expect(parseDetailsText(text).sizes.map(({ name }) => name)).toEqual(names);
  });

  test.each([
    [
      'an entry too long for a size',
      'Sizes: S, M, up to a waist of 40 inches',
      ['up to a waist of 40 inches'],
      ['S', 'M'],
    ],
    ['sizes in words of another script', 'Sizes: छोटा', ['छोटा'], []],
    ['an attribute for the second time', 'Fabric: Cotton\nFabric: Silk', ['Fabric: Silk'], []],
    ['nothing after the name of sizes', 'Sizes:', [], []],
  ])('says that it did not read %s', (_what, text, unread, names) => {
    const details = parseDetailsText(text);
    expect(details.unread).toEqual(unread);
    expect(details.sizes.map(({ name }) => name)).toEqual(names);
  });

  test('keeps an attribute that follows the sizes', () => {
    expect(parseDetailsText('Sizes:\nS\nM\nStitch Type: Stitched').attributes).toEqual({ 'Stitch Type': 'Stitched' });
  });

  test('reads no attributes after the description has begun', () => {
    expect(parseDetailsText('Soft.\nNote: wash by hand')).toMatchObject({
      attributes: {},
      description: 'Soft.\nNote: wash by hand',
    });
  });

  test('reads a name with an attribute in Hindi', () => {
    expect(parseDetailsText('Fabric: सूती')).toMatchObject({ attributes: { Fabric: 'सूती' } });
  });

  test('of nothing gives nothing', () => {
    expect(parseDetailsText('')).toEqual({ attributes: {}, sizes: [], description: '', unread: [] });
  });
});
