import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import type { Placed } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { placePaid } from '../support/pay.ts';
import { runOperator } from '../support/operator.ts';
import { deliver } from './cash-rules.ts';
import { applyToSell, signUpSeller } from './sellers.ts';

/** An order that was delivered. */
async function placeDelivered(host: TestHost): Promise<Placed> {
  const placed = await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
  await deliver(host, placed.order.number);
  return placed;
}

const valid = async (html: string) => expect(formatFindings(await validateHtml('page', html))).toBe('');

export function testOperatorWork(open: OpenHost): void {
  describe('on the dashboard', () => {
    test('an application of a seller is approved, and its shop suspended and reinstated', async () => {
      const host = await open();
      await applyToSell(host, 1);
      const dashboard = await openDashboard(host);
      expect((await dashboard.get('')).text).toContain('1 seller application');
      const list = await dashboard.get('/sellers');
      expect(list.text).toMatch(
        /In review 1 .* Seller Place Contact Waits GG Green Garden Munnar, Kerala Anil .* seller1 @pots\.example Waiting 1 minute since 20 Nov Review Green Garden/,
      );
      expect(list.html).not.toMatch(/<th[^>]*><\/th>/);
      const path = /\/sellers\/[0-9a-f-]{36}/.exec(list.html)?.[0] ?? '';
      const page = await dashboard.get(path);
      expect(page.text).toMatch(/GSTIN 32AAACI1681G1ZY Bank Green Garden LLP ••••••••9012, ABCD0123456/);
      // The seller of the catalogue with this GSTIN.
      expect(page.html).toMatch(/<option value="garden" selected>/);
      expect(page.text).toContain('New seller: green-garden');
      const file = await dashboard.get(`${path}/file`);
      expect([file.headers['content-disposition'], JSON.parse(file.html).name]).toEqual([
        'attachment; filename="green-garden.json"',
        'Green Garden',
      ]);
      await valid(page.html);
      const word = path.split('/').at(-1) ?? '';
      const wrong = await dashboard.submit(page, { command: 'sellers approve', word }, { seller: 'nobody' });
      expect(wrong.text).toContain('no seller');
      const approved = await dashboard.submit(page, { command: 'sellers approve', word }, { seller: 'garden' });
      expect(approved.text).toContain('Green Garden Approved');
      const { order } = await host.client.place();
      expect((await dashboard.get(path)).text).toMatch(
        new RegExp(`Money Owed now ₹0\\.00 Payouts and statements Newest orders .* ${order.number} New ₹[\\d.]+ `),
      );
      expect((await dashboard.get('/sellers')).text).toMatch(
        /Since Products GG Green Garden garden .* 20 Nov 2026 \d+ Open Green Garden/,
      );
      const suspended = await dashboard.submit(approved, { command: 'sellers suspend' }, { reason: 'Sends nothing' });
      expect(suspended.text).toMatch(/Green Garden Suspended .* Reason Sends nothing/);
      const again = await dashboard.submit(suspended, { command: 'sellers reinstate' });
      expect(again.text).toContain('Green Garden Approved');
      // Sellers are found by name, phone and GSTIN, in the list that is open.
      for (const [search, isFound] of [
        ['green GAR', true],
        ['32aaaci1681', true],
        ['seller1@pots', true],
        ['098765-00011', true],
        ['Anil', false],
        ['50%', false],
      ] as const) {
        const found = await dashboard.get(`/sellers?${new URLSearchParams({ status: 'approved', search })}`);
        expect(found.html.includes('>Green Garden</a>'), search).toBe(isFound);
        expect(found.text.includes('No seller here fits the search.'), search).toBe(!isFound);
        await valid(found.html);
      }
      await runOperator(host, 'staff role asha', { role: 'orders' });
      expect((await dashboard.get(path)).html).not.toContain('sellers suspend');
      expect((await dashboard.get('/sellers/nobody')).status).toBe(404);
    });

    test('a return is accepted and arrives, and its refund is settled by the money role', async () => {
      const host = await open();
      const placed = await placeDelivered(host);
      const [shipment] = (await host.client.read(placed)).shipments;
      const lines = [{ lineId: shipment?.lines[0]?.id, quantity: 2 }];
      await host.client.post(`/orders/${placed.order.number}/returns`, { lines, reason: 'too bitter' }, placed.own);
      const dashboard = await openDashboard(host, 'orders');
      const waiting = await dashboard.get('/returns');
      expect(waiting.text).toMatch(
        /Refund ₹180\.00 .*2 × .* Reason Too bitter No photos from the shopper\. Shopper Asha/,
      );
      // Its seller has no account, so that the operator answers it.
      expect(waiting.text).toContain(' Returns 1 waiting Complaints ');
      expect((await dashboard.get('')).text).toMatch(/ To do .*1 return to answer /);
      await valid(waiting.html);
      const asked = await dashboard.get(`/orders/${placed.order.number}`);
      expect(asked.text).toContain(
        'Delivered Return requested Return requested 20 Nov: too bitter. Answer the return ',
      );
      const [, anchor = ''] = /href="\/api\/operator\/returns\?status=requested#([^"]+)"/.exec(asked.html) ?? [];
      expect(waiting.html).toContain(` id="${anchor}"`);
      await valid(asked.html);
      host.clock.now += 4 * 86_400_000;
      const late = await openDashboard(host, 'orders', 'ravi');
      expect((await late.get('/returns')).text).toMatch(/ Returns 1 waiting Complaints .* Late: waiting 4 days /);
      host.clock.now -= 4 * 86_400_000;
      await dashboard.submit(waiting, { command: 'returns accept' });
      const arrived = await dashboard.submit(await dashboard.get('/returns?status=accepted'), {
        command: 'returns received',
      });
      expect(arrived.text).toContain('Return: Received.');
      expect((await dashboard.get('/orders')).text).toContain(' Refund to send ');
      const received = await dashboard.get('/returns?status=received');
      expect(received.text).toContain(' Refund to send See the refund ');
      expect(received.html).toContain('<a href="/api/operator/refunds">See the refund</a>');
      await valid(received.html);
      expect((await dashboard.get('/refunds')).html).not.toContain('name="command"');
      await runOperator(host, 'staff role asha', { role: 'money' });
      const refunds = await dashboard.get('/refunds');
      expect(refunds.text).toMatch(/₹180\.00 to Asha .* Reason Item returned .*No account yet: ask the shopper, /);
      await valid(refunds.html);
      await host.client.put(`/orders/${placed.order.number}/refund-upi`, { upi: 'asha@okbank' }, placed.own);
      const named = await dashboard.get('/refunds');
      expect(named.text).toContain(' To UPI ID asha @okbank Copy ');
      expect(named.text).not.toContain('No account yet');
      expect(named.headers['content-security-policy']).toContain("script-src '");
      await valid(named.html);
      const settled = await dashboard.submit(refunds, { command: 'refunds settle' }, { reference: 'UTR-1' });
      expect(settled.text).toContain('The refund is done.');
      expect((await dashboard.get('/refunds?status=done')).text).toContain('Reference UTR-1');
      expect((await host.client.read(placed)).payment.refunds).toMatchObject([{ amountMinor: 180_00, status: 'done' }]);
    });

    test('a payment that does not match is decided, and goodwill given', async () => {
      const host = await open();
      const less = await placePaid(host, 1);
      const paid = await placePaid(host, 1000);
      const dashboard = await openDashboard(host, 'money');
      const page = await dashboard.get('/refunds');
      expect(page.text).toMatch(/Paid ₹1\.00 Total of the order ₹1,000\.00/);
      const decided = await dashboard.submit(page, { command: 'payments review', as: 'paid' });
      expect(decided.text).toContain('The order is paid.');
      expect((await host.client.read(less)).status).toBe('placed');
      const order = await dashboard.get(`/orders/${paid.order.number}`);
      const given = await dashboard.submit(
        order,
        { command: 'refunds goodwill' },
        { amount: '250', reason: 'It came late' },
      );
      expect(given.text).toMatch(/The refund is due.*Refunds owed ₹250\.00/);
      const twice = await dashboard.submit(
        given,
        { command: 'refunds goodwill' },
        { amount: '250', reason: 'It came late' },
      );
      expect(twice.text).toMatch(/₹250 as goodwill .* say so with “Do it again”/);
      const again = await dashboard.submit(
        twice,
        { command: 'refunds goodwill' },
        { amount: '250', reason: 'It came late', again: 'yes' },
      );
      expect(again.text).toMatch(/The refund is due.*Refunds owed ₹500\.00/);
      const over = await dashboard.submit(
        again,
        { command: 'refunds goodwill' },
        { amount: '501', reason: 'It came late' },
      );
      expect(over.text).toContain('At most ₹500');
      await valid(over.html);
    });

    test('reviews are approved, refused and taken back', async () => {
      const host = await open();
      const placed = await placeDelivered(host);
      const lineId = placed.order.shipments[0]?.lines[0]?.id;
      const review = { stars: 2, text: 'Bitter <i>leaves</i>', author: 'Asha' };
      await host.client.put(`/orders/${placed.order.number}/reviews/${lineId}`, review, placed.own);
      const dashboard = await openDashboard(host, 'orders');
      const page = await dashboard.get('/reviews');
      expect(page.text).toMatch(
        / by Asha ★ 2 of 5 stars Bitter <i>leaves<\/i> .* Shoppers see an approved review once the site is published again/,
      );
      expect(page.html).not.toContain('<i>');
      await valid(page.html);
      expect((await dashboard.submit(page, { command: 'reviews approve' })).text).toContain('The review is approved.');
      const approved = await dashboard.get('/reviews?status=approved');
      await dashboard.submit(approved, { command: 'reviews refuse' }, { reason: 'Not about the product' });
      expect((await dashboard.get('/reviews?status=refused')).text).toMatch(
        /Refused because .* 20 Nov 2026, 1:00 pm Not about the product Approve/,
      );
    });

    test('a complaint is acknowledged and answered, and says when it is late', async () => {
      const host = await open();
      const complaint = { name: 'Asha', email: 'asha@mail.example', text: 'The cup came <b>broken</b>.' };
      const { ticket } = (await host.client.post('/complaints', complaint, { key: crypto.randomUUID() })).data;
      const dashboard = await openDashboard(host, 'orders');
      expect((await dashboard.get('')).text).toContain('1 open complaint');
      const list = await dashboard.get('/complaints');
      expect(list.text).toMatch(
        /A Asha Complaint C-\w+ Acknowledge by 22 Nov, 1:00 pm The cup came <b>broken<\/b>\. Waiting 1 minute since 20 Nov Answer C-/,
      );
      const page = await dashboard.get(`/complaints/${ticket.toLowerCase()}`);
      await valid(page.html);
      const acknowledged = await dashboard.submit(page, { command: 'complaints acknowledge' });
      expect(acknowledged.text).toMatch(/Complaint C-\w+ Answer by 20 Dec /);
      host.clock.now += 31 * 86_400_000;
      const later = await openDashboard(host, 'orders', 'ravi');
      expect((await later.get('')).text).toContain('1 open complaint Late waiting 31 days');
      expect((await later.get('/complaints')).text).toMatch(
        / Answer: late since 20 Dec The cup .* 31 days since 20 Nov /,
      );
      const text = 'We send you a new one.\r\n\r\nSorry.';
      const waiting = await later.get(`/complaints/${ticket}`);
      const answered = await later.submit(waiting, { command: 'complaints answer' }, { text });
      expect(answered.text).toMatch(/answered.*Answer We send you a new one. Sorry./);
      expect((await host.mails()).at(-1)?.text).toContain('We send you a new one.');
      expect((await later.get('/complaints/C-00000000')).status).toBe(404);
    });

    test('a message that has failed is sent again', async () => {
      const host = await open();
      await host.client.place();
      const givenUp = { send_at: null, tries: 9, failure: 'ECONNREFUSED' };
      await host.host.database.write((db) => db.updateTable('outbox').set(givenUp).execute());
      const dashboard = await openDashboard(host, 'orders');
      expect((await dashboard.get('')).text).toMatch(/\d failed messages? /);
      const page = await dashboard.get('/messages');
      expect(page.text).toMatch(
        /Order placed.* a•••@mail\.example .* 9 tries Our mail server did not answer Details ECONNREFUSED/,
      );
      expect(page.html).not.toContain('asha@mail.example');
      await valid(page.html);
      const again = await dashboard.submit(page, { command: 'messages retry' });
      expect(again.text).toContain(' sent again.');
    });

    test('figures add up', async () => {
      const host = await open();
      await signUpSeller(host);
      const delivered = await placeDelivered(host);
      const cancelled = await host.client.place();
      await host.client.post(`/orders/${cancelled.order.number}/cancel`, {}, cancelled.own);
      await host.client.place({ payment: 'online' });
      host.clock.now += 26 * 3_600_000;
      const late = await host.client.place({ lines: [{ sku: 'CUP', quantity: 1 }] });
      const dashboard = await openDashboard(host, 'view');
      const page = await dashboard.get('/figures?days=7');
      const total = delivered.order.amounts.totalMinor + late.order.amounts.totalMinor;
      expect(page.text).toContain(
        `2 orders 7 days before: none ₹${(total / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })} sales 7 days before: none`,
      );
      expect(page.text).toContain(' 1 of 3 shipments cancelled ');
      expect(page.text).toContain(' 0 of 1 delivery returned ');
      expect(page.text).toContain(' < 1 min to dispatch, median ');
      expect(page.text).not.toMatch(/\d%|9 of 10/);
      expect(
        [...page.html.matchAll(/<title>(\d+\s\w+: (?:&lt;)?[1-9]\d*)<\/title>/g)].map(([, bar]) =>
          bar?.replace('\u00a0', ' '),
        ),
      ).toEqual([
        '20 Nov: 1',
        '21 Nov: 1',
        // Shipments that were cancelled, and that were delivered.
        '20 Nov: 1',
        '20 Nov: 1',
        // Dispatched within a minute.
        '20 Nov: &lt;1',
      ]);
      expect(page.html).toMatch(/aria-label="Cancelled shipments by day".*<title>20\sNov: 1<\/title>/s);
      expect(page.text).toContain('Minutes to dispatch');
      await valid(page.html);
      expect((await dashboard.get('/figures?seller=pots')).text).toContain('1 order ');
      // The days before are counted apart, and without an order there is nothing to draw.
      host.clock.now += 7 * 86_400_000;
      const later = await openDashboard(host, 'view', 'ravi');
      const none = await later.get('/figures?days=7');
      expect(none.text).toMatch(/ 0 orders 7 days before: 2 ₹0\.00 sales 7 days before: ₹1,280\.00 /);
      expect(none.text).toContain('No orders in these 7 days.');
      expect(none.html).not.toContain('<svg class="plot"');
      await valid(none.html);
    });
  });
}
