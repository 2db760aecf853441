import type { RestockAlert, RestockAlertRequest } from '../../../contract/restock.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { fold } from '../../ground/text/identity.ts';
import { languageColumn, type MailReader } from '../../ground/text/language.ts';
import { isEmailConfirmed } from '../accounts/email.ts';
import { digest, makeToken } from '../../ground/database/ids.ts';
import type { RestockAlertRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, linkSentLately, ok, tooManyHere } from '../../ground/http/answer.ts';
import type { Caller } from '../../ground/http/route.ts';
import { chargeNow } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import type { Message } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import { listAvailable, type Wanted } from './available.ts';

/** What those who wait are told. The layer of notices writes it. */
export interface RestockNotices {
  confirmation(alert: Omit<RestockAlertRow, 'token_hash' | 'at'>, token: string): Message;
}

/** What this room needs of the host. */
interface RestockServices extends Services {
  readonly restockNotices: RestockNotices;
}

/** A request that is repeated within this time, such as a retry, causes no second mail. */
const REPEAT_MS = 300_000;

/**
 * Stores an address that wants to be told when a product, or a size of it, can be bought again; once for each of them. It counts once
 * the link in a mail is followed, and at once if it is the confirmed address of the caller's account.
 */
export async function askForAlert(
  services: RestockServices,
  { email, sku, size = '', market }: RestockAlertRequest,
  { address, account }: Caller,
): Promise<Answer<RestockAlert>> {
  const { database, now, shop } = services;
  const key = fold(email);
  const wait = await chargeNow(services, [
    ['alert-recipient-address', `${key} ${address}`],
    ['alert-recipient', key],
  ]);
  if (wait !== undefined) return linkSentLately(wait);
  const product = shop().products.get(sku);
  if (!shop().markets.has(market)) return invalid({ market: fieldsText.market });
  if (!product?.offers[market]) return fail(404, answersText.noProduct);
  if (size !== '' && !product.sizes.some(({ name }) => name === size)) return invalid({ size: fieldsText.size });
  const wanted: Wanted = { market, sku, size };
  const [available] = await listAvailable(database.read, shop(), [wanted], now());
  if (available) return ok({ state: 'available' });
  const isOwn = account !== undefined && isEmailConfirmed(account) && account.email_key === key;
  const state = isOwn ? 'confirmed' : 'asked';
  const alert = { ...wanted, email, email_key: key, status: state, language: languageColumn() } as const;
  const refused = await keepAlert(services, alert, address);
  services.wake();
  return refused === undefined ? ok({ state }) : tooManyHere(refused);
}

/**
 * Stores it, unless it is stored already, and asks for confirmation if its address has not been confirmed. Returns the seconds to wait
 * where no mail is sent.
 */
async function keepAlert(
  services: RestockServices,
  alert: Omit<RestockAlertRow, 'token_hash' | 'at'>,
  clientAddress: string,
): Promise<number | undefined> {
  const { database, now, restockNotices } = services;
  const { email_key, sku, size, ...changing } = alert;
  return database.write(async (db) => {
    const token = makeToken();
    const row = { ...changing, token_hash: digest(token), at: now() };
    const changed = await db
      .insertInto('restock_alerts')
      .values({ email_key, sku, size, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['email_key', 'sku', 'size'])
          .doUpdateSet(row)
          .where((eb) =>
            alert.status === 'confirmed'
              ? eb('restock_alerts.status', '!=', 'confirmed')
              : eb.or([
                  eb('restock_alerts.status', 'in', ['told', 'left']),
                  eb.and([eb('restock_alerts.status', '=', 'asked'), eb('restock_alerts.at', '<=', now() - REPEAT_MS)]),
                ]),
          ),
      )
      .returning('status')
      .executeTakeFirst();
    if (changed?.status !== 'asked') return undefined;
    return enqueueAsked(services, db, restockNotices.confirmation(alert, token), { address: clientAddress });
  });
}

/** The alert of a link in a mail. */
export const findAlert = ({ database }: Services, token: string): Promise<RestockAlertRow | undefined> =>
  database.read.selectFrom('restock_alerts').selectAll().where('token_hash', '=', digest(token)).executeTakeFirst();

/** Confirms the address of a link, for the product of the link. Returns whether the link was known. */
export async function confirmAlert({ database, now }: Services, token: string): Promise<boolean> {
  const row = await database.write((db) =>
    db
      .updateTable('restock_alerts')
      .set({ status: 'confirmed', at: now() })
      .where('token_hash', '=', digest(token))
      .where('status', '!=', 'told')
      .returning('sku')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** Ends all alerts of the address of a link. Returns whether the link was known. */
export function leaveAlerts({ database, now }: Services, token: string): Promise<boolean> {
  return database.write(async (db) => {
    const row = await db
      .selectFrom('restock_alerts')
      .select('email_key')
      .where('token_hash', '=', digest(token))
      .executeTakeFirst();
    if (!row) return false;
    await db
      .updateTable('restock_alerts')
      .set({ status: 'left', at: now() })
      .where('email_key', '=', row.email_key)
      .where('status', '!=', 'left')
      .execute();
    return true;
  });
}

/** Deletes the alerts of an address. Has to run in a write job. */
export async function deleteAlerts(db: QueryBuilder, emailKey: string): Promise<void> {
  await db.deleteFrom('restock_alerts').where('email_key', '=', emailKey).execute();
}

/** The alerts of an address, oldest first. */
export const listAlerts = (db: QueryBuilder, emailKey: string) =>
  db
    .selectFrom('restock_alerts')
    .select(['sku', 'size', 'market', 'status', 'at'])
    .where('email_key', '=', emailKey)
    .orderBy('at')
    .orderBy('sku')
    .orderBy('size')
    .execute();

/** Ends a confirmed alert, as its address is told now, and returns who reads that. Has to run in a write job. */
export function endAlert(
  db: QueryBuilder,
  { email_key, sku, size }: Pick<RestockAlertRow, 'email_key' | 'sku' | 'size'>,
  token: string,
  now: number,
): Promise<MailReader | undefined> {
  return db
    .updateTable('restock_alerts')
    .set({ status: 'told', at: now, token_hash: digest(token) })
    .where('email_key', '=', email_key)
    .where('sku', '=', sku)
    .where('size', '=', size)
    .where('status', '=', 'confirmed')
    .returning(['email', 'language'])
    .executeTakeFirst();
}
