import type { SellerDocuments } from '../../core/contract/sellers.ts';
import {
  SELLER_DOCUMENT_KINDS,
  DOCUMENT_NAMES,
  type SellerDocumentKind,
  type DocumentType,
  wantedDocuments,
} from '../../core/seller-documents.ts';
import type { QueryBuilder } from '../database/types.ts';
import type { SellerRow } from '../database/tables.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../http/answer.ts';
import { isoMoment } from '../http/fields.ts';
import { charge } from '../limits.ts';
import type { Services } from '../services.ts';
import { fieldsOf } from './application.ts';

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

/** Keeps a document in place of the one of its kind. */
export async function keepDocument(
  services: Services,
  seller: SellerRow,
  kind: SellerDocumentKind,
  content: Buffer,
): Promise<Answer<SellerDocuments>> {
  const { database, config, now } = services;
  const type = typeOf(content);
  if (type === undefined)
    return invalid({
      [kind]: `This file can’t be used as ${DOCUMENT_NAMES[kind]}. Send a photo (JPEG, PNG or WebP) or a PDF.`,
    });
  return database.write(async (db) => {
    const wait = await charge(db, config.limits, [['document-seller', seller.id]], now());
    if (wait !== undefined) return tooMany(wait);
    const row = await db.selectFrom('sellers').selectAll().where('id', '=', seller.id).executeTakeFirst();
    if (!row || row.status === 'suspended') return fail(409, 'Documents can’t be changed now. Please write to us.');
    const kept = { media_type: type, bytes: content.length, data: content.toString('base64'), created_at: now() };
    await db
      .insertInto('seller_documents')
      .values({ id: `${seller.id} ${kind}`, seller_id: seller.id, kind, ...kept })
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
    .where('seller_id', '=', seller.id)
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
export const readDocument = (db: QueryBuilder, sellerId: string, kind: string) =>
  db
    .selectFrom('seller_documents')
    .select(['kind', 'media_type', 'data'])
    .where('id', '=', `${sellerId} ${kind}`)
    .executeTakeFirst();
