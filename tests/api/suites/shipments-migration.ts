import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../../src/api/database/migrate.ts';
import type { OpenHost } from '../support/host.ts';
import { runOperator } from '../support/operator.ts';
import { undoShipments } from '../support/undo-shipments.ts';

export function testShipmentsMigration(open: OpenHost): void {
  describe('the migration that renames parts to shipments', () => {
    test('keeps orders, invoices, kept answers, the audit trail and the ledger, under the new name', async () => {
      const host = await open();
      const lines = [
        { sku: 'LEAF', quantity: 1 },
        { sku: 'CUP', quantity: 1 },
      ];
      const placed = await host.client.place({
        lines,
        contact: { name: '"parts":', phone: '9876543210', email: 'asha@mail.example' },
      });
      const [first, second] = placed.order.shipments;
      const { number } = placed.order;
      for (const step of ['accept', 'pack', 'dispatch', 'deliver'])
        await runOperator(host, `orders ${step} ${number}`, {
          shipment: first?.id ?? '',
          ...(step === 'dispatch' && { courier: 'Hill Post', tracking: 'HP-1' }),
        });
      await runOperator(host, `orders cancel ${number}`, { shipment: second?.id ?? '', reason: 'Broken' });
      const { database } = host.host;
      const look = async () => ({
        order: await host.client.read(placed),
        invoices: (await host.client.get(`/orders/${number}/invoices`, placed.own)).data.invoices,
        shown: await runOperator(host, `orders show ${number}`),
        outbox: await database.read.selectFrom('outbox').selectAll().orderBy('id').execute(),
        ledger: await database.read.selectFrom('ledger_entries').selectAll().orderBy('cause').orderBy('kind').execute(),
        audit: await database.read
          .selectFrom('audit')
          .selectAll()
          .where('action', '!=', 'viewed')
          .orderBy('id')
          .execute(),
        kept: await database.read.selectFrom('idempotency_keys').selectAll().execute(),
      });
      const before = await look();
      expect(before.invoices).toMatchObject([{ shipmentId: first?.id }]);
      await undoShipments(database);
      const { rows } = await sql<{ cause: string }>`select cause from ledger_entries`.execute(database.read);
      expect(rows.map(({ cause }) => cause)).toContain(`part:${second?.id}`);
      await migrate(database);
      expect(await look()).toEqual(before);
      await expect(database.write((db) => sql`update ledger_entries set cause = 'x'`.execute(db))).rejects.toThrow(
        'ledger',
      );
    });
  });
}
