import type { OpenedProduct, SubmissionAnswer, SubmissionRequest } from '../../../contract/products.ts';
import type { ProductFields } from '../../../core/product/product-columns.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import { answersSellersText } from '../../../messages/rooms/answers-sellers.ts';
import { writeAudit } from '../../ground/audit/audit.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import type { Services } from '../../ground/services.ts';
import { keepProduct, readKnown, type Seller } from './keep.ts';
import { type Problems, prepareProduct } from './prepare.ts';
import { openProduct } from './read.ts';

/** Keeps a product of the form. A submitted one becomes a draft again. */
export async function saveProduct(
  services: Services,
  seller: Seller,
  fields: ProductFields,
  version: number,
): Promise<Answer<OpenedProduct>> {
  const sku = fields.sku?.trim() ?? '';
  const known = await readKnown(services, seller.sellerId, [sku]);
  const result = prepareProduct(fields, known);
  if ('problems' in result) return invalid(fieldsOf(result.problems));
  if ('isUnchanged' in result) return openProduct(services, seller.sellerId, sku);
  const { prepared } = result;
  if ((prepared.row?.version ?? 0) !== version) return fail(409, answersSellersText.changedElsewhere);
  const kept = await services.database.write((db) => keepProduct(db, services.now(), seller, prepared));
  if (kept === 'conflict' || kept === 'full')
    return fail(409, kept === 'full' ? answersSellersText.manyProducts : answersSellersText.changedElsewhere);
  return openProduct(services, seller.sellerId, prepared.sku);
}

/** Problems by the names of the form's fields. */
const fieldsOf = (problems: Problems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([column, text]) => [`fields.${column}`, text]));

/** What is wrong with a product of the form, by its fields; nothing is kept. */
export async function findProductProblems(
  services: Services,
  seller: Seller,
  fields: ProductFields,
): Promise<Readonly<Record<string, string>>> {
  const known = await readKnown(services, seller.sellerId, [fields.sku?.trim() ?? '']);
  const result = prepareProduct(fields, known);
  return 'problems' in result ? fieldsOf(result.problems) : {};
}

/** Sends drafts to the operator: each as it was seen by the seller. */
export function submitProducts(
  { database, now }: Services,
  seller: Seller,
  { products }: SubmissionRequest,
): Promise<Answer<SubmissionAnswer>> {
  return database.write(async (db) => {
    const [submitted, skipped]: [string[], string[]] = [[], []];
    for (const { id, version } of products) {
      const at = now();
      const row = await db
        .updateTable('seller_products')
        .set({ status: 'submitted', submitted_at: at, reason: null })
        .where('id', '=', id)
        .where('seller_id', '=', seller.sellerId)
        .where('version', '=', version)
        .where('status', 'in', ['draft', 'changes'])
        .returning('sku')
        .executeTakeFirst();
      (row ? submitted : skipped).push(id);
      if (row)
        await writeAudit(db, at, `seller-account:${seller.id}`, 'product-submitted', `product:${row.sku}`, { version });
    }
    return ok({ submitted, skipped });
  });
}

/** Drops what was typed about a product. What the catalogue has of it stays. */
export async function discardProduct(
  { database, now }: Services,
  seller: Seller,
  sku: string,
): Promise<Answer<Record<string, never>>> {
  const isGone = await database.write(async (db) => {
    const row = await db
      .deleteFrom('seller_products')
      .where('sku_key', '=', keyOfSku(sku))
      .where('seller_id', '=', seller.sellerId)
      .where('status', 'in', ['draft', 'changes', 'submitted'])
      .returning('sku')
      .executeTakeFirst();
    if (row) await writeAudit(db, now(), `seller-account:${seller.id}`, 'product-discarded', `product:${row.sku}`);
    return row !== undefined;
  });
  return isGone ? ok({}) : fail(404, answersSellersText.noDraft);
}
