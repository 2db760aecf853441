import { createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CODE_LIFE_MS } from '../../../src/api/records/accounts/one-time-codes.ts';
import { OUTBOX_QUEUES } from '../../../src/api/entry/workers/outbox-queues.ts';
import { PASSWORD } from '../support/client.ts';
import { gupshup, startGateway } from '../support/gateway.ts';
import { startMailServer } from '../support/mail-server.ts';
import { runOperator } from '../support/operator.ts';
import { SMS } from '../support/phone-texts.ts';
import { sendAll } from '../support/send-all.ts';
import type { Mail } from '../../../src/api/ground/outbox/transport.ts';
import type { OpenHost, TestHost } from '../support/host.ts';

const MINUTE_MS = 60_000;
const PHONE = '98765 43210';
const NEVER_MS = 1_000_000;
const going = new AbortController().signal;

/** A mail server that lets the worker wait until it is told how it ends. */
function makeSlowServer() {
  const handed: { readonly mail: Mail; readonly signal: AbortSignal; take(): void; refuse(): void }[] = [];
  const mail = (sent: Mail, signal: AbortSignal) =>
    new Promise<void>((take, reject) => {
      handed.push({ mail: sent, signal, take, refuse: () => reject(new Error('busy')) });
    });
  return { handed, drivers: { mail } };
}

const readOutbox = async ({ host }: TestHost) => {
  const row = await host.database.read
    .selectFrom('outbox')
    .select(['send_at', 'sent_at', 'tries'])
    .where('kind', '=', 'order-placed')
    .executeTakeFirstOrThrow();
  return row;
};

/** Places an order and leaves the mail to its shopper alone in the outbox. */
async function placeOne({ client, host }: TestHost): Promise<void> {
  await client.place();
  await host.database.write((db) => db.deleteFrom('outbox').where('kind', '=', 'seller-order').execute());
}

