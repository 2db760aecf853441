import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { fold } from '../../ground/text/identity.ts';
import { readPhone } from '../../records/accounts/find.ts';
import { cleanOrderNumber } from '../../ground/database/ids.ts';
import type { AccountRow, OrderRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { HostServices } from '../services.ts';
import type { Person } from '../../ground/privacy/personal-data.ts';
import type { TableRule } from '../../ground/privacy/rules.ts';

/** How many orders of one person are considered at most. */
const MOST_ORDERS = 1_000;

const NOBODY: Person['ids'] = {
  'order-number': [],
  ...{ order: [], account: [], email: [], phone: [], 'seller-account': [], seller: [], staff: [] },
};

/** Finds a person by email address, phone number or user name, or one order by its number. */
export async function findPerson(services: HostServices, named: string): Promise<Person> {
  const db = services.database.read;
  const email = named.includes('@') ? fold(named) : undefined;
  const order = email === undefined ? await findOrder(db, named) : undefined;
  if (order) return personOfOrders([order]);
  const phone = email === undefined ? readPhone(services, named) : undefined;
  const accounts = await db
    .selectFrom('accounts')
    .select('id')
    .where((eb) =>
      email !== undefined
        ? eb('email_key', '=', email)
        : phone !== undefined
          ? eb('phone', '=', phone)
          : eb('username_key', '=', fold(named)),
    )
    .execute();
  const sellers = await db
    .selectFrom('sellers')
    .select(['id', 'seller_id'])
    .where((eb) => (email !== undefined ? eb('email_key', '=', email) : eb('phone', '=', phone ?? '')))
    .execute();
  const account = accounts.map(({ id }) => id);
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(email === undefined ? [] : [eb(eb.fn<string>('lower', ['contact_email']), '=', email)]),
        ...(phone === undefined ? [] : [eb('contact_phone', '=', phone)]),
        ...(account.length === 0 ? [] : [eb('account_id', 'in', account)]),
      ]),
    )
    .orderBy('id')
    .limit(MOST_ORDERS)
    .execute();
  const ids = {
    account,
    email: email === undefined ? [] : [email],
    phone: phone === undefined ? [] : [phone],
    'seller-account': sellers.map(({ id }) => id),
    seller: sellers.flatMap(({ seller_id: sellerId }) => sellerId ?? []),
  };
  return withOrders(ids, orders);
}

/** The owner of an account, with the confirmed address and number, and without orders. */
export const personOfAccount = ({ id, email_key: email, phone }: AccountRow): Person =>
  withOrders({ account: [id], email: email.includes('@') ? [email] : [], phone: phone === null ? [] : [phone] }, []);

/** The person behind orders, known by these alone. */
export const personOfOrders = (orders: readonly OrderRow[]): Person => withOrders({}, orders);

const withOrders = (ids: Partial<Person['ids']>, orders: readonly OrderRow[]): Person => ({
  orders,
  ids: {
    ...NOBODY,
    ...ids,
    order: orders.map(({ id }) => id),
    'order-number': orders.map(({ number }) => number),
  },
});

const findOrder = (db: QueryBuilder, named: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('number', '=', cleanOrderNumber(named)).executeTakeFirst();

/** The condition for a person's rows of a table; undefined when there can't be any. `isProven` leaves out rows that others may have typed. */
export function conditionOf(
  { found }: TableRule,
  { ids }: Person,
  { isProven = false }: { readonly isProven?: boolean } = {},
): RawBuilder<SqlBool> | undefined {
  const conditions = found
    .filter(({ by, isUnproven }) => ids[by].length > 0 && !(isProven && isUnproven))
    .map(({ by, column }) => {
      const ref = by === 'email' && !column.endsWith('_key') ? sql`lower(${sql.ref(column)})` : sql.ref(column);
      return sql<SqlBool>`${ref} in (${sql.join(ids[by])})`;
    });
  return conditions.length === 0 ? undefined : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

/** A person's rows of a table. */
export async function readRows(
  db: QueryBuilder,
  table: string,
  rule: TableRule,
  person: Person,
  options: { readonly isProven?: boolean } = {},
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const condition = conditionOf(rule, person, options);
  if (!condition) return [];
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)} where ${condition}`.execute(db);
  return rows;
}
