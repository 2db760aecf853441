import type { SellerServices } from './services.ts';
import { digest, makeToken } from '../../ground/database/ids.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Charge } from '../../ground/limits/limits.ts';
import { type Cause, enqueueAsked } from '../../ground/outbox/asked.ts';
import { findLink, linkWith, makeLink } from '../../ground/outbox/links.ts';
import type { Services } from '../../ground/services.ts';
import { makeChange } from './make-change.ts';
import type { Changing } from './owner.ts';

/** The confirmation of sellers' addresses: an applicant's, without which none is approved, and a new one of a seller. */

/** What a link is for: an applicant with an address, or a change. */
const subjectOf = ({ id, email_key: key }: Pick<SellerRow, 'id' | 'email_key'>): string => `${id} ${digest(key)}`;

/** Sends the link to an applicant, unless it was sent too often lately: resolves to the seconds to wait. Has to run in a write job. */
export async function askToConfirm(
  services: Pick<SellerServices, 'config' | 'sellerNotices' | 'apiUrl' | 'now' | 'log'>,
  db: QueryBuilder,
  seller: Pick<SellerRow, 'id' | 'email' | 'email_key' | 'language'>,
  address: Cause['address'],
): Promise<number | undefined> {
  const { sellerNotices, apiUrl, now } = services;
  const target: Charge[] = [
    ['reset-account-address', `confirm seller ${subjectOf(seller)}`],
    ['reset-account', `confirm ${seller.email_key}`],
    // An applicant may name one address after the other.
    ['reset-account', `confirm seller ${seller.id}`],
  ];
  const token = makeToken();
  const link = linkWith(`${apiUrl()}/seller/email/confirm`, token, seller);
  const message = sellerNotices.confirmEmail(seller, link);
  const wait = await enqueueAsked(services, db, message, { address, account: seller.id, target });
  if (wait === undefined) await makeLink(db, 'seller-email', subjectOf(seller), now(), token);
  return wait;
}

/** Whether a link can still be used. */
export const isLinkKnown = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  token: string,
): Promise<boolean> => (await findLink(database.read, 'seller-email', token, now())) !== undefined;

/** Confirms the address of a link; again for a link that was used, as programs open links too. */
export function confirmByLink(services: Changing, token: string): Promise<boolean> {
  const { database, now } = services;
  return database.write(async (db) => {
    const subject = await findLink(db, 'seller-email', token, now());
    if (subject === undefined) return false;
    const [id = '', hash] = subject.split(' ');
    if (hash !== undefined) return confirmApplicant(db, id, subject, now());
    const change = await db.selectFrom('seller_changes').selectAll().where('id', '=', id).executeTakeFirst();
    if (change?.state === 'done') return true;
    if (change?.state !== 'unproven' || change.due_at <= now()) return false;
    return (await makeChange(services, db, change, `seller-account:${change.seller_account_id}`)) !== undefined;
  });
}

async function confirmApplicant(db: QueryBuilder, id: string, subject: string, now: number): Promise<boolean> {
  const seller = await db.selectFrom('sellers').select(['id', 'email_key']).where('id', '=', id).executeTakeFirst();
  // Of an address that the applicant has changed since, the link confirms nothing.
  if (!seller || subjectOf(seller) !== subject) return false;
  await db
    .updateTable('sellers')
    .set({ email_confirmed_at: now })
    .where('id', '=', id)
    .where('email_confirmed_at', 'is', null)
    .execute();
  return true;
}
