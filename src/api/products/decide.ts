import { type Actor, writeAudit } from '../audit.ts';
import type { SellerProductRow } from '../database/tables.ts';
import { type Answer, fail, ok } from '../http/answer.ts';
import type { Services } from '../services.ts';

const CHANGED = 'The seller has changed this product since you looked at it. Look again.';

/** The operator's decision about a submitted product, which its seller is told (tell.ts). `version` is the one that was looked at. */
export function decideProduct(
  { database, now }: Services,
  actor: Actor,
  id: string,
  decision: { readonly status: 'approved' } | { readonly status: 'changes'; readonly reason: string },
  version?: number,
): Promise<Answer<{ readonly sku: string }>> {
  return database.write(async (db) => {
    const row = await findRow(db, id);
    if (!row) return fail(404, `There is no product "${id}" of a seller.`);
    if (version !== undefined && row.version !== version) return fail(409, CHANGED);
    const mayBe = decision.status === 'approved' ? ['submitted'] : ['submitted', 'approved'];
    if (!mayBe.includes(row.status)) return fail(409, `This product is not submitted: its status is ${row.status}.`);
    const at = now();
    const reason = decision.status === 'changes' ? decision.reason : null;
    const done = await db
      .updateTable('seller_products')
      .set({ status: decision.status, reason, decided_at: at, tell_since: row.tell_since ?? at })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .where('status', '=', row.status)
      .executeTakeFirst();
    if (done.numUpdatedRows === 0n) return fail(409, CHANGED);
    const action = decision.status === 'approved' ? 'product-approved' : 'product-refused';
    await writeAudit(db, at, actor, action, `product:${row.sku}`, { version: row.version, ...(reason && { reason }) });
    return ok({ sku: row.sku });
  });
}

/** A product by its id or its SKU. */
export const findRow = (db: Services['database']['read'], word: string): Promise<SellerProductRow | undefined> =>
  db
    .selectFrom('seller_products')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', word), eb('sku', '=', word)]))
    .executeTakeFirst();
