import { DatabaseSync } from 'node:sqlite';
import type { Measured } from './load.ts';

/** What the disk gives: rows put into a SQLite file one by one, each synced before the next. */
export function measureInserts(file: string, seconds: number): Measured {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE rows (id TEXT PRIMARY KEY, body TEXT)',
  );
  const insert = database.prepare('INSERT INTO rows VALUES (?, ?)');
  const body = 'x'.repeat(400);
  const times: number[] = [];
  const start = performance.now();
  for (let now = start; now < start + seconds * 1000; ) {
    insert.run(crypto.randomUUID(), body);
    const after = performance.now();
    times.push(after - now);
    now = after;
  }
  const elapsed = (performance.now() - start) / 1000;
  database.close();
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { perSecond: times.length / elapsed, p50Ms: at(0.5), p99Ms: at(0.99), answers: times.length };
}
