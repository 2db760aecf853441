import { type CommandArguments, OperatorError } from './command.ts';

/** A text table in which columns are as wide as their longest cell. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'Nothing.';
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [headings, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The highest value of `--most`, and its default. */
const MAX_ROWS = 10_000;
const DEFAULT_ROWS = 200;

export interface ListQuery<Row> {
  limit(most: number): { execute(): Promise<Row[]> };
}

/** The number of rows to show. @throws OperatorError for a bad `--most` */
export function mostOption({ options }: CommandArguments): number {
  const most = Number(options['most'] ?? DEFAULT_ROWS);
  if (!Number.isInteger(most) || most < 1 || most > MAX_ROWS)
    throw new OperatorError(`--most takes a whole number from 1 to ${MAX_ROWS}.`);
  return most;
}

/** Runs a query and formats its rows as a table, with a note when there are more rows. @throws OperatorError for a bad `--most` */
export async function formatList<Row>(
  args: CommandArguments,
  query: ListQuery<Row>,
  headings: readonly string[],
  cellsOf: (row: Row) => readonly string[],
): Promise<string> {
  const most = mostOption(args);
  const rows = await query.limit(most + 1).execute();
  const shown = formatTable(headings, rows.slice(0, most).map(cellsOf));
  return rows.length > most
    ? `${shown}\nThere are more than these ${most} rows: --most shows up to ${MAX_ROWS}.`
    : shown;
}
