import { closeSessions } from '../accounts/sessions.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { sellerSuspended } from '../../notices/messages.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import { selectUnattended } from '../orders/unattended.ts';
import type { Services } from '../../entry/services.ts';
import { findSeller } from './owner.ts';

type NoChange =
  | { readonly kind: 'unknown-seller' }
  /** The seller's status is not the one that can be changed. */
  | { readonly kind: 'other-status'; readonly email: string; readonly status: SellerRow['status'] };

/** What comes of reinstating a seller. Only `done` has changed something. */
export type Reinstatement = NoChange | { readonly kind: 'done'; readonly email: string };

/** What comes of suspending one; `unattended` counts the open shipments that only the operator can act on now. */
export type Suspension = NoChange | { readonly kind: 'done'; readonly email: string; readonly unattended: number };

/** Suspends the shop of a seller, by id or email address, who reads the reason and is signed out. */
export async function suspendSeller(
  services: Services,
  actor: Actor,
  named: string,
  reason: string,
): Promise<Suspension> {
  const changed = await changeStatus(services, actor, named, 'approved', { status: 'suspended', reason });
  if (changed.kind !== 'done') return changed;
  const theirs = await selectUnattended(services).where('shipments.shop', '=', changed.shop).execute();
  return { kind: 'done', email: changed.email, unattended: theirs.length };
}

/** Reinstates the suspended shop of a seller, by id or email address. */
export const reinstateSeller = (services: Services, actor: Actor, named: string): Promise<Reinstatement> =>
  changeStatus(services, actor, named, 'suspended', { status: 'approved', reason: null });

/** Changes the status of a seller from `from`. Of concurrent changes, one succeeds. */
function changeStatus(
  services: Services,
  actor: Actor,
  named: string,
  from: 'approved' | 'suspended',
  to: Pick<SellerRow, 'status' | 'reason'>,
): Promise<NoChange | { readonly kind: 'done'; readonly email: string; readonly shop: string }> {
  const { database, now, shop, siteUrl } = services;
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
    await writeAudit(db, now(), actor, action, `seller:${id}`, { shop: seller.shop, reason: to.reason });
    await enqueue(db, sellerSuspended(shop(), siteUrl(), seller), now());
    return { kind: 'done', email, shop: seller.shop ?? '' };
  });
}
