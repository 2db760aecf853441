import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOwnSizes } from '../../src/client/size/stored-size.ts';
import { adviceWords } from '../../src/core/size/size-advice.ts';

const DAY = 20_000;

test('stored measurements are read as they were written, by those whom they are of', () => {
  const own = {
    women: { body: { chest: 914.4, foot: 240 }, sizes: { chest: 'M', foot: '6' }, day: DAY - 4000 },
    girls: { body: { age: 66 }, sizes: { age: '4-5Y' }, day: DAY - 180 },
    '': { body: { head: 560 }, sizes: {}, day: DAY },
  };
  expect(parseOwnSizes(JSON.stringify(own), DAY)).toEqual(own);
});

test.each(['girls', 'boys', 'kids', 'baby'])('what was measured of %s counts for half a year', (audience) => {
  const own = { body: { chest: 600 }, sizes: {}, day: DAY - 181 };
  expect(parseOwnSizes(JSON.stringify({ [audience]: own, men: own }), DAY)).toEqual({ men: own });
});

test.each([
  null,
  '',
  '{"body":',
  '[]',
  '7',
  // As it was stored before it was known of whom it is.
  '{"body":{"chest":914},"sizes":{"chest":"M"}}',
  '{"women":{"body":{"chest":"914","waist":1,"hip":1e9,"age":-1,"__proto__":{"chest":900},"arm":700},"sizes":{"chest":"S"},"day":20000}}',
  '{"women":{"body":{"chest":914},"sizes":{"chest":"S"}}}',
])('of %j nothing is taken', (text) => {
  expect(parseOwnSizes(text, DAY)).toEqual({});
});

test('of names of sizes only short texts are taken', () => {
  const text = JSON.stringify({
    men: { body: { chest: 914 }, sizes: { chest: '', waist: 7, hip: 'XXXXXXXXXXXXXXXXXXXXXXXX', foot: '7' }, day: DAY },
  });
  expect(parseOwnSizes(text, DAY)['men']?.sizes).toEqual({ foot: '7' });
});

test('a stored value is never an error', () => {
  fc.assert(fc.property(fc.json(), (text) => Boolean(parseOwnSizes(text))));
});

test('what is said about a size', () => {
  expect(
    adviceWords({
      size: 'M',
      fits: [
        { measure: 'chest', size: 'M', state: 'between', smaller: 'S' },
        { measure: 'waist', size: 'S', state: 'small' },
        { measure: 'hip', size: 'M', state: 'fits' },
      ],
    }),
  ).toEqual([
    'Your size is M.',
    'Bust or chest: between S and M. S would be tight.',
    'Waist: smaller than S, which will be loose.',
    'Hip: fits M.',
  ]);
  expect(adviceWords({ fits: [{ measure: 'foot', state: 'large' }] })).toEqual([
    'This product has no size large enough for you.',
    'Foot length: larger than the largest size.',
  ]);
});
