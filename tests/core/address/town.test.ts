import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { townOf } from '../../../src/core/address/town.ts';

test.each([
  ['47 Gadbadjhala Lane, Aminabad, Lucknow, Uttar Pradesh 226018, India', 'Lucknow, Uttar Pradesh'],
  ['1742/6, Second Floor, Chandni Chowk, Delhi 110006', 'Chandni Chowk, Delhi'],
  ['12 Lane, Jaipur, Rajasthan - 302 001', 'Jaipur, Rajasthan'],
  ['Shop 4, Gold Souk, Dubai, United Arab Emirates', 'Dubai, United Arab Emirates'],
  ['12 गली, जयपुर, राजस्थान 302001', 'जयपुर, राजस्थान'],
  ['Plot 9, 302001', undefined],
  ['Jaipur', undefined],
  ['', undefined],
])('the town of "%s" is %s', (address, town) => {
  expect(townOf(address)).toBe(town);
});

test('each seller of the sample has a town', () => {
  const folder = 'catalog/sellers';
  const towns = readdirSync(folder).map((file) =>
    townOf((JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { address: string }).address),
  );
  expect(towns).not.toContain(undefined);
});
