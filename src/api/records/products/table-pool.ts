import { currentLanguage } from '../../../messages/language.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { ProtocolError } from '../../ground/http/answer.ts';
import { BusyError, createThreadPool } from '../../ground/threads/thread-pool.ts';
import { findBySku } from './files.ts';
import type { Known } from './prepare.ts';
import type { CheckedRow } from './check-rows.ts';
import type { Table } from './read-table.ts';
import type { Meanings } from './table-columns.ts';
import type { TableJob, TableResult, TableWork } from './table-thread.ts';
import { codeBeside } from '../../../package.ts';

/** Tables wait for each other: a seller's own upload may take longer, but no other request. */
const MOST_WAITING = 20;
const MOST_WAIT_MS = 20_000;
/** On a busy host the thread pauses as long as it worked. */
const REST_TIMES = 1;

/** Reads and checks sellers' tables in a thread, which starts with the first of them. */
export interface TablePool {
  /** The rows by column; else what is wrong with the table as a whole. @throws ProtocolError 503 */
  read(bytes: Uint8Array, meanings?: Meanings): Promise<Table | string>;
  /** @throws ProtocolError 503 */
  check(table: Table, known: Known): Promise<readonly CheckedRow[]>;
  close(): Promise<void>;
}

export function createTablePool(): TablePool {
  const pool = createThreadPool<TableJob, TableResult>({
    script: codeBeside('table-thread', import.meta.url),
    threads: 1,
    mostWaiting: MOST_WAITING,
    mostWaitMs: MOST_WAIT_MS,
    restTimes: REST_TIMES,
  });
  const run = async (work: TableWork): Promise<TableResult> => {
    try {
      return await pool.run({ ...work, language: currentLanguage() });
    } catch (error) {
      if (error instanceof BusyError) throw new ProtocolError(503, answersText.busy, { 'retry-after': '5' });
      throw error;
    }
  };
  return {
    read: async (bytes, meanings) => (await run({ bytes, meanings })) as Table | string,
    check: async (table, known) => (await run({ table, known: onlyNeeded(table, known) })) as readonly CheckedRow[],
    close: () => pool.close(),
  };
}

/** Of the shop only what the rows name, as all of it would take long to hand over. */
function onlyNeeded({ rows }: Table, known: Known): Known {
  const { shop, seller } = known;
  const named = rows.flatMap(({ fields: { sku = '' } }) => findBySku(shop, sku) ?? []);
  return {
    ...known,
    shop: {
      ...shop,
      products: new Map(named.map((product) => [product.sku, product])),
      sellers: new Map([...shop.sellers].filter(([id]) => id === seller)),
      deliveryRules: new Map(),
      promotions: new Map(),
    },
  };
}
