/** Codes of a database that can't be reached, is starting, stopping, full of connections, or kept busy by another process. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'],
  ...['08000', '08003', '08006', '53300', '57P01', '57P02', '57P03'],
]);
/** SQLITE_BUSY and SQLITE_FULL. */
const SQLITE_CODES = new Set([5, 13]);

/** Whether a request failed only because the database can't be used right now: trying again may help. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as { code?: unknown; errcode?: unknown; message?: unknown };
  return (
    CODES.has(String(code)) ||
    (typeof errcode === 'number' && SQLITE_CODES.has(errcode % 256)) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(String(message))
  );
}
