import { describe, expect, test } from 'vitest';
import { findProblems, product } from '../shop-in-a-folder.ts';

describe('the fix of a text in place of a list', () => {
  const fixOf = (images: string) => findProblems({ 'products/tea/leaf.json': product({ images }) })[0]?.fix;

  test.each([
    ['leaf.png', ['leaf.png']],
    ['["leaf.png","b.png"]', ['leaf.png', 'b.png']],
    ['[]', []],
  ])('%s is the list', (text, value) => {
    expect(fixOf(text)).toEqual({ kind: 'set', path: ['images'], value });
  });

  test.each(['leaf.png, b.png', '["leaf.png"', '[1, 2]', '{"0":"leaf.png"}', ''])('%j is left to a person', (text) => {
    expect(fixOf(text)).toBeUndefined();
  });
});

test('an attribute without a name is not removed by --fix when it has a value', () => {
  const problems = findProblems({ 'products/tea/leaf.json': product({ attributes: { '': 'Black', Fit: null } }) });
  expect(problems.map(({ fix }) => fix)).toEqual([undefined, { kind: 'remove', path: ['attributes', 'Fit'] }]);
});
