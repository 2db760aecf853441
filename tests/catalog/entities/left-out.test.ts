import { describe, expect, test } from 'vitest';
import { findProblems, loadProduct, product } from '../shop-in-a-folder.ts';

/** The field, and what is expected there, of each warning. Any error is thrown. */
function warningsOf(fields: Record<string, unknown>) {
  const problems = findProblems({ 'products/tea/leaf.json': product(fields) });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return problems.map(({ field, expected }) => `${field}: ${expected}`);
}

describe('a rating', () => {
  test.each([
    [4.3, 4.3],
    ['4.3', 4.3],
    [' 4.3/5 ', 4.3],
    ['4,3 out of 5', 4.3],
    ['5 stars', 5],
    ['4.3★', 4.3],
  ])('%j is %d', (value, shown) => {
    const rating = { value, count: '1,204' };
    expect(loadProduct({ rating }).rating).toEqual({ value: shown, count: 1204 });
    expect(warningsOf({ rating })).toEqual([]);
  });

  test.each(['FREE', 'Get', 0, 5.1, -4, '43', '4.3/10', 'NaN'])('%j is left out with a warning', (value) => {
    const rating = { value, count: 12 };
    expect(loadProduct({ rating })).not.toHaveProperty('rating');
    expect(warningsOf({ rating })).toEqual(['rating.value: a rating from 1 to 5 such as 4.3; this one is not shown']);
  });

  test.each([undefined, null, 0, '', 'many', 5.5, -1])('with the count %j is left out with a warning', (count) => {
    const rating = { value: 4, count };
    expect(loadProduct({ rating })).not.toHaveProperty('rating');
    expect(warningsOf({ rating })).toEqual([
      'rating.count: a count of at least 1: a rating without a count is not shown',
    ]);
  });

  test.each([{}, { value: null, count: 0 }, { value: '' }])('%j is none', (rating) => {
    expect(loadProduct({ rating })).not.toHaveProperty('rating');
    expect(warningsOf({ rating })).toEqual([]);
  });

  test('with two decimals is rounded with a warning', () => {
    const rating = { value: 4.26, count: 5 };
    expect(loadProduct({ rating }).rating).toEqual({ value: 4.3, count: 5 });
    expect(warningsOf({ rating })).toHaveLength(1);
  });
});

describe('reviews', () => {
  const textsOf = (reviews: readonly object[]) => loadProduct({ reviews }).reviews.map(({ text }) => text);

  test('are all kept, the most helpful ones first', () => {
    const reviews = [
      { text: 'a', date: '2026-01-05', stars: 5 },
      { text: 'b', date: '2026-01-01', stars: 5, helpful: 2 },
      { text: 'c', date: '2026-01-02', stars: 5, helpful: '14' },
    ];
    expect(textsOf(reviews)).toEqual(['c', 'b', 'a']);
  });

  test('that nobody found helpful are sorted by their text, then by their date', () => {
    const reviews = [
      { text: 'a', stars: 5 },
      { text: '', date: '2026-01-09', stars: 5 },
      { text: 'c', date: '2026-01-02', stars: 5 },
      { text: 'd', date: '2026-01-03', stars: 5 },
    ];
    expect(textsOf(reviews)).toEqual(['d', 'c', 'a', '']);
    const telling = { text: 'Three months of use, and the colour is as on the first day.', date: '2020-01-01' };
    expect(textsOf([...reviews, telling])).toEqual([telling.text, 'd', 'c', 'a', '']);
  });

  test('are counted by star, as the rating says it or as they are', () => {
    const reviews = [{ text: 'a', stars: 5 }, { stars: 4 }, { text: 'c' }, { stars: '5' }];
    expect(loadProduct({ reviews }).starCounts).toEqual([0, 0, 0, 1, 2]);
    const rating = { value: 4.1, count: 10, stars: [1, 0, 1, 3, 5] };
    expect(loadProduct({ reviews, rating }).starCounts).toEqual(rating.stars);
    const wrong = { ...rating, count: 12 };
    expect(loadProduct({ rating: wrong }).starCounts).toBeUndefined();
    expect(warningsOf({ rating: wrong })).toEqual([
      'rating.stars: numbers of 1 to 5 stars that add up to the count, 12; these are not shown',
    ]);
  });

  test('with a long author and text is shortened with a warning for each', () => {
    const reviews = [{ author: 'Lata '.repeat(30), text: 'A week on the way. '.repeat(400), stars: 4 }];
    const [review] = loadProduct({ reviews }).reviews;
    expect([review?.author, review?.text].map((text = '') => text.length <= 5000 && text.endsWith('…'))).toEqual([
      true,
      true,
    ]);
    expect(review?.author.length).toBeLessThanOrEqual(100);
    expect(warningsOf({ reviews })).toEqual([
      'reviews[0].author: at most 100 characters; the rest is not shown',
      'reviews[0].text: at most 5000 characters; the rest is not shown',
    ]);
  });

  test('may lack a date, stars and an author', () => {
    const reviews = [{ text: 'Good' }, { text: null, stars: '4', date: null }];
    expect(loadProduct({ reviews }).reviews).toEqual([
      { author: 'Shopper', text: 'Good' },
      { author: 'Shopper', text: '', stars: 4 },
    ]);
    expect(warningsOf({ reviews })).toEqual([]);
  });

  test('without a text and stars are not counted', () => {
    expect(loadProduct({ reviews: [{ author: 'Meera' }, {}, { stars: 3 }] }).reviews).toHaveLength(1);
  });

  test.each(['2026-02-30', '2026-02-20 25:00:00', '3 months ago'])(
    'lose the date %j with one warning for all',
    (date) => {
      const reviews = [{ text: 'Good' }, { text: 'Fine', date }, { text: 'Bad', date }];
      expect(loadProduct({ reviews }).reviews.map((review) => review.date)).toEqual([undefined, undefined, undefined]);
      expect(warningsOf({ reviews })).toEqual([
        'reviews[1].date: a date such as "2025-11-02 18:20:11"; 2 of this product are not shown',
      ]);
    },
  );

  test.each([4.5, 0, 'good'])('lose the stars %j with a warning', (stars) => {
    const reviews = [{ text: 'Good', stars }];
    expect(loadProduct({ reviews }).reviews[0]?.stars).toBeUndefined();
    expect(warningsOf({ reviews })).toEqual([
      'reviews[0].stars: a whole number of stars from 1 to 5; this one is not shown',
    ]);
  });
});

