import type { SellerServices } from './services.ts';
import type { SellerRecipient } from './services.ts';
import { FORMER_DAYS } from '../../../core/site/constants.ts';
import { fold } from '../../ground/text/identity.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder, Database } from '../../ground/database/types.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { enqueue, type Message } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';

const DAY_MS = 86_400_000;

/** What changes of a seller's details need of the host. */
export type Changing = Pick<
  SellerServices,
  'database' | 'config' | 'shop' | 'siteUrl' | 'apiUrl' | 'now' | 'log' | 'sellerNotices'
>;

/** A seller by id or email address. */
export const findSeller = (db: QueryBuilder, named: string): Promise<SellerRow | undefined> =>
  db
    .selectFrom('sellers')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', named), eb('email_key', '=', fold(named))]))
    .executeTakeFirst();

/** The seller as it is now; concurrent changes of one seller wait for each other. Has to run in a write job. */
export function lockSeller(
  { kind }: Pick<Database, 'kind'>,
  db: QueryBuilder,
  sellerAccountId: string,
): Promise<SellerRow | undefined> {
  const query = db.selectFrom('sellers').selectAll().where('id', '=', sellerAccountId);
  return (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
}

/** A seller's number, where this host sends messages to phones and the number wants them. */
export async function phoneOf(
  { config }: Pick<Services, 'config'>,
  db: QueryBuilder,
  { phone, language }: Pick<SellerRow, 'phone' | 'language'>,
): Promise<SellerRecipient | undefined> {
  const channel = phoneChannelOf(config);
  return channel && !(await isStopped(db, { phone })) ? { channel, phone, language } : undefined;
}

/**
 * Tells a seller something on every channel, at its former addresses and numbers too, so that somebody who has changed one does not keep
 * the owner from hearing of the next change. Has to run in a write job.
 */
export async function tellOwner(
  services: Changing,
  db: QueryBuilder,
  { id, email, phone, language }: Pick<SellerRow, 'id' | 'email' | 'phone' | 'language'>,
  write: (recipient: SellerRecipient) => Message,
): Promise<void> {
  const now = services.now();
  const former = await db
    .selectFrom('seller_changes')
    .select(['email', 'phone'])
    .where('seller_account_id', '=', id)
    .where('state', '=', 'done')
    .where('due_at', '>', now - FORMER_DAYS * DAY_MS)
    .execute();
  for (const address of new Set([email, ...former.flatMap((row) => row.email ?? [])]))
    await enqueue(db, write({ email: address, language }), now);
  for (const number of new Set([phone, ...former.flatMap((row) => row.phone ?? [])])) {
    const recipient = await phoneOf(services, db, { phone: number, language });
    if (recipient) await enqueue(db, write(recipient), now);
  }
}
