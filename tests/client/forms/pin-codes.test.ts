import { expect, test, vi } from 'vitest';
import { deliveryFilePath, pinFilePath } from '../../../src/core/site/data-paths.ts';
import { lookUp } from '../../../src/client/delivery/look-up.ts';
import { knownPinPlace, lookUpPinCode } from '../../../src/client/forms/pin-codes.ts';

/** Answers with the file whose address contains a text. */
function serve(files: Readonly<Record<string, object>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const [, file] = Object.entries(files).find(([part]) => address.includes(part)) ?? [];
    return file ? { ok: true, status: 200, text: async () => JSON.stringify(file) } : { ok: false, status: 503 };
  });
  return asked;
}

test('a PIN code is looked up in the file of its first two digits, which is fetched once', async () => {
  const asked = serve({ '30': { Rajasthan: { Jaipur: '2001-2022' } } });
  expect(knownPinPlace('302001')).toBeUndefined();
  expect(await lookUpPinCode('302001')).toEqual({ city: 'Jaipur', state: 'Rajasthan' });
  expect(knownPinPlace('302001')).toEqual({ city: 'Jaipur', state: 'Rajasthan' });
  expect(await lookUpPinCode('309999')).toBeUndefined();
  // Known not to exist, which is told from not asked.
  expect(knownPinPlace('309999')).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a list that can’t be fetched is asked for again', async () => {
  serve({});
  await expect(lookUpPinCode('560001')).rejects.toThrow('503');
  serve({ '56': { Karnataka: { Bengaluru: '1-100' } } });
  expect(await lookUpPinCode('560001')).toMatchObject({ city: 'Bengaluru' });
});

test('a place comes with the rules of its market, and a code that does not exist is none', async () => {
  const rules = { rules: [], days: [3, 8], daysMean: 'delivery', holidays: [] };
  serve({ [deliveryFilePath('in', '11')]: rules, [pinFilePath('11')]: { Delhi: { 'New Delhi': '1-9' } } });
  expect(await lookUp('110001')).toEqual({
    pinCode: '110001',
    pinPlace: { city: 'New Delhi', state: 'Delhi' },
    file: rules,
  });
  expect(await lookUp('119999')).toBeUndefined();
});
