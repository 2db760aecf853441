/** A thread that reads sellers' tables: what a stranger's text costs is no request's time. */
import { inLanguage } from '../../../messages/language.ts';
import { serveJobs } from '../../ground/threads/thread-pool.ts';
import { type CheckedRow, checkRows } from './check-rows.ts';
import type { Known } from './prepare.ts';
import { readTable, type Table } from './read-table.ts';
import type { Meanings } from './table-columns.ts';

// The parser makes an error of each row that is shorter than the first, and the stack is what takes time of it.
Error.stackTraceLimit = 0;

export type TableWork =
  | { readonly bytes: Uint8Array; readonly meanings: Meanings | undefined }
  | { readonly table: Table; readonly known: Known };
/** `language` is that of what is said about the table. */
export type TableJob = TableWork & { readonly language: string };
export type TableResult = Table | string | readonly CheckedRow[];

serveJobs((job: TableJob): TableResult | Promise<TableResult> =>
  inLanguage(job.language, () =>
    'bytes' in job ? readTable(job.bytes, job.meanings) : checkRows(job.table, job.known),
  ),
);
