import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Decisions, sellerProducts } from '../../src/api/notices/seller-messages.ts';
import { formatMoney } from '../../src/core/money/format-price.ts';
import { nextAllowed, PHONE_TEXTS, type PhoneKind, textMessage } from '../../src/api/notices/phone-texts.ts';
import { startHost, type TestHost } from './support/host.ts';
import { runOperator } from './support/operator.ts';
import { signUpSeller } from './suites/sellers.ts';

type Told = Decisions['approved'][number];

/** What people are told on the way of an order, word for word. */

/** Without what differs from run to run. */
const settle = (text: string, { host }: TestHost, number: string): string =>
  text
    .replaceAll(number, '7K3MQ-9XD2A')
    .replaceAll(host.services.siteUrl(), 'https://shop.example')
    .replaceAll(/(token|key)=[\w-]+/g, '$1=...')
    .replaceAll(/(\/seller-office\/\w+\/)[0-9a-f-]{36}/g, '$1...')
    .replaceAll(/C-[0-9A-Z]{8}/g, 'C-7K3MQ9XD');

/** An order that is accepted, dispatched, delivered and sent back, and another that is declined. */
async function tellAll(host: TestHost, email: string | undefined): Promise<readonly [number: string, other: string]> {
  const { client } = host;
  const seller = await signUpSeller(host);
  const contact = { name: 'Asha Devi', phone: '98765 43210', ...(email !== undefined && { email }) };
  const { order, own } = await client.place({ contact });
  const [shipment] = order.shipments;
  const step = (name: string, body = {}) =>
    client.post(`/seller/shipments/${shipment?.id}/${name}`, body, { token: seller });
  await step('accept');
  await step('pack');
  await step('dispatch', { courier: 'Delhivery', trackingNumber: '1234567890' });
  await step('deliver');
  const piece = { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'Too bitter' };
  const asked = (await client.post(`/orders/${order.number}/returns`, piece, own)).data.order.shipments[0]?.returns[0];
  for (const answer of ['accept', 'received'])
    await client.post(`/seller/returns/${asked?.id}/${answer}`, {}, { token: seller });
  const [refund] = await host.host.database.read.selectFrom('refunds').select('id').execute();
  await runOperator(host, `refunds settle ${refund?.id}`, { reference: 'UTR 4711' });
  const { order: other } = await client.place({ contact });
  await client.post(
    `/seller/shipments/${other.shipments[0]?.id}/decline`,
    { reason: 'The last one broke.' },
    { token: seller },
  );
  return [order.number, other.number];
}

test('a shopper with an email address gets these mails, and the seller these', async () => {
  const host = await startHost();
  const [number, other] = await tellAll(host, 'asha@mail.example');
  const words = (mails: Awaited<ReturnType<TestHost['mails']>>) =>
    mails
      .map(({ subject, text }) => settle(`${subject}\n\n${text}`.replaceAll(other, number), host, number))
      .join('\n=====\n');
  expect(words((await host.mails()).filter(({ to }) => to === 'asha@mail.example'))).toMatchSnapshot();
  expect(words(await host.mailsOf('seller-order'))).toMatchSnapshot();
  expect(words(await host.mailsOf('seller-return'))).toMatchSnapshot();
});

test('each parcel of a cash order says in mail and SMS what its courier collects', async () => {
  const lines = [
    { sku: 'LEAF', quantity: 1 },
    { sku: 'POT', quantity: 1 },
  ];
  for (const email of ['asha@mail.example', undefined]) {
    const host = await startHost();
    const contact = { name: 'Asha Devi', phone: '98765 43210', ...(email !== undefined && { email }) };
    const { order } = await host.client.place({ contact, lines });
    const amounts = order.shipments.map(({ itemsMinor, feesMinor }) => itemsMinor + feesMinor);
    expect(amounts.reduce((sum, minor) => sum + minor, 0)).toBe(order.amounts.totalMinor);
    for (const { id } of order.shipments)
      for (const step of ['accept', 'pack', 'dispatch'])
        await runOperator(host, `orders ${step} ${order.number}`, {
          shipment: id,
          ...(step === 'dispatch' && { courier: 'Delhivery', tracking: 'PC-77120' }),
        });
    const rows = await host.host.database.read.selectFrom('outbox').select(['kind', 'body']).orderBy('id').execute();
    const said = (kind: string) => rows.filter((row) => row.kind === kind).map(({ body }) => body);
    const shown = amounts.map((minor) => formatMoney(minor, 'INR', 'en-IN'));
    if (email !== undefined) for (const amount of shown) expect(said('order-placed')[0]).toContain(`: ${amount}\n`);
    const dispatched = said('shipment-dispatched-cash');
    expect(dispatched).toHaveLength(2);
    for (const [index, amount] of shown.entries())
      expect(dispatched[index]).toContain(amount.replace('₹', email === undefined ? 'Rs ' : '₹'));
  }
});

