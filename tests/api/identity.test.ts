import { describe, expect, test } from 'vitest';
import { describeUsername, fold, readIdentifier, readPhoneOf } from '../../src/api/ground/text/identity.ts';

const countries = ['IN', 'AE'];

test('names and addresses are compared without case, width and invisible marks', () => {
  expect(fold(' Ａsha\u200b@Mail\u3002example ')).toBe('asha@mail.example');
});

test('a number is read by the rules of the first country that it fits', () => {
  expect(readPhoneOf('098765 43210', countries)).toBe('+919876543210');
  expect(readPhoneOf('050 123 4567', countries)).toBe('+971501234567');
  expect(readPhoneOf('12', countries)).toBeUndefined();
});

test.each([
  ['Asha@Mail.example', { kind: 'email', key: 'asha@mail.example' }],
  ['98765 43210', { kind: 'phone', key: '+919876543210' }],
  ['Asha', { kind: 'username', key: 'asha' }],
] as const)('%s is read as %j', (text, identifier) => {
  expect(readIdentifier(text, countries)).toEqual(identifier);
});

describe('a user name', () => {
  test.each([
    ['asha@home', /without @/],
    ['98765 43210', /not a number/],
    ['١٢٣٤٥', /not a number/],
    ['a\u200b', /At least 2/],
  ])('"%s" is refused', (name, why) => {
    expect(describeUsername(name, countries)).toMatch(why);
  });

  test('with a letter in it is accepted', () => {
    expect(describeUsername('आशा', countries)).toBeUndefined();
  });
});
