import { BusyError } from '../threads/thread-pool.ts';
import { DatabaseGone } from './database-error.ts';

/** Codes of a database that can't be reached. */
const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE'],
]);
/**
 * SQLSTATEs of PostgreSQL. Classes: 08 connection, 53 resources, 57P starting or stopping. Single ones: repeated serialization
 * conflicts and deadlocks, timeouts of statements, locks, idle and long transactions, and a server that takes no writes because
 * another one has taken over.
 */
const STATES = /^(?:08...|53...|57P0.|40001|40P01|57014|55P03|25P0[34]|25006)$/;
/** Messages of errors without a code, from the driver and the query builder. */
const WORDS = new RegExp(
  [
    ...['Connection terminated', 'timeout exceeded when trying to connect', 'Query read timeout', 'timeout expired'],
    ...['is not queryable', 'connection has been discarded', 'after calling end on the pool'],
    'driver has already been destroyed',
  ].join('|'),
);
/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. */
const SQLITE_CODES = new Set([5, 6, 10, 13]);

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
  return (
    error instanceof DatabaseGone ||
    error instanceof BusyError ||
    NETWORK.has(String(code)) ||
    STATES.test(String(code)) ||
    (typeof errcode === 'number' && SQLITE_CODES.has(errcode % 256)) ||
    WORDS.test(String(message))
  );
}
