import { expect, test } from 'vitest';
import { missingWords } from '../../src/core/missing-words.ts';

test('an empty field is named in the sentence about it', () => {
  expect(missingWords('Mobile number')).toBe('Enter your mobile number.');
  expect(missingWords('PIN code')).toBe('Enter your PIN code.');
  expect(missingWords('Email (optional)')).toBe('Enter your email.');
  expect(missingWords('Your name')).toBe('Enter your name.');
  expect(missingWords('State', true)).toBe('Choose your state.');
});
