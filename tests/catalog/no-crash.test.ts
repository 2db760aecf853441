import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPaths, replaceAt } from './paths-of.ts';
import { type Files, findProblems, SHOP } from './shop-in-a-folder.ts';
import { WIDE } from './wide-shop.ts';

const shop: Files = { ...SHOP, ...WIDE };
const paths = Object.keys(shop).filter((path) => path.endsWith('.json'));

const position = fc
  .constantFrom(...paths)
  .chain((file) => fc.constantFrom(...listPaths(shop[file])).map((path) => ({ file, path })));

const strange = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud83d',
    [],
    {},
    -1,
    1e308,
    '__proto__',
    'constructor',
    { toString: 1 },
    'x'.repeat(30_000),
  ),
);

describe('whatever is in a field, loading returns a catalogue or a list of problems', () => {
  test('and every problem says in words where it is and what is expected', () => {
    fc.assert(
      fc.property(position, strange, ({ file, path }, other) => {
        const content = JSON.stringify(replaceAt(shop[file], path, other));
        for (const problem of findProblems({ ...WIDE, [file]: content })) {
          expect(problem.file).toMatch(/^catalog\//);
          expect(problem.found).not.toBe('');
          expect(problem.expected).not.toMatch(/^$|invalid|undefined|too (big|small)|zod|NaN/i);
        }
      }),
      { numRuns: 250 },
    );
  });

  test('also when the text of a file was cut or changed', () => {
    const wound = fc.record({
      file: fc.constantFrom(...paths),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      removed: fc.nat({ max: 3 }),
      added: fc.constantFrom('', '"', ',', '{', ']', ':', '\\', '\n', '5', 'e', '\u0000', '\u2028'),
    });
    fc.assert(
      fc.property(wound, ({ file, at, removed, added }) => {
        const text = JSON.stringify(shop[file], null, 2);
        const start = Math.floor(at * text.length);
        const problems = findProblems({ ...WIDE, [file]: text.slice(0, start) + added + text.slice(start + removed) });
        expect(problems.every(({ expected }) => expected !== '')).toBe(true);
      }),
      { numRuns: 250 },
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'also when keys, ids and SKUs are called %s',
    (name) => {
      const text = JSON.stringify(shop['products/tea/blue.json']).replace(
        /\}$/,
        `,"attributes":{${JSON.stringify(name)}:"x"}}`,
      );
      expect(() => findProblems({ ...WIDE, 'products/tea/blue.json': text })).not.toThrow();
      expect(() =>
        findProblems({
          ...WIDE,
          [`sellers/${name}.json`]: shop['sellers/garden.json'],
          [`categories/${name}.json`]: shop['categories/cups.json'],
          [`products/${name}/x.json`]: {
            ...(shop['products/tea/leaf.json'] as object),
            sku: 'X',
            seller: name,
            offers: { [name]: { price: 5 } },
          },
        }),
      ).not.toThrow();
    },
  );
});
