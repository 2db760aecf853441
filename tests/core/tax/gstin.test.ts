import { describe, expect, test } from 'vitest';
import { checkGstin, cleanGstin, gstinCheckCharacter } from '../../../src/core/tax/gstin.ts';

/** Numbers whose form, state and check character are right; nobody has to be registered under them. */
const RIGHT = [
  '12AAACI1681G1Z0',
  '07AAACA0000A1Z0',
  '29ZZZPZ9999Z1ZO',
  '33ABCFD0000E2ZJ',
  '97AAATA0001AAZI',
  '24AAAHA0000B9ZK',
  '38AAACL1234M1ZH',
];
/** The same with one other letter. */
const CHANGED = [
  '07AAAAA0000A1Z0',
  '29ZZZAZ9999Z1ZO',
  '33ABCAD0000E2ZJ',
  '97AAAAA0001AAZI',
  '24AAAAA0000B9ZK',
  '38AAAAL1234M1ZH',
  '27AABCU1234R1ZT',
];

describe('a GSTIN', () => {
  test.each(RIGHT)('%s is valid', (gstin) => {
    expect(checkGstin(gstin)).toBe('ok');
    expect(gstinCheckCharacter(gstin.slice(0, 14))).toBe(gstin[14]);
  });

  test.each(CHANGED)('%s has a wrong check character', (gstin) => {
    expect(checkGstin(gstin)).toBe('checksum');
  });

  test.each(RIGHT)('%s with two different neighbours swapped is invalid', (gstin) => {
    for (let i = 0; i < 14; i++) {
      if (gstin[i] === gstin[i + 1]) continue;
      const swapped = gstin.slice(0, i) + gstin[i + 1] + gstin[i] + gstin.slice(i + 2);
      expect(checkGstin(swapped), swapped).not.toBe('ok');
    }
  });

  test('with an unknown state is told from one with a wrong check character', () => {
    expect(checkGstin('47AAACI1681G1Z0')).toBe('state');
    expect(checkGstin('47AAACI1681G1ZN')).toBe('state');
  });

  test.each([
    '',
    '12AAACI1681G1Z',
    '12AAACI1681G1Z00',
    '12aaaci1681g1z0',
    '12AAACI1681G0Z0',
    '1ZAAACI1681G1Z0',
    '12AAACI1681G1A0',
  ])('"%s" has not even the form', (text) => {
    expect(checkGstin(text)).toBe('form');
  });

  test('is read in any spelling', () => {
    expect(cleanGstin(' 12 aaaci 1681g 1z0\n')).toBe('12AAACI1681G1Z0');
  });
});
