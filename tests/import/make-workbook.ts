import { readFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/node';
import { writeFile } from './support.ts';

export type WorkbookCell = { value: string | number; span?: number; rowSpan?: number; type?: unknown } | null;

/** The bytes of a workbook with these sheets. */
export async function makeWorkbook(sheets: readonly { sheet: string; data: WorkbookCell[][] }[]): Promise<Buffer> {
  const file = writeFile('book.xlsx', '');
  await (writeWorkbook as unknown as (of: unknown) => { toFile(path: string): Promise<void> })(sheets).toFile(file);
  return readFileSync(file);
}
