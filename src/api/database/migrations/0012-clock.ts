import { createTable } from '../create-table.ts';
import type { QueryBuilder } from '../types.ts';

/** The last trusted time of a host (clock.ts). */
export const createClock = (db: QueryBuilder): Promise<void> =>
  createTable(db, 'clock', { name: 'text', at: 'bigint' }, (table) =>
    table.addPrimaryKeyConstraint('clock_pk', ['name']),
  );
