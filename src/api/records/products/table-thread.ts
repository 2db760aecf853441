/** A thread that reads sellers' tables: what a stranger's text costs is no request's time. */
import { serveJobs } from '../../ground/threads/thread-pool.ts';
import type { Known } from './prepare.ts';
import { type CheckedRow, checkRows, readTable, type Table } from './read-table.ts';

// The parser makes an error of each row that is shorter than the first, and the stack is what takes time of it.
Error.stackTraceLimit = 0;

export type TableJob = { readonly bytes: Uint8Array } | { readonly table: Table; readonly known: Known };
export type TableResult = Table | string | readonly CheckedRow[];

serveJobs((job: TableJob): TableResult | Promise<TableResult> =>
  'bytes' in job ? readTable(job.bytes) : checkRows(job.table, job.known),
);
