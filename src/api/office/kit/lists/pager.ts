import { type SelectQueryBuilder, sql } from 'kysely';

/** The order of a list, and where one of its pages begins. */
interface Paging {
  /** The columns that sort the rows. No two rows have the same value in the last one. Rows have them under the names after the last dot. */
  readonly by: readonly [string, ...string[]];
  readonly direction: 'asc' | 'desc';
  /** How many rows a page has at most. */
  readonly most: number;
  /** The query of the page's address. Its `after` names the last row of the previous page. */
  readonly query: Readonly<Record<string, string>>;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The `after` of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Separates the values of a key. No id, ticket or number contains it. */
const SEPARATOR = '_';

/** Reads a page of a list. An invalid `after` gives the first page. */
export async function readPage<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { by, direction, most, query }: Paging,
): Promise<Page<Row>> {
  const refs = by.map((column) => sql.ref(column));
  const after = readAfter(query['after'], by.length);
  let found = list.limit(most + 1);
  for (const ref of refs) found = found.orderBy(ref, direction);
  if (after)
    found = found.where(
      sql<boolean>`(${sql.join(refs)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(after)})`,
    );
  const rows = await found.execute();
  const last = rows.length > most ? rows[most - 1] : undefined;
  return { rows: rows.slice(0, most), next: last && keyOf(last as Readonly<Record<string, unknown>>, by) };
}

const keyOf = (row: Readonly<Record<string, unknown>>, by: Paging['by']): string =>
  by.map((column) => String(row[column.split('.').at(-1) ?? column])).join(SEPARATOR);

/** Moments are numbers, everything else is text. */
function readAfter(text: string | undefined, length: number): readonly (string | number)[] | undefined {
  const values = text?.split(SEPARATOR) ?? [];
  if (values.length !== length || !values.every((value) => /^[\w:-]{1,80}$/.test(value))) return undefined;
  return values.map((value) => (/^\d{13}$/.test(value) ? Number(value) : value));
}
