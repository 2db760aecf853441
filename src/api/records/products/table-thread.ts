/** A thread that reads sellers' tables: what a stranger's text costs is no request's time. */
import { serveJobs } from '../../ground/threads/thread-pool.ts';
import type { Known } from './prepare.ts';
import { type CheckedRow, checkRows, readTable, type Table } from './read-table.ts';

export type TableJob = { readonly bytes: Uint8Array } | { readonly table: Table; readonly known: Known };
export type TableResult = Table | string | readonly CheckedRow[];

serveJobs((job: TableJob): TableResult => ('bytes' in job ? readTable(job.bytes) : checkRows(job.table, job.known)));
