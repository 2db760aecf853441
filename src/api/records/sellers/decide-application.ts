import type { SellerServices } from './services.ts';
import { missingDocuments, missingDocumentWords } from '../../../core/seller/seller-documents.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { enqueue } from '../../ground/outbox/outbox.ts';
import type { Shop } from '../../ground/shop/read-shop.ts';
import { fieldsOf, type SellerFields } from './application.ts';
import { makeSellerFile, type SellerFile, suggestSellerId, writeSellerFile } from './catalogue-file.ts';
import { askToConfirm } from './confirm-email.ts';
import { listDocuments } from './documents.ts';
import { findSeller } from './owner.ts';
import { ownStateIn } from './own-state.ts';

/** The operator's decisions about applications to sell. */

/** What an approval makes of an application: a seller of the catalogue, or one whose file is made of the application, by default with an id of its name. */
export type SellerChoice =
  | { readonly kind: 'listed'; readonly id: string }
  | { readonly kind: 'made'; readonly id?: string | undefined };

interface UnknownSeller {
  readonly kind: 'unknown-seller';
}

interface NotWaiting {
  readonly kind: 'not-waiting';
  readonly status: SellerRow['status'];
}

/** What the operator should do or know about the GSTIN of a seller that was just opened: its invoices bear that of catalogue or account. */
export type GstinAdvice =
  /** Without a GSTIN it sells within `state` only; its pickup address is in another one. */
  | { readonly kind: 'own-state'; readonly state: string; readonly pickupState?: string }
  /** The same, and the address in the catalogue has no state. */
  | { readonly kind: 'no-state' }
  /** The catalogue lacks the account's; until it has it, pages say that the shop sells within `state` only. */
  | { readonly kind: 'not-listed'; readonly gstin: string; readonly state?: string };

/** What comes of an approval. Only `approved` has changed something; `unconfirmed` has sent a mail. */
export type Approval =
  | UnknownSeller
  | NotWaiting
  | { readonly kind: 'unlisted'; readonly id: string }
  /** Nobody has confirmed the address yet, so it may be a stranger's: the link was sent there again. */
  | { readonly kind: 'unconfirmed'; readonly email: string }
  /** The catalogue has the seller that was to be made. */
  | { readonly kind: 'listed-already'; readonly id: string }
  /** The application makes no file of the catalogue, for this reason. */
  | { readonly kind: 'no-file'; readonly why: string }
  /** This host can't write the file into the catalogue. */
  | { readonly kind: 'not-writable'; readonly id: string; readonly file: SellerFile }
  | { readonly kind: 'seller-taken'; readonly id: string; readonly email: string }
  /** The GSTIN of catalogue and application have to agree, as invoices show one. */
  | {
      readonly kind: 'other-gstin';
      readonly id: string;
      readonly listed: string;
      readonly applied: string | undefined;
    }
  | {
      readonly kind: 'approved';
      readonly id: string;
      readonly email: string;
      /** Documents that were not sent, in words; empty when all were. */
      readonly unsent: string;
      readonly advice?: GstinAdvice | undefined;
      /** The file that was made, below the catalogue's folder. */
      readonly path?: string;
    };

/** Approves an application, of a seller by id or email address. */
export async function approveSeller(
  services: SellerServices,
  actor: Actor,
  named: string,
  choice: SellerChoice,
): Promise<Approval> {
  const { database } = services;
  const row = await findSeller(database.read, named);
  if (!row) return { kind: 'unknown-seller' };
  if (row.status === 'submitted' && row.email_confirmed_at === null) {
    await database.write((db) => askToConfirm(services, db, row, { not: 'by-staff' }));
    services.wake();
    return { kind: 'unconfirmed', email: row.email };
  }
  if (choice.kind === 'made') return approveWithFile(services, actor, row, choice.id);
  if (!services.shop().sellers.has(choice.id)) return { kind: 'unlisted', id: choice.id };
  return approveAs(services, actor, row.id, choice.id);
}

