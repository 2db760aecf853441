import { expect, test } from 'vitest';
import { joinLayers } from '../../src/integration/render/join-layers.ts';

test('neighbouring blocks of a layer become one, across sheets too', () => {
  expect(joinLayers(['@layer a{p{x:y}}@layer b{@media x{q{x:y}}}\n', '@layer b{r{x:y}}\n@layer b{s{x:y}}'])).toBe(
    '@layer a{p{x:y}}@layer b{@media x{q{x:y}}r{x:y}s{x:y}}',
  );
});

test.each([
  '@layer a{p{x:y}}@layer b{p{x:y}}@layer a{p{x:y}}',
  '@layer a,b;@layer a{p{x:y}}p{x:y}@layer a{p{x:y}}',
  '@layer a{p{content:"}@layer a{"}}@media x{p{x:y}}',
])('everything else stays as it is: %s', (css) => {
  expect(joinLayers([css])).toBe(css);
});
