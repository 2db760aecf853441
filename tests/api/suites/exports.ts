import { get, type IncomingMessage } from 'node:http';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { HostServices } from '../../../src/api/entry/services.ts';
import { writeCsv } from '../../../src/api/records/seller-orders/csv.ts';
import { spanOf } from '../../../src/api/records/seller-orders/days.ts';
import { countDay } from '../../../src/api/records/seller-orders/figures.ts';
import { listShipments } from '../../../src/api/records/seller-orders/list-shipments.ts';
import { insertManyOrders } from '../../bench/api/many-orders.ts';
import type { OpenHost, TestHost } from '../support/host.ts';
import { signUpSeller } from './sellers.ts';

const DAY = '2026-11-20';
const CSV = `/seller/orders.csv?from=${DAY}&to=${DAY}`;
const [START, END] = spanOf(DAY, DAY);

/** Services whose questions and rows are counted; `most` is the longest answer. */
function counting(services: HostServices) {
  const count = { questions: 0, rows: 0, most: 0 };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count.questions++;
      return node;
    },
    transformResult: async ({ result }) => {
      count.rows += result.rows.length;
      count.most = Math.max(count.most, result.rows.length);
      return result;
    },
  };
  const database = { ...services.database, read: services.database.read.withPlugin(plugin) };
  return { count, services: { ...services, database } };
}

const seed = ({ host }: TestHost, count: number, changes: { name?: string; from?: number; until?: number } = {}) =>
  insertManyOrders(host.database, { count, sellerId: 'garden', from: START, until: END, ...changes });

/** Begins a file and reads nothing of it. */
function begin({ address }: TestHost, token: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    get(`${address}/api${CSV}`, { headers: { authorization: `Bearer ${token}` } }, done).once('error', fail);
  });
}

export function testExports(open: OpenHost): void {
  describe('many orders', () => {
    test("a seller's file has a row for each line of all of them, in the order of placing", async () => {
      const host = await open();
      const token = await signUpSeller(host);
      await seed(host, 250);
      const { text } = await host.client.get(CSV, { token });
      const rows = text.trimEnd().split('\r\n');
      // One of ten was never paid, and is none of the seller's business.
      expect(rows).toHaveLength(1 + 225 * 2);
      const placed = rows.slice(1).map((row) => row.split(',')[1] ?? '');
      expect(placed).toEqual(placed.toSorted());
      // Indian time: the day begins at 18:30 of the day before in UTC.
      expect(placed[0]).toMatch(/^2026-11-20 00:\d\d$/);
      expect(placed.every((moment) => moment.startsWith('2026-11-20 '))).toBe(true);
      expect(rows[1]).toMatch(
        /,cancelled,LEAF,,Leaf tea,1,92.50,INR,cash,0.00,Asha Devi,\+919876543210,"12 Mango Lane, /,
      );
    });

    test('a file takes as many more questions as there are more orders, each with few rows', async () => {
      const host = await open();
      const questions: number[] = [];
      for (const day of ['2026-11-18', '2026-11-19']) {
        const span = spanOf(day, day);
        await seed(host, day === '2026-11-18' ? 400 : 1_600, { from: span[0], until: span[1] });
        const { count, services } = counting(host.host.services);
        for await (const _ of writeCsv(services, 'garden', span, { run: (piece) => piece() }));
        questions.push(count.questions);
        expect(count.most).toBeLessThanOrEqual(200);
      }
      expect(questions[1]).toBeLessThanOrEqual(4 * (questions[0] ?? 0));
    });

    test('a day is counted in pieces, and right', async () => {
      const host = await open();
      await seed(host, 1_500);
      const { count, services } = counting(host.host.services);
      expect(await countDay(services, 'garden', DAY)).toMatchObject({
        ...{ orders: 1_200, cancelled: 150, pieces: 3_600, salesMinor: 1_200 * 28_250 },
        ...{ toDo: 300, onTheWay: 0, arrived: 900 },
        ...{ dispatched: 900, delivered: 900, returns: 150, waiting: 300, returnsWaiting: 15 },
      });
      expect(count.most).toBeLessThanOrEqual(1_000);
      expect(await countDay(services, 'garden', '2026-11-19')).toMatchObject({ orders: 0, waiting: 300, delivered: 0 });
    });

    test('the list is read in pieces too where nearly all are hidden from the seller', async () => {
      const host = await open();
      await seed(host, 600);
      await host.host.database.write((db) =>
        db.updateTable('orders').set({ stage: 'expired', payment_method: 'online', payment_status: 'void' }).execute(),
      );
      const { count, services } = counting(host.host.services);
      expect(await listShipments(services, 'garden', { status: 'placed' })).toEqual({ shipments: [] });
      expect(count.most).toBeLessThanOrEqual(100);
      await host.client.place({ lines: [{ sku: 'LEAF', quantity: 1 }] });
      expect((await listShipments(services, 'garden', {})).shipments).toHaveLength(1);
    });

    test('the list goes on where its last page ended', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      await seed(host, 130);
      const seen: string[] = [];
      for (let next: string | undefined, isFirst = true; isFirst || next !== undefined; isFirst = false) {
        const page = (await host.client.get(`/seller/shipments${next ? `?after=${next}` : ''}`, { token })).data;
        seen.push(...page.shipments.map(({ id }) => id));
        next = page.next;
      }
      expect(seen).toHaveLength(117);
      expect(seen).toEqual([...new Set(seen)].sort().reverse());
    });

    test('a seller has one file at a time, and can have the next once the client has gone', async () => {
      const host = await open();
      const token = await signUpSeller(host);
      // More than the sockets take while nobody reads.
      await seed(host, 300, { name: 'A'.repeat(60_000) });
      const first = await begin(host, token);
      const second = await host.client.get(CSV, { token });
      expect([second.code, second.headers.get('retry-after')]).toEqual([429, '30']);
      first.destroy();
      await expect.poll(async () => (await host.client.get(`${CSV.slice(0, -1)}1`, { token })).code).not.toBe(429);
    });

    test.each([
      ['=1+1', "'=1+1"],
      ['+91 98765 43210x', "'+91 98765 43210x"],
      ['＝1+1', "'＝1+1"],
      ['Flat 3;=1+1', `"Flat 3;'=1+1"`],
      ['Flat 3|@SUM(A1)', `"Flat 3|'@SUM(A1)"`],
      ['A-1; rear side', '"A-1; rear side"'],
      ['अंजलि', 'अंजलि'],
    ])('the name %s is no formula in any spreadsheet', async (name, cell) => {
      const host = await open();
      const token = await signUpSeller(host);
      await host.client.place({ contact: { name, phone: '98765 43210' } });
      const response = await fetch(`${host.address}/api${CSV}`, { headers: { authorization: `Bearer ${token}` } });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      expect(bytes.toString('utf8')).toContain(`,${cell},+919876543210,`);
    });
  });
}