/** Makes the seller's file first, so that no seller is approved that the catalogue does not have. */
async function approveWithFile(
  services: SellerServices,
  actor: Actor,
  row: SellerRow,
  id = suggestSellerId(services.shop(), row),
): Promise<Approval> {
  if (row.status !== 'submitted') return { kind: 'not-waiting', status: row.status };
  if (services.shop().sellers.has(id)) return { kind: 'listed-already', id };
  const file = makeSellerFile(row, id);
  if (typeof file === 'string') return { kind: 'no-file', why: file };
  const remove = await writeSellerFile(services.shop(), file);
  if (!remove) return { kind: 'not-writable', id, file };
  let opened: Approval | undefined;
  try {
    opened = await approveAs(services, actor, row.id, id);
  } finally {
    if (opened?.kind !== 'approved') await remove();
  }
  if (opened.kind !== 'approved') return opened;
  await services.reloadSellers();
  return { ...opened, path: file.path };
}

function approveAs(
  { database, now, shop: current, sellerNotices }: SellerServices,
  actor: Actor,
  seller: string,
  id: string,
): Promise<Approval> {
  const shop = current();
  return database.write(async (db) => {
    const row = await findSeller(db, seller);
    if (!row) return { kind: 'unknown-seller' };
    const other = await db.selectFrom('sellers').select('email').where('seller_id', '=', id).executeTakeFirst();
    if (other) return { kind: 'seller-taken', id, email: other.email };
    const listed = shop.sellers.get(id)?.gstin;
    const { gstin: applied } = fieldsOf(row);
    // A draft may be incomplete.
    if (row.status === 'submitted' && listed !== undefined && listed !== applied)
      return { kind: 'other-gstin', id, listed, applied };
    const approved = await storeDecision(db, now(), actor, row, { status: 'approved', seller_id: id, reason: null });
    if (!approved) return { kind: 'not-waiting', status: row.status };
    const { wanted, sent } = await listDocuments(db, approved);
    await enqueue(db, sellerNotices.approved(approved, missingDocuments(wanted, sent)), now());
    const unsent = missingDocumentWords(wanted, sent);
    return { kind: 'approved', id, email: row.email, unsent, advice: adviseGstin(shop, fieldsOf(approved), id) };
  });
}

/** Invoices bear the account's GSTIN where the catalogue has none; a seller without one may sell within its own state only. */
function adviseGstin(shop: Shop, { gstin, pickup }: SellerFields, id: string): GstinAdvice | undefined {
  const listed = shop.sellers.get(id);
  if (!listed) return gstin === undefined && pickup ? { kind: 'own-state', state: pickup.state } : undefined;
  if (listed.gstin !== undefined) return undefined;
  const state = ownStateIn(shop, id);
  if (gstin !== undefined) return { kind: 'not-listed', gstin, state };
  if (![...shop.markets.values()].some(({ country }) => country === 'IN')) return undefined;
  if (state === undefined) return { kind: 'no-state' };
  const isElsewhere = pickup !== undefined && pickup.state !== state;
  return { kind: 'own-state', state, pickupState: isElsewhere ? pickup.state : undefined };
}

/** What comes of a refusal. Only `refused` has changed something. */
export type ApplicationRefusal = UnknownSeller | NotWaiting | { readonly kind: 'refused'; readonly email: string };

/** Refuses an application, of a seller by id or email address, who reads the reason and can change it and send it again. */
export function refuseSeller(
  { database, now, sellerNotices }: SellerServices,
  actor: Actor,
  named: string,
  reason: string,
): Promise<ApplicationRefusal> {
  return database.write(async (db) => {
    const row = await findSeller(db, named);
    if (!row) return { kind: 'unknown-seller' };
    const refused = await storeDecision(db, now(), actor, row, { status: 'refused', seller_id: null, reason });
    if (!refused) return { kind: 'not-waiting', status: row.status };
    await enqueue(db, sellerNotices.refused(refused), now());
    return { kind: 'refused', email: row.email };
  });
}

/** Of two concurrent decisions, one is stored; undefined for the other. Has to run in a write job. */
async function storeDecision(
  db: QueryBuilder,
  now: number,
  actor: Actor,
  { id }: SellerRow,
  decision: Pick<SellerRow, 'status' | 'seller_id' | 'reason'>,
): Promise<SellerRow | undefined> {
  const decided = await db
    .updateTable('sellers')
    .set({ ...decision, decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returningAll()
    .executeTakeFirst();
  const { status, seller_id: sellerId, reason } = decision;
  if (decided)
    await writeAudit(db, now, actor, `seller-${status}`, `seller-account:${id}`, { status, sellerId, reason });
  return decided;
}
