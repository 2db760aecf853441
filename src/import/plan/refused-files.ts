import { basename, dirname, extname, join } from 'node:path';
import { checkOutput, isSameFile, keepFormer, writeBeside } from '../../write-beside.ts';
import type { SourceTable } from '../../tables/model.ts';
import type { Accounting } from './accounting.ts';

/** Whether a file has refused rows. It is only a part of its source: products that are missing from it stay as they are. */
export const isRefusedFile = (file: string): boolean => /\.refused(?:\.\d{1,4})?\.[^.]+$/.test(basename(file));

/** The file for the refused rows of a table: beside the first file of the source, or where the editor says. Each table has its own. */
function chooseFile(
  table: SourceTable,
  taken: readonly string[],
  files: readonly string[],
  chosen: string | undefined,
): string {
  const name = basename(table.file.replace(/[#?*:|<>"]/g, '-'));
  const stem = name.slice(0, name.length - extname(name).length).replace(/\.refused(?:\.\d{1,4})?$/, '');
  const file = chosen ?? join(dirname(files[0] ?? '.'), `${stem}.refused${extname(name)}`);
  const ending = extname(file);
  let free = file;
  for (let number = 2; taken.includes(free); number++)
    free = `${file.slice(0, file.length - ending.length).replace(/\.refused$/, '')}-${number}${chosen === undefined ? '.refused' : ''}${ending}`;
  return free;
}

interface RefusedFile {
  readonly file: string;
  readonly rows: number;
  /** The new name of the imported file, if this one took its name. */
  readonly former?: string | undefined;
}

/**
 * Checks where refused rows are to be written. If that is an imported file of refused rows, it is kept under another name.
 * @throws OutputRefused for any other imported file
 */
export async function checkRefusedFile(chosen: string | undefined, files: readonly string[]): Promise<void> {
  if (chosen !== undefined && !isRefusedFile(chosen)) await checkOutput(chosen, files);
}

/** Writes the refused rows of each table into a file of the same format, with a column of reasons. `files` are those that were imported. */
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
    const file = chooseFile(
      table,
      written.map((one) => one.file),
      files,
      chosen,
    );
    let former: string | undefined;
    await writeBeside(file, async (draft) => {
      await table.writeRefused(draft, accounting.listRefused(table));
      for (const read of files)
        if (former === undefined && (await isSameFile(read, file))) former = await keepFormer(file);
    });
    written.push({ file, rows, former });
  }
  return written;
}
