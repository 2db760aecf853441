import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Person } from '../../ground/privacy/personal-data.ts';
import { readRows } from './person.ts';
import { RULES } from './rooms.ts';

/** Columns whose values identify a person or something of theirs, in any table. */
const TELLING = [
  ...['email', 'email_key', 'new_email', 'contact_email', 'phone', 'contact_phone', 'recipient'],
  ...['username', 'number', 'order_number', 'ticket'],
];

/** Texts that identify a person: addresses, phone numbers, and the numbers of orders and tickets, from all of their rows. */
export async function listFacts(db: QueryBuilder, person: Person): Promise<readonly string[]> {
  const { ids } = person;
  const facts = new Set([...ids.email, ...ids.phone, ...ids['order-number']]);
  for (const [table, rule] of Object.entries(RULES)) {
    const columns = Object.keys(rule.columns).filter((column) => TELLING.includes(column));
    if (columns.length === 0) continue;
    for (const row of await readRows(db, table, rule, person))
      for (const column of columns) {
        const value = row[column];
        if (typeof value === 'string' && value !== '') facts.add(value);
      }
  }
  return [...facts];
}
