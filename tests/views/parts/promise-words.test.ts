import { expect, test } from 'vitest';
import { afterTitle } from '../../../src/views/parts/promise-words.ts';

test.each([
  ['On every order in India', ' on every order in India'],
  ['from ₹499', ' from ₹499'],
  ['Pay at your door, no extra charge', ': pay at your door, no extra charge'],
  ['Delhivery brings it', ': Delhivery brings it'],
  ['India Post in two days', ': India Post in two days'],
])('what a promise says of itself follows its title in one line: %s', (text, written) => {
  expect(afterTitle(text)).toBe(written);
});
