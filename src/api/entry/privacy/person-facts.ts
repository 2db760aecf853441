import { sql } from 'kysely';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Person } from '../../ground/privacy/personal-data.ts';
import { conditionOf } from './person.ts';
import { RULES } from './rooms.ts';

/** Columns whose values name a person, or what is theirs, wherever they stand. */
const TELLING = [
  ...['email', 'email_key', 'new_email', 'contact_email', 'phone', 'contact_phone', 'recipient'],
  ...['username', 'number', 'order_number', 'ticket'],
];

/** What names a person in texts: addresses, phone numbers, and the numbers of orders and tickets, from all of their rows. */
export async function listFacts(db: QueryBuilder, person: Person): Promise<readonly string[]> {
  const { ids } = person;
  const facts = new Set([...ids.email, ...ids.phone, ...ids['order-number']]);
  for (const [table, rule] of Object.entries(RULES)) {
    const columns = Object.keys(rule.columns).filter((column) => TELLING.includes(column));
    const condition = columns.length > 0 ? conditionOf(rule, person) : undefined;
    if (!condition) continue;
    const list = sql.join(columns.map((column) => sql.ref(column)));
    const { rows } = await sql<
      Record<string, unknown>
    >`select ${list} from ${sql.table(table)} where ${condition}`.execute(db);
    for (const row of rows)
      for (const value of Object.values(row)) if (typeof value === 'string' && value !== '') facts.add(value);
  }
  return [...facts];
}
