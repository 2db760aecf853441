import type { AccountRow, OrderRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { Services } from '../services.ts';
import type { Finding, TableRule } from './rules.ts';

/** A person, or a single order: the facts by which their rows are found. */
export interface Person {
  readonly orders: readonly OrderRow[];
  readonly ids: Readonly<Record<Finding['by'], readonly string[]>>;
}

/** Rows of a person, by table, without secrets and without rows that others may have typed. */
export type ExportedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** The data that a room keeps about people. Each room registers its own (entry/privacy/rooms.ts). */
export interface PersonalData {
  /** The rules of the room's tables, by name. */
  readonly tables: Readonly<Record<string, TableRule>>;
  /**
   * Removes the traces of an account that is being deleted; its row is still there. Data that is found by the account's orders has to be removed before
   * the orders: see the order of rooms (entry/privacy/rooms.ts). It has to run in a write job.
   */
  leaveAccount?(db: QueryBuilder, account: AccountRow, now: number): Promise<void>;
  /**
   * Erases the data that a person may have erased, beyond the rows that the rules delete. `orders` are the numbers of orders whose data has just been
   * erased. It has to run in a write job.
   */
  erase?(db: QueryBuilder, person: Person, orders: readonly string[]): Promise<void>;
  /** Tables whose rows have a special form in the account's file. The rows of all others are in it as the rules say. */
  readonly shown?: readonly string[];
  /** Entries of the account's file. Lists that several rooms have under one name are joined. `token` is that of the present session. */
  exportAccount?(services: Services, account: AccountRow, token: string): Promise<Readonly<Record<string, unknown>>>;
  /** Long lists of the account's file, by name. `othersOf` gives the rows of other rooms that belong to orders. */
  exportLists?(
    services: Services,
    account: AccountRow,
    othersOf: (orders: readonly OrderRow[]) => Promise<ExportedRows>,
  ): Readonly<Record<string, AsyncIterable<unknown>>>;
}
