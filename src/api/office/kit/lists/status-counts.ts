import { type Expression, sql } from 'kysely';
import { MOST_COUNTED } from '../../../../core/seller/most-counted.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { Tables } from '../../../ground/database/tables.ts';

/** The count of each list of a page, by status. From `MOST_COUNTED` on they are all the same. */
export type ListCounts<Status extends string = string> = Readonly<Record<Status, number>>;

/** Counts lists in one statement; `listOf` selects the rows of a list. */
export async function countLists<Status extends string>(
  db: QueryBuilder,
  statuses: readonly Status[],
  listOf: (status: Status) => Expression<unknown>,
): Promise<ListCounts<Status>> {
  const counts = statuses.map(
    (status) =>
      sql`(select count(*) from (select 1 as one from ${listOf(status)} as listed limit ${MOST_COUNTED}) as counted) as ${sql.id(status)}`,
  );
  const { rows } = await sql<Record<Status, number>>`select ${sql.join(counts)}`.execute(db);
  return Object.fromEntries(statuses.map((status) => [status, Number(rows[0]?.[status])])) as Record<Status, number>;
}

/** Counts the rows of a table by status. */
export const countByStatus = <Status extends string>(
  db: QueryBuilder,
  table: keyof Tables & string,
  statuses: readonly Status[],
): Promise<ListCounts<Status>> =>
  countLists(db, statuses, (status) => sql`(select status from ${sql.table(table)} where status = ${status})`);

/** A count as text: "12", or "999+" if counting has stopped. */
export const countText = (count: number): string => (count < MOST_COUNTED ? String(count) : `${MOST_COUNTED - 1}+`);
