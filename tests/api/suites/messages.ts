import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runOperator } from '../support/operator.ts';
import type { OpenHost } from '../support/host.ts';

const complaint = { name: 'Asha Devi', email: 'asha@mail.example', phone: '98765 43210', text: 'The cup came broken.' };

export function testMessages(open: OpenHost): void {
  describe('the newsletter', () => {
    test('counts once its link is confirmed, and can be left', async () => {
      const { client, mails, host, address } = await open();
      const email = 'asha@mail.example';
      expect((await client.post('/newsletter', { email })).data).toEqual({ sent: true });
      const status = async () =>
        (await host.database.read.selectFrom('newsletter').select('status').execute())[0]?.status;
      const [mail] = await mails();
      const link = /http\S+\/newsletter\/confirm\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      expect(link).toContain(address);
      const asked = await fetch(link);
      expect(asked.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect([await status(), await asked.text()]).toEqual(['asked', expect.stringContaining('<form method="post"')]);
      const token = new URL(link).searchParams.get('token') ?? '';
      const press = async (step: string) =>
        (
          await fetch(`${address}/api/newsletter/${step}`, { method: 'POST', body: new URLSearchParams({ token }) })
        ).text();
      expect([await press('confirm'), await status()]).toEqual([expect.stringContaining('Thank you'), 'confirmed']);
      expect((await client.post('/newsletter', { email })).data).toEqual({ sent: true });
      expect(await mails()).toHaveLength(1);
      expect([await press('leave'), await status()]).toEqual([expect.stringContaining('Done'), 'left']);
    });

    test('is left by one press in the mail program, which posts to the address of the header', async () => {
      const { client, mails, host } = await open();
      await client.post('/newsletter', { email: 'asha@mail.example' });
      const [mail] = await mails();
      expect(mail?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
      const address = /^List-Unsubscribe: <([^>]+)>/m.exec(mail?.head.replace(/\r\n /g, ' ') ?? '')?.[1] ?? '';
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      expect((await fetch(address, { method: 'POST', body })).status).toBe(200);
      const rows = await host.database.read.selectFrom('newsletter').select('status').execute();
      expect(rows).toEqual([{ status: 'left' }]);
      await client.place();
      expect((await mails()).at(-1)?.head).not.toContain('List-Unsubscribe');
    });

    test('answers its own page’s form, and no other site’s', async () => {
      const { client, mails, address } = await open();
      await client.post('/newsletter', { email: 'asha@mail.example' });
      const token = /confirm\?token=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
      const page = await fetch(`${address}/api/newsletter/confirm?token=${token}`);
      // A form on a page of no referrer has an Origin that is nobody's.
      expect(page.headers.get('referrer-policy')).toBe('same-origin');
      const press = async (headers: Record<string, string>) =>
        (
          await fetch(`${address}/api/newsletter/confirm`, {
            method: 'POST',
            body: new URLSearchParams({ token }),
            headers,
          })
        ).status;
      expect(await press({ origin: address })).toBe(200);
      expect(await press({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200);
      expect(await press({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await press({ origin: 'null' })).toBe(403);
      expect(await press({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
    });

    test('says on a page that a link is cut off or used up, and leads back to the shop', async () => {
      const { address, host } = await open();
      for (const query of ['', '?token=cut', `?token=${'x'.repeat(43)}`]) {
        const answer = await fetch(`${address}/api/newsletter/leave${query}`, { method: 'POST' });
        const text = await answer.text();
        expect([answer.headers.get('content-type'), text]).toEqual([
          'text/html; charset=utf-8',
          expect.stringContaining('This link is no longer valid.'),
        ]);
        expect(text).toContain(`<a href="${host.services.siteUrl()}/">Back to the shop</a>`);
      }
    });

    test('takes only addresses', async () => {
      const { client } = await open();
      expect((await client.post('/newsletter', { email: 'nothing' })).error?.fields).toHaveProperty('email');
    });
  });

  describe('a complaint', () => {
    test('gets one ticket for a key, is answered by the operator, and can be followed', async () => {
      const host = await open();
      const key = randomUUID();
      const sent = await Promise.all([1, 2, 3].map(() => host.client.post('/complaints', complaint, { key })));
      expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
      const { ticket } = sent[0]?.data ?? { ticket: '' };
      const follow = (contact: string) =>
        host.client.post('/complaints/track', { ticket: ticket.toLowerCase(), contact });
      expect((await follow('+91 98765 43210')).data.status).toBe('open');
      expect((await follow('98765 43211')).code).toBe(404);
      expect(await runOperator(host, 'complaints')).toContain(ticket);
      await runOperator(host, `complaints answer ${ticket}`, { text: 'A new one is on its way.' });
      expect((await follow('ASHA@mail.example')).data).toMatchObject({
        status: 'answered',
        answer: 'A new one is on its way.',
      });
      expect((await host.mails()).at(-1)?.text).toContain('A new one is on its way.');
      expect(await runOperator(host, 'audit', { subject: `complaint:${ticket}` })).toContain('operator:test');
    });

    test('wants words and a way to answer', async () => {
      const { client } = await open();
      const send = async (changes: object) =>
        Object.keys(
          (await client.post('/complaints', { ...complaint, ...changes }, { key: randomUUID() })).error?.fields ?? {},
        );
      expect(await send({ phone: '', email: '' })).toEqual(['phone']);
      expect(await send({ text: 'Bad.' })).toEqual(['text']);
      expect(await send({ phone: '12' })).toEqual(['phone']);
    });
  });
}
