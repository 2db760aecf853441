import { createIndex, createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** Addresses and browsers that somebody has logged in from (known-clients.ts). */
export async function createKnownClients(db: QueryBuilder): Promise<void> {
  await createTable(db, 'known_clients', { key: 'text', whose: 'text', seen_at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('known_clients_pk', ['key']),
  );
  await createIndex(db, 'known_clients', 'whose');
  await createIndex(db, 'known_clients', 'seen_at');
}
