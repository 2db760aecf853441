import { fold } from '../../core/identity.ts';
import { indianDay } from '../../core/indian-day.ts';
import type { QueryBuilder } from '../database/types.ts';
import { leaveNewsletter } from '../messages/newsletter.ts';
import { deleteAlerts, listAlerts } from '../restock/alerts.ts';

/** What is kept of an email address besides orders and accounts: newsletter, alerts of sold-out products, complaints. A line each. */
export async function describeAddress(db: QueryBuilder, email: string): Promise<string[]> {
  const key = fold(email);
  const newsletter = await db
    .selectFrom('newsletter')
    .select(['status', 'at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const alerts = await listAlerts(db, key);
  const complaints = await db
    .selectFrom('complaints')
    .select(['ticket', 'status', 'created_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', key))
    .orderBy('created_at')
    .execute();
  return [
    ...(newsletter ? [`newsletter: ${newsletter.status} since ${indianDay(newsletter.at)}`] : []),
    ...(alerts.length > 0 ? [`alerts of sold-out products: ${alerts.length}`] : []),
    ...complaints.map(
      (row) => `complaint ${row.ticket} of ${indianDay(row.created_at)}: ${row.status}, deleted by rule`,
    ),
  ];
}

/** Ends the newsletter and the alerts of an address. Has to run in a write job. */
export async function forgetAddress(db: QueryBuilder, email: string, now: number): Promise<void> {
  await leaveNewsletter(db, fold(email), now);
  await deleteAlerts(db, fold(email));
}
