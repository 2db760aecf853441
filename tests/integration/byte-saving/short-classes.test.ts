import { expect, test } from 'vitest';
import { makeClassShortener } from '../../../src/integration/byte-saving/short-classes.ts';

const shorten = makeClassShortener(
  ['<p class="card__title card__title--wide">', '.card__title .pages__step{color:var(--card__title)}'],
  ["make('a', { className: 'pages__step' })"],
);

test('names of elements and modifiers become short in markup and styles', () => {
  expect(shorten('<p class="card card__title card__title--wide">')).toBe('<p class="card _a _b">');
  expect(shorten('.card>.card__title:hover,.card__title--wide::before')).toBe('.card>._a:hover,._b::before');
});

test('names that a script mentions stay', () => {
  expect(shorten('.pages__step .pages__other')).toBe('.pages__step .pages__other');
});

test('names that are put together stay', () => {
  const composed = makeClassShortener(['.sheet--half .sheet--full .button--tap'], ['`sheet sheet--$' + '{height}`']);
  expect(composed('.sheet--half .sheet--full .button--tap')).toBe('.sheet--half .sheet--full ._a');
});

test('custom properties and parts of other words stay', () => {
  expect(shorten('var(--card__title) --color-card old-card__title card__titles')).toBe(
    'var(--card__title) --color-card old-card__title card__titles',
  );
});

test('the order of the files changes no name', () => {
  const [one, other] = ['.a__b', '.c__d'];
  expect(makeClassShortener([one, other], [])('.c__d')).toBe(makeClassShortener([other, one], [])('.c__d'));
});
