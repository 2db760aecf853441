import { expect, test } from 'vitest';
import { inLanguage } from '../../src/messages/language.ts';
import { columnWords, findColumn } from '../../src/core/product/column-words.ts';
import { columnOf, writeFields } from '../../src/api/records/products/document.ts';
import { readFields } from '../../src/core/product/read-fields.ts';

const CATEGORY = { id: 'tea', marketId: 'in' };
const write = (base: object, title_hi: string) =>
  writeFields(base as Record<string, unknown>, { title_hi }, CATEGORY, () => undefined);

test('the title in Hindi that a seller types is a translation of the product', () => {
  const made = write({ sku: 'LEAF', translations: { ta: { title: 'தேநீர்' } } }, 'पत्ती चाय');
  expect(made).toEqual({ sku: 'LEAF', translations: { ta: { title: 'தேநீர்' }, hi: { title: 'पत्ती चाय' } } });
  expect(readFields(made, CATEGORY).title_hi).toBe('पत्ती चाय');
  expect(columnOf('translations.hi.title', CATEGORY)).toBe('title_hi');
});

test('so are texts in every other language', () => {
  const made = writeFields(
    { sku: 'LEAF', translations: { ta: { title: 'தேயிலை', details: '<p>தேயிலை</p>' } } },
    { title_ta: 'தேநீர்', description_ar: 'شاي من آسام' },
    CATEGORY,
    () => undefined,
  );
  expect(made).toEqual({
    sku: 'LEAF',
    translations: { ta: { title: 'தேநீர்', details: '<p>தேயிலை</p>' }, ar: { description: 'شاي من آسام' } },
  });
  expect(readFields(made, CATEGORY)).toMatchObject({ title_ta: 'தேநீர்', description_ar: 'شاي من آسام' });
  expect(columnOf('translations.ar.description', CATEGORY)).toBe('description_ar');
});

test.each([
  ['title_ta', 'title_ta'],
  ['Description_AR', 'description_ar'],
  ['title_en', undefined],
  ['title_tag_line', undefined],
])('the heading %s is the column %s', (heading, column) => {
  expect(findColumn(heading)).toBe(column);
});

test('a column of a language is called by the name of the language', () => {
  expect(columnWords('title_ta')).toEqual(['Title in Tamil']);
  expect(inLanguage('hi', () => columnWords('description_ar'))).toEqual(['जानकारी, अरबी में']);
});

test('an empty one takes it away, and what is empty then', () => {
  expect(write({ sku: 'LEAF', translations: { hi: { title: 'पत्ती चाय' } } }, '')).toEqual({ sku: 'LEAF' });
});
