import { describe, expect, test } from 'vitest';
import { gstinCheckCharacter } from '../../../src/core/tax/gstin.ts';
import { applicationRules, describeGstin } from '../../../src/core/seller/seller.ts';

const gstinOf = (state: string): string => {
  const start = `${state}ABCDE1234F1Z`;
  return start + gstinCheckCharacter(start);
};

describe('a GSTIN in an application', () => {
  test('fits the state where parcels are picked up', () => {
    expect(describeGstin(gstinOf('08'), 'Rajasthan')).toBeUndefined();
    expect(describeGstin(gstinOf('08'), 'Gujarat')).toContain('another state than Gujarat');
  });

  test('may be typed with spaces and in lower case', () => {
    expect(describeGstin(` ${gstinOf('08').toLowerCase()} `, 'Rajasthan')).toBeUndefined();
  });

  test.each([
    ['25', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['28', 'Andhra Pradesh'],
  ])('may begin with %s, an old code of %s', (code, state) => {
    expect(describeGstin(gstinOf(code), state)).toBeUndefined();
  });

  test.each(['97', '99'])('that begins with %s belongs to no state and fits each', (code) => {
    expect(describeGstin(gstinOf(code), 'Kerala')).toBeUndefined();
  });

  test('is checked without a state while none is chosen', () => {
    expect(describeGstin(gstinOf('08'), '')).toBeUndefined();
  });

  test('with two swapped digits is refused', () => {
    expect(describeGstin(gstinOf('08').replace('1234', '1243'), 'Rajasthan')).toContain('last character');
  });

  test('of a state that does not exist is refused', () => {
    expect(describeGstin(gstinOf('77'), 'Rajasthan')).toContain('no state');
  });
});

describe('the rules of an application', () => {
  const rules = applicationRules(
    (name) => (name === 'bank.accountNumber' ? '1234 5678 9012' : ''),
    () => ({ code: '302001', pinPlace: { city: 'Jaipur', state: 'Rajasthan' } }),
  );

  test.each([
    ['phone', '98765 43210', '12345'],
    ['pickup.pinCode', '302 001', '012345'],
    ['pickup.state', 'Rajasthan', 'Gujarat'],
    ['bank.accountNumber', '1234-5678-9012', '12345678'],
    ['accountAgain', '123456789012', '123456789021'],
    ['bank.ifsc', 'hdfc0000123', 'HDFC1000123'],
  ])('take for %s "%s", not "%s"', (field, good, bad) => {
    expect(rules[field]?.(good)).toBeUndefined();
    expect(rules[field]?.(bad)).toEqual(expect.any(String));
  });
});
