import { describe, expect, test } from 'vitest';
import { findProblems } from '../shop-in-a-folder.ts';
import { BASE, problemsOf, readRecord } from './read-record.ts';

const sheet = (fields: object = {}) => ({
  title: 'Black slider',
  mainImage: 'leaf.png',
  price: '601.00',
  imageUrls: ['leaf.png', 'b.png'],
  detailsHTML:
    '<div>Product Code: RB12345-BK</div><p>A light slider for the house.</p><h2>Features</h2><ul><li>Type: Slider</li><li>Sole Material : EVA</li><li>Easy to wash</li></ul>',
  Catageory: 'MENS',
  SubCatageory: 'men-footwear-slippers-sliders',
  ...fields,
});

const sheetAsCanonical = {
  sku: 'RB12345-BK',
  title: 'Black slider',
  seller: 'garden',
  brand: 'Green Garden',
  categories: ['shoes'],
  description: 'A light slider for the house.',
  features: ['Easy to wash'],
  attributes: { Type: 'Slider', 'Sole Material': 'EVA' },
  images: ['leaf.png', 'b.png'],
  offers: { in: { price: 601 } },
};

describe('the shape of the detail sheet', () => {
  test('makes the same product as a canonical file', () => {
    expect(readRecord(sheet())).toEqual(readRecord(sheetAsCanonical));
  });

  test.each<[string, object, object]>([
    ['its categories in other capitals', { Catageory: 'Mens', SubCatageory: 'Men-Footwear-Slippers-Sliders' }, {}],
    ['no category but that of its folder', { Catageory: undefined, SubCatageory: undefined }, { categories: [] }],
    ['its main picture in the list alone once', { imageUrls: ['b.png'] }, {}],
    ['no picture but the main one', { imageUrls: [] }, { images: ['leaf.png'] }],
    ['thousands in its price', { price: '14,300.00' }, { offers: { in: { price: 14300 } } }],
    [
      'a list of its sizes',
      {
        detailsHTML: sheet().detailsHTML.replace(
          '<li>Easy',
          '<li>Sizes: IND 6 (Foot length: 24.8 cm), IND 7</li><li>Easy',
        ),
      },
      { sizes: [{ name: 'IND 6', measurements: { 'Foot length': '24.8 cm' } }, { name: 'IND 7' }] },
    ],
    [
      'something about its sizes that is no list',
      { detailsHTML: sheet().detailsHTML.replace('Type: Slider', 'Sizes: see the picture, please!') },
      { attributes: { Sizes: 'see the picture, please!', 'Sole Material': 'EVA' } },
    ],
    [
      'a description',
      { description: 'For the house.' },
      { description: 'For the house.', details: '<p>A light slider for the house.</p>' },
    ],
    ['days of making', { leadTimeDays: 12 }, { leadTimeDays: 12 }],
    ['what its sizes measure', { measurementsOf: 'body' }, { measurementsOf: 'body' }],
    [
      'bold words where it begins',
      { detailsHTML: sheet().detailsHTML.replace('light', '<strong>light</strong>') },
      { details: '<p>A <strong>light</strong> slider for the house.</p>' },
    ],
  ])('may have %s', (_what, fields, outcome) => {
    expect(readRecord(sheet(fields))).toEqual(readRecord({ ...sheetAsCanonical, ...outcome }));
  });

  test.each<[string, object, object]>([
    [
      'without a product code',
      { detailsHTML: '<p>A slider.</p>' },
      { field: 'detailsHTML', expected: 'a text with a product code that starts with RB' },
    ],
    ['of an unknown category', { Catageory: 'MEN' }, { field: 'Catageory', found: '"MEN"' }],
    ['of an unknown category below', { SubCatageory: 'sliders' }, { field: 'SubCatageory', found: '"sliders"' }],
    ['with a missing main picture', { mainImage: 'none.png' }, { field: 'mainImage', found: '"none.png"' }],
    [
      'with a missing picture behind the main one',
      { imageUrls: ['leaf.png', 'none.png'] },
      { field: 'imageUrls[1]', found: '"none.png"' },
    ],
    [
      'with a missing picture in a list without the main one',
      { imageUrls: ['none.png', 'b.png'] },
      { field: 'imageUrls[0]', found: '"none.png"' },
    ],
    ['with a price in words', { price: 'FREE' }, { field: 'price', found: '"FREE"' }],
  ])('tells when it is %s, and the place in its file is shown', (_reason, fields, problem) => {
    expect(problemsOf(sheet(fields))).toContainEqual(expect.objectContaining(problem));
  });

  test('without a picture has none', () => {
    expect(readRecord(sheet({ mainImage: undefined, imageUrls: undefined }))).toMatchObject({ pictures: [] });
  });

  test('with nine pictures shows eight, and the place of the ninth is told', () => {
    const record = sheet({ imageUrls: new Array(8).fill('b.png') });
    expect(readRecord(record).pictures).toHaveLength(8);
    expect(findProblems({ ...BASE, 'products/tea/x.json': record })).toContainEqual(
      expect.objectContaining({ severity: 'warning', field: 'imageUrls[7]', found: '"b.png"' }),
    );
  });

  test('is refused in a category without a seller for such records', () => {
    const problems = findProblems({
      'products/tea/x.json': sheet({ Catageory: undefined, SubCatageory: undefined }),
      'images/b.png': '',
    });
    expect(problems).toContainEqual(
      expect.objectContaining({ found: 'a record that names no seller', severity: 'error' }),
    );
  });
});
