import { expect, test } from 'vitest';
import { colourFill } from '../../../src/catalog/values/colour.ts';

test.each([
  ['Red', '#c2202b'],
  ['Sea green', '#3f9f8b'],
  ['Rani pink', '#d21c6b'],
  ['Denim blue', '#3f5f86'],
  ['Walnut brown', '#5a3d2a'],
  ['Light blue', '#2a5caa'],
  ['White and navy', '#ffffff'],
  ['Slate gray', '#5d6a76'],
  ['Red/Black', '#c2202b'],
])('the swatch of %s is %s', (name, fill) => {
  expect(colourFill(name)).toBe(fill);
});

test.each(['Multicolour', 'Clear', '', 'constructor', 'toString'])('%j has no swatch', (name) => {
  expect(colourFill(name)).toBeUndefined();
});
