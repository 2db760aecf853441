import type { SellerServices } from './services.ts';
import { closeSessions } from '../accounts/sessions/sessions.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { findSeller } from './owner.ts';

type NoChange =
  | { readonly kind: 'unknown-seller' }
  /** The seller's status is not the one that can be changed. */
  | { readonly kind: 'other-status'; readonly email: string; readonly status: SellerRow['status'] };

/** What comes of suspending or reinstating a seller. Only `done` has changed something; `sellerId` is its id in the catalogue. */
export type StatusChange = NoChange | { readonly kind: 'done'; readonly email: string; readonly sellerId: string };

/** Suspends the shop of a seller, by id or email address, who reads the reason and is signed out. */
export const suspendSeller = (
  services: SellerServices,
  actor: Actor,
  named: string,
  reason: string,
): Promise<StatusChange> => changeStatus(services, actor, named, 'approved', { status: 'suspended', reason });

/** Reinstates a suspended seller, by id or email address. */
export const reinstateSeller = (services: SellerServices, actor: Actor, named: string): Promise<StatusChange> =>
  changeStatus(services, actor, named, 'suspended', { status: 'approved', reason: null });

/** Changes the status of a seller from `from`. Of concurrent changes, one succeeds. */
function changeStatus(
  services: SellerServices,
  actor: Actor,
  named: string,
  from: 'approved' | 'suspended',
  to: Pick<SellerRow, 'status' | 'reason'>,
): Promise<StatusChange> {
  const { database, now, sellerNotices } = services;
  return database.write(async (db) => {
    const found = await findSeller(db, named);
    if (!found) return { kind: 'unknown-seller' };
    const { id, email, status } = found;
    const seller = await db
      .updateTable('sellers')
      .set(to)
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst();
    if (!seller) return { kind: 'other-status', email, status };
    if (to.status === 'suspended') await closeSessions(db, 'seller', id);
    const action = to.status === 'suspended' ? 'seller-suspended' : 'seller-reinstated';
    await writeAudit(db, now(), actor, action, `seller-account:${id}`, {
      sellerId: seller.seller_id,
      reason: to.reason,
    });
    await enqueue(db, sellerNotices.suspended(seller), now());
    return { kind: 'done', email, sellerId: seller.seller_id ?? '' };
  });
}
