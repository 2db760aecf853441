import { describe, expect, test } from 'vitest';
import { seller } from '../../catalog/shop-in-a-folder.ts';
import { orderOf, PASSWORD } from '../support/client.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';
import { confirmSellers } from '../support/confirm-seller.ts';
import { runOperator } from '../support/operator.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

/** The market takes 60 below 500, and 20 for cash; days are 3 to 6. */
const RULES = [
  { states: ['Ladakh'], addDays: [4, 8], fee: 150, cashOnDelivery: false },
  { pinCodes: ['194302'], serviceable: false },
  { sellers: ['pots'], prefixes: ['744'], serviceable: false },
  { sellers: ['garden'], prefixes: ['744'], fee: 90, freeFrom: 150 },
];
const PLACES = {
  leh: { city: 'Leh', state: 'Ladakh', pinCode: '194101' },
  padum: { city: 'Padum', state: 'Ladakh', pinCode: '194302' },
  portBlair: { city: 'Port Blair', state: 'Andaman and Nicobar Islands', pinCode: '744101' },
};
const leaf = [{ sku: 'LEAF', quantity: 1 }];
const cup = [{ sku: 'CUP', quantity: 1 }];
const at = (place: keyof typeof PLACES) => ({ address: { line1: '12 Fort Road', ...PLACES[place] } });

