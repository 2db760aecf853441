import { expect, test } from 'vitest';
import { joinLayers } from '../../src/integration/render/join-layers.ts';

test('each layer becomes one block, in the order of the layers, across sheets too', () => {
  expect(
    joinLayers([
      '@layer tokens{p{x:y}}@layer components{@media x{q{x:y}}}\n',
      '@layer reset{p{x:z}}@layer components{r{x:y}}\n@layer tokens{s{x:y}}',
    ]),
  ).toBe('@layer reset{p{x:z}}@layer tokens{p{x:y}s{x:y}}@layer components{@media x{q{x:y}}r{x:y}}');
});

test.each([
  ['@layer a{p{x:y}}p{x:y}@layer a{p{x:y}}', '@layer a{p{x:y}}p{x:y}@layer a{p{x:y}}'],
  [
    'p{x:y}@layer base{q{content:"}@layer base{"}}@media x{p{x:y}}',
    '@layer base{q{content:"}@layer base{"}}p{x:y}@media x{p{x:y}}',
  ],
])('what is in none of them keeps its order, after them: %s', (css, joined) => {
  expect(joinLayers([css])).toBe(joined);
});
