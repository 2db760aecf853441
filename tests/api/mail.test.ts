import { expect, test } from 'vitest';
import { startHost } from './support/host.ts';
import { startMailServer } from './support/mail-server.ts';

test('mail goes through the server that is configured, later when it can not now, and once', async () => {
  const office = await startMailServer();
  const environment = { MAIL_SMTP_URL: office.url, MAIL_FROM: 'Hill Shop <care@hill.example>' };
  const { client, host, clock, logged } = await startHost({ environment });
  office.isFull = true;
  const { order } = await client.place();
  await host.workers.run();
  expect(office.letters).toEqual([]);
  expect(logged()).toContain('message not sent');
  expect(logged()).not.toContain('asha@mail.example');
  office.isFull = false;
  clock.now += 60_000;
  for (let i = 0; i < 3; i++) await host.workers.run();
  const letters = office.letters.filter((letter) => /^To: asha@mail\.example$/m.test(letter));
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatch(/^From: Hill Shop <care@hill\.example>$/m);
  expect(letters[0]).toContain(order.number);
  const row = await host.database.read
    .selectFrom('outbox')
    .select(['body', 'recipient', 'send_at'])
    .where('kind', '=', 'order-placed')
    .executeTakeFirst();
  expect(row).toEqual({ body: '', recipient: '', send_at: null });
});

test('an address can not smuggle a header or another recipient into a mail', async () => {
  const office = await startMailServer();
  const { client, host } = await startHost({ environment: { MAIL_SMTP_URL: office.url } });
  const name = 'Asha\r\nBcc: eve@mail.example';
  await client.place({ contact: { name, phone: '98765 43210', email: 'asha@mail.example' } });
  await host.workers.run();
  expect(office.letters).toHaveLength(2);
  for (const letter of office.letters) expect(letter).not.toMatch(/^Bcc:/im);
  for (const email of [
    'a@mail.example, eve@mail.example',
    'a@mail.example\r\nBcc: eve@mail.example',
    '<a@mail.example>',
  ])
    expect((await client.post('/newsletter', { email })).code).toBe(422);
});
