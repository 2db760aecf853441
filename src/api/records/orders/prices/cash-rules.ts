import type { OrderAddress } from '../../../../contract/orders.ts';
import { sql } from 'kysely';
import { formatMoney } from '../../../../core/money/format-price.ts';
import type { Market } from '../../../../catalog/model.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import { charge } from '../../../ground/limits/limits.ts';
import type { Services } from '../../../ground/services.ts';
import { listPayments } from './pricing.ts';
import { normalise } from '../../../../core/text/normalise.ts';
import { localeIn } from '../../../../messages/language.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';

interface CashOrder {
  readonly market: Market;
  readonly phone: string;
  readonly address: OrderAddress;
  readonly totalMinor: number;
}

/**
 * Applies the market's limits for cash orders. Returns a sentence for the shopper when they refuse the order. Phone numbers that
 * received an order before are not limited; others may be fake, and a refused delivery costs the seller. Has to run in the write job
 * that places the order.
 */
export async function refuseCash(
  db: QueryBuilder,
  services: Pick<Services, 'config' | 'now' | 'database' | 'shop'>,
  order: CashOrder,
): Promise<string | undefined> {
  const { config, now, database, shop } = services;
  const { market, phone, totalMinor } = order;
  const rules = market.cashOnDelivery;
  if (config.limits === null || !rules || (await hasDelivered(db, phone))) return undefined;
  // Concurrent orders of one phone wait for each other. SQLite has one writer anyway.
  if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${phone}))`.execute(db);
  const open = await countOpen(db, market.id, phone);
  const instead = listPayments(market, config.provider).includes('online')
    ? answersText.payOnline
    : answersText.orderLater({ phone: shop().store.care.phone });
  if (rules.openOrders !== undefined && open.count >= rules.openOrders)
    return `${answersText.openCash({ orders: open.count })} ${instead}`;
  if (rules.openMinor !== undefined && open.totalMinor + totalMinor > rules.openMinor) {
    const most = formatMoney(rules.openMinor, market.currency, localeIn(market));
    return `${answersText.firstCash({ most })} ${instead}`;
  }
  if (rules.ordersPerAddress === undefined) return undefined;
  const limit = { most: rules.ordersPerAddress, seconds: 86_400 };
  const wait = await charge(db, config.limits, [['cash-address', addressKeyOf(order.address), limit]], now());
  return wait === undefined ? undefined : `${answersText.cashToAddress} ${instead}`;
}

async function hasDelivered(db: QueryBuilder, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('shipments', 'shipments.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.contact_phone', '=', phone)
    .where('shipments.status', '=', 'delivered')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function countOpen(db: QueryBuilder, market: string, phone: string) {
  const row = await db
    .selectFrom('orders')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('total_minor').as('total')])
    .where('contact_phone', '=', phone)
    .where('market', '=', market)
    .where('payment_method', '=', 'cash')
    .where('payment_status', '=', 'due')
    .where('stage', '=', 'open')
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), totalMinor: Number(row.total ?? 0) };
}

/** An address in a form that ignores case, spaces and punctuation. */
const addressKeyOf = ({ line1, city, pinCode = '' }: OrderAddress): string =>
  normalise(`${line1} ${city} ${pinCode}`, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
