import { open } from 'node:fs/promises';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { vi } from 'vitest';

/** What a host has a database do, of either kind. */
export interface DatabaseWork {
  /** Statements with rows, also those that begin and end nothing. */
  readonly statements: readonly string[];
  /** Texts that were made into statements: of SQLite those that it had not met before. */
  readonly prepared: number;
  readonly transactions: number;
  /** Of SQLite alone: how often a log was put on disk. */
  readonly syncs: number;
}

const OF_TRANSACTIONS = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/i;
const BEGINS = /^(?:begin|start transaction)\b/i;

/** Counts what all databases of this process are asked for while something goes on. */
export async function countWork(work: () => Promise<unknown>): Promise<DatabaseWork> {
  const asked: string[] = [];
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  const exec = spy(DatabaseSync.prototype, 'exec', (_, [sql]) => asked.push(String(sql)));
  const ask = (statement: unknown) => asked.push((statement as StatementSync).sourceSQL);
  const runs = (['all', 'get', 'run'] as const).map((name) => spy(StatementSync.prototype, name, ask));
  const query = spy(pg.Client.prototype, 'query', (_, [sql]) => asked.push(String(sql)));
  const handle = await open('package.json');
  const syncs = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'datasync');
  await handle.close();
  try {
    await work();
    return {
      statements: asked.filter((sql) => !OF_TRANSACTIONS.test(sql)),
      prepared: prepare.mock.calls.length,
      transactions: asked.filter((sql) => BEGINS.test(sql)).length,
      syncs: syncs.mock.calls.length,
    };
  } finally {
    for (const spied of [prepare, exec, ...runs, query, syncs]) spied.mockRestore();
  }
}

/** Hears of each call of a method, which then does what it always does. */
function spy(prototype: object, name: string, hear: (self: unknown, values: readonly unknown[]) => void) {
  const target = prototype as Record<string, (...values: unknown[]) => unknown>;
  const original = target[name] as (...values: unknown[]) => unknown;
  return vi.spyOn(target, name).mockImplementation(function (this: unknown, ...values: unknown[]) {
    hear(this, values);
    return original.apply(this, values);
  });
}