describe('short texts', () => {
  test('an attribute with a long value is shortened with a warning', () => {
    const attributes = { Care: 'wash '.repeat(300), Fabric: 'Cotton' };
    const [[, care = ''] = [], fabric] = loadProduct({ attributes }).attributes;
    expect(care.length).toBeLessThanOrEqual(1000);
    expect(care).toMatch(/wash…$/);
    expect(fabric).toEqual(['Fabric', 'Cotton']);
    expect(warningsOf({ attributes })).toEqual([
      'attributes.Care: a value of at most 1000 characters; there are 1499, and the rest is not shown',
    ]);
  });

  test('an attribute with a long name is left out with a warning, which has its beginning', () => {
    const attributes = { ['x'.repeat(200)]: 'y', Fabric: 'Cotton' };
    expect(loadProduct({ attributes }).attributes).toEqual([['Fabric', 'Cotton']]);
    const [problem] = findProblems({ 'products/tea/leaf.json': product({ attributes }) });
    expect(problem).toMatchObject({ severity: 'warning', expected: expect.stringContaining('at most 100 characters') });
    expect(problem?.field).toBe('attributes');
    expect(problem?.found.length).toBeLessThanOrEqual(80);
  });

  test('a hundred attributes are shown', () => {
    const attributes = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`Key ${index}`, 'x']));
    expect(loadProduct({ attributes }).attributes).toHaveLength(100);
    expect(warningsOf({ attributes })).toEqual(['attributes: at most 100; the others are not shown']);
  });

  test('the 21st tag and long tags are left out with warnings', () => {
    const tags = [...Array.from({ length: 21 }, (_, index) => `tag ${index}`), 'x'.repeat(41), ''];
    expect(loadProduct({ tags }).tags).toEqual(tags.slice(0, 20));
    expect(warningsOf({ tags })).toEqual([
      'tags[21]: a tag of at most 40 characters; longer ones are not shown',
      'tags: at most 20; the others are not shown',
    ]);
  });

  test('the 41st feature is left out, and a long one is shortened', () => {
    const features = ['soft '.repeat(100), ...new Array(40).fill('Light')];
    const shown = loadProduct({ features }).features;
    expect(shown).toHaveLength(40);
    expect(shown[0]?.length).toBeLessThanOrEqual(300);
    expect(warningsOf({ features })).toEqual([
      'features[0]: at most 300 characters; the rest is not shown',
      'features: at most 40; the others are not shown',
    ]);
  });
});

describe('a stock', () => {
  test('of 0 is sold out, for the product and for a size', () => {
    expect(loadProduct({ stock: 0 })).toMatchObject({ stock: 0, availability: 'sold-out' });
    const sizes = [{ name: 'S', stock: 0 }, { name: 'M', stock: '3' }, { name: 'L' }];
    expect(loadProduct({ sizes }).sizes.map(({ availability, stock }) => [availability, stock])).toEqual([
      ['sold-out', 0],
      ['in-stock', 3],
      ['in-stock', undefined],
    ]);
  });

  test('of 0 with a day is available from that day', () => {
    expect(loadProduct({ stock: 0, availability: '2026-12-24' }).availability).toEqual({ from: '2026-12-24' });
  });

  test('of 3 that is said to be sold out is sold out', () => {
    expect(loadProduct({ stock: 3, availability: 'sold out' }).availability).toBe('sold-out');
  });
});