test('the subjects of mails about an order name what happened, and no two kinds say the same', async () => {
  const host = await startHost();
  const [number] = await tellAll(host, 'asha@mail.example');
  const rows = await host.host.database.read.selectFrom('outbox').select(['kind', 'subject']).execute();
  const told = new Map(
    rows
      .filter(({ kind }) => !kind.startsWith('seller-') && !kind.startsWith('operator-'))
      .map(({ kind, subject }) => [kind, subject.replace(/^Hill Shop: /, '').replace(/,? ?order \S+$/, '')]),
  );
  expect(told.size).toBeGreaterThan(7);
  expect(new Set(told.values()).size).toBe(told.size);
  for (const [kind, words] of told)
    expect(words, `${kind} of ${number}`).toMatch(/\w{2,} \w|accepted|delivered|cancelled/);
});

test('mails about several parcels of an order have subjects of their own', async () => {
  const host = await startHost();
  const contact = { name: 'Asha Devi', phone: '98765 43210', email: 'asha@mail.example' };
  const lines = [
    { sku: 'LEAF', quantity: 1 },
    { sku: 'POT', quantity: 1 },
  ];
  const { order, own } = await host.client.place({ contact, lines });
  const step = (name: string, shipment: string, options = {}) =>
    runOperator(host, `orders ${name} ${order.number}`, { shipment, ...options });
  for (const { id, lines: sold } of order.shipments) {
    for (const name of ['accept', 'pack']) await step(name, id);
    await step('dispatch', id, { courier: 'Delhivery', tracking: 'PC-77120' });
    await step('attempted', id);
    await step('deliver', id);
    const piece = { lines: [{ lineId: sold[0]?.id, quantity: 1 }], reason: 'Too bitter' };
    const asked = (await host.client.post(`/orders/${order.number}/returns`, piece, own)).data.order;
    const row = asked.shipments.find((shipment) => shipment.id === id)?.returns[0];
    for (const name of ['accept', 'received']) await runOperator(host, `returns ${name} ${row?.id}`);
  }
  const mails = await host.host.database.read
    .selectFrom('outbox')
    .select(['kind', 'subject'])
    .where('recipient', '=', contact.email)
    .execute();
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(14);
  expect(subjects.filter((subject, index) => subjects.indexOf(subject) !== index)).toEqual([]);
  expect(subjects.filter((subject) => subject.includes('parcel 2 of 2'))).toHaveLength((subjects.length - 1) / 2);
});

test('no message to anybody names a command', () => {
  const files = readdirSync('src/api/notices').map((file) => join('src/api/notices', file));
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('commandLine'))).toEqual([]);
});

test('a return is not collected where the parcel was refused at the door', async () => {
  const host = await startHost();
  const seller = await signUpSeller(host);
  const { order, own } = await host.client.place({
    contact: { name: 'Asha Devi', phone: '98765 43210', email: 'asha@mail.example' },
  });
  const [shipment] = order.shipments;
  const step = (name: string, body = {}) =>
    host.client.post(`/seller/shipments/${shipment?.id}/${name}`, body, { token: seller });
  await step('accept');
  await step('pack');
  await step('dispatch', { courier: 'Delhivery', trackingNumber: 'PC-77120' });
  const ask = { lines: [{ lineId: shipment?.lines[0]?.id, quantity: 1 }], reason: 'I don’t like it' };
  const request = async () =>
    (await host.client.post(`/orders/${order.number}/returns`, ask, own)).data.order.shipments[0]?.returns.at(-1);
  const accept = async (id?: string) => {
    await host.client.post(`/seller/returns/${id}/accept`, {}, { token: seller });
    const mails = await host.host.database.read
      .selectFrom('outbox')
      .select('body')
      .where('kind', '=', 'return-accepted')
      .orderBy('id')
      .execute();
    return mails.at(-1)?.body;
  };
  const [first, second] = [await request(), await request()];
  expect(await accept(first?.id)).toContain(
    'Did you refuse the parcel at the door? Then you have nothing to hand over.',
  );
  await runOperator(host, `orders refused ${order.number}`);
  const told = await accept(second?.id);
  expect(told).toContain('on its way back already');
  expect(told).not.toContain('collect');
});

test('a seller is told of decisions about products in these mails', async () => {
  const host = await startHost();
  const [first, second] = ['HILL-1', 'HILL-2'].map((sku) => ({ sku, title: `Tea ${sku}` })) as [Told, Told];
  const refused = { ...second, reason: 'Say which hill.' };
  const mails = [
    { approved: [first], toChange: [] },
    { approved: [], toChange: [refused] },
    { approved: [first], toChange: [refused] },
    { approved: Array.from({ length: 22 }, (_, index) => ({ ...first, sku: `T-${index + 1}` })), toChange: [] },
  ].map((decisions) =>
    sellerProducts(host.host.services.shop(), 'https://shop.example/api/seller-office', 'a@b.example', decisions),
  );
  expect(
    mails.map((mail) => `${'subject' in mail ? mail.subject : ''}\n\n${mail.body}`).join('\n=====\n'),
  ).toMatchSnapshot();
});

