import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FieldInput } from '../../../src/admin/app/inputs/FieldInput.tsx';
import { summary } from '../../../src/admin/app/forms/FileForm.tsx';
import { FileName, isName } from '../../../src/admin/app/forms/FileName.tsx';
import { FormContext, type FormShared, idOf } from '../../../src/admin/app/inputs/form-context.ts';
import { FormFields } from '../../../src/admin/app/forms/FormFields.tsx';
import { LAYOUTS } from '../../../src/admin/app/forms/layouts.ts';
import { emptyOf, nameEntry } from '../../../src/admin/app/inputs/ListInput.tsx';
import { copyOf } from '../../../src/admin/app/forms/NewPage.tsx';
import { moved } from '../../../src/admin/app/inputs/SortableList.tsx';
import { pictureFolderOf } from '../../../src/admin/app/forms/use-form-parts.ts';
import type { Json } from '../../../src/admin/app/inputs/value.ts';
import type { ProblemAnswer } from '../../../src/admin/contract.ts';
import { FORM_KINDS, type FormField, type FormKind } from '../../../src/admin/form-contract.ts';
import { describeFields } from '../../../src/admin/server/form-fields.ts';

const SHOP = {
  ...{ name: 'Chai Ghar', label: 'catalog', isCurrent: true },
  markets: [{ id: 'in', name: 'India', currency: 'INR' }],
  categories: [{ id: 'cups', title: 'Cups', marketId: 'in' }],
  sellers: [{ id: 'chai-ghar', name: 'Chai Ghar' }],
};
const IDS = { category: ['cups'], facet: [], market: ['in'], page: ['/help'], seller: ['chai-ghar'] };

const inForm = (element: ReturnType<typeof createElement>, changes: Partial<FormShared> = {}): string =>
  renderToStaticMarkup(
    createElement(
      FormContext,
      {
        value: {
          ...{ Input: FieldInput, shop: SHOP, ids: IDS, attributes: [], pictureFolder: 'cups', problems: [] },
          ...{ value: {}, set: () => {}, ...changes },
        } as FormShared,
      },
      element,
    ),
  );
const form = (kind: FormKind, value: Json, changes: Partial<FormShared> = {}): string =>
  inForm(createElement(FormFields, { kind, fields: describeFields(kind), value }), changes);
/** The markup of a field, up to the next one. */
const fieldOf = (markup: string, name: string): string =>
  markup.split('data-field="').find((part) => part.startsWith(`${name}"`)) ?? '';

test.each(FORM_KINDS)('every field of a form has its place, each once: %s', (kind) => {
  const fields = describeFields(kind).map(({ key }) => key);
  const shown = [...form(kind, {}).matchAll(/data-field="([^".[]+)"/g)].map(([, name = '']) => name);
  expect(new Set(shown).size).toBe(shown.length);
  expect(shown.toSorted()).toEqual(fields.toSorted());
});

test.each(FORM_KINDS)('a group of a form names fields that there are: %s', (kind) => {
  const fields = describeFields(kind).map(({ key }) => key);
  for (const { title, keys } of LAYOUTS[kind])
    expect(
      keys.filter((key) => !fields.includes(key)),
      title,
    ).toEqual([]);
});

describe('a form', () => {
  const problem = (field: string): ProblemAnswer =>
    ({ code: 'price-above-mrp', severity: 'error', field, words: 'Needed: a price of at most the MRP.' }) as never;

  test('has what the check finds at its field, tied to what is typed', () => {
    const markup = form('product', { offers: { in: { price: 900 } } }, { problems: [problem('offers.in.price')] });
    const field = fieldOf(markup, 'offers.in.price');
    expect(field).toContain('Error: Needed: a price of at most the MRP.');
    expect(field).toMatch(/<input [^>]*aria-invalid="true"/);
    const [, described = ''] = /aria-describedby="([^"]*)"/.exec(field) ?? [];
    expect(described.split(' ')).toContain(`${idOf(['offers', 'in', 'price'])}-problems`);
    expect(fieldOf(markup, 'title')).not.toContain('aria-invalid');
  });

  test('opens a closed group that has a problem', () => {
    const isOpen = (...problems: readonly ProblemAnswer[]) =>
      /<details class="group" open=""><summary><h2>Sizes/.test(form('product', {}, { problems }));
    expect([isOpen(), isOpen(problem('sizes[2].name'))]).toEqual([false, true]);
  });

  test('says which groups have nothing yet', () => {
    expect(form('product', {})).toMatch(/<h2>Sizes<\/h2> <span class="soft">nothing yet/);
    expect(form('product', { sizes: ['S'] })).not.toMatch(/<h2>Sizes<\/h2> <span/);
  });

  test('says what is needed', () => {
    const markup = form('product', {});
    expect(fieldOf(markup, 'title')).toContain('<span class="needed"> needed</span>');
    expect(fieldOf(markup, 'description')).not.toContain('needed');
  });

  test('offers the shop’s own sellers by name, and keeps one that is gone', () => {
    const field = fieldOf(form('product', { seller: 'gone' }), 'seller');
    expect(field).toContain('<option value="chai-ghar">Chai Ghar (chai-ghar)</option>');
    expect(field).toMatch(/<option value="gone" selected="">gone/);
  });

  test('offers attributes that others of the category have, and their values while nothing is typed', () => {
    const attributes = [{ name: 'Glaze', values: ['Blue', 'Green'], count: 2 }];
    const offered = (value: Json) => fieldOf(form('product', value, { attributes }), 'attributes');
    expect(offered({})).toContain('+ Glaze');
    expect(form('product', { attributes: { Glaze: '' } }, { attributes })).toMatch(/<button [^>]*>Blue<\/button>/);
    expect(form('product', { attributes: { Glaze: 'Red' } }, { attributes })).not.toMatch(/>Blue<|\+ Glaze/);
  });

  test('has a row of prices for each market', () => {
    expect(form('product', {})).toMatch(/<fieldset class="row"><legend>India<\/legend>/);
  });

  test('shows a value that no field can hold as it is written', () => {
    expect(fieldOf(form('product', { sizes: { S: 1 } }), 'sizes')).toContain('&quot;S&quot;: 1');
  });

  test.each([
    [0, false, 'Nothing is changed.'],
    [1, false, '1 change'],
    [2, true, '2 changes, another place'],
    [0, true, 'another place'],
  ])('with %i changes, and another file name: %s, says "%s"', (count, isRenamed, words) => {
    expect(summary(count, isRenamed)).toBe(words);
  });
});

