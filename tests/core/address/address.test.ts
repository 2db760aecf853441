import { expect, test } from 'vitest';
import { addressLines } from '../../../src/core/address/address.ts';

test('an address ends with city, state, PIN code and country', () => {
  const jaipur = { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001', country: 'IN' };
  expect(addressLines(jaipur)).toEqual(['12 Mango Lane', 'Jaipur, Rajasthan 302001, India']);
});

test('an address without state and code has its city and country', () => {
  const dubai = { line1: 'Tower 3', line2: 'Deira', landmark: '', city: 'Dubai', country: 'AE' };
  expect(addressLines(dubai)).toEqual(['Tower 3', 'Deira', 'Dubai, United Arab Emirates']);
});
