import { describe, expect, test } from 'vitest';
import { findNode, removeEntry, renameKey, setValue } from '../../../src/catalog/json/edit-json.ts';

const FILE = `{
    "name": "Asha",   "unknown": [1,2],
    "care": { "phone": "1", "hours": "9 to 5" },
    "tags": [
        "a"
    ],
    "empty": {}
}
`;

describe('a value of a JSON text', () => {
  test('is replaced, and the rest of the text stays as it is written', () => {
    expect(setValue(FILE, ['care', 'hours'], 'always')).toBe(FILE.replace('9 to 5', 'always'));
  });

  test('is added at the end of its object, written as the others are', () => {
    expect(setValue(FILE, ['care', 'days'], 5)).toBe(FILE.replace('"9 to 5" }', '"9 to 5", "days": 5 }'));
    expect(setValue(FILE, ['tags', 1], { b: 1 })).toBe(
      FILE.replace('"a"\n', '"a",\n        {\n            "b": 1\n        }\n'),
    );
    expect(setValue(FILE, ['empty', 'x'], true)).toBe(FILE.replace('{}', '{\n        "x": true\n    }'));
  });

  test('is added with the line breaks that the file has', () => {
    const text = setValue(FILE.replaceAll('\n', '\r\n'), ['tags', 1], ['b', 'c']) ?? '';
    expect(text.replaceAll('\r\n', '').includes('\n')).toBe(false);
    expect(JSON.parse(text)).toMatchObject({ tags: ['a', ['b', 'c']] });
  });

  test('is not added to what is not there, or is of another kind', () => {
    expect(setValue(FILE, ['nobody', 'x'], 1)).toBeUndefined();
    expect(setValue(FILE, ['name', 'x'], 1)).toBeUndefined();
    expect(setValue(FILE, ['tags', 'x'], 1)).toBeUndefined();
  });

  test('is removed with its comma, or gets another name', () => {
    const at = (text: string, ...path: (string | number)[]) => findNode(text, path) ?? expect.fail('it is not there');
    for (const key of ['name', 'care', 'empty']) {
      const value = JSON.parse(removeEntry(FILE, at(FILE, key))) as object;
      expect(Object.keys(value)).toEqual(['name', 'unknown', 'care', 'tags', 'empty'].filter((name) => name !== key));
    }
    expect(renameKey(FILE, at(FILE, 'care', 'hours'), 'open')).toBe(FILE.replace('hours', 'open'));
    expect(renameKey(FILE, at(FILE, 'tags', 0), 'open')).toBeUndefined();
  });
});
