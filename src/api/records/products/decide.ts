import type { QueryBuilder } from '../../ground/database/types.ts';
import { type Actor, writeAudit } from '../../ground/audit/audit.ts';
import type { SellerProductRow } from '../../ground/database/tables.ts';
import type { Services } from '../../ground/services.ts';

/** What is decided about a product: that it goes into the catalogue, or what its seller should change. */
type ProductDecision = { readonly status: 'approved' } | { readonly status: 'changes'; readonly reason: string };

/** What comes of it. Only `decided` has changed something. */
export type DecidedProduct =
  | { readonly kind: 'unknown-product' }
  /** The seller has changed it since it was looked at. */
  | { readonly kind: 'changed-meanwhile' }
  /** It does not wait for this decision. */
  | { readonly kind: 'other-status'; readonly status: SellerProductRow['status'] }
  | { readonly kind: 'decided'; readonly sku: string };

/**
 * The operator's decision about a submitted product, by its id or SKU, which its seller is told (notices/tell-product-decisions.ts). `version` is the one that was
 * looked at.
 */
export function decideProduct(
  { database, now }: Pick<Services, 'database' | 'now'>,
  actor: Actor,
  id: string,
  decision: ProductDecision,
  version?: number,
): Promise<DecidedProduct> {
  return database.write(async (db) => {
    const row = await findRow(db, id);
    if (!row) return { kind: 'unknown-product' };
    if (version !== undefined && row.version !== version) return { kind: 'changed-meanwhile' };
    const mayBe = decision.status === 'approved' ? ['submitted'] : ['submitted', 'approved'];
    if (!mayBe.includes(row.status)) return { kind: 'other-status', status: row.status };
    const at = now();
    const reason = decision.status === 'changes' ? decision.reason : null;
    const done = await db
      .updateTable('seller_products')
      .set({ status: decision.status, reason, decided_at: at, tell_since: row.tell_since ?? at })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', row.status)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return { kind: 'changed-meanwhile' };
    const action = decision.status === 'approved' ? 'product-approved' : 'product-refused';
    await writeAudit(db, at, actor, action, `product:${row.sku}`, {
      version: row.version,
      reason: reason || undefined,
    });
    return { kind: 'decided', sku: row.sku };
  });
}

/** A product by its id or its SKU. */
export const findRow = (db: Services['database']['read'], word: string): Promise<SellerProductRow | undefined> =>
  db
    .selectFrom('seller_products')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', word), eb('sku', '=', word)]))
    .executeTakeFirst();

/** The decided products of a seller that it was not told of yet. It counts as told from now on. Has to run in a write job. */
export const takeDecisions = (db: QueryBuilder, sellerId: string) =>
  db
    .updateTable('seller_products')
    .set({ tell_since: null })
    .where('seller_id', '=', sellerId)
    .where('tell_since', 'is not', null)
    .returning(['sku', 'title', 'status', 'reason'])
    .execute();
