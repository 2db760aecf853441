import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type OperatorWork, operatorSummary } from '../../../src/api/notices/operator-messages.ts';
import { openDashboard } from '../support/dashboard.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { readTexts } from '../support/phone-texts.ts';
import { writeTestShop } from '../support/shop.ts';
import * as parts from '../../catalog/shop-in-a-folder.ts';
import { signUpSeller } from './sellers.ts';

const HOUR_MS = 3_600_000;
const both = {
  lines: [
    { sku: 'LEAF', quantity: 2 },
    { sku: 'CUP', quantity: 1 },
  ],
};

const linkIn = (text = ''): string => /http\S+\/api\/seller\/\S+\?token=[\w-]+/.exec(text)?.[0] ?? '';

/** What the page behind a link says, after one of its forms was sent. */
async function send(link: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(link, { method: 'POST', body: new URLSearchParams(fields), headers });
  return answer.text();
}

/** Places an order at the garden, which has no account, and returns the link that it is told. */
async function placeLinked(host: TestHost) {
  const placed = await host.client.place();
  const [mail] = (await host.mailsOf('seller-order')).slice(-1);
  return { ...placed, link: linkIn(mail?.text), mail };
}

export function testSellerMessages(open: OpenHost): void {
  describe('a seller', () => {
    test('is told of a new order at once: with an account by its page in the office, else by a link', async () => {
      const host = await open();
      await signUpSeller(host);
      const { order } = await host.client.place(both);
      const mails = await host.mailsOf('seller-order');
      const [garden, pots] = ['anil@garden.example', 'care@garden.example'].map((to) =>
        mails.find((mail) => mail.to === to),
      );
      expect(mails).toHaveLength(2);
      expect(garden?.text).toMatch(/- 2 x Leaf.*\(LEAF\)/i);
      const own = order.shipments.find(({ seller }) => seller.id === 'garden')?.id;
      expect(garden?.text).toContain(`${host.host.services.apiUrl()}/seller-office/orders/${own}`);
      expect(garden?.text).not.toContain('CUP');
      expect(pots?.text).toMatch(/- 1 x Cup \(CUP\)/);
      expect(linkIn(pots?.text)).not.toBe('');
      // The address is behind the link alone.
      for (const mail of mails) expect(mail.text + mail.subject).not.toMatch(/Asha|98765|Mango/);
      expect(mails.every(({ subject }) => subject.includes(order.number))).toBe(true);
    });

    test('is told the last day for the courier, after the days of making', async () => {
      const gown = parts.product({ sku: 'GOWN', title: 'Gown', leadTimeDays: 12 });
      const host = await open({ catalog: writeTestShop({ 'products/tea/gown.json': gown }) });
      // It is a Friday.
      for (const sku of ['LEAF', 'GOWN']) await host.client.place({ lines: [{ sku, quantity: 1 }] });
      const texts = (await host.mailsOf('seller-order')).map(({ text }) => text);
      expect(texts[0]).toContain('Please hand it to the courier by 24 November 2026. Accept it now');
      expect(texts[1]).toContain('Please hand it to the courier by 4 December 2026. Accept it now');
    });

    test('reads the same day in the dashboard until dispatch, counted from when it was told', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      const days = async () =>
        (await host.client.get('/seller/shipments', { token })).data.shipments.map(({ dispatchBy }) => dispatchBy);
      const { order } = await host.client.place();
      expect(await days()).toEqual(['2026-11-24']);
      // An order that is paid is placed later than it was made.
      await host.host.database.write((db) =>
        db
          .updateTable('order_events')
          .set({ at: Date.parse('2026-11-24T12:00:00Z') })
          .where('event', '=', 'placed')
          .execute(),
      );
      expect(await days()).toEqual(['2026-11-27']);
      for (const step of ['accept', 'pack', 'dispatch'])
        await host.client.post(
          `/seller/shipments/${order.shipments[0]?.id}/${step}`,
          step === 'dispatch' ? { courier: 'Delhivery', trackingNumber: '1490812345678' } : {},
          { token },
        );
      expect(await days()).toEqual([undefined]);
    });

    test('is told no last day where the market has none', async () => {
      const delivery = { fee: 60, freeFrom: 500, cashOnDeliveryFee: 20, days: [3, 6], daysMean: 'delivery' };
      const host = await open({ catalog: writeTestShop({ 'markets/in.json': parts.market({ delivery }) }) });
      await host.client.place({ lines: [{ sku: 'LEAF', quantity: 1 }] });
      expect((await host.mailsOf('seller-order'))[0]?.text).toContain('\n\nAccept it, and see where it goes');
    });

    test('hears of an online order once it is paid, and nothing when it is suspended', async () => {
      const host = await open();
      await host.client.place({ payment: 'online' });
      expect(await host.mailsOf('seller-order')).toEqual([]);
      await signUpSeller(host);
      await runOperator(host, 'sellers suspend anil@garden.example', { reason: 'Not sent.' });
      const { answer } = await host.client.place({ lines: [{ sku: 'CUP', quantity: 1 }] });
      expect(answer.data.order.number).toBeDefined();
      expect((await host.mailsOf('seller-order')).map(({ to }) => to)).toEqual(['care@garden.example']);
    });

    test('without an account accepts and dispatches by the link, without script', async () => {
      const host = await open();
      const { link, own, order } = await placeLinked(host);
      const page = await (await fetch(link)).text();
      expect(page).toMatch(/Asha Devi.*12 Mango Lane.*302001.*\+91 98765 43210/s);
      expect(page).toContain('The courier collects ₹260 in cash.');
      expect(await send(link, { step: 'dispatch', courier: 'Delhivery' })).toContain('Please fill in all fields.');
      expect(await send(link, { step: 'accept' })).toContain('You have accepted the order.');
      // The answer may have been lost.
      expect(await send(link, { step: 'accept' })).toContain('You have accepted the order.');
      const done = await send(link, { step: 'dispatch', courier: 'Delhivery', trackingNumber: '<b>1</b>22' });
      expect(done).toContain('The order is on its way.');
      expect(done).not.toContain('<form');
      expect((await host.client.read({ order, own })).shipments[0]).toMatchObject({
        status: 'dispatched',
        courier: 'Delhivery',
      });
      expect((await host.mails()).map(({ subject }) => subject.replace(`, order ${order.number}`, ''))).toEqual([
        `Hill Shop: we have received order ${order.number}`,
        'Hill Shop: accepted',
        'Hill Shop: on its way',
      ]);
      expect(await runOperator(host, 'audit', { subject: `order:${order.number}` })).toMatch(
        /seller:garden\s+dispatched/,
      );
    });

    test('without an account declines by the link, with a reason that the shopper reads', async () => {
      const host = await open();
      const { link, own, order } = await placeLinked(host);
      expect(await send(link, { step: 'decline', reason: 'The last one broke.' })).toContain('You have declined');
      expect((await host.client.read({ order, own })).shipments[0]).toMatchObject({ status: 'cancelled' });
      expect((await host.mails()).at(-1)?.text).toContain('The last one broke.');
    });

    test('is told when the shopper cancels, and not when it declines itself', async () => {
      const host = await open();
      const { order, own, link } = await placeLinked(host);
      await host.client.post(`/orders/${order.number}/cancel`, {}, own);
      expect((await host.mailsOf('seller-cancelled')).map(({ subject }) => subject)).toEqual([
        `Hill Shop: cancelled, order ${order.number}`,
      ]);
      expect(await (await fetch(link)).text()).toContain('Cancelled. Please don’t send it.');
      await send((await placeLinked(host)).link, { step: 'decline', reason: 'The last one broke.' });
      expect(await host.mailsOf('seller-cancelled')).toHaveLength(1);
    });

    test('has a link that ends: with time, with an account, for other sites, and that nobody guesses', async () => {
      const host = await open();
      const { link } = await placeLinked(host);
      const say = async (url: string) => (await fetch(url)).text();
      expect(await say(link)).toContain('New. Please accept it');
      expect(await say(link.replace(/token=.*/, `token=${'x'.repeat(43)}`))).toContain('no longer works');
      expect(await say(link.replace(/token=.*/, ''))).toContain('no longer works');
      const foreign = await fetch(link, {
        method: 'POST',
        body: new URLSearchParams({ step: 'accept' }),
        headers: { origin: 'https://evil.example' },
      });
      expect(foreign.status).toBe(403);
      const later = await host.another();
      later.clock.now += 31 * DAY_MS;
      expect(await say(link.replace(host.address, later.address))).toContain('no longer works');
      await signUpSeller(host);
      expect(await say(link)).toContain('You have an account now');
    });

    test('hears of a return, and of a complaint about the order', async () => {
      const host = await open();
      const { link, own, order } = await placeLinked(host);
      await send(link, { step: 'accept' });
      await send(link, { step: 'dispatch', courier: 'Delhivery', trackingNumber: '122' });
      await runOperator(host, `orders deliver ${order.number}`);
      const line = order.shipments[0]?.lines[0];
      const asked = { lines: [{ lineId: line?.id, quantity: 1 }], reason: 'Too bitter' };
      expect((await host.client.post(`/orders/${order.number}/returns`, asked, own)).code).toBeUndefined();
      expect((await host.mailsOf('seller-return')).map(({ to }) => to)).toEqual(['care@garden.example']);
      const words = (await host.mails()).map(({ subject }) => subject);
      expect(words.slice(-2)).toEqual([
        `Hill Shop: delivered, order ${order.number}`,
        `Hill Shop: return requested, order ${order.number}`,
      ]);
      const text = 'The leaf came wet.';
      const complaint = { name: 'Asha Devi', phone: '98765 43210', text, orderNumber: order.number };
      // Of somebody who has the number alone, the operator hears.
      const of = (await host.client.post('/complaints', complaint, { key: randomUUID() })).data.ticket;
      expect(await host.mailsOf('seller-complaint')).toEqual([]);
      expect((await (await openDashboard(host)).get(`/complaints/${of}`)).text).toContain('Not shown. Make sure');
      const { ticket } = (await host.client.post('/complaints', complaint, { key: randomUUID(), ...own })).data;
      const [told, ...more] = await host.mailsOf('seller-complaint');
      expect(more).toEqual([]);
      expect(told?.subject).toBe(`Hill Shop: complaint ${ticket}`);
      expect(told?.text).not.toMatch(/Asha Devi|wet/);
    });

    test('without an email address gets the link, the cancellation and the summary on the phone', async () => {
      const care = { phone: '+91 98111 00001' };
      const catalog = writeTestShop({ 'sellers/garden.json': parts.seller({ care, gstin: '32AAACI1681G1ZY' }) });
      const host = await open({ catalog });
      await host.client.place({ lines: [{ sku: 'LEAF', quantity: 2 }] });
      await host.mails();
      const [text = ''] = readTexts(host);
      expect(text).toMatch(
        /^To: \+919811100001\nText: seller-order\n\nNew order [\w-]+: 2 pieces to send, Rs 260 in cash\. /,
      );
      expect(text).not.toMatch(/Asha|98765|Mango/);
      const link = linkIn(text);
      expect(await send(link, { step: 'accept' })).toContain('You have accepted the order.');
      const { order, own } = await host.client.place();
      await host.client.post(`/orders/${order.number}/cancel`, {}, own);
      host.clock.now += DAY_MS;
      await host.mails();
      const told = readTexts(host).map((found) => /Text: ([\w-]+)/.exec(found)?.[1]);
      expect(told.filter((kind) => kind?.startsWith('seller-')).sort()).toEqual([
        'seller-cancelled',
        'seller-order',
        'seller-order',
        'seller-summary',
      ]);
      expect(readTexts(host).at(-1)).toContain('Waiting for you today: 1 to pack.');
    });

    test('that has neither address nor mobile number is told nothing', async () => {
      const catalog = writeTestShop({
        'sellers/garden.json': parts.seller({
          care: { phone: '0141 222333' },
          gstin: '32AAACI1681G1ZY',
        }),
      });
      const host = await open({ catalog });
      await host.client.place();
      await host.mails();
      expect(await host.mailsOf('seller-order')).toEqual([]);
      expect(readTexts(host)).toEqual([]);
    });

    test('gets one summary a day from 10 am while something waits, until it is stopped by its link', async () => {
      const host = await open();
      await placeLinked(host);
      const count = async () => (await host.mailsOf('seller-summary')).length;
      expect(await count()).toBe(0);
      host.clock.now += 20 * HOUR_MS;
      expect(await count()).toBe(0);
      host.clock.now += HOUR_MS;
      const both = await host.another();
      both.clock.now = host.clock.now;
      await both.mails();
      expect(await count()).toBe(1);
      const mail = (await host.mailsOf('seller-summary')).at(-1);
      expect(mail?.text).toContain('- To accept: 1');
      expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const stop = linkIn(mail?.text);
      expect(await (await fetch(stop)).text()).toContain('Stop the daily summary?');
      expect(await send(stop, { 'List-Unsubscribe': 'One-Click' })).toContain('has stopped');
      host.clock.now += DAY_MS;
      expect(await count()).toBe(1);
    });
  });

  describe('the operator', () => {
    test('gets one mail a day about what waits: stuck parcels, open complaints, messages given up', async () => {
      const host = await open({ environment: { OPERATOR_EMAIL: 'asha@hill.example' } });
      expect(await host.mailsOf('operator-summary')).toEqual([]);
      await host.client.place();
      const complaint = { name: 'Asha Devi', phone: '98765 43210', text: 'The cup came broken.' };
      await host.client.post('/complaints', complaint, { key: randomUUID() });
      host.clock.now += 4 * DAY_MS;
      const [mail, ...more] = await host.mailsOf('operator-summary');
      expect([mail?.to, more]).toEqual(['asha@hill.example', []]);
      expect(mail?.text).toMatch(/Complaints to answer today .*: 1\n.*Parcels that are stuck: 1/s);
      expect(mail?.text).toContain(
        `- New orders of sellers without an account: 1\n  ${host.address}/api/operator/orders?status=placed\n`,
      );
      expect(mail?.text).not.toMatch(/Asha|98765/);
    });

    test('reads of products to review, returns, payouts and new orders without an account, with links', async () => {
      const kinds = ['newOrders', 'products', 'returns', 'payouts'] as const;
      const work = { stuck: 0, messagesGivenUp: 0, complaintsOpen: 0, complaintsUrgent: 0, refunds: 0, payments: 0 };
      const none = { ...work, applications: 0, reviews: 0, newOrders: 0, products: 0, returns: 0, payouts: 0 };
      const shop = (await open()).host.shop.current();
      const write = (counts: OperatorWork) => operatorSummary(shop, 'asha@hill.example', counts, 'https://a.example/o');
      expect(write(none)).toBeUndefined();
      for (const kind of kinds)
        expect(write({ ...none, [kind]: 2 })?.body).toMatch(/^- .*: 2\n {2}https:\/\/a\.example\/o\/\w+\S*$/m);
    });
  });
}
