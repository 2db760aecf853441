import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../html/finding.ts';
import { validateHtml } from '../../html/html-validate.ts';
import type { Placed } from '../support/client.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { openUpi, placeUpi, readUpi, sendUpi, UPI_SHOP } from '../support/pay-upi.ts';

const UTR = '322206890934';
const OTHER = '422206890935';
const HOUR_MS = 3_600_000;

/** The dark modules of a drawn code, as `uqr` gives them. */
function modulesOf(svg: string): string {
  const size = Number(/class="qr"[^>]*viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''),
  );
  return rows.join('\n');
}

const valid = async (html: string) => expect(formatFindings(await validateHtml('page', html))).toBe('');

/**
 * Payment straight to the shop's UPI ID. Faults of a provider that can't happen here: a webhook that is lost, doubled, forged or out of order and a
 * provider that is down, as nobody reports anything and nobody is asked; a refund whose answer is lost or that fails, as the operator pays it.
 */
export function testUpi(open: OpenHost): void {
  describe('payment to a UPI ID', () => {
    const openShop = (environment: Record<string, string> = {}) =>
      open({ environment: { ...UPI_SHOP, ...environment } });
    const received = (host: TestHost, reference = UTR, amount?: string) =>
      runOperator(host, `payments received ${reference}`, amount === undefined ? {} : { amount });
    const events = async ({ client }: TestHost, placed: Placed) =>
      (await client.read(placed)).timeline.map(({ event }) => event);
    async function work({ host }: TestHost): Promise<void> {
      while ((await host.workers.run()) > 0);
    }

    test('has a page with link, QR code and ID of exactly the amount, which two tabs share', async () => {
      const host = await openShop();
      const placed = await host.client.place({ payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] });
      const pages = new Set(await Promise.all([openUpi(host.client, placed), openUpi(host.client, placed)]));
      expect(pages.size).toBe(1);
      const [page = ''] = pages;
      expect(page).toMatch(/\/api\/upi\?token=/);
      const html = await readUpi(host, page);
      const { number } = placed.order;
      const link = `upi://pay?pa=shop@okbank&pn=My%20Shop%20%26%20Sons&am=1000.00&cu=INR&tn=Order%20${number}&tr=${number}`;
      expect(html.replaceAll('&amp;', '&')).toContain(`href="${link}"`);
      const { data } = encode(link, { ecc: 'M', border: 4 });
      expect(modulesOf(html)).toBe(data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n'));
      expect(html).toContain('>shop@okbank</strong>');
      expect(html).toContain('20 November at 1:30 pm');
      await valid(html);
      expect(
        await readUpi(
          host,
          page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        ),
      ).toContain('no longer valid');
    });

    test('counts as a provider’s payment once the operator has found the reference, however often it is said', async () => {
      const host = await openShop();
      const placed = await placeUpi(host);
      expect(await sendUpi(host, placed.page, '12345')).toContain('not a number of 12 digits');
      const sent = await sendUpi(host, placed.page, ' UTR 3222-0689 0934');
      expect(sent).toContain(`You sent the number ${UTR}. We check by 21 November at 1:00 pm that ₹1,000 has come`);
      await valid(sent);
      await sendUpi(host, placed.page, UTR);
      expect(await runOperator(host, 'payments check')).toMatch(
        new RegExp(`${UTR} .*${placed.order.number}.* INR 1000.00`),
      );
      expect(await runOperator(host, 'payments review')).toBe('Nothing.');
      await expect(runOperator(host, `payments review upi:${UTR}`, { as: 'paid' })).rejects.toThrow();
      const before = await host.client.read(placed);
      expect([before.status, before.timeline.at(-1)?.note]).toEqual([
        'awaiting-payment',
        expect.stringContaining(`You sent the UPI number ${UTR}`),
      ]);
      const said = await Promise.allSettled([received(host), received(host)]);
      expect(said.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await host.client.read(placed)).toMatchObject({
        status: 'placed',
        dueMinor: 0,
        payment: { status: 'paid' },
      });
      expect((await events(host, placed)).filter((event) => event === 'placed').length).toBe(1);
      expect(await readUpi(host, placed.page)).toContain('Paid. Thank you.');
      expect(await runOperator(host, 'audit')).toMatch(/payment-received/);
    });

    test('takes a reference for one order alone, and another in its place until it is checked', async () => {
      const host = await openShop();
      const [first, second] = [await placeUpi(host), await placeUpi(host)];
      await sendUpi(host, first.page, UTR);
      expect(await sendUpi(host, second.page, UTR)).toContain('was sent for another order');
      await sendUpi(host, first.page, OTHER);
      await expect(received(host)).rejects.toThrow('There is no payment');
      expect(await sendUpi(host, second.page, UTR)).toContain(`You sent the number ${UTR}`);
      await received(host);
      expect(await host.client.read(second)).toMatchObject({ status: 'placed' });
      expect((await host.client.read(first)).status).toBe('awaiting-payment');
      const both = [await placeUpi(host), await placeUpi(host)];
      const third = '522206890936';
      const pages = await Promise.all(both.map(({ page }) => sendUpi(host, page, third)));
      expect(pages.filter((page) => page.includes(`You sent the number ${third}`)).length).toBe(1);
    });

    test('of another amount waits for a decision', async () => {
      const host = await openShop();
      const placed = await placeUpi(host);
      await sendUpi(host, placed.page, UTR);
      await received(host, UTR, '999');
      expect((await host.client.read(placed)).status).toBe('awaiting-payment');
      expect(await runOperator(host, 'payments check')).toBe('Nothing.');
      await runOperator(host, `payments review upi:${UTR}`, { as: 'paid' });
      expect((await host.client.read(placed)).status).toBe('placed');
    });

    test('that has not come is told with the reason, and closes the order when its time is over', async () => {
      const host = await openShop();
      const placed = await placeUpi(host);
      await sendUpi(host, placed.page, UTR);
      host.clock.now += HOUR_MS;
      await work(host);
      expect((await host.client.read(placed)).status).toBe('awaiting-payment');
      await runOperator(host, `payments missing ${UTR}`, { reason: 'No such credit' });
      const [last] = (await host.client.read(placed)).timeline.slice(-1);
      expect(last?.note).toBe(`The shop did not find the UPI payment ${UTR}: No such credit`);
      const page = await readUpi(host, placed.page);
      expect(page).toContain(`We did not find the payment ${UTR}`);
      expect(page).toContain('href="upi://pay');
      await expect(received(host)).rejects.toThrow('has been decided already');
      host.clock.now += DAY_MS;
      await work(host);
      expect((await host.client.read(placed)).status).toBe('expired');
      expect((await host.mails()).at(-1)?.subject).toContain('not paid');
    });

    test('closes an order without a reference in the time to pay, and one that nobody checked a day after it', async () => {
      const host = await openShop();
      const [silent, sent] = [await placeUpi(host), await placeUpi(host)];
      await sendUpi(host, sent.page, UTR);
      host.clock.now += HOUR_MS;
      await work(host);
      expect([(await host.client.read(silent)).status, (await host.client.read(sent)).status]).toEqual([
        'expired',
        'awaiting-payment',
      ]);
      // Another number in place of the first keeps the goods no longer.
      await sendUpi(host, sent.page, OTHER);
      host.clock.now += DAY_MS - HOUR_MS;
      await work(host);
      expect((await host.client.read(sent)).status).toBe('expired');
      await received(host, OTHER);
      expect((await host.client.read(sent)).status).toBe('placed');
    });

    test('late, doubled or for a cancelled order goes back by hand, to the UPI ID that the shopper names', async () => {
      const host = await openShop();
      const placed = await placeUpi(host);
      await sendUpi(host, placed.page, UTR);
      await received(host);
      expect(await sendUpi(host, placed.page, OTHER)).toContain(`You sent the number ${OTHER}`);
      await received(host, OTHER);
      const cancelled = await placeUpi(host);
      await host.client.post(`/orders/${cancelled.order.number}/cancel`, {}, cancelled.own);
      const third = '522206890936';
      await sendUpi(host, cancelled.page, third);
      await received(host, third);
      const refunds = await runOperator(host, 'refunds');
      expect(refunds).toMatch(new RegExp(`${placed.order.number} .*1000.00.*double-payment.*by hand`));
      expect(refunds).toMatch(new RegExp(`${cancelled.order.number} .*1000.00.*late-payment.*by hand`));
      await host.client.put(`/orders/${placed.order.number}/refund-upi`, { upi: 'asha@okbank' }, placed.own);
      await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
      await work(host);
      const list = await runOperator(host, 'refunds');
      expect(list.match(/UPI asha@okbank/g)?.length).toBe(2);
      const [id = ''] = new RegExp(`r-[\\w-]+(?= .*${placed.order.number})`).exec(list) ?? [];
      await runOperator(host, `refunds settle ${id}`, { reference: 'UTR 12' });
      expect((await host.client.read(placed)).payment.refunds.filter(({ status }) => status === 'done')).toMatchObject([
        { amountMinor: 1000_00, reference: 'UTR 12' },
      ]);
    });

    test('is looked for in the office: received, another amount, or not there', async () => {
      const host = await openShop();
      const [first, second] = [await placeUpi(host), await placeUpi(host)];
      await sendUpi(host, first.page, UTR);
      await sendUpi(host, second.page, OTHER);
      const dashboard = await openDashboard(host, 'money');
      expect((await dashboard.get('')).text).toContain('2 payments to check');
      const page = await dashboard.get('/refunds');
      expect(page.text).toMatch(
        new RegExp(`UPI payments to check .*${UTR} Amount ₹1,000.00 Order ${first.order.number}`),
      );
      await valid(page.html);
      const done = await dashboard.submit(page, { command: 'payments received', word: UTR });
      expect(done.text).toContain('The payment is received.');
      expect((await host.client.read(first)).status).toBe('placed');
      const missing = { command: 'payments missing', word: OTHER };
      await dashboard.submit(done, missing, { reason: 'No such credit' });
      expect((await host.client.read(second)).timeline.at(-1)?.note).toContain('No such credit');
      expect((await dashboard.get('/refunds')).text).not.toContain('UPI payments to check');
    });

    test('has limits, and the words of the page’s language', async () => {
      const host = await openShop({ RATE_LIMITS: 'change-order=4/3600' });
      const placed = await placeUpi(host);
      for (const last of [1, 2, 3]) await sendUpi(host, placed.page, `32220689093${last}`);
      expect(await sendUpi(host, placed.page, UTR)).toContain('Too many tries');
      expect(await readUpi(host, `${placed.page}&language=hi`)).toContain('दोबारा पैसे न दें');
      expect(await readUpi(host, `${placed.page}&language=ar`)).toContain('dir=rtl');
    });
  });
}
