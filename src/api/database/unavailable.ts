import { DatabaseGone } from './database-error.ts';

/** Codes of a database that can't be reached. */
const NETWORK = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EMFILE', 'ENFILE'],
]);
/**
 * States of PostgreSQL. By class: 08 connection, 53 out of something, 57P starting or stopping, 40 a conflict with others
 * that came again and again. One by one: a statement or a lock took too long, a transaction rested too long or was too long,
 * and a server that takes no writes because another has taken over.
 */
const STATES = /^(?:08...|53...|57P0.|40001|40P01|57014|55P03|25P0[34]|25006)$/;
/** What the driver and the query builder say where they give no code. */
const WORDS = new RegExp(
  [
    ...['Connection terminated', 'timeout exceeded when trying to connect', 'Query read timeout', 'timeout expired'],
    ...['is not queryable', 'connection has been discarded', 'after calling end on the pool'],
    'driver has already been destroyed',
  ].join('|'),
);
/** SQLITE_BUSY, SQLITE_LOCKED, SQLITE_IOERR, SQLITE_FULL. */
const SQLITE_CODES = new Set([5, 6, 10, 13]);

/** Whether a request failed only because the database can't be used right now: trying again may help. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
  return (
    error instanceof DatabaseGone ||
    NETWORK.has(String(code)) ||
    STATES.test(String(code)) ||
    (typeof errcode === 'number' && SQLITE_CODES.has(errcode % 256)) ||
    WORDS.test(String(message))
  );
}