export function testWorkers(open: OpenHost): void {
  describe('a worker', () => {
    test('that waits for a silent mail server holds up none of the others, and says since when it waits', async () => {
      const silent = createServer((socket) => {
        sockets.push(socket.on('error', () => {}));
      });
      const sockets: Socket[] = [];
      await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
      onTestFinished(() => void silent.close());
      const { port } = silent.address() as { port: number };
      const host = await open({ environment: { MAIL_SMTP_URL: `smtp://127.0.0.1:${port}` } });
      const asked = new Promise((done) => silent.once('connection', done));
      await host.client.place();
      const unpaid = await host.client.place({ payment: 'online' });
      host.clock.now += 31 * MINUTE_MS;
      host.host.workers.start();
      await asked;
      await expect.poll(async () => (await host.client.read(unpaid)).status).toBe('expired');
      const states = new Map(host.host.workers.states().map((state) => [state.name, state]));
      expect(states.get('mail')).toMatchObject({ runningSince: host.clock.now, lastSuccess: undefined });
      expect(states.get('unpaid')).toMatchObject({ lastSuccess: host.clock.now, failures: 0 });
      for (const socket of sockets) socket.destroy();
    });

    test('that waits for mail that is taken and never answered holds up no code to a phone', async () => {
      const gateway = await startGateway(() => gupshup.taken);
      const silent = await startMailServer();
      silent.isSilent = true;
      const host = await open({
        environment: { ...SMS, SMS_GUPSHUP_URL: `${gateway.url}/GatewayAPI/rest`, MAIL_SMTP_URL: silent.url },
      });
      const { client } = host;
      await client.post('/register', {
        username: 'asha',
        email: 'asha@mail.example',
        password: PASSWORD,
        phone: PHONE,
      });
      await runOperator(host, 'accounts confirm-phone asha');
      for (let order = 0; order < 6; order++) await client.place();
      host.host.workers.start();
      await expect.poll(() => silent.letters.length).toBeGreaterThanOrEqual(4);
      await client.post('/login/code', { phone: PHONE });
      await expect.poll(() => gateway.asked.map(({ body }) => body).join()).toContain('Your+code+is');
      silent.hangUp();
    });

    test('gives an attempt less time than a code is good for', () => {
      for (const { mostMs } of OUTBOX_QUEUES) expect(mostMs).toBeLessThan(CODE_LIFE_MS);
    });

    test('goes on by itself after rounds that failed', async () => {
      const host = await open();
      await host.host.database.write((db) => db.schema.alterTable('refunds').renameTo('hidden').execute());
      await host.host.workers.run();
      const stateOf = () => host.host.workers.states().find(({ name }) => name === 'refunds');
      expect(stateOf()).toMatchObject({ failures: 1, lastFailure: host.clock.now });
      await host.host.database.write((db) => db.schema.alterTable('hidden').renameTo('refunds').execute());
      await host.host.workers.run();
      expect(stateOf()).toMatchObject({ failures: 0, lastSuccess: host.clock.now });
      host.allowErrors();
    });
  });

  describe('a mail that takes long to send', () => {
    test('is renewed as long as it is being sent, and no other host sends it', async () => {
      const host = await open();
      const other = await host.another();
      await placeOne(host);
      const { handed, drivers } = makeSlowServer();
      const sending = sendAll(host.host.services, drivers, going, 10);
      await expect.poll(() => handed.length).toBe(1);
      for (let minutes = 0; minutes < 3; minutes++) {
        host.clock.now += MINUTE_MS;
        other.clock.now = host.clock.now;
        // It is renewed from here on.
        await expect.poll(async () => (await readOutbox(host)).send_at).toBe(host.clock.now + 2 * MINUTE_MS);
        expect(await sendAll(other.host.services, drivers, going)).toBe(0);
      }
      handed[0]?.take();
      await sending;
      expect(handed).toHaveLength(1);
      expect(await readOutbox(host)).toEqual({ send_at: null, sent_at: host.clock.now, tries: 1 });
    });

    test.each(['take', 'refuse'] as const)(
      'is told to stop by a host that has lost it, whose word counts no more (%s)',
      async (how) => {
        const host = await open();
        const other = await host.another();
        await placeOne(host);
        const { handed, drivers } = makeSlowServer();
        const sending = sendAll(host.host.services, drivers, going, NEVER_MS);
        await expect.poll(() => handed.length).toBe(1);
        other.clock.now += 3 * MINUTE_MS;
        const taking = sendAll(other.host.services, drivers, going, 10);
        await expect.poll(() => handed.length).toBe(2);
        handed[0]?.[how]();
        await sending;
        expect((await readOutbox(host)).sent_at).toBeNull();
        handed[1]?.take();
        await taking;
        expect(await readOutbox(host)).toEqual({ send_at: null, sent_at: other.clock.now, tries: 2 });
      },
    );

    test('stays with a host that lost the database over renewing it, and is noted as sent', async () => {
      const host = await open();
      await placeOne(host);
      const { handed, drivers } = makeSlowServer();
      const { services } = host.host;
      let isLost = false;
      const write: typeof services.database.write = async (job) => {
        const done = await services.database.write(job);
        if (!isLost) return done;
        isLost = false;
        throw new Error('Connection terminated unexpectedly');
      };
      const sending = sendAll({ ...services, database: { ...services.database, write } }, drivers, going, 10);
      await expect.poll(() => handed.length).toBe(1);
      for (let seconds = 1; seconds <= 3; seconds++) {
        isLost = true;
        host.clock.now += seconds * 1_000;
        await expect.poll(async () => isLost || (await readOutbox(host)).send_at).toBe(host.clock.now + 2 * MINUTE_MS);
      }
      expect(handed[0]?.signal.aborted).toBe(false);
      handed[0]?.take();
      await sending;
      expect(await readOutbox(host)).toEqual({ send_at: null, sent_at: host.clock.now, tries: 1 });
    });

    test('is sent once, whatever goes wrong with the message that is taken with its outcome', async () => {
      const host = await open();
      for (let orders = 0; orders < 3; orders++) await host.client.place();
      const sent: string[] = [];
      const drivers = { mail: async ({ id }: { readonly id: string }) => void sent.push(id) };
      const { services } = host.host;
      let hasFailed = false;
      const write: typeof services.database.write = async (job) => {
        // What was sent first is recorded with the next.
        if (sent.length === 0 || hasFailed) return services.database.write(job);
        hasFailed = true;
        throw new Error('The next one is broken.');
      };
      const failing = { ...services, database: { ...services.database, write } };
      await expect(sendAll(failing, drivers, going)).rejects.toThrow('broken');
      host.clock.now += 5 * MINUTE_MS;
      while ((await sendAll(services, drivers, going)) > 0);
      expect(sent.length).toBeGreaterThan(4);
      expect(sent).toHaveLength(new Set(sent).size);
    });

    test('is dropped by a host whose lease was taken', async () => {
      const host = await open();
      const other = await host.another();
      await placeOne(host);
      const { handed, drivers } = makeSlowServer();
      const sending = sendAll(host.host.services, drivers, going, 10);
      await expect.poll(() => handed.length).toBe(1);
      await other.host.database.write((db) =>
        db
          .updateTable('outbox')
          .set({ send_at: other.clock.now + 1 })
          .execute(),
      );
      await expect.poll(() => handed[0]?.signal.aborted).toBe(true);
      handed[0]?.refuse();
      await sending;
      expect((await readOutbox(host)).send_at).toBe(other.clock.now + 1);
    });
  });
}
