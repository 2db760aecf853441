import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOwnSize } from '../../src/client/size/stored-size.ts';
import { adviceWords } from '../../src/core/size/size-advice.ts';

test('stored measurements are read as they were written', () => {
  const own = { body: { chest: 914.4, foot: 240 }, sizes: { chest: 'M', foot: '6' } };
  expect(parseOwnSize(JSON.stringify(own))).toEqual(own);
});

test.each([
  null,
  '',
  '{"body":',
  '[]',
  '7',
  '{"body":{"chest":"914","waist":1,"hip":1e9,"__proto__":{"chest":900},"arm":700},"sizes":{"chest":"","waist":7,"hip":"XXXXXXXXXXXXXXXXXXXXXXXX"}}',
])('of %j nothing is taken', (text) => {
  expect(parseOwnSize(text)).toEqual({ body: {}, sizes: {} });
});

test('a stored value is never an error', () => {
  fc.assert(fc.property(fc.json(), (text) => Boolean(parseOwnSize(text))));
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
