import type { LeftOutColumn, TableAnswer, TableRow } from '../../../contract/products.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { keepProduct, readKnown, type Seller } from './keep.ts';
import type { CheckedRow } from './check-rows.ts';
import type { Table } from './read-table.ts';
import type { Meanings } from './table-columns.ts';
import type { TablePool } from './table-pool.ts';

/** What reading tables needs of the host. */
export interface TableServices extends Services {
  readonly tables: TablePool;
}

/** A table as it is understood, and its rows as they would be kept. */
export interface TablePreview {
  readonly table: Table;
  readonly rows: readonly CheckedRow[];
}

/** Reads a table and checks its rows, and keeps nothing. `meanings` is what its seller says about columns. */
export async function previewTable(
  services: TableServices,
  seller: Seller,
  bytes: Buffer,
  meanings?: Meanings,
): Promise<Answer<TablePreview>> {
  const table = await services.tables.read(bytes, meanings);
  if (typeof table === 'string') return invalid({ table });
  const known = await readKnown(
    services,
    seller.sellerId,
    table.rows.map(({ fields }) => fields.sku ?? ''),
  );
  return ok({ table, rows: table.rows.length === 0 ? [] : await services.tables.check(table, known) });
}

/** Keeps the good rows of a table as drafts, all at once, and says what is wrong with the others. */
export async function takeTable(services: TableServices, seller: Seller, bytes: Buffer): Promise<Answer<TableAnswer>> {
  const preview = await previewTable(services, seller, bytes);
  return 'error' in preview ? preview : keepTable(services, seller, preview.data);
}

/** Keeps the good rows of a table that was checked. */
export const keepTable = async (
  services: Services,
  seller: Seller,
  { table, rows }: TablePreview,
): Promise<Answer<TableAnswer>> =>
  table.problem === undefined ? keepRows(services, seller, rows, table.leftOut) : invalid({ table: table.problem });

async function keepRows(
  { database, now }: Services,
  seller: Seller,
  results: readonly CheckedRow[],
  leftOut: readonly LeftOutColumn[],
): Promise<Answer<TableAnswer>> {
  const rows = await database.write(async (db) => {
    const done: TableRow[] = [];
    for (const { prepared, more = [], notes, ...row } of results) {
      const kept = prepared ? await keepProduct(db, now(), seller, prepared) : row.state;
      const state = kept === 'conflict' || kept === 'full' ? 'refused' : kept;
      const problems =
        kept === 'conflict'
          ? [{ message: answersSellersText.changedMeanwhile }]
          : kept === 'full'
            ? [{ message: answersSellersText.manyProducts }]
            : row.problems;
      done.push({ ...row, state, problems, ...(state === 'kept' && notes ? { notes } : {}) });
      const others = state === 'refused' ? [{ message: productChecksText.sameRow({ row: row.line }) }] : [];
      for (const line of more) done.push({ ...row, line, state, problems: others });
    }
    return done.sort((a, b) => a.line - b.line);
  });
  return rows.length === 0 ? fail(422, answersSellersText.noRows) : ok({ rows, leftOut });
}
