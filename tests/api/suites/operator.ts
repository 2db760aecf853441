import { describe, expect, test } from 'vitest';
import { confirmSellers } from '../support/confirm-seller.ts';
import { sumsOf } from '../../../src/orders/order-sums.ts';
import { runOperator } from '../support/operator.ts';
import { DAY_MS, type OpenHost } from '../support/host.ts';
import { placePaid } from '../support/pay.ts';

export function testOperator(open: OpenHost): void {
  describe('the operator', () => {
    test('cancels an order with a reason, and the trail says who did it', async () => {
      const host = await open();
      const placed = await host.client.place();
      await runOperator(host, `orders cancel ${placed.order.number}`, { reason: 'A joke order' });
      expect((await host.client.read(placed)).shipments[0]).toMatchObject({
        status: 'cancelled',
        reason: 'A joke order',
      });
      expect(await runOperator(host, 'audit', { subject: `order:${placed.order.number}` })).toMatch(
        /operator:test\s+cancelled/,
      );
      await expect(runOperator(host, `orders cancel ${placed.order.number}`, { reason: 'x' })).rejects.toThrow(
        'nothing to cancel',
      );
      await expect(runOperator(host, 'orders cancel')).rejects.toThrow('Which order number?');
      await expect(runOperator(host, `orders deliver ${placed.order.number}`)).rejects.toThrow(
        'ready for this step. They are: Cancelled.',
      );
    });

    test.each([
      ['paid', 'placed', []],
      ['refund', 'awaiting-payment', [{ amountMinor: 100, reason: 'late-payment' }]],
    ])('takes a payment of another amount as %s', async (as, status, refunds) => {
      const host = await open();
      const placed = await placePaid(host, 1);
      expect(await runOperator(host, 'payments review')).toContain(placed.order.number);
      await runOperator(host, `payments review ${placed.paymentId}`, { as });
      expect(await host.client.read(placed)).toMatchObject({ status, payment: { refunds } });
      expect(await runOperator(host, 'payments review')).toBe('Nothing.');
      await expect(runOperator(host, `payments review ${placed.paymentId}`, { as })).rejects.toThrow();
    });

    test('refunds what a payment taken as paid has beyond the price, and page and list count the rest as paid', async () => {
      const host = await open();
      const placed = await placePaid(host, 1050);
      await runOperator(host, `payments review ${placed.paymentId}`, { as: 'paid' });
      const order = await host.client.read(placed);
      expect(order.payment.refunds).toMatchObject([{ amountMinor: 50_00, reason: 'double-payment' }]);
      expect(sumsOf(order)).toMatchObject({ paidMinor: 1000_00, refundMinor: 0, dueMinor: 0 });
      const { number } = order;
      const { data } = await host.client.post('/orders/known', { orders: [{ number, key: placed.own.orderKey }] });
      expect(data.orders[0]?.sums).toEqual(sumsOf(order));
    });

    test('gives goodwill up to what was paid', async () => {
      const host = await open();
      const placed = await placePaid(host, 1000);
      await expect(
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount: '1000.01', reason: 'It came late' }),
      ).rejects.toThrow('At most');
      await runOperator(host, `refunds goodwill ${placed.order.number}`, { amount: '₹250', reason: 'It came late' });
      await expect(
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount: '751', reason: 'It came late' }),
      ).rejects.toThrow('At most ₹750');
      expect((await host.client.read(placed)).payment.refunds).toMatchObject([
        { amountMinor: 25000, reason: 'goodwill' },
      ]);
    });

    test('gives the same goodwill once, unless it is meant again', async () => {
      const host = await open();
      const placed = await placePaid(host, 1000);
      const give = (amount: string, options = {}) =>
        runOperator(host, `refunds goodwill ${placed.order.number}`, { amount, reason: 'It came late', ...options });
      await give('50');
      await expect(give('50.00')).rejects.toThrow(
        `₹50 as goodwill for order ${placed.order.number}. Nothing was changed. To do it again, say so with “Do it again”.`,
      );
      await give('60');
      await give('50', { again: 'yes' });
      host.clock.now += DAY_MS - 1;
      await expect(give('50')).rejects.toThrow('Nothing was changed. To do it again');
      host.clock.now += 1;
      await give('50');
      const amounts = (await host.client.read(placed)).payment.refunds.map(({ amountMinor }) => amountMinor);
      expect(amounts).toEqual([5000, 6000, 5000, 5000]);
    });

    test('gives it once for two commands at the same time', async () => {
      const host = await open();
      const other = await host.another();
      const placed = await placePaid(host, 1000);
      const given = await Promise.allSettled(
        [host, other, host].map((one) =>
          runOperator(one, `refunds goodwill ${placed.order.number}`, { amount: '50', reason: 'It came late' }),
        ),
      );
      expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect((await host.client.read(placed)).payment.refunds).toHaveLength(1);
    });

    test.each([
      [
        'another GSTIN',
        {
          gstin: '29AAACI1681G1ZL',
          pickup: { line1: '1 MG Road', city: 'Bengaluru', state: 'Karnataka', pinCode: '560001' },
        },
      ],
      ['an exemption', { gstExempt: true, pan: 'AAAPI1681G' }],
    ])('opens no shop for an application with %s than the catalogue has', async (_what, tax) => {
      const host = await open();
      const application = {
        businessName: 'Green Garden',
        contactName: 'Anil',
        phone: '98765 00001',
        email: 'anil@garden.example',
        pickup: { line1: '1 Hill Road', city: 'Munnar', state: 'Kerala', pinCode: '685612' },
        bank: { holder: 'Green Garden LLP', accountNumber: '1234 5678 9012', ifsc: 'abcd0123456' },
        ...tax,
      };
      const { token } = (await host.client.post('/sellers', { ...application, password: 'a long password' })).data;
      await host.client.post('/seller/application/submit', {}, { token });
      await confirmSellers(host);
      const approve = (sellerId: string) =>
        runOperator(host, 'sellers approve anil@garden.example', { seller: sellerId });
      await expect(approve('garden')).rejects.toThrow('The catalogue has GSTIN 32AAACI1681G1ZY for garden');
      const advice =
        'gstExempt' in tax ? undefined : 'Invoices bear its GSTIN 29AAACI1681G1ZL. Add it to sellers/pots.json';
      expect(await approve('pots')).toContain(advice ?? 'anil@garden.example: approved.');
      expect(await runOperator(host, 'sellers gstin')).toMatch(
        advice ? /pots .* 29AAACI1681G1ZL +none +29AAACI1681G1ZL/ : /^Nothing\.$/,
      );
    });

    test('opens a shop only for a seller of the catalogue who has applied', async () => {
      const host = await open();
      const basics = {
        businessName: 'Green Garden',
        contactName: 'Anil',
        phone: '98765 00001',
        email: 'anil@garden.example',
      };
      await host.client.post('/sellers', { ...basics, password: 'a long password' });
      const approve = (sellerId: string) =>
        runOperator(host, 'sellers approve anil@garden.example', { seller: sellerId });
      await expect(approve('nobody')).rejects.toThrow('no seller “nobody”');
      await expect(approve('garden')).rejects.toThrow('This application has not been sent yet.');
      expect(await runOperator(host, 'sellers', { status: 'draft' })).toContain('anil@garden.example');
    });
  });
}
