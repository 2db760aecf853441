import { officeOf } from './tell-sellers.ts';
import { enqueue } from '../ground/outbox/outbox.ts';
import { takeDecisions } from '../records/products/decide.ts';
import { sellerProducts } from './seller-messages.ts';
import type { Services } from '../ground/services.ts';
import { inLanguageOf } from '../ground/text/language.ts';

const MINUTE_MS = 60_000;
/** A seller is told once no further product was decided for so long, */
const QUIET_MS = 5 * MINUTE_MS;
/** and at the latest so long after the first. */
const LONGEST_MS = 30 * MINUTE_MS;

/**
 * Tells sellers what the operator has decided about their products: everything decided in a row in one mail. Returns the number of mails.
 */
export async function tellOfDecisions(services: Services, signal: AbortSignal): Promise<number> {
  const { database, now } = services;
  const waiting = await database.read
    .selectFrom('seller_products')
    .select((eb) => ['seller_id', eb.fn.min('tell_since').as('first'), eb.fn.max('decided_at').as('last')])
    .where('tell_since', 'is not', null)
    .groupBy('seller_id')
    .execute();
  let told = 0;
  for (const { seller_id: sellerId, first, last } of waiting) {
    if (signal.aborted) break;
    const isDue = Number(last) <= now() - QUIET_MS || Number(first) <= now() - LONGEST_MS;
    if (isDue && (await tellSeller(services, sellerId))) told++;
  }
  if (told > 0) services.wake();
  return told;
}

/** Of several hosts, one tells. A product that its seller has changed since is left out. */
function tellSeller({ database, now, shop, apiUrl }: Services, sellerId: string): Promise<boolean> {
  return database.write(async (db) => {
    const rows = await takeDecisions(db, sellerId);
    const sorted = rows.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
    const approved = sorted.filter(({ status }) => status === 'approved' || status === 'published');
    const toChange = sorted.flatMap(({ status, reason, ...product }) =>
      status === 'changes' && reason !== null ? [{ ...product, reason }] : [],
    );
    const seller = await db
      .selectFrom('sellers')
      .select(['email', 'language'])
      .where('seller_id', '=', sellerId)
      .where('status', '=', 'approved')
      .executeTakeFirst();
    if (!seller || approved.length + toChange.length === 0) return false;
    const mail = inLanguageOf(seller, () =>
      sellerProducts(shop(), officeOf({ apiUrl }), seller.email, { approved, toChange }),
    );
    await enqueue(db, mail, now());
    return true;
  });
}
