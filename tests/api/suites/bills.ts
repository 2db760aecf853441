import { describe, expect, test } from 'vitest';
import type { CreditNote, Invoice } from '../../../src/contract/bills.ts';
import { emirates, seller } from '../../catalog/shop-in-a-folder.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { writeTestShop } from '../support/shop.ts';
import { signUpSeller } from './sellers.ts';

const hindi = { 'x-language': 'hi' };

/** A shop whose bills of the Emirates have VAT; one of its sellers is registered there. */
const WITH_VAT = {
  'markets/ae.json': emirates({
    delivery: { fee: 10, freeFrom: 99, cashOnDeliveryFee: 20, days: [5, 7], daysMean: 'processing' },
    vat: { percent: 5, number: '100000000000003' },
  }),
  'sellers/pots.json': seller({ name: 'Pot Works', gstin: undefined, trn: '100000000000011' }),
};

export function testBills(open: OpenHost): void {
  describe('a bill', () => {
    test('of the Emirates is a tax invoice: with VAT inside the price, the TRN of who supplies, amounts and time of the place', async () => {
      const host = await open({ catalog: writeTestShop(WITH_VAT) });
      const { client } = host;
      const placed = await client.place(
        {
          market: 'ae',
          contact: { name: 'Omar', phone: '050 123 4567', email: 'omar@example.com' },
          address: { line1: 'Flat 4, Creek Tower', city: 'Dubai', state: 'Dubai' },
          lines: [
            { sku: 'LEAF', quantity: 1 },
            { sku: 'CUP', quantity: 3 },
          ],
        },
        { headers: { 'x-language': 'ar' } },
      );
      const { number } = placed.order;
      const asked = async <Papers>(path: string): Promise<Papers> =>
        (await client.get(`/orders/${number}/${path}`, placed.own)).data as Papers;
      const [leaf, cup] = (await asked<{ invoices: Invoice[] }>('invoices')).invoices;
      expect(leaf).toMatchObject({
        kind: 'tax-invoice',
        seller: { name: host.host.shop.current().store.legalName, trn: '100000000000003', goodsOf: 'Green Garden LLP' },
        lines: [{ grossMinor: 20_00, vatPercent: 5, taxableMinor: 19_05, vatMinor: 95 }],
        totals: { grossMinor: 20_00, feesMinor: 3_00, taxableMinor: 19_05, vatMinor: 95, feesVatMinor: 14 },
      });
      expect(leaf?.seller.gstin).toBeUndefined();
      expect(cup).toMatchObject({
        kind: 'tax-invoice',
        seller: { name: 'Pot Works', trn: '100000000000011' },
        totals: { grossMinor: 120_00, feesMinor: 17_00, taxableMinor: 114_29, vatMinor: 5_71, feesVatMinor: 81 },
      });

      for (const step of ['accept', 'pack']) await runOperator(host, `orders ${step} ${number}`);
      await runOperator(host, `orders dispatch ${number}`, { courier: 'Gulf Post', tracking: 'GP-1' });
      await runOperator(host, `orders deliver ${number}`);
      const token = await signUpSeller(host);
      const body = { kind: 'invoice', shipmentIds: [leaf?.shipmentId] };
      const { path } = (await client.post('/seller/documents', body, { token })).data;
      const page = (await client.get(path)).text;
      for (const said of ['فاتورة ضريبية', '100000000000003', 'ضريبة القيمة المضافة 5%', 'توقيت الخليج', 'دبي'])
        expect(page).toContain(said);
      expect(page).toMatch(/1\.09\s?د\.إ\./);
      expect(page).not.toContain('AED');
      const line = placed.order.shipments[1]?.lines[0];
      for (const quantity of [1, 2]) {
        const wanted = { lines: [{ lineId: line?.id, quantity }], reason: 'Broken' };
        const { order } = (await client.post(`/orders/${number}/returns`, wanted, placed.own)).data;
        const id = order.shipments[1]?.returns.at(-1)?.id;
        for (const step of ['accept', 'received']) await runOperator(host, `returns ${step} ${id}`);
      }
      const { creditNotes } = await asked<{ creditNotes: CreditNote[] }>('credit-notes');
      expect(creditNotes.map(({ seller: { trn } }) => trn)).toEqual(['100000000000011', '100000000000011']);
      const taken = creditNotes.reduce((sum, { totals }) => sum + (totals.vatMinor ?? 0), 0);
      expect(taken).toBe(cup?.totals.vatMinor);
    });

    test('and page, mail and papers of the buyer name state and country in the buyer’s language, while rows and labels have English', async () => {
      const host = await open();
      const { client } = host;
      const token = await signUpSeller(host);
      const { order, own } = await client.place({}, { headers: hindi });
      const shipment = order.shipments[0]?.id;
      for (const [step, body] of [
        ['accept', {}],
        ['pack', {}],
        ['dispatch', { courier: 'Post', trackingNumber: 'HP-1' }],
      ] as const)
        await client.post(`/seller/shipments/${shipment}/${step}`, body, { token, headers: hindi });
      const shown: Record<string, unknown> = {
        page: (await client.get(`/orders/${order.number}`, { ...own, headers: hindi })).data,
        bill: (await client.get(`/orders/${order.number}/invoices`, { ...own, headers: hindi })).data.invoices[0]
          ?.buyer,
        mail: (await host.mails()).find(({ text }) => text.includes(order.number))?.text,
        row: (await host.host.database.read.selectFrom('shipments').select('invoice').executeTakeFirstOrThrow())
          .invoice,
      };
      for (const kind of ['invoice', 'pack-slip', 'label']) {
        const body = { kind, shipmentIds: [shipment] };
        const { path } = (await client.post('/seller/documents', body, { token, headers: hindi })).data;
        shown[kind] = (await client.get(path, { headers: hindi })).text;
      }
      const names = (text: unknown) =>
        ['राजस्थान', 'Rajasthan'].filter((name) => JSON.stringify(text ?? '').includes(name));
      expect(Object.fromEntries(Object.entries(shown).map(([where, text]) => [where, names(text)]))).toEqual({
        page: ['राजस्थान'],
        bill: ['राजस्थान'],
        mail: ['राजस्थान'],
        invoice: ['राजस्थान'],
        'pack-slip': ['राजस्थान'],
        label: ['Rajasthan'],
        row: ['Rajasthan'],
      });
      expect(shown['label']).toContain('Deliver to');
      const { address } = (await client.get(`/orders/${order.number}`, own)).data.order;
      expect(address.state).toBe('Rajasthan');
    });
  });
}
