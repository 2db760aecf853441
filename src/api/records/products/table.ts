import type { LeftOutColumn, TableAnswer, TableRow } from '../../../core/contract/products.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { keepProduct, readKnown, type Seller } from './keep.ts';
import type { CheckedRow } from './read-table.ts';
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
    for (const { prepared, ...row } of results) {
      const state = prepared ? await keepProduct(db, now(), seller, prepared) : row.state;
      if (state === 'conflict')
        done.push({ ...row, state: 'refused', problems: [{ message: answersSellersText.changedMeanwhile }] });
      else if (state === 'full')
        done.push({ ...row, state: 'refused', problems: [{ message: answersSellersText.manyProducts }] });
      else done.push({ ...row, state });
    }
    return done;
  });
  return rows.length === 0 ? fail(422, answersSellersText.noRows) : ok({ rows, leftOut });
}