test('a shopper without one gets these texts', async () => {
  const host = await startHost();
  const [number, other] = await tellAll(host, undefined);
  await host.mails();
  const folder = join(host.host.services.config.dataDir, 'outbox');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.sms.txt'))
        .sort()
    : [];
  const texts = files.map((file) =>
    settle(readFileSync(join(folder, file), 'utf8').replaceAll(other, number), host, number),
  );
  expect(texts.join('\n')).toMatchSnapshot();
});

test('a complaint with a phone number alone is answered there', async () => {
  const host = await startHost();
  const complaint = { name: 'Asha Devi', phone: '98765 43210', text: 'The cup came broken.' };
  const { ticket } = (await host.client.post('/complaints', complaint, { key: randomUUID() })).data;
  expect(await runOperator(host, `complaints answer ${ticket}`, { text: 'A new one is on its way.' })).toBe(
    `${ticket}: answered.`,
  );
  const rows = await host.host.database.read.selectFrom('outbox').select('body').where('channel', '=', 'sms').execute();
  expect(rows.map(({ body }) => settle(body, host, ticket)).join('\n')).toMatchSnapshot();
});

test('the texts to register are these', async () => {
  const host = await startHost();
  expect(await runOperator(host, 'messages templates')).toMatchSnapshot();
});

describe('each text for phones', () => {
  const given = {
    number: '7K3MQ-9XD2A',
    total: '₹1,04,999.00',
    seller: 'Pot Works',
    courier: 'Delhivery',
    tracking: 'PC-77120',
    link: 'https://a.in/o',
    upi: 'as•••@okaxis',
    phone: '+91 12345 00001',
    cash: '₹1,04,999.00',
    reason: 'for what was cancelled',
    account: 'the account that you named',
    reference: '403993715526',
    code: '123456',
    what: 'pickup address or GSTIN',
    ending: '4444',
    day: 'Wednesday, 30 September 2026',
    pieces: '12 pieces',
    ticket: 'C-7K3MQ9XD',
    work: '2 to accept, 1 to pack',
    news: 'it is noted as back with you, so its pieces can be sold again',
  };
  const kinds = Object.keys(PHONE_TEXTS) as PhoneKind[];
  const TO = { channel: 'sms', phone: '+919876543210' } as const;

  test.each(kinds)('%s fits into two parts of an SMS and names the shop', (kind) => {
    const { body: text, values } = textMessage(TO, kind, 'Hill Shop', given);
    expect(text).toMatch(/Hill Shop$/);
    expect(text).not.toMatch(/[{}]/);
    // More characters than those of GSM would halve its length.
    expect(text).toMatch(/^[\x20-\x7e]+$/);
    expect(text.length).toBeLessThanOrEqual(306);
    expect(values.every((value) => text.includes(value))).toBe(true);
  });

  // What most orders have: a parcel that was sent with a courier whose page has a long address.
  const usual = {
    ...given,
    total: '₹1,299',
    cash: '₹1,299',
    seller: 'Rangmahal Textiles',
    tracking: '1234567890123',
    what: 'bank account',
    day: 'Wed, 30 Sept',
  };
  test.each(kinds)('%s is usually one SMS of 160 characters', (kind) => {
    const link = kind.startsWith('shipment-dispatched')
      ? 'https://www.delhivery.com/track-v2/package/1234567890123'
      : 'https://haat.example/order?number=7K3MQ-9XD2A';
    expect(textMessage(TO, kind, 'Haat', { ...usual, link }).body.length).toBeLessThanOrEqual(160);
  });

  test('is not made without one of its values', () => {
    expect(() => textMessage(TO, 'refund-sent', 'Hill Shop', { number: '1', link: 'x' })).toThrow('has no total');
  });
});

describe('quiet hours', () => {
  const at = (clock: string) => Date.parse(`2026-11-20T${clock}Z`);

  test.each([
    ['+919876543210', '04:29', '04:30'],
    ['+919876543210', '04:30', '04:30'],
    ['+919876543210', '15:29', '15:29'],
    ['+971501234567', '05:59', '06:00'],
    ['+971501234567', '16:59', '16:59'],
  ])('%s at %s UTC is told at %s', (to, now, then) => {
    expect(nextAllowed('refund-sent', to, at(now))).toBe(at(then));
  });

  test('go on over midnight', () => {
    expect(nextAllowed('refund-sent', '+919876543210', at('15:30'))).toBe(Date.parse('2026-11-21T04:30Z'));
    expect(nextAllowed('refund-sent', '+971501234567', at('17:00'))).toBe(Date.parse('2026-11-21T06:00Z'));
  });

  test('do not hold back what somebody waits for', () => {
    expect(nextAllowed('order-placed', '+919876543210', at('20:00'))).toBe(at('20:00'));
  });
});
