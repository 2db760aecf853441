import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openOperator } from '../../../src/api/entry/operator/context.ts';
import { noteSiteUrl } from '../../../src/api/ground/shop/site.ts';
import type { Placed } from '../support/client.ts';
import { DAY_MS, type OpenHost, type TestHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';

const ADDRESS = {
  line1: '12 Mango Lane',
  landmark: 'Opposite the temple',
  city: 'Jaipur',
  state: 'Rajasthan',
  pinCode: '302001',
};

async function deliver(host: TestHost): Promise<Placed> {
  const placed = await host.client.place({ address: ADDRESS });
  for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
    await runOperator(host, `orders ${step} ${placed.order.number}`, { courier: 'Hill Post', tracking: 'HP-1' });
  return placed;
}

async function cancel(host: TestHost): Promise<Placed> {
  const placed = await host.client.place({ address: ADDRESS });
  await host.client.post(`/orders/${placed.order.number}/cancel`, {}, placed.own);
  return placed;
}

/** What is left of the shopper in an order and its invoice. */
async function readPerson(host: TestHost, placed: Placed) {
  const { contact, address } = await host.client.read(placed);
  const [invoice] = (await host.client.get(`/orders/${placed.order.number}/invoices`, placed.own)).data.invoices;
  return { contact, address, buyer: invoice?.buyer };
}

const WITHOUT_CONTACT = {
  contact: { name: 'Asha Devi', phone: '' },
  address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'Rajasthan', pinCode: '302001', country: 'IN' },
};
const NOBODY = {
  contact: { name: '', phone: '' },
  address: { line1: '', city: '', state: 'Rajasthan', country: 'IN' },
};

