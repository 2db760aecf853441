import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from './support/host.ts';

/** A mail server that keeps what it is given, over a socket. It refuses everything while `isFull`. */
async function startMailServer(): Promise<{ readonly url: string; readonly letters: string[]; isFull: boolean }> {
  const state = { url: '', letters: [] as string[], isFull: false };
  const server: Server = createServer((socket) => {
    let letter: string | undefined;
    let heard = '';
    socket.write('220 post office\r\n');
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard += chunk.toString();
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + 2);
        if (letter !== undefined && line !== '.') letter += `${line}\n`;
        else if (letter !== undefined) {
          state.letters.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        } else if (/^RCPT/i.test(line) && state.isFull) socket.write('452 full\r\n');
        else if (/^DATA/i.test(line)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  state.url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
  return state;
}

test('mail goes through the server that is configured, later when it can not now, and once', async () => {
  const office = await startMailServer();
  const environment = { MAIL_SMTP_URL: office.url, MAIL_FROM: 'Hill Shop <care@hill.example>' };
  const { client, host, clock, logged } = await startHost({ environment });
  office.isFull = true;
  const { order } = await client.place();
  await host.workers.run();
  expect(office.letters).toEqual([]);
  expect(logged()).toContain('mail not sent');
  expect(logged()).not.toContain('asha@mail.example');
  office.isFull = false;
  clock.now += 60_000;
  for (let i = 0; i < 3; i++) await host.workers.run();
  expect(office.letters).toHaveLength(1);
  expect(office.letters[0]).toMatch(/^To: asha@mail\.example$/m);
  expect(office.letters[0]).toMatch(/^From: Hill Shop <care@hill\.example>$/m);
  expect(office.letters[0]).toContain(order.number);
  const [row] = await host.store.read.selectFrom('outbox').select(['body', 'recipient', 'send_at']).execute();
  expect(row).toEqual({ body: '', recipient: '', send_at: null });
});

test('an address can not smuggle a header or another recipient into a mail', async () => {
  const office = await startMailServer();
  const { client, host } = await startHost({ environment: { MAIL_SMTP_URL: office.url } });
  const name = 'Asha\r\nBcc: eve@mail.example';
  await client.place({ contact: { name, phone: '98765 43210', email: 'asha@mail.example' } });
  await host.workers.run();
  expect(office.letters).toHaveLength(1);
  expect(office.letters[0]).not.toMatch(/^Bcc:/im);
  for (const email of [
    'a@mail.example, eve@mail.example',
    'a@mail.example\r\nBcc: eve@mail.example',
    '<a@mail.example>',
  ])
    expect((await client.post('/newsletter', { email })).code).toBe(422);
});
