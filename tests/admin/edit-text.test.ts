import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editText } from '../../src/admin/server/edit-text.ts';
import { Refused } from '../../src/admin/server/refused.ts';

const TEXT = `{
  "sku": "A-1",
  "ownKey": { "b": 1,   "a": [1, 2 ,3] },
  "offers": { "in": { "price": 499, "mrp": 999 } },
  "sizes": [
    { "name": "S" },

    { "name": "M" }
  ]
}
`;

describe('editing a file', () => {
  test('changes the lines that it names, and nothing else', () => {
    const edited = editText(TEXT, [{ path: ['offers', 'in', 'price'], value: 449 }], 'x.json');
    expect(edited).toBe(TEXT.replace('499', '449'));
  });

  test('leaves a value that is the same as it is written', () => {
    const text = '{ "price": 499.00 }\n';
    expect(editText(text, [{ path: ['price'], value: 499 }], 'x.json')).toBe(text);
  });

  test('makes the objects on the way to a new value', () => {
    const edited = editText(TEXT, [{ path: ['offers', 'ae', 'price'], value: 25 }], 'x.json');
    expect(JSON.parse(edited)).toMatchObject({ offers: { in: { price: 499 }, ae: { price: 25 } } });
    expect(editText('{}', [{ path: ['legal', 'genericName'], value: 'Cup' }], 'x.json')).toBe(
      '{\n  "legal": {\n    "genericName": "Cup"\n  }\n}',
    );
  });

  test('removes a property with its comma', () => {
    expect(JSON.parse(editText(TEXT, [{ path: ['offers', 'in', 'mrp'], remove: true }], 'x.json')).offers).toEqual({
      in: { price: 499 },
    });
    expect(editText(TEXT, [{ path: ['draft'], remove: true }], 'x.json')).toBe(TEXT);
  });

  test('moves entries of a list as they are written', () => {
    const edited = editText(TEXT, [{ path: ['sizes'], move: { from: 1, to: 0 } }], 'x.json');
    expect(edited).toBe(TEXT.replace('"S"', '"?"').replace('"M"', '"S"').replace('"?"', '"M"'));
  });

  test('keeps line breaks of Windows', () => {
    const text = '{\r\n  "a": 1\r\n}\r\n';
    expect(editText(text, [{ path: ['b'], value: [1] }], 'x.json')).toBe(
      '{\r\n  "a": 1,\r\n  "b": [\r\n    1\r\n  ]\r\n}\r\n',
    );
  });

  test.each([
    ['no JSON', '{ "a": ', [{ path: ['a'], value: 1 }]],
    ['a path below a text', '{ "a": "b" }', [{ path: ['a', 'c'], value: 1 }]],
    ['an entry far beyond a list', '{ "a": [] }', [{ path: ['a', 5], value: 1 }]],
    ['a move beyond a list', '{ "a": [1] }', [{ path: ['a'], move: { from: 0, to: 1 } }]],
    ['a key that objects lose', '{}', [{ path: ['__proto__', 'a'], value: 1 }]],
    ['a path that is none', '{}', [{ path: 'a' as unknown as string[], value: 1 }]],
  ])('refuses %s', (_name, text, edits) => {
    expect(() => editText(text, edits, 'x.json')).toThrow(Refused);
  });

  test('gives the value that was set, whatever the file holds', () => {
    const key = fc.stringMatching(/^[a-z]{1,4}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue()), key, fc.jsonValue(), fc.nat(4), (object, name, value, indent) => {
        const text = JSON.stringify(object, null, indent);
        const edited = editText(text, [{ path: [name], value }], 'x.json');
        expect(JSON.parse(edited)).toEqual(JSON.parse(JSON.stringify({ ...object, [name]: value })));
        const removed = editText(edited, [{ path: [name], remove: true }], 'x.json');
        const { [name]: _gone, ...others } = object;
        expect(JSON.parse(removed)).toEqual(JSON.parse(JSON.stringify(others)));
      }),
    );
  });
});
