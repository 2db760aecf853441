import { describe, expect, test } from 'vitest';
import { cleanIfsc, isIfsc } from '../../../src/core/seller/seller.ts';
import { findIndianState, INDIAN_STATES, isGstStateCode } from '../../../src/core/address/indian-states.ts';
import { normalisePhone, formatPhone } from '../../../src/core/address/phone.ts';
import { cleanPinCode, isPinCode } from '../../../src/core/address/pin-code.ts';

describe('an IFSC', () => {
  test('has four letters, a zero and six letters or digits', () => {
    expect(['ABCD0123456', 'ABCD0A1B2C3'].map(isIfsc)).toEqual([true, true]);
    expect(['', 'ABCD1123456', 'ABC00123456', 'ABCD012345', 'ABCD01234567', 'abcd0123456'].some(isIfsc)).toBe(false);
    expect(cleanIfsc(' abcd 0123456 ')).toBe('ABCD0123456');
  });
});

describe('a PIN code', () => {
  test('has six digits and does not start with 0', () => {
    expect(['302001', '110001', '999999'].map(isPinCode)).toEqual([true, true, true]);
    expect(['', '30200', '3020011', '030200', '30200x', '३०२००१', '302001\n'].some(isPinCode)).toBe(false);
    expect(['302 001', ' 302-001 '].map(cleanPinCode)).toEqual(['302001', '302001']);
  });
});

describe('states', () => {
  test('are 36, each with a unique code and name', () => {
    expect(INDIAN_STATES).toHaveLength(36);
    expect(new Set(INDIAN_STATES.map(({ code }) => code)).size).toBe(36);
    expect(INDIAN_STATES.every(({ code }) => isGstStateCode(code))).toBe(true);
    expect(['97', '99', '25', '28'].every(isGstStateCode)).toBe(true);
    expect(['00', '39', '47', '96', '98', '1', ''].some(isGstStateCode)).toBe(false);
  });

  test('are sorted by name', () => {
    const names = INDIAN_STATES.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('are found in any case and spelling', () => {
    expect(findIndianState('  tamil  NADU ')?.code).toBe('33');
    expect(findIndianState('Jammu & Kashmir')?.code).toBe('01');
    expect(findIndianState('Atlantis')).toBeUndefined();
  });
});

describe('a phone number', () => {
  test.each([
    ['+919829012345', '+91 98290 12345'],
    ['+971501234567', '+971 50 123 4567'],
    ['+447700900123', '+447700900123'],
  ])('%s is shown as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test.each([
    ['IN', '9876543210', '+919876543210'],
    ['IN', ' 098765 43210 ', '+919876543210'],
    ['IN', '+91-98765-43210', '+919876543210'],
    ['IN', '0091 98765 43210', '+919876543210'],
    ['IN', '919876543210', '+919876543210'],
    ['IN', '+91 (98765) 43210', '+919876543210'],
    ['IN', '9198765432', '+919198765432'],
    ['IN', '९८७६५४३२१०', '+919876543210'],
    ['AE', '050 123 4567', '+971501234567'],
    ['AE', '+971 50 123 4567', '+971501234567'],
    ['GB', '+44 7700 900123', '+447700900123'],
  ])('in %s, %s is %s', (country, typed, phone) => {
    expect(normalisePhone(typed, country)).toBe(phone);
  });

  test.each([
    ['IN', ''],
    ['IN', '12345'],
    ['IN', '5876543210'],
    ['IN', '98765432101'],
    ['IN', '+44 7700 900123'],
    ['IN', '98765 4321O'],
    ['AE', '04 123 4567'],
    ['GB', '07700 900123'],
  ])('in %s, "%s" is none', (country, typed) => {
    expect(normalisePhone(typed, country)).toBeUndefined();
  });
});
