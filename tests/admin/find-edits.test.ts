import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { applyEdits, findEdits } from '../../src/admin/app/forms/find-edits.ts';
import { type Json, nameOf, withValue } from '../../src/admin/app/inputs/value.ts';
import { editText } from '../../src/admin/server/edit-text.ts';

const leaf = fc.constantFrom<Json>(1, 2, 'a', 'b', true, null);
const { value: json } = fc.letrec<{ value: Json; object: Json; list: Json }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('object'), tie('list')),
  object: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }) as fc.Arbitrary<Json>,
  list: fc.array(tie('value'), { maxLength: 5 }) as fc.Arbitrary<Json>,
}));
const object = fc.dictionary(fc.constantFrom('p', 'q', 'r'), json, { maxKeys: 3 }) as fc.Arbitrary<{
  [key: string]: Json;
}>;

/** Keys in order, as an edit adds a key at the end. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, sorted(one)])
            .sort(([a], [b]) => String(a).localeCompare(String(b))),
        )
      : value;

describe('the edits of a form', () => {
  test('make the text of a file say what the form says, whatever was changed', () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        const text = editText(`${JSON.stringify(before, null, 2)}\n`, findEdits(before, after), 'x.json');
        expect(sorted(JSON.parse(text))).toEqual(sorted(after));
      }),
      { numRuns: 2_000 },
    );
  });

  test('are none where nothing has changed, and one where one value has', () => {
    const before: Json = { title: 'Cup', sizes: [{ name: 'S' }, { name: 'M', stock: 1 }], strange: 1 };
    expect(findEdits(before, structuredClone(before))).toEqual([]);
    expect(findEdits(before, withValue(before, ['sizes', 1, 'stock'], 5) as Json)).toEqual([
      { path: ['sizes', 1, 'stock'], value: 5 },
    ]);
  });

  test('move, add and remove entries of lists, so that the others stay as they are written', () => {
    expect(findEdits({ a: [1, 2, 3] }, { a: [3, 1, 2] })).toEqual([{ path: ['a'], move: { from: 2, to: 0 } }]);
    expect(findEdits({ a: [1, 2, 3] }, { a: [1, 3] })).toEqual([{ path: ['a', 1], remove: true }]);
    expect(findEdits({ a: [1, 2] }, { a: [1, 9, 2] })).toEqual([
      { path: ['a', 2], value: 9 },
      { path: ['a'], move: { from: 2, to: 1 } },
    ]);
  });

  test('can be made again on a file that has changed elsewhere', () => {
    const edits = findEdits({ title: 'Cup', price: 1 }, { title: 'Cup', price: 2 });
    expect(applyEdits({ title: 'Big cup', price: 1 }, edits)).toEqual({ title: 'Big cup', price: 2 });
  });
});

test('a group of fields that was emptied leaves no trace', () => {
  const value = withValue({ sku: 'A' }, ['legal', 'maker', 'name'], 'Asha') as Json;
  expect(value).toEqual({ sku: 'A', legal: { maker: { name: 'Asha' } } });
  expect(withValue(value, ['legal', 'maker', 'name'], undefined)).toEqual({ sku: 'A' });
});

test('a path is named as problems name it', () => {
  expect(nameOf(['sizes', 2, 'name'])).toBe('sizes[2].name');
  expect(nameOf([])).toBe('');
});
