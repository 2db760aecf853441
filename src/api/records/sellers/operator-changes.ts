import type { SellerServices } from './services.ts';
import type { SellerChangeRequest } from '../../../contract/sellers.ts';
import type { Actor } from '../../ground/audit/audit.ts';
import type { SellerChangeRow } from '../../ground/database/tables.ts';
import type { ErrorBody } from '../../ground/http/answer.ts';
import { closed, goOn, gone, isOpen, keepChange, listChanges, readChange, refuse, stopChange } from './changes.ts';
import { findSeller, lockSeller } from './owner.ts';

/** Changes of sellers' details by the operator, who has made sure that it is them. */

/** What comes of such a change. */
export type OperatorChange =
  | { readonly kind: 'unknown-seller' }
  /** Nothing is changed, for the reason that the seller would be told. */
  | { readonly kind: 'refused'; readonly error: ErrorBody }
  | {
      readonly kind: 'taken';
      readonly email: string;
      /** Id in the catalogue. */
      readonly sellerId: string | null;
      /** `done`, or where it has to wait: `cooling` until `due_at`, or `unproven` until the link is opened. */
      readonly change: SellerChangeRow;
    };

/** Takes a change of a seller, by id or email address: without a code, but as slow as the seller's own, and the owner is told as well. */
export async function changeByOperator(
  services: SellerServices,
  actor: Actor,
  named: string,
  typed: SellerChangeRequest,
): Promise<OperatorChange> {
  const { database, now } = services;
  const wanted = readChange(typed);
  if ('error' in wanted) return { kind: 'refused', error: wanted.error };
  const taken = await database.write(async (db): Promise<OperatorChange> => {
    const seller = await findSeller(db, named);
    if (!seller) return { kind: 'unknown-seller' };
    const { email, seller_id: sellerId } = seller;
    const locked = await lockSeller(database, db, seller.id);
    if (locked?.status !== 'approved' && locked?.status !== 'suspended')
      return { kind: 'refused', error: closed().error };
    const refused = await refuse(db, locked, wanted);
    if (refused) return { kind: 'refused', error: refused.error };
    const change = await goOn(services, db, locked, await keepChange(db, locked.id, wanted, now()), actor);
    return change ? { kind: 'taken', email, sellerId, change } : { kind: 'refused', error: gone().error };
  });
  services.wake();
  return taken;
}

/** What comes of stopping the changes of a seller that wait. */
export type Stopped =
  | { readonly kind: 'unknown-seller' }
  | {
      readonly kind: 'stopped';
      readonly email: string;
      /** What was stopped; nothing when no change waited. */
      readonly changes: readonly SellerChangeRow['kind'][];
    };

/** Stops the changes of a seller, by id or email address, that are not made yet. */
export async function stopByOperator(services: SellerServices, actor: Actor, named: string): Promise<Stopped> {
  const { database } = services;
  const seller = await findSeller(database.read, named);
  if (!seller) return { kind: 'unknown-seller' };
  const open = (await listChanges(services, seller.id)).filter(isOpen);
  const changes = await database.write(async (db) => {
    const done: SellerChangeRow['kind'][] = [];
    for (const row of open) if (await stopChange(services, db, row, actor)) done.push(row.kind);
    return done;
  });
  services.wake();
  return { kind: 'stopped', email: seller.email, changes };
}
