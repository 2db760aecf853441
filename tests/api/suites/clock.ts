import { describe, expect, test } from 'vitest';
import { PASSWORD, type Placed } from '../support/client.ts';
import type { MachineTime, OpenHost, TestHost } from '../support/host.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 86_400_000;
const LIMITS = { RATE_LIMITS: 'login-account=3/900 login-account-address=3/900' };

/** Something of everything that time can end. */
interface Things {
  readonly token: string;
  readonly unpaid: Placed;
}

const goOn = (time: MachineTime, ms: number) => {
  time.shown += ms;
  time.passed += ms;
};

async function prepare({ client, host }: TestHost): Promise<Things> {
  const token = await client.register('asha');
  const unpaid = await client.place({ payment: 'online' });
  await client.place();
  await host.workers.run();
  return { token, unpaid };
}

const logIn = async ({ client }: TestHost, password: string) =>
  (await client.post('/login', { phoneno: 'asha', password, deviceType: 121 })).code;

async function checkAllIsThere(host: TestHost, { token, unpaid }: Things): Promise<void> {
  await host.host.workers.run();
  expect((await host.client.get('/isValidSession', { token })).data.account.username).toBe('asha');
  expect(await host.client.read(unpaid)).toMatchObject({ status: 'awaiting-payment', canPay: true });
  expect(await logIn(host, PASSWORD)).toBeUndefined();
}

export function testClock(open: OpenHost): void {
  describe('a clock that jumps', () => {
    test.each([YEAR_MS, -YEAR_MS])(
      'by %i ms and back under a running host locks nobody out, ends no session and no unpaid order, and loses no mail',
      async (jump) => {
        const host = await open({ environment: LIMITS, time: true });
        const time = host.time as MachineTime;
        const things = await prepare(host);
        time.shown += jump;
        await checkAllIsThere(host, things);
        for (let tries = 0; tries < 4; tries++) await logIn(host, 'a wrong password');
        const { order } = await host.client.place();
        time.shown -= jump;
        goOn(time, 16 * MINUTE_MS);
        await checkAllIsThere(host, things);
        expect((await host.mails()).some(({ text }) => text.includes(order.number))).toBe(true);
      },
    );

    test('is not believed by a host that starts meanwhile: nothing is ended, and what it wrote does no harm', async () => {
      const first = await open({ environment: LIMITS, time: true });
      const time = first.time as MachineTime;
      const things = await prepare(first);
      await first.client.startPayment(things.unpaid);
      time.shown += YEAR_MS;
      const started = await first.another();
      await started.host.workers.run();
      for (let tries = 0; tries < 4; tries++) await logIn(started, 'a wrong password');
      expect(await logIn(started, PASSWORD)).toBe(429);
      await first.host.database.write((db) => db.updateTable('outbox').set({ send_at: time.shown }).execute());
      await first.host.database.write((db) => db.updateTable('payments').set({ check_at: time.shown }).execute());
      await started.client.register('ravi');
      const late = await started.client.place({ payment: 'online' });
      time.shown -= YEAR_MS;
      await started.host.workers.run();
      await checkAllIsThere(started, things);
      // What was planned for next year is done now.
      expect((await started.mails()).length).toBeGreaterThan(0);
      const sessions = await first.host.database.read.selectFrom('sessions').select('expires_at').execute();
      for (const { expires_at: end } of sessions) expect(end).toBeLessThan(time.shown + 32 * 86_400_000);
      const due = await first.host.database.read.selectFrom('payments').select('check_at').executeTakeFirst();
      expect(due?.check_at).toBeLessThan(time.shown + 3 * 86_400_000);
      goOn(time, 31 * MINUTE_MS);
      await started.host.workers.run();
      expect((await started.client.read(late)).status).toBe('expired');
    });
  });
}
