import { DatabaseSync } from 'node:sqlite';
import type { Measured } from './load.ts';

/** Opens a SQLite file and returns what puts a row into it and syncs it. */
function openRows(file: string) {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS rows (id TEXT PRIMARY KEY, body TEXT)',
  );
  const insert = database.prepare('INSERT INTO rows VALUES (?, ?)');
  const body = 'x'.repeat(400);
  return { insert: () => insert.run(crypto.randomUUID(), body), close: () => database.close() };
}

/** What the disk gives: rows put into a SQLite file one by one, each synced before the next. */
export function measureInserts(file: string, seconds: number): Measured {
  const rows = openRows(file);
  const times: number[] = [];
  const start = performance.now();
  for (let now = start; now < start + seconds * 1000; ) {
    rows.insert();
    const after = performance.now();
    times.push(after - now);
    now = after;
  }
  const elapsed = (performance.now() - start) / 1000;
  rows.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), answers: times.length };
}

/** Microseconds of processor time that one of so many takes. */
export function costOfInserts(file: string, count: number): number {
  const rows = openRows(file);
  const before = process.threadCpuUsage();
  for (let made = 0; made < count; made++) rows.insert();
  const { user, system } = process.threadCpuUsage(before);
  rows.close();
  return (user + system) / count;
}
