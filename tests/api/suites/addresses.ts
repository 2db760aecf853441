import { describe, expect, test } from 'vitest';
import type { OpenHost } from '../support/host.ts';

const HOME = {
  market: 'in',
  name: 'Asha Devi',
  phone: '98765 43210',
  line1: '12 Mango Lane',
  city: 'Jaipur',
  state: 'rajasthan',
  pinCode: '302 001',
};
const WORK = { ...HOME, line1: '4 Station Road', landmark: 'Beside the water tower' };

export function testAddresses(open: OpenHost): void {
  describe('saved addresses', () => {
    test('are added, changed and deleted, written as those of orders are', async () => {
      const { client } = await open();
      const own = { token: await client.register('asha') };
      expect((await client.get('/account/addresses', own)).data).toEqual({ addresses: [] });
      const [saved] = (await client.post('/account/addresses', HOME, own)).data.addresses;
      const normalised = { phone: '+919876543210', state: 'Rajasthan', pinCode: '302001' };
      expect(saved).toEqual({ ...HOME, ...normalised, id: expect.any(String), isDefault: true });
      const changed = await client.put(`/account/addresses/${saved?.id}`, { ...WORK, line2: 'Bapu Nagar' }, own);
      const now = { ...WORK, ...normalised, line2: 'Bapu Nagar', id: saved?.id, isDefault: true };
      expect(changed.data).toEqual({ addresses: [now] });
      expect((await client.get('/account/addresses', own)).data).toEqual({ addresses: [now] });
      expect((await client.post(`/account/addresses/${saved?.id}/delete`, {}, own)).data).toEqual({ addresses: [] });
      expect((await client.post(`/account/addresses/${saved?.id}/delete`, {}, own)).code).toBe(404);
    });

    test('are read in the digits of every script, wherever they come from', async () => {
      const { client } = await open();
      const own = { token: await client.register('asha') };
      const typed = { ...HOME, phone: '९८७६५ ४३२१०', line1: '१२, गांधी मार्ग', pinCode: '३०२ ००१' };
      const [saved] = (await client.post('/account/addresses', typed, own)).data.addresses;
      expect(saved).toMatchObject({ phone: '+919876543210', line1: '१२, गांधी मार्ग', pinCode: '302001' });
    });

    test('have one default in each market, whatever is added, chosen and deleted', async () => {
      const { client, clock } = await open();
      const own = { token: await client.register('asha') };
      const add = async (address: object) => {
        clock.now += 1_000;
        return (await client.post('/account/addresses', address, own)).data.addresses;
      };
      const lines = (addresses: readonly { line1: string; isDefault: boolean }[]) =>
        addresses.map(({ line1, isDefault }) => (isDefault ? `${line1} *` : line1));
      await add(HOME);
      await add(WORK);
      const dubai = { market: 'ae', name: 'Asha', phone: '050 123 4567', line1: 'Tower 3', city: 'Dubai' };
      const three = await add(dubai);
      expect(lines(three)).toEqual(['Tower 3 *', '12 Mango Lane *', '4 Station Road']);
      const idOf = (line1: string) => three.find((address) => address.line1 === line1)?.id;
      const chosen = await client.post(`/account/addresses/${idOf(WORK.line1)}/default`, {}, own);
      expect(lines(chosen.data.addresses).sort()).toEqual(['12 Mango Lane', '4 Station Road *', 'Tower 3 *']);
      expect(lines(await add({ ...HOME, line1: '1 New Street', isDefault: true })).sort()).toEqual([
        '1 New Street *',
        '12 Mango Lane',
        '4 Station Road',
        'Tower 3 *',
      ]);
      const left = (await client.post(`/account/addresses/${idOf(HOME.line1)}/delete`, {}, own)).data.addresses;
      const newest = left.find(({ line1 }) => line1 === '1 New Street')?.id;
      const after = await client.post(`/account/addresses/${newest}/delete`, {}, own);
      expect(lines(after.data.addresses).sort()).toEqual(['4 Station Road *', 'Tower 3 *']);
    });

    test('keep one default when several are added at once', async () => {
      const { client } = await open();
      const own = { token: await client.register('asha') };
      await Promise.all([HOME, WORK, HOME].map((address) => client.post('/account/addresses', address, own)));
      const { addresses } = (await client.get('/account/addresses', own)).data;
      expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
    });

    test.each([
      ['a number that is none', { phone: '12345' }, 'phone'],
      ['a state that India does not have', { state: 'Bavaria' }, 'state'],
      ['a PIN code of another state', { pinCode: '560001' }, 'state'],
      ['a PIN code that does not exist', { pinCode: '999999' }, 'pinCode'],
      ['no name', { name: ' ' }, 'name'],
      ['a market that the shop does not have', { market: 'moon' }, 'market'],
    ])('are refused with %s, at the field', async (_what, change, field) => {
      const { client } = await open();
      const own = { token: await client.register('asha') };
      const { code, error } = await client.post('/account/addresses', { ...HOME, ...change }, own);
      expect([code, Object.keys(error?.fields ?? {})]).toEqual([422, [field]]);
    });

    test('are twenty at most, and nobody else reaches them', async () => {
      const { client } = await open();
      const own = { token: await client.register('asha') };
      const other = { token: await client.register('ravi') };
      for (let i = 0; i < 20; i++) await client.post('/account/addresses', HOME, own);
      expect((await client.post('/account/addresses', HOME, own)).code).toBe(409);
      const [first] = (await client.get('/account/addresses', own)).data.addresses;
      expect((await client.put(`/account/addresses/${first?.id}`, WORK, other)).code).toBe(404);
      expect((await client.post(`/account/addresses/${first?.id}/delete`, {}, other)).code).toBe(404);
      expect((await client.post(`/account/addresses/${first?.id}/default`, {}, other)).code).toBe(404);
      expect((await client.get('/account/addresses', other)).data).toEqual({ addresses: [] });
      expect((await client.get('/account/addresses')).status).toBe(401);
    });
  });
}
