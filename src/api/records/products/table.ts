import type { LeftOutColumn, TableAnswer, TableRow } from '../../../contract/products.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { keepProduct, readKnown, type Seller } from './keep.ts';
import type { CheckedRow } from './check-rows.ts';
import type { TablePool } from './table-pool.ts';

/** What reading tables needs of the host. */
export interface TableServices extends Services {
  readonly tables: TablePool;
}

/** Keeps the good rows of a table as drafts, all at once, and says what is wrong with the others. */
export async function takeTable(services: TableServices, seller: Seller, bytes: Buffer): Promise<Answer<TableAnswer>> {
  const table = await services.tables.read(bytes);
  if (typeof table === 'string') return invalid({ table });
  const known = await readKnown(
    services,
    seller.sellerId,
    table.rows.map(({ fields }) => fields.sku ?? ''),
  );
  return keepRows(services, seller, await services.tables.check(table, known), table.leftOut);
}

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