export function testDelivery(open: OpenHost): void {
  const openRuled = (options: Parameters<OpenHost>[0] = {}) =>
    open({
      catalog: writeTestShop({
        'delivery.json': { markets: { in: RULES } },
        'sellers/pots.json': seller({ name: 'Pot Works', gstin: '32AAACI1681G1ZY' }),
      }),
      ...options,
    });
  const quoteFor = (pinCode: string | undefined, lines: readonly { sku: string; quantity: number }[]) => ({
    ...orderOf({ lines, payment: 'cash' }),
    ...(pinCode === undefined ? {} : { pinCode }),
  });

  describe('a quote for a PIN code', () => {
    test('has the fee, the days and the payments of the rules for it', async () => {
      const { client } = await openRuled();
      const quote = async (pinCode?: string) => (await client.post('/quote', quoteFor(pinCode, leaf))).data.quote;
      const general = await quote();
      expect(general.amounts).toMatchObject({ deliveryMinor: 6000, cashFeeMinor: 2000 });
      expect(await quote('302 001')).toEqual(general);
      const leh = await quote('194101');
      expect(leh.amounts).toMatchObject({ deliveryMinor: 15000, cashFeeMinor: 0, totalMinor: 24000 });
      expect(leh.payments).toEqual(['online']);
      expect(leh.estimate).toEqual({ from: '2026-12-02', to: '2026-12-11', means: 'delivery' });
      expect(leh).not.toHaveProperty('unserviceable');
    });

    test('is free from the rule’s own order value', async () => {
      const { client } = await openRuled();
      const fee = async (quantity: number) =>
        (await client.post('/quote', quoteFor('744101', [{ sku: 'LEAF', quantity }]))).data.quote.amounts.deliveryMinor;
      expect([await fee(1), await fee(2)]).toEqual([9000, 0]);
    });

    test('names the sellers that do not deliver there', async () => {
      const { client } = await openRuled();
      const quote = async (lines: typeof leaf) =>
        (await client.post('/quote', quoteFor('744101', lines))).data.quote.unserviceable;
      expect(await quote(leaf)).toBeUndefined();
      expect(await quote([...leaf, ...cup])).toBe('Pot Works does not deliver to 744101.');
    });

    test('tells malformed codes and codes that do not exist apart', async () => {
      const { client } = await openRuled();
      const said = async (pinCode: string) =>
        (await client.post('/quote', quoteFor(pinCode, leaf))).error?.fields?.['pinCode'];
      expect(await said('560 00')).toBe('A PIN code of six digits, such as 302001.');
      expect(await said('999999')).toBe('We don’t know PIN code 999999. Please check it.');
    });

    test('of a market without PIN codes is as it was', async () => {
      const { client } = await openRuled();
      const there = { ...quoteFor('999999', leaf), market: 'ae' };
      expect((await client.post('/quote', there)).data.quote.amounts.deliveryMinor).toBe(1000);
    });
  });

  describe('an order to a place', () => {
    test('that is not served is refused, with the sellers that do not deliver there', async () => {
      const { client } = await openRuled();
      const refused = async (place: keyof typeof PLACES, lines: typeof leaf, payment: 'cash' | 'online') =>
        (await client.place({ ...at(place), lines, payment })).answer.error;
      const everybody = 'Green Garden does not deliver to 194302.';
      expect(await refused('padum', leaf, 'online')).toEqual({
        code: 422,
        message: everybody,
        fields: { 'address.pinCode': everybody },
      });
      expect(await refused('portBlair', cup, 'online')).toMatchObject({
        message: 'Pot Works does not deliver to 744101.',
      });
    });

    test('without cash on delivery is refused for cash, and placed online under the same key at the rule’s fee', async () => {
      const { client } = await openRuled();
      const { answer, key } = await client.place({ ...at('leh'), lines: leaf });
      expect(answer.error).toMatchObject({
        code: 422,
        fields: { payment: 'There is no cash on delivery at 194101.' },
      });
      const online = { ...orderOf({ ...at('leh'), lines: leaf, payment: 'online' }), expectedTotalMinor: 15000 };
      const wrong = await client.post('/orders', online, { key });
      expect(wrong.error).toMatchObject({ code: 409, quote: { amounts: { deliveryMinor: 15000, totalMinor: 24000 } } });
      const placed = await client.post('/orders', { ...online, expectedTotalMinor: 24000 }, { key });
      expect(placed.data.order).toMatchObject({
        amounts: { deliveryMinor: 15000, totalMinor: 24000 },
        estimate: { from: '2026-12-02', to: '2026-12-11' },
      });
    });

    test('without cash on delivery does not change from online to cash', async () => {
      const { client, clock } = await openRuled();
      const body = { ...orderOf({ ...at('leh'), lines: leaf, payment: 'online' }), expectedTotalMinor: 24000 };
      const { order } = (await client.post('/orders', body, { key: crypto.randomUUID() })).data;
      clock.now += DAY_MS / 24;
      const path = `/orders/${order.number}/pay-cash`;
      const { error } = await client.post(path, { expectedTotalMinor: 26000 }, { orderKey: order.key });
      expect(error).toMatchObject({ code: 422, fields: { payment: 'There is no cash on delivery at 194101.' } });
    });

    test('is sold under the market’s terms by a shop without rules', async () => {
      const { client } = await open();
      const { order } = await client.place({ ...at('padum'), lines: leaf });
      expect(order).toMatchObject({ status: 'placed', amounts: { deliveryMinor: 6000, cashFeeMinor: 2000 } });
    });
  });

  describe('a seller without a GSTIN', () => {
    const kochi = { address: { line1: '12 Fort Road', city: 'Kochi', state: 'Kerala', pinCode: '682001' } };
    const refusal =
      'Pot Works sells within Rajasthan only. Remove its items from the cart, or choose an address in Rajasthan.';

    test('sells within its own state only, which quote and order say', async () => {
      const { client } = await open();
      const said = async (pinCode: string, lines: typeof leaf) =>
        (await client.post('/quote', quoteFor(pinCode, lines))).data.quote.unserviceable;
      expect(await said('682001', [...leaf, ...cup])).toBe(refusal);
      expect(await said('682001', leaf)).toBeUndefined();
      expect(await said('302001', cup)).toBeUndefined();
      expect((await client.place({ ...kochi, lines: cup })).answer.error).toEqual({
        code: 422,
        message: refusal,
        fields: { 'address.pinCode': refusal },
      });
      expect((await client.place({ ...kochi, lines: leaf })).order).toMatchObject({ status: 'placed' });
      expect((await client.place({ lines: cup })).order).toMatchObject({ status: 'placed' });
    });

    test('sells to all states once an account with a GSTIN is approved', async () => {
      const host = await open();
      await signUpSeller(host, 'pots');
      const quote = (await host.client.post('/quote', quoteFor('682001', cup))).data.quote;
      expect(quote).not.toHaveProperty('unserviceable');
      expect((await host.client.place({ ...kochi, lines: cup })).order).toMatchObject({ status: 'placed' });
    });

    test('is told so with the approval, and so is the operator', async () => {
      const host = await open({
        catalog: writeTestShop({
          'sellers/pots.json': seller({ name: 'Pot Works', address: '1 Hill Road, Munnar 685612', gstin: undefined }),
        }),
      });
      const { client } = host;
      const typed = {
        businessName: 'Pot Works',
        contactName: 'Anil',
        phone: '98765 00003',
        email: 'pots@pots.example',
        password: PASSWORD,
        pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'Kerala', pinCode: '685612' },
        gstExempt: true,
        pan: 'AAAPI1681G',
        bank: { holder: 'Pot Works', accountNumber: '123456789012', ifsc: 'ABCD0123456' },
      };
      const { token, application } = (await client.post('/sellers', typed)).data;
      await client.post('/seller/application/submit', {}, { token });
      await confirmSellers(host);
      expect(await runOperator(host, `sellers approve ${application.id}`, { seller: 'pots' })).toContain(
        'It has no GSTIN, so it sells within Kerala only.',
      );
      const [mail] = await host.mails();
      expect(mail?.text).toContain('You have no GSTIN, so your products are sold within Kerala only.');
    });
  });
}
