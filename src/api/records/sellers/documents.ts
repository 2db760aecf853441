import type { SellerServices } from './services.ts';
import type { SellerDocuments } from '../../../contract/sellers.ts';
import {
  SELLER_DOCUMENT_KINDS,
  documentName,
  type SellerDocumentKind,
  type DocumentType,
  wantedDocuments,
} from '../../../core/seller/seller-documents.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { SellerRow } from '../../ground/database/tables.ts';
import { type Answer, type Failure, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { isoMoment } from '../../ground/http/present.ts';
import { type Charge, charge, refund } from '../../ground/limits/limits.ts';
import type { Services } from '../../ground/services.ts';
import { fieldsOf } from './application.ts';
import { askToConfirm } from './confirm-email.ts';

/** Documents of sellers: sent by the applicant, read by the operator alone. Retention: retention.ts. */

/** By their first bytes, in Latin-1; the name and the declared type of a file are not trusted. */
const STARTS: readonly (readonly [DocumentType, string])[] = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\u00ff\u00d8\u00ff'],
  ['image/png', '\u0089PNG\r\n\u001a\n'],
];

function typeOf(content: Buffer): DocumentType | undefined {
  const start = content.toString('latin1', 0, 16);
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return 'image/webp';
  return STARTS.find(([, bytes]) => start.startsWith(bytes))?.[0];
}

/**
 * Refuses a document of somebody whose address is not confirmed, and sends the link again. Nobody then keeps files here by addresses
 * that are made up.
 */
export async function refuseUnconfirmed(
  services: SellerServices,
  seller: SellerRow,
  address: string,
): Promise<Failure | undefined> {
  if (seller.email_confirmed_at !== null) return undefined;
  await services.database.write((db) => askToConfirm(services, db, seller, address));
  services.wake();
  return fail(409, answersSellersText.confirmFirst({ email: seller.email }));
}

/**
 * Counts a document and its bytes before it is read: for its seller, and for the address, from which one could send for many sellers and
 * fill the disk, as drafts are kept for months.
 */
export function chargeDocument(
  { database, config: { limits }, now, shop }: Services,
  seller: Pick<SellerRow, 'id'>,
  address: string,
  bytes: number,
): Promise<Failure | undefined> {
  const files: Charge[] = [
    ['document-seller', seller.id],
    ['document-address', address],
  ];
  const own: Charge[] = [['document-bytes-seller', seller.id, undefined, bytes]];
  const all: Charge[] = [['document-bytes-address', address, undefined, bytes]];
  return database.write(async (db) => {
    const moment = now();
    const wait = await charge(db, limits, files, moment);
    if (wait !== undefined) return tooMany(wait);
    if ((await charge(db, limits, own, moment)) !== undefined) {
      await refund(db, limits, files, moment);
      return fail(413, answersSellersText.documentsToday);
    }
    if ((await charge(db, limits, all, moment)) !== undefined) {
      await refund(db, limits, [...files, ...own], moment);
      return fail(413, answersSellersText.documentsFromNetwork({ email: shop().store.care.email }));
    }
    return undefined;
  });
}

/** Keeps a document in place of the one of its kind. */
export async function keepDocument(
  services: Services,
  seller: SellerRow,
  kind: SellerDocumentKind,
  content: Buffer,
): Promise<Answer<SellerDocuments>> {
  const { database, now } = services;
  const type = typeOf(content);
  if (type === undefined)
    return invalid({
      [kind]: answersSellersText.notThisFile({ document: documentName(kind) }),
    });
  return database.write(async (db) => {
    const row = await db.selectFrom('sellers').selectAll().where('id', '=', seller.id).executeTakeFirst();
    if (!row || row.status === 'suspended') return fail(409, answersSellersText.documentsFixed);
    const kept = { media_type: type, bytes: content.length, data: content.toString('base64'), created_at: now() };
    await db
      .insertInto('seller_documents')
      .values({ id: `${seller.id} ${kind}`, seller_account_id: seller.id, kind, ...kept })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
      .execute();
    return ok(await listDocuments(db, row));
  });
}

/** What was sent, and what an application should have. */
export async function listDocuments(db: QueryBuilder, seller: SellerRow): Promise<SellerDocuments> {
  const rows = await db
    .selectFrom('seller_documents')
    .select(['kind', 'bytes', 'created_at'])
    .where('seller_account_id', '=', seller.id)
    .execute();
  return {
    wanted: wantedDocuments(fieldsOf(seller).gstin),
    sent: SELLER_DOCUMENT_KINDS.flatMap((kind) => {
      const row = rows.find((candidate) => candidate.kind === kind);
      return row ? [{ kind, bytes: row.bytes, sentAt: isoMoment(row.created_at) }] : [];
    }),
  };
}

/** A document with its content. */
export const readDocument = (db: QueryBuilder, sellerAccountId: string, kind: string) =>
  db
    .selectFrom('seller_documents')
    .select(['kind', 'media_type', 'data'])
    .where('id', '=', `${sellerAccountId} ${kind}`)
    .executeTakeFirst();
