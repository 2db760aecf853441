import { basename, dirname, extname, join } from 'node:path';
import type { SourceTable } from '../model.ts';
import type { Accounting } from './accounting.ts';

/** Whether a file is one of refused rows: products that are not in it have not left the source. */
export const isRefusedFile = (file: string): boolean => /\.refused\.[^.]+$/.test(basename(file));

/** Where the refused rows of a table go: beside the first file of the source, or where it was said. */
function chooseFile(table: SourceTable, index: number, files: readonly string[], chosen: string | undefined): string {
  if (chosen !== undefined) {
    const ending = extname(chosen);
    return index === 0 ? chosen : `${chosen.slice(0, chosen.length - ending.length)}-${index + 1}${ending}`;
  }
  const name = basename(table.file.replace(/[#?*:|<>"]/g, '-'));
  const ending = extname(name);
  const stem = name.slice(0, name.length - ending.length).replace(/\.refused$/, '');
  return join(dirname(files[0] ?? '.'), `${stem}.refused${ending}`);
}

export interface RefusedFile {
  readonly file: string;
  readonly rows: number;
}

/** Writes the refused rows of each table into a file of its own form, with a column of reasons. `files` are those that were named. */
export async function writeRefusedFiles(
  tables: readonly SourceTable[],
  accounting: Accounting,
  files: readonly string[],
  chosen?: string,
): Promise<RefusedFile[]> {
  const written: RefusedFile[] = [];
  for (const table of tables) {
    const rows = accounting.countRefused(table.file);
    if (rows === 0) continue;
    const file = chooseFile(table, written.length, files, chosen);
    await table.writeRefused(file, accounting.listRefused(table));
    written.push({ file, rows });
  }
  return written;
}
