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
      expect([await press('leave'), await status()]).toEqual([
        expect.stringContaining('You are unsubscribed.'),
        'left',
      ]);
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

    test('is asked for by a form without script, which is answered with a page', async () => {
      const { mails, address, host } = await open();
      const send = async (email: string, headers: Record<string, string> = {}) => {
        const body = new URLSearchParams({ email });
        const answer = await fetch(`${address}/api/newsletter/ask`, { method: 'POST', body, headers });
        return [answer.status, await answer.text()] as const;
      };
      expect(await send('asha@mail.example', { origin: address })).toEqual([
        200,
        expect.stringContaining('check your email'),
      ]);
      expect((await mails()).map(({ to }) => to)).toEqual(['asha@mail.example']);
      expect(await send('nothing')).toEqual([200, expect.stringContaining('That is not an email address.')]);
      expect((await send('ravi@mail.example', { origin: 'https://evil.example' }))[0]).toBe(403);
      expect(await host.database.read.selectFrom('newsletter').select('email').execute()).toHaveLength(1);
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
      host.clock.now += 60_000;
      expect((await host.client.post('/complaints', complaint, { key })).text).toBe(sent[0]?.text);
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

    test('says by when it is acknowledged and settled; the operator acknowledges it, and sees what is late', async () => {
      const host = await open();
      const { data } = await host.client.post('/complaints', complaint, { key: randomUUID() });
      expect(data).toMatchObject({ acknowledgeBy: '2026-11-22T07:30:00.000Z', settleBy: '2026-12-20' });
      expect((await host.mails()).at(-1)?.text).toMatch(/reply by 22 November.* and settle it by 20 December 2026\./);
      const follow = async () =>
        (await host.client.post('/complaints/track', { ticket: data.ticket, contact: complaint.email })).data;
      const list = () => runOperator(host, 'complaints');
      expect(await list()).toMatch(/ {2}acknowledge by 2026-11-22 13:00/);
      host.clock.now += 49 * 3_600_000;
      expect(await list()).toContain('LATE: acknowledge by 2026-11-22 13:00');
      await runOperator(host, `complaints acknowledge ${data.ticket}`);
      await expect(runOperator(host, `complaints acknowledge ${data.ticket}`)).rejects.toThrow('no open ticket');
      expect(await follow()).toMatchObject({ acknowledgedAt: '2026-11-22T08:30:00.000Z', settleBy: '2026-12-20' });
      expect((await host.mails()).at(-1)?.text).toContain('has read your complaint');
      expect(await list()).toMatch(/ {2}answer by 2026-12-20/);
      host.clock.now = Date.parse('2026-12-20T18:31:00Z');
      expect(await list()).toContain('LATE: answer by 2026-12-20');
      await runOperator(host, `complaints answer ${data.ticket}`, { text: 'A new one is on its way.' });
      expect(await runOperator(host, 'complaints', { status: 'answered' })).not.toContain('LATE');
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
