import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { runDesk } from '../support/desk.ts';
import type { OpenHost } from '../support/host.ts';

const complaint = { name: 'Asha Devi', email: 'asha@mail.example', phone: '98765 43210', text: 'The cup came broken.' };

export function testMessages(open: OpenHost): void {
  describe('the newsletter', () => {
    test('counts once its link is confirmed, and can be left', async () => {
      const { client, mails, host, address } = await open();
      const email = 'asha@mail.example';
      expect((await client.post('/newsletter', { email })).data).toEqual({ sent: true });
      const status = async () => (await host.store.read.selectFrom('newsletter').select('status').execute())[0]?.status;
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
      expect(await runDesk(host, 'complaints')).toContain(ticket);
      await runDesk(host, `complaints answer ${ticket}`, { text: 'A new one is on its way.' });
      expect((await follow('ASHA@mail.example')).data).toMatchObject({
        status: 'answered',
        answer: 'A new one is on its way.',
      });
      expect((await host.mails()).at(-1)?.text).toContain('A new one is on its way.');
      expect(await runDesk(host, 'audit', { subject: `complaint:${ticket}` })).toContain('operator:test');
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
