import type { QueryBuilder } from '../../ground/database/types.ts';
import { isoMoment } from '../../ground/http/present.ts';
import { RULES } from './rooms.ts';
import type { ExportedRows, Person } from '../../ground/privacy/personal-data.ts';
import { readRows } from './person.ts';
import type { TableRule } from '../../ground/privacy/rules.ts';

/** All data about a person, by the rules; of all tables, or of some. */
export async function exportPerson(
  db: QueryBuilder,
  person: Person,
  tables: readonly string[] = Object.keys(RULES),
): Promise<ExportedRows> {
  const found: Record<string, readonly Readonly<Record<string, unknown>>[]> = {};
  for (const table of tables) {
    const rule = RULES[table];
    if (!rule || rule.words === '') continue;
    const rows = await readRows(db, table, rule, person, { isProven: true });
    if (rows.length > 0) found[table] = rows.map((row) => exportRow(rule, row));
  }
  return found;
}

/** Whether a column holds moments (epoch milliseconds), by its name. */
export const isMoment = (column: string): boolean =>
  column === 'at' || column.endsWith('_at') || column.endsWith('_until');

function exportRow(rule: TableRule, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const given = Object.entries(row).filter(([column, value]) => rule.columns[column] !== 'secret' && value !== null);
  return Object.fromEntries(
    given.map(([column, value]) => {
      const columnRule = rule.columns[column];
      if (typeof columnRule === 'object' && 'json' in columnRule) return [column, JSON.parse(String(value))];
      return [column, isMoment(column) ? isoMoment(Number(value)) : value];
    }),
  );
}