export function testPrivacy(open: OpenHost): void {
  describe('the personal data of orders', () => {
    test('is erased by rule: contact after three years, the buyer after eight financial years, what was not sent after 180 days', async () => {
      const host = await open();
      const begin = host.clock.now;
      const [sent, cancelled, waiting] = [await deliver(host), await cancel(host), await host.client.place()];
      const turnTo = async (at: number) => {
        host.clock.now = at;
        await host.mails();
      };
      await turnTo(begin + 170 * DAY_MS);
      expect((await host.client.read(cancelled)).contact.name).toBe('Asha Devi');
      // From 13 May 2027 a year is the least, which comes before the 180 days are over.
      await turnTo(begin + 200 * DAY_MS);
      expect((await host.client.read(cancelled)).contact.name).toBe('Asha Devi');
      await turnTo(begin + 366 * DAY_MS);
      expect(await readPerson(host, cancelled)).toEqual({ ...NOBODY, buyer: undefined });
      expect((await host.client.read(sent)).contact.phone).toBe('+919876543210');
      await turnTo(begin + 1_097 * DAY_MS);
      const buyer = { name: 'Asha Devi', address: expect.stringContaining('Mango Lane'), state: 'Rajasthan' };
      expect(await readPerson(host, sent)).toEqual({ ...WITHOUT_CONTACT, buyer });
      await turnTo(Date.parse('2035-03-31T18:29:00Z'));
      expect((await host.client.read(sent)).contact.name).toBe('Asha Devi');
      await turnTo(Date.parse('2035-03-31T18:31:00Z'));
      expect(await readPerson(host, sent)).toEqual({ ...NOBODY, buyer: { name: '', address: '', state: 'Rajasthan' } });
      // Amounts stay, and so does the number of the invoice.
      const order = await host.client.read(sent);
      expect([order.amounts.totalMinor, order.shipments[0]?.invoiceNumber]).toEqual([26_000, '26-27/00001']);
      expect((await host.client.read(waiting)).contact.name).toBe('');
    });

    test('waits for refunds, returns and complaints', async () => {
      const host = await open();
      const placed = await deliver(host);
      const lines = [{ lineId: placed.order.shipments[0]?.lines[0]?.id, quantity: 1 }];
      await host.client.post(`/orders/${placed.order.number}/returns`, { lines, reason: 'Too bitter' }, placed.own);
      host.clock.now += 1_200 * DAY_MS;
      await host.mails();
      expect((await host.client.read(placed)).contact.phone).toBe('+919876543210');
      const [id] = (await host.client.read(placed)).shipments[0]?.returns.map((entry) => entry.id) ?? [];
      await runOperator(host, `returns refuse ${id}`, { reason: 'It was opened' });
      // The last step counts.
      await host.mails();
      expect((await host.client.read(placed)).contact.phone).toBe('+919876543210');
    });

    test('is listed with its rules, and erased at once only with --run', async () => {
      const host = await open();
      const cancelled = await cancel(host);
      const rules = await runOperator(host, 'privacy list');
      expect(rules).toContain('Companies Act 2013, s. 128(5)');
      expect(rules).toContain('from 2027-05-13: 365 days (DPDP Rules 2025, rule 8(3)');
      expect(await runOperator(host, 'privacy erase')).toBe('Nothing is due.');
      host.clock.now += 400 * DAY_MS;
      expect(await runOperator(host, 'privacy erase')).toContain('1 orders: all personal data');
      expect((await host.client.read(cancelled)).contact.name).toBe('Asha Devi');
      expect(await runOperator(host, 'privacy erase', { run: 'yes' })).toContain('Erased.');
      expect((await host.client.read(cancelled)).contact.name).toBe('');
      expect(await runOperator(host, 'privacy erase')).toBe('Nothing is due.');
    });

    test('is erased when its shopper asks, but for what the law wants and what is under way', async () => {
      const host = await open();
      const [sent, cancelled] = [await deliver(host), await cancel(host)];
      host.clock.now += 8 * DAY_MS;
      const waiting = await host.client.place();
      const dry = await runOperator(host, 'privacy erase 98765 43210');
      expect(dry).toMatch(
        new RegExp(`${sent.order.number} .* erase phone, email, landmark, notes and photos of returns of an order`),
      );
      expect(dry).toMatch(new RegExp(`${cancelled.order.number} .* erase all personal data`));
      expect(dry).toMatch(new RegExp(`${waiting.order.number} .* it is under way`));
      expect((await host.client.read(sent)).contact.phone).toBe('+919876543210');
      expect(await runOperator(host, 'privacy erase asha@mail.example', { run: 'yes' })).toContain(
        'Erased from 2 of 3 orders,',
      );
      expect(await readPerson(host, sent)).toMatchObject(WITHOUT_CONTACT);
      expect((await host.client.read(cancelled)).contact.name).toBe('');
      expect((await host.client.read(waiting)).contact.phone).toBe('+919876543210');
      const held = await runOperator(host, `privacy list ${sent.order.number}`);
      expect(held).toMatch(/what an invoice needs {2}2035-04-01 +Companies Act 2013/);
      await expect(runOperator(host, 'privacy list nobody')).rejects.toThrow('Nothing is kept of "nobody".');
    });

    test('is listed and erased with the newsletter of the address, and complaints stay for their rule', async () => {
      const host = await open();
      const { client } = host;
      await client.post('/newsletter', { email: 'asha@mail.example' });
      const complaint = { name: 'Asha Devi', email: 'Asha@mail.example', text: 'The cup came broken.' };
      const { ticket } = (await client.post('/complaints', complaint, { key: randomUUID() })).data;
      const list = () => runOperator(host, 'privacy list asha@mail.example');
      expect(await list()).toMatch(/newsletter +of 2026-11-20 asked +email +delete\n/);
      expect(await list()).toMatch(new RegExp(`complaint +${ticket} of 2026-11-20 open .* then deleted by age`));
      await runOperator(host, 'privacy erase asha@mail.example', { run: 'yes' });
      expect(await list()).not.toContain('newsletter');
      expect(await list()).toContain(ticket);
    });

    test('is kept for a year from 13 May 2027 on, whoever asks', async () => {
      const host = await open();
      host.clock.now = Date.parse('2027-05-14T07:30:00Z');
      const { order } = await cancel(host);
      host.clock.now += 30 * DAY_MS;
      expect(await runOperator(host, `privacy list ${order.number}`)).toContain('DPDP Rules 2025, rule 8(3)');
    });
  });

  test('mails of the operator lead to the address that the running host has noted', async () => {
    const host = await open();
    const { config, database } = host.host.services;
    const siteOf = async (siteUrl?: string) => {
      const { context, close } = await openOperator({ ...config, siteUrl }, { folder: host.catalog });
      const url = context.services.siteUrl();
      await close();
      return url;
    };
    const written = host.host.services.shop().store.siteUrl;
    expect(await siteOf()).toBe(written);
    await noteSiteUrl(database, 'http://localhost:4321');
    expect([await siteOf(), await siteOf('https://shop.example')]).toEqual([
      'http://localhost:4321',
      'https://shop.example',
    ]);
    await noteSiteUrl(database, undefined);
    expect(await siteOf()).toBe(written);
  });
}
