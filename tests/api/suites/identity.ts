import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../support/client.ts';
import type { OpenHost } from '../support/host.ts';

/** Who is who: names that can't be mistaken for somebody else's address or number, and limits that count who was meant. */
export function testIdentity(open: OpenHost): void {
  describe('a user name', () => {
    test.each([
      ['a phone number of India', '98765 43210'],
      ['a phone number of another market', '0501234567'],
      ['a phone number of another market with its code', '+971501234567'],
      ['a phone number in full-width digits', '９８７６５４３２１０'],
      ['a phone number in Arabic digits', '٩٨٧٦٥٤٣٢١٠'],
      ['a phone number with invisible marks in it', '98765\u2060\u034f43210'],
      ['a number of no market', '+442071234567'],
      ['an e-mail address', 'ravi@mail.example'],
      ['an e-mail address with a full-width sign', 'ravi＠mail.example'],
      ['an e-mail address with a small sign', 'ravi﹫mail.example'],
      ['nothing that can be seen', '\u3164\u3164\u115f'],
    ])('is never %s', async (_case, username) => {
      const { client } = await open();
      const answer = await client.post('/register', { username, email: 'other@mail.example', password: PASSWORD });
      expect([answer.code, Object.keys(answer.error?.fields ?? {})]).toEqual([422, ['username']]);
    });

    test('is the same with invisible marks and in full width', async () => {
      const { client } = await open();
      await client.register('asha');
      for (const username of ['as\u034fha', 'ａｓｈａ', 'a\u200dsha\ufe0f']) {
        const answer = await client.post('/register', { username, email: 'other@mail.example', password: PASSWORD });
        expect(answer.code).toBe(409);
      }
    });

    test('that looked like a number before it was forbidden does not shadow the owner of the number', async () => {
      const { client, host } = await open();
      await client.register('shadow');
      await client.register('owner');
      await host.database.write(async (db) => {
        const [phone, shadow] = ['+971501234567', { username: '0501234567', username_key: '0501234567' }];
        await db.updateTable('accounts').set(shadow).where('username_key', '=', 'shadow').execute();
        await db.updateTable('accounts').set({ phone }).where('username_key', '=', 'owner').execute();
      });
      const { token } = (await client.post('/login', { phoneno: '０５０ 123 4567', password: PASSWORD })).data;
      expect((await client.get('/isValidSession', { token })).data.account.username).toBe('owner');
    });
  });

  describe('limits count', () => {
    test('the account that was meant, however it was spelled', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'login-account-address=10/900' } });
      await client.register('asha');
      const spellings = [
        'asha',
        'ASHA',
        'ａｓｈａ',
        'as\u200bha',
        'asha@mail.example',
        'ASHA＠mail.example',
        ' asha\u034f ',
      ];
      const codes = [];
      for (let i = 0; i < 25; i++) {
        const phoneno = spellings[i % spellings.length];
        codes.push((await client.post('/login', { phoneno, password: `guess ${i}` })).code);
      }
      expect(codes.filter((code) => code === 401)).toHaveLength(10);
      expect(codes.slice(10)).toEqual(Array(15).fill(429));
    });

    test('a login that nobody has by what it comes to', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'login-account=2/900' } });
      const codes = [];
      for (const phoneno of ['98765 43210', '+91-9876543210', '0９876543210', '91 98765 43210'])
        codes.push((await client.post('/login', { phoneno, password: 'guess' })).code);
      expect(codes).toEqual([404, 404, 429, 429]);
    });

    test('the seller that was meant, by address and by number', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'login-account-address=2/900' } });
      await client.post('/sellers', {
        businessName: 'Hill Pots',
        contactName: 'Ravi',
        phone: '98765 43210',
        email: 'ravi@mail.example',
        password: PASSWORD,
      });
      const codes = [];
      for (const login of ['ravi@mail.example', '098765 43210', 'RAVI@mail.example', '+919876543210'])
        codes.push((await client.post('/sellers/sign-in', { login, password: 'guess' })).code);
      expect(codes).toEqual([401, 401, 429, 429]);
    });

    test('the order and the ticket that were meant, however they were typed', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'track-number=2/900' } });
      const { order } = await client.place();
      const plain = order.number.replace('-', '');
      const spelled = [order.number, plain.toLowerCase(), [...plain].join(' '), plain.replace(/0/g, 'O')];
      const codes = [];
      for (const number of spelled)
        codes.push((await client.post('/orders/track', { number, phone: '98765 43211' })).code);
      expect(codes).toEqual([404, 404, 429, 429]);

      const complaint = { name: 'Asha', email: 'asha@mail.example', text: 'The cup is broken.' };
      const { ticket } = (await client.post('/complaints', complaint, { key: crypto.randomUUID() })).data;
      const tickets = [ticket, ticket.toLowerCase(), ticket.replace('-', ''), ticket.replace('C-', 'c — ')];
      const found = [];
      for (const typed of tickets)
        found.push((await client.post('/complaints/track', { ticket: typed, contact: 'x@mail.example' })).code);
      expect(found).toEqual([404, 404, 429, 429]);
    });

    test('the mails with a new password by the account, without the answer telling it', async () => {
      const { client, mails } = await open({ environment: { RATE_LIMITS: 'reset-account=2/3600' } });
      await client.register('asha');
      for (const login of ['asha', 'ASHA', 'asha@mail.example', 'ａsha@mail.example'])
        expect((await client.post('/password-reset', { login })).data).toEqual({ sent: true });
      expect((await mails()).filter(({ subject }) => subject.includes('reset your password'))).toHaveLength(2);
    });

    test('failures alone: who knows the password, or order and phone, is never stopped', async () => {
      const limits =
        'login-address=1/900 login-account=1/900 login-account-address=1/900 track-address=1/900 track-number=1/900';
      const { client } = await open({ environment: { RATE_LIMITS: limits } });
      await client.register('asha');
      const { order, own, key } = await client.place();
      for (let i = 0; i < 3; i++) {
        expect((await client.post('/login', { phoneno: 'asha', password: PASSWORD })).code).toBeUndefined();
        const track = await client.post('/orders/track', { number: order.number, phone: '98765 43210' });
        expect(track.code).toBeUndefined();
        expect((await client.get('/orders/by-key', { key })).code).toBeUndefined();
        const known = await client.post('/orders/known', { orders: [{ number: order.number, key: own.orderKey }] });
        expect(known.code).toBeUndefined();
      }
    });

    test('right answers of tracking by what was found, generously: of one order or ticket, not of its neighbours', async () => {
      const limits = 'track-address=1/900 track-number=1/900 track-right=2/900';
      const { client } = await open({ environment: { RATE_LIMITS: limits } });
      const { order } = await client.place();
      const { order: other } = await client.place();
      const contact = '98765 43210';
      const complaint = { name: 'Asha', phone: contact, text: 'It has not come yet.' };
      const { ticket } = (await client.post('/complaints', complaint, { key: randomUUID() })).data;
      const track = (number: string) => client.post('/orders/track', { number, phone: contact });
      const trackTicket = () => client.post('/complaints/track', { ticket, contact });
      for (const number of [order.number, order.number.toLowerCase()])
        expect((await track(number)).data.order.number).toBe(order.number);
      const stopped = await track(order.number);
      expect([stopped.code, stopped.data]).toEqual([429, null]);
      expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await track(other.number)).data.order.number).toBe(other.number);
      for (const code of [undefined, undefined, 429]) expect((await trackTicket()).code).toBe(code);
    });

    test('right keys by the order, and a list of them by its newest', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: 'track-address=1/900 track-right=2/900' } });
      const first = await client.place();
      const second = await client.place();
      const askByKey = () => client.get('/orders/by-key', { key: first.key });
      const orders = [first, second].map(({ order, own }) => ({ number: order.number, key: own.orderKey }));
      for (const ask of [askByKey, () => client.post('/orders/known', { orders })])
        for (const code of [undefined, undefined, 429]) expect((await ask()).code).toBe(code);
      expect((await askByKey()).headers.get('retry-after')).toMatch(/^\d+$/);
    });

    test('the account that orders, not the address that its neighbours have too', async () => {
      const limits = 'order-address=1/3600 order-account=2/3600';
      const { client } = await open({ environment: { RATE_LIMITS: limits } });
      const token = await client.register('asha');
      const codes = [];
      for (const options of [{}, {}, { token }, { token }, { token }])
        codes.push((await client.place({}, options)).answer.code);
      expect(codes).toEqual([undefined, 429, undefined, undefined, 429]);
    });

    test('one address for sixty neighbours behind a carrier, who all find their orders', async () => {
      const { client } = await open({ environment: { RATE_LIMITS: '' } });
      const { order } = await client.place();
      const codes = new Set<number | undefined>();
      for (let i = 0; i < 70; i++)
        codes.add((await client.post('/orders/track', { number: `A${i}`, phone: '1' })).code);
      expect([...codes]).toEqual([404]);
      const found = await client.post('/orders/track', { number: order.number, phone: '98765 43210' });
      expect(found.data.order.number).toBe(order.number);
    });
  });
}