describe('an entry of a list', () => {
  const slides = { title: 'Slides' } as FormField;

  test('is called by its place, and by what it says itself', () => {
    expect(nameEntry(slides, { title: 'Monsoon' }, 0)).toBe('Slide 1: Monsoon');
    expect(nameEntry(slides, { title: '', sku: 'K-1' }, 1)).toBe('Slide 2: K-1');
    expect(nameEntry({ title: 'Categories' } as FormField, 'cups', 2)).toBe('Category 3');
    expect(nameEntry({ title: 'Address' } as FormField, {}, 0)).toBe('Address 1');
  });

  test('goes to another place, and the others keep their order', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  test('begins empty: an object, as many texts as it always has, or a text', () => {
    expect(emptyOf({ kind: 'object' } as FormField)).toEqual({});
    expect(emptyOf({ kind: 'list', length: 2 } as FormField)).toEqual(['', '']);
    expect(emptyOf({ kind: 'text' } as FormField)).toBe('');
  });
});

test('a copy of a product is a draft without what tells it from others; other copies have all', () => {
  const product = { sku: 'A', title: 'Cup', reviews: [1], variants: [2], offers: { in: { price: 5 } } };
  expect(copyOf('product', product)).toEqual({ title: 'Cup', offers: { in: { price: 5 } }, draft: true });
  expect(copyOf('seller', { name: 'Chai Ghar' })).toEqual({ name: 'Chai Ghar' });
  expect(copyOf('product', 'no object')).toEqual({});
});

test.each([
  ['products/cups/clay-cup_1.json', true],
  ['home.json', true],
  ['products//.json', false],
  ['products/cups/-a.json', false],
  ['products/cups/a b.json', false],
  ['../a.json', false],
])('the name of a file %s can be one: %s', (file, can) => {
  expect(isName(file)).toBe(can);
});

test('the name of a product’s file has the folder of its category, and says when it can’t be one', () => {
  const name = (file: string) => inForm(createElement(FileName, { file, onChange: () => {} }));
  expect(name('products/cups/a.json')).toMatch(/<option value="cups" selected="">Cups \(cups\)/);
  expect(name('products//.json')).toMatch(/<option value="" selected="">Choose/);
  expect(name('sellers/a.json')).not.toContain('Category');
  expect(name('sellers/a b.json')).toContain('This can’t be the name of a file.');
});

test('pictures go into the folder of a product’s category, else of the kind of file', () => {
  expect(['products/cups/a.json', 'sellers/a.json', 'home.json'].map(pictureFolderOf)).toEqual([
    'cups',
    'sellers',
    'home',
  ]);
});
