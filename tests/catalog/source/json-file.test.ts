import { describe, expect, test } from 'vitest';
import { complain, findProblems, loadShop, product } from '../shop-in-a-folder.ts';

/** What an editor is told of this text in a file of redirects. */
const complainOf = (text: string | Uint8Array): string => complain({ 'redirects.json': text });

describe('the error of a file that is not JSON is shown', () => {
  test('where a comma is missing', () => {
    expect(complainOf('{\n  "/a": "/help"\n  "/b": "/help"\n}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:3:3  [json-syntax]
        found     "/b": "/help"
        expected  a comma before this

      1 error, 0 warnings
      "
    `);
  });

  test('where there is a comma after the last entry', () => {
    expect(complainOf('{\n  "/a": "/help",\n}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:3:1  [json-syntax]
        found     }
        expected  a key in double quotes (no comma after the last entry)

      1 error, 0 warnings
      "
    `);
  });

  test('where there is a comma after the last entry of a list', () => {
    expect(complainOf('{ "/a": ["/help", ] }')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:19  [json-syntax]
        found     ] }
        expected  a value (no comma after the last entry)

      1 error, 0 warnings
      "
    `);
  });

  test('where a text is not closed', () => {
    expect(complainOf('{\n  "/a": "/help,\n  "/b": "/help"\n}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:9  [json-syntax]
        found     "/help,
        expected  a closing " on the same line (write a line break as \\n)

      1 error, 0 warnings
      "
    `);
  });

  test('where a text has a line break', () => {
    expect(complainOf('{ "/a": "/he\nlp" }')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:9  [json-syntax]
        found     "/he
        expected  a closing " on the same line (write a line break as \\n)

      1 error, 0 warnings
      "
    `);
  });

  test('where there is a comment', () => {
    expect(complainOf('{\n  // old addresses\n  "/a": "/help"\n}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:3  [json-syntax]
        found     // old addresses
        expected  no comments: JSON does not allow them

      1 error, 0 warnings
      "
    `);
  });

  test('where a colon is missing', () => {
    expect(complainOf('{ "/a" "/help" }')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:8  [json-syntax]
        found     "/help" }
        expected  a colon between a key and its value

      1 error, 0 warnings
      "
    `);
  });

  test('where there are single quotes', () => {
    expect(complainOf("{ '/a': '/help' }")).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:3  [json-syntax]
        found     '/a': '/help' }
        expected  a text in double quotes, a number, true, false or null

      1 error, 0 warnings
      "
    `);
  });

  test('where there is a word that is not JSON', () => {
    expect(complainOf('{ "/a": None }')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:9  [json-syntax]
        found     None }
        expected  a text in double quotes, a number, true, false or null

      1 error, 0 warnings
      "
    `);
  });

  test('where there is a single backslash', () => {
    expect(complainOf('{ "/a": "C:\\pictures" }')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:1:9  [json-syntax]
        found     "C:\\pictures" }
        expected  one of the escapes \\" \\\\ \\/ \\n \\t \\uXXXX (a backslash itself is \\\\)

      1 error, 0 warnings
      "
    `);
  });

  test('where a brace is missing at the end', () => {
    expect(complainOf('{\n  "/a": "/help"\n')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:3:1  [json-syntax]
        found     the end of the line or file
        expected  a closing } for the open object

      1 error, 0 warnings
      "
    `);
  });

  test('where a second object begins', () => {
    expect(complainOf('{}\n{}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:2:1  [json-syntax]
        found     {}
        expected  the end of the file: a file holds one object

      1 error, 0 warnings
      "
    `);
  });

  test('for the whole file when it is empty', () => {
    expect(complainOf('')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json  [file-empty]
        found     an empty file
        expected  an object { ... }

      1 error, 0 warnings
      "
    `);
  });
});

test('a file of spaces counts as empty', () => {
  expect(findProblems({ 'redirects.json': ' \n' })).toEqual([expect.objectContaining({ found: 'an empty file' })]);
});

describe('a repeated key', () => {
  test('is an error, because only the last would be used', () => {
    expect(complainOf('{\n  "/a": "/help",\n  "/a": "/tea"\n}')).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json:3:3  /a  [key-duplicate]
        found     the key "/a" for the second time in this object
        expected  each key once
        hint      remove one of them: only the last would be used

      1 error, 0 warnings
      "
    `);
  });

  test.each([
    ['with spaces in front of the colon', '{ "/a"  : "/help", "/b": "/help", "/b": "/help" }'],
    ['with a line end in front of the colon', '{ "/a"\n: "/help", "/b": "/help", "/b": "/help" }'],
    ['written once with an escape', '{ "/a": "/help", "\\u002fa": "/help" }'],
    ['beside a text that looks like a key', '{ "/a": "\\":", "/b": "/help", "/b": "/help" }'],
  ])('is found %s', (_way, text) => {
    expect(findProblems({ 'redirects.json': text })).toContainEqual(
      expect.objectContaining({
        found: expect.stringMatching(/^the key "\/[ab]" for the second time in this object$/),
      }),
    );
  });

  test('is found deep inside a product', () => {
    const text = JSON.stringify(product()).replace('"price"', '"price":1,"price"');
    expect(complain({ 'products/tea/leaf.json': text })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:1:100  offers.in.price  [key-duplicate]
        found     the key "price" for the second time in this object
        expected  each key once
        hint      remove one of them: only the last would be used

      1 error, 0 warnings
      "
    `);
  });

  test('is allowed in different objects', () => {
    const text = JSON.stringify(
      product({ sizes: [{ name: 'S' }, { name: 'M' }], attributes: { 'a":': '":', b: '" :' } }),
    );
    expect(findProblems({ 'products/tea/leaf.json': text })).toEqual([]);
  });
});

describe('a file in another encoding', () => {
  const text = '{ "/alt": "/help" }';

  test('is reported as such', () => {
    expect(complainOf(Buffer.from(`\ufeff${text}`, 'utf16le'))).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json  [file-encoding]
        found     a file in UTF-16
        expected  JSON in UTF-8
        hint      save the file again with the encoding "UTF-8"

      1 error, 0 warnings
      "
    `);
  });

  test.each([
    ['big-endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['little-endian without a mark', Buffer.from(text, 'utf16le')],
    ['big-endian without a mark', Buffer.from(text, 'utf16le').swap16()],
  ])('is told to be UTF-16 when it is %s', (_kind, bytes) => {
    expect(findProblems({ 'redirects.json': bytes })).toEqual([
      expect.objectContaining({ found: 'a file in UTF-16', line: 0 }),
    ]);
  });

  test('is reported as not UTF-8 when it is Latin-1', () => {
    expect(complainOf(Buffer.from('{ "/caf\u00e9": "/help" }', 'latin1'))).toMatchInlineSnapshot(`
      "
      error  catalog/redirects.json  [file-encoding]
        found     bytes that are not UTF-8
        expected  JSON in UTF-8
        hint      save the file again with the encoding "UTF-8"

      1 error, 0 warnings
      "
    `);
  });

  test('may be UTF-8 with a byte-order mark', () => {
    expect(loadShop({ 'redirects.json': `\ufeff${text}` }).redirects).toEqual({ '/alt': '/help' });
  });

  test('with a byte-order mark has the same columns as in an editor', () => {
    expect(findProblems({ 'redirects.json': '\ufeff{ "/alt": 5 }' })).toEqual([
      expect.objectContaining({ line: 1, column: 11 }),
    ]);
  });
});

describe('a file without an object', () => {
  test('is told that each product has its own file when it is a list of products', () => {
    expect(complain({ 'products/tea/leaf.json': [product(), product()] })).toMatchInlineSnapshot(`
      "
      error  catalog/products/tea/leaf.json:1:1  [product-list]
        found     a list of 2
        expected  one product a file: an object { ... }

      1 error, 0 warnings
      "
    `);
  });

  test.each(['null', '"text"', '5', 'true', '[]'])('is told what is expected when it is %s', (text) => {
    expect(findProblems({ 'products/tea/leaf.json': text })).toEqual([
      expect.objectContaining({ line: 1, column: 1, expected: expect.stringContaining('an object { ... }') }),
    ]);
  });
});

describe('a file that is missing', () => {
  test.each(['store.json', 'home.json', 'redirects.json'])('is named when it is %s', (path) => {
    expect(findProblems({ [path]: undefined })).toEqual([
      expect.objectContaining({ file: `catalog/${path}`, found: 'no such file', severity: 'error' }),
    ]);
  });

  test('is no problem when it is hidden', () => {
    expect(findProblems({ '.hidden/x.json': '{', 'products/tea/.x.json': '{' })).toEqual([]);
  });
});
