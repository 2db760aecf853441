import { ORDER_TABLES } from '../../records/orders/order-rules.ts';
import { PEOPLE_TABLES } from './people-rules.ts';
import type { TableRule } from '../../ground/privacy/rules.ts';

/** The rules of all tables, by name. */
export const RULES: Readonly<Record<string, TableRule>> = { ...ORDER_TABLES, ...PEOPLE_TABLES };

/**
 * Backups have everything that the database had at their moment, and none of these rules reaches into them: `restore` repeats on the
 * restored database what was erased since in the one that it replaces, and says what is to be done where there is none.
 */
export const BACKUPS =
  'Backups keep what was erased since, until you delete them. Delete them after 30 days; after restoring one, erase again what people asked for since.';
