import { sql } from 'kysely';
import { formatMoney } from '../../../../core/money/format-price.ts';
import {
  type Circumstances,
  hasBegun,
  isOnGoods,
  isOver,
  missingMinor,
  type Promoted,
  type PromotedLine,
  promote,
} from '../../../../core/promotions/promotion.ts';
import type { Market } from '../../../../catalog/model.ts';
import type { OrderPromotion } from '../../../../catalog/values/promotion.ts';
import { currentLocale, localeIn } from '../../../../messages/language.ts';
import { offersText } from '../../../../messages/rooms/offers.ts';
import type { QueryBuilder } from '../../../ground/database/types.ts';
import type { Shop } from '../../../ground/shop/read-shop.ts';

/** Who places an order. A quote has none: it must not tell whose number has ordered before. */
export interface Placing {
  readonly phone: string;
  readonly accountId: string | null;
  readonly database: 'sqlite' | 'postgres';
}

interface Asked {
  readonly market: Market;
  readonly lines: readonly PromotedLine[];
  readonly circumstances: Circumstances;
  /** As it is typed, in capitals. */
  readonly code?: string | undefined;
  /** Of who is logged in. */
  readonly accountId?: string | null | undefined;
  readonly placing?: Placing | undefined;
}

/** The offers that hold for an order, and why a code that was typed does not. */
export interface Offered {
  readonly promoted: Promoted<OrderPromotion>;
  readonly codeRefused?: string;
}

/**
 * The offers of an order. Uses are counted by the orders that have them, so that an order which is cancelled or expires gives its use back. To
 * place an order it has to run in the write job: two who want the last use wait for each other.
 */
export async function findOffers(db: QueryBuilder, shop: Shop, asked: Asked): Promise<Offered> {
  const { market, lines, circumstances, code } = asked;
  const all = shop.promotions.get(market.id) ?? [];
  const open = all.filter((one) => one.code === undefined);
  const without = promote(open, lines, circumstances);
  if (code === undefined) return { promoted: without };
  const found = all.find((one) => one.code === code);
  const refused =
    (found ? describeConditions(found, asked) : offersText.unknown) ??
    (found && (await describeUses(db, found, asked.placing)));
  if (refused !== undefined) return { promoted: without, codeRefused: refused };
  if (!found) return { promoted: without };
  const promoted = promote([...open, found], lines, circumstances);
  if (promoted.goods === found || promoted.delivery === found) return { promoted };
  const isFree = !isOnGoods(found) && circumstances.feeMinor === 0;
  return { promoted, codeRefused: isFree ? offersText.freeAlready : offersText.better };
}

/** Why an offer does not hold for an order, whoever orders. */
function describeConditions(found: OrderPromotion, asked: Asked): string | undefined {
  const { market, lines, circumstances, accountId } = asked;
  const { clock, payment } = circumstances;
  if (!hasBegun(found, clock)) return offersText.notYet;
  if (isOver(found, clock)) return offersText.over;
  if (found.days && !found.days.includes(weekdayOf(clock))) return offersText.onlyOn({ days: nameDays(found.days) });
  if (found.members && !accountId) return offersText.onlyMembers;
  const missing = missingMinor(found, lines);
  if (missing === undefined) return offersText.none;
  const format = (minor: number) => formatMoney(minor, market.currency, localeIn(market));
  if (missing > 0) return offersText.missing({ from: format(found.fromMinor ?? 0), missing: format(missing) });
  if (found.payment === undefined || found.payment === payment) return undefined;
  return found.payment === 'online' ? offersText.onlyOnline : offersText.onlyCash;
}

/** 0 for a Sunday. */
const weekdayOf = (clock: string): number => new Date(`${clock.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** "Saturday and Sunday", from Monday on. */
function nameDays(days: readonly number[]): string {
  const locale = currentLocale();
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2023 was a Sunday.
  const names = days.toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7)).map((day) => format(Date.UTC(2023, 0, 1 + day)));
  return new Intl.ListFormat(locale).format(names);
}

/** Why somebody can't use a code any more. */
async function describeUses(
  db: QueryBuilder,
  { id, uses, oncePerPerson, firstOrder }: OrderPromotion,
  placing: Placing | undefined,
): Promise<string | undefined> {
  // SQLite has one writer anyway.
  if (placing?.database === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(db);
  if (uses !== undefined && (await countOrders(db, id)) >= uses) return offersText.usedUp;
  if (!placing) return undefined;
  if (oncePerPerson && (await countOrders(db, id, placing)) > 0) return offersText.usedBefore;
  if (firstOrder && (await countOrders(db, undefined, placing)) > 0) return offersText.notFirst;
  return undefined;
}

/** The orders that stand: with an offer's code, of a person, or both. */
async function countOrders(db: QueryBuilder, offer: string | undefined, person?: Placing): Promise<number> {
  let query = db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('stage', 'in', ['open', 'awaiting-payment']);
  if (offer !== undefined) query = query.where('code_offer', '=', offer);
  if (person)
    query = query.where((eb) =>
      eb.or([
        eb('contact_phone', '=', person.phone),
        ...(person.accountId === null ? [] : [eb('account_id', '=', person.accountId)]),
      ]),
    );
  return Number((await query.executeTakeFirstOrThrow()).count);
}
