import { makeToken } from '../ground/database/ids.ts';
import { readSlices } from '../ground/database/read-slices.ts';
import { enqueue } from '../ground/outbox/outbox.ts';
import { inLanguageOf } from '../ground/text/language.ts';
import { backInStock } from './restock-messages.ts';
import type { Services } from '../ground/services.ts';
import { endAlert } from '../records/restock/alerts.ts';
import { listAvailable, type Wanted } from '../records/restock/available.ts';

/** Mails made in one transaction. */
const AT_A_TIME = 20;

/**
 * Mails those who wait for something that can be bought now, each of them once. It looks at catalogue, switches and calendar as they
 * are, so it does not matter what has changed, when, or at which host. Returns the number of mails.
 */
export async function tellOfRestocks(services: Services, signal: AbortSignal): Promise<number> {
  const { database, now, shop } = services;
  let told = 0;
  for await (const wanted of readWanted(services)) {
    for (const available of await listAvailable(database.read, shop(), wanted, now())) {
      for (let more = AT_A_TIME; more === AT_A_TIME && !signal.aborted; told += more)
        more = await tellSome(services, available);
    }
  }
  if (told > 0) services.wake();
  return told;
}

/** What anybody waits for. */
const readWanted = ({ database }: Services) =>
  readSlices<Wanted>((last, most) => {
    const query = database.read
      .selectFrom('restock_alerts')
      .select(['market', 'sku', 'size'])
      .distinct()
      .where('status', '=', 'confirmed')
      .orderBy('market')
      .orderBy('sku')
      .orderBy('size')
      .limit(most);
    const next = last
      ? query.where((eb) => eb(eb.refTuple('market', 'sku', 'size'), '>', eb.tuple(last.market, last.sku, last.size)))
      : query;
    return next.execute();
  });

/** Returns how many were waiting, at most `AT_A_TIME`. Of several hosts, one tells each. */
function tellSome(services: Services, wanted: Wanted & { readonly path: string }): Promise<number> {
  const { database, now, shop } = services;
  const addresses = { siteUrl: services.siteUrl(), apiUrl: services.apiUrl() };
  const { market, sku, size } = wanted;
  return database.write(async (db) => {
    const waiting = await db
      .selectFrom('restock_alerts')
      .select('email_key')
      .where('status', '=', 'confirmed')
      .where('market', '=', market)
      .where('sku', '=', sku)
      .where('size', '=', size)
      .orderBy('email_key')
      .limit(AT_A_TIME)
      .execute();
    for (const { email_key } of waiting) {
      // The token of the mail before is known as a hash only.
      const token = makeToken();
      const reader = await endAlert(db, { email_key, sku, size }, token, now());
      if (!reader) continue;
      const alert = { ...wanted, email: reader.email };
      await enqueue(
        db,
        inLanguageOf(reader, () => backInStock(shop(), addresses, alert, token)),
        now(),
      );
    }
    return waiting.length;
  });
}
