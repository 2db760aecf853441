import { expect, test } from 'vitest';
import {
  codeAddress,
  codeAt,
  findCodeStep,
  makeCodeSecret,
  readBase32,
  stepAt,
} from '../../src/api/records/staff/totp.ts';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('the key of the test vectors is read from base 32', () => {
  expect(readBase32(SECRET).toString()).toBe('12345678901234567890');
  expect(() => readBase32('1')).toThrow();
});

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %s is that of RFC 6238, appendix B', (second, code) => {
  expect(codeAt(readBase32(SECRET), stepAt(second * 1000), 8)).toBe(code);
});

test('a code is good for the steps beside its own, once', () => {
  const now = 1111111109_000;
  const code = codeAt(readBase32(SECRET), stepAt(now));
  expect(code).toBe('081804');
  for (const seconds of [-30, 0, 30]) expect(findCodeStep(SECRET, code, now + seconds * 1000)).toBe(stepAt(now));
  expect(findCodeStep(SECRET, '081 804', now)).toBe(stepAt(now));
  for (const seconds of [-60, 60]) expect(findCodeStep(SECRET, code, now + seconds * 1000)).toBeUndefined();
  expect(findCodeStep(SECRET, code, now, stepAt(now))).toBeUndefined();
  expect(findCodeStep(SECRET, code, now, stepAt(now) - 1)).toBe(stepAt(now));
  for (const typed of ['', '81804', '0818040', '081805']) expect(findCodeStep(SECRET, typed, now)).toBeUndefined();
});

test('a new key has 160 bits, and its address names shop and person', () => {
  const secret = makeCodeSecret();
  expect(readBase32(secret)).toHaveLength(20);
  expect(makeCodeSecret()).not.toBe(secret);
  expect(codeAddress('Hill Shop', 'asha', SECRET)).toBe(
    `otpauth://totp/Hill%20Shop%3Aasha?secret=${SECRET}&issuer=Hill%20Shop`,
  );
});
