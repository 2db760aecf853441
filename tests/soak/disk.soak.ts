import type { Order } from '../../src/contract/orders.ts';
import { randomUUID } from 'node:crypto';
import { closeSync, cpSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../bench/api/temporary-postgres.ts';
import { startApi } from '../api/support/api-process.ts';
import { orderOf } from '../api/support/client.ts';
import { ask } from './support/ask.ts';
import { checkAcknowledged, letShoppersOrder } from './support/shoppers.ts';
import { mountSmallDisk, type SmallDisk } from './support/small-disk.ts';

const ROUNDS = 4;
/** What is left on the disk when the load is to fill it: some orders. */
const SPARE_BYTES = 400_000;
const TIMEOUT = { timeout: 120_000 };

/** Skips a test, with the cause, where no small disk can be had. */
async function wantDisk(megabytes: number, skip: (why: string) => void): Promise<SmallDisk> {
  const disk = await mountSmallDisk(megabytes);
  if (typeof disk === 'string') skip(disk);
  return disk as SmallDisk;
}

const postgres = await startPostgres();
const isMissing = typeof postgres === 'string';
if (!isMissing) afterAll(postgres.close);

describe('a full disk', () => {
  test('of data is answered 503, loses nothing that was acknowledged, and heals without a start', async ({ skip }) => {
    const disk = await wantDisk(48, skip);
    const environment = { DATA_DIR: join(disk.inside, 'data'), LOG_LEVEL: 'off' };
    const host = await startApi(environment, ['ignore', 'ignore', 'inherit'], { enter: disk.enter });
    let { address } = host;
    const load = letShoppersOrder(() => [address]);
    const placeMoreOrders = async (count: number) => {
      const before = load.acknowledged.size;
      await expect.poll(() => load.acknowledged.size, TIMEOUT).toBeGreaterThan(before + count);
    };
    for (let round = 0; round < ROUNDS; round++) {
      await placeMoreOrders(40);
      const refused = load.count(503);
      disk.fill(SPARE_BYTES);
      await expect.poll(() => load.count(503), TIMEOUT).toBeGreaterThan(refused + 20);
      // Whatever is stored can be read.
      const [key = ''] = load.acknowledged.keys();
      const read = await ask<{ order: Order }>(address, 'GET', '/orders/by-key', undefined, {
        'idempotency-key': key,
      });
      expect(read.data.order.number).toBe(load.acknowledged.get(key));
      expect((await ask(address, 'GET', '/ready')).status).toBe(200);
      if (round < ROUNDS - 1) disk.makeRoom();
    }
    expect(host.child.exitCode).toBeNull();
    // Killed while it is full: what is there is whole.
    host.child.kill('SIGKILL');
    await host.ended;
    disk.makeRoom();
    const second = await startApi(environment, ['ignore', 'ignore', 'inherit'], { enter: disk.enter });
    address = second.address;
    await placeMoreOrders(40);
    await load.stop();
    expect(load.statuses()).toEqual([0, 200, 503]);
    await checkAcknowledged(address, load);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
    const folder = mkdtempSync(join(tmpdir(), 'haat-soak-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(join(disk.outside, 'data', 'haat.db'), join(folder, 'haat.db'));
    const file = new DatabaseSync(join(folder, 'haat.db'));
    expect(file.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    expect(file.prepare('select number from orders order by number').all()).toEqual(
      [...load.acknowledged.values()].sort().map((number) => ({ number })),
    );
    file.close();
    console.log(
      `the disk of data was full ${ROUNDS} times: ${load.acknowledged.size} orders acknowledged, ${load.count(503)} tries answered 503, none lost`,
    );
  });

  test('of the log loses lines of the log and nothing else, and the log goes on once there is room', async ({
    skip,
  }) => {
    const disk = await wantDisk(1, skip);
    const file = join(disk.outside, 'host.log');
    const log = openSync(file, 'a');
    const host = await startApi({}, ['ignore', log, 'inherit']);
    closeSync(log);
    const load = letShoppersOrder(() => [host.address], 3);
    for (let round = 1; round <= ROUNDS; round++) {
      disk.fill();
      const before = load.acknowledged.size;
      await expect.poll(() => load.acknowledged.size, TIMEOUT).toBeGreaterThan(before + 60);
      disk.makeRoom();
      const notes = () => readFileSync(file, 'utf8').match(/lines of the log were lost/g)?.length ?? 0;
      await expect.poll(notes, TIMEOUT).toBeGreaterThanOrEqual(round);
    }
    await load.stop();
    expect(load.statuses()).toEqual([200]);
    await checkAcknowledged(host.address, load);
    host.child.kill('SIGTERM');
    expect(await host.ended).toBe(0);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const notes = lines.filter((line) => line.includes('lines of the log were lost'));
    const lost = notes.reduce((sum, note) => sum + (JSON.parse(note) as { lines: number }).lines, 0);
    expect(lost).toBeGreaterThan(0);
    console.log(
      `the disk of the log was full ${ROUNDS} times: ${load.acknowledged.size} of ${load.acknowledged.size} orders acknowledged, ${lines.length} lines written, ${lost} noted as lost`,
    );
  });

  test.skipIf(isMissing)(
    'of the mail folder and the simulator stops no order and no payment, and every mail is written once there is room',
    async ({ skip }) => {
      const disk = await wantDisk(1, skip);
      const database = isMissing ? '' : await postgres.makeDatabase();
      const environment = { DATA_DIR: disk.inside, DATABASE_URL: database, LOG_LEVEL: 'warn' };
      const host = await startApi(environment, ['ignore', 'pipe', 'inherit'], { enter: disk.enter });
      let refused = 0;
      createInterface({ input: host.child.stdout as Readable }).on('line', (line) => {
        if (line.includes('message not sent')) refused++;
      });
      const online = await placeOrder(host.address, 'online');
      const own = { 'x-order-key': online.key };
      const { data } = await ask<{ payment: { sessionId: string } }>(
        host.address,
        'POST',
        `/orders/${online.number}/payment`,
        {},
        { ...own, 'idempotency-key': randomUUID() },
      );
      // The bank decides some seconds later, when the disk is full.
      await fetch(`${host.address}/api/cashfree-simulator/checkout`, {
        method: 'POST',
        body: new URLSearchParams({ session: data.payment.sessionId, action: 'pending' }),
        redirect: 'manual',
      });
      disk.fill();
      const numbers = [online.number];
      for (let count = 0; count < 30; count++) numbers.push((await placeOrder(host.address, 'cash')).number);
      await expect.poll(() => refused, TIMEOUT).toBeGreaterThan(30);
      const readOnline = () => ask<{ order: Order }>(host.address, 'GET', `/orders/${online.number}`, undefined, own);
      await expect.poll(async () => (await readOnline()).data?.order.status, TIMEOUT).toBe('placed');
      disk.makeRoom();
      const folder = join(disk.outside, 'outbox');
      const letters = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
      await expect.poll(() => letters().length, { timeout: 400_000 }).toBe(2 * numbers.length);
      const texts = letters().map((name) => readFileSync(join(folder, name), 'utf8'));
      for (const number of numbers) expect(texts.filter((text) => text.includes(number))).toHaveLength(2);
      expect(readdirSync(folder).filter((name) => !name.endsWith('.eml'))).toEqual([]);
      expect(host.child.exitCode).toBeNull();
      console.log(
        `the mail folder was full: ${numbers.length} orders acknowledged, ${2 * numbers.length} mails, ${refused} tries failed`,
      );
    },
  );
});

async function placeOrder(address: string, payment: 'cash' | 'online'): Promise<Order & { key: string }> {
  const order = orderOf({ payment, expectedTotalMinor: payment === 'cash' ? 260_00 : 240_00 });
  const { status, data } = await ask<{ order: Order & { key: string } }>(address, 'POST', '/orders', order, {
    'idempotency-key': randomUUID(),
  });
  expect(status).toBe(200);
  return data.order;
}
