import type { AccountRow, OrderRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { Services } from '../services.ts';
import type { Finding, TableRule } from './rules.ts';

/** A person, or a single order: what rows of theirs are found by. */
export interface Person {
  readonly orders: readonly OrderRow[];
  readonly ids: Readonly<Record<Finding['by'], readonly string[]>>;
}

/** Rows of a person, by table. Secrets are left out, and what somebody else may have typed. */
export type ExportedRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a room keeps about people. Each room registers its own (entry/privacy/rooms.ts). */
export interface PersonalData {
  /** The rules of the room's tables, by name. */
  readonly tables: Readonly<Record<string, TableRule>>;
  /**
   * Lets go of an account that is deleted, whose row is still there. What is found by the account's orders leaves it before they do: the
   * order of rooms (entry/privacy/rooms.ts). Has to run in a write job.
   */
  leaveAccount?(db: QueryBuilder, account: AccountRow, now: number): Promise<void>;
  /**
   * Erases what a person asks for beyond the rows that the rules delete. `orders` are the numbers of the orders whose data has just been
   * erased. Has to run in a write job.
   */
  erase?(db: QueryBuilder, person: Person, orders: readonly string[]): Promise<void>;
  /** Tables whose rows the account's file has in a form of their own; the rows of all others are in it as the rules have them. */
  readonly shown?: readonly string[];
  /** Entries of the account's file. Lists that several rooms have under one name are joined. `token` is the session's that asks. */
  exportAccount?(services: Services, account: AccountRow, token: string): Promise<Readonly<Record<string, unknown>>>;
  /** Long lists of the account's file, by name. `othersOf` gives the rows of other rooms that belong to orders. */
  exportLists?(
    services: Services,
    account: AccountRow,
    othersOf: (orders: readonly OrderRow[]) => Promise<ExportedRows>,
  ): Readonly<Record<string, AsyncIterable<unknown>>>;
}
