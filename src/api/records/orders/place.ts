import type { OrderServices } from './record/services.ts';
import type { Order } from '../../../contract/orders.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { ownsRecipient } from '../accounts/owns-recipient.ts';
import { makeOrderNumber } from '../../ground/database/ids.ts';
import { insertAll, into } from '../../ground/database/insert-rows.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { type Answer, fail, invalid, ok, tooMany } from '../../ground/http/answer.ts';
import { answerOnce, type UsedBefore } from '../../ground/limits/idempotency.ts';
import { type Charge, charge } from '../../ground/limits/limits.ts';
import { enqueueAsked } from '../../ground/outbox/asked.ts';
import type { Services } from '../../ground/services.ts';
import { refuseCash } from './prices/cash-rules.ts';
import { checkContact } from '../delivery/check-contact.ts';
import { type CheckedOrder, makeRows } from './make-rows.ts';
import { noCashAt, destinationOf } from '../delivery/delivery.ts';
import { checkLines, listPayments, priceOrder } from './prices/pricing.ts';
import { takeStock } from './prices/order-stock.ts';
import type { ReadOrderRequest } from '../../../contract/order-requests.ts';
import { type OrderRows, readOrder } from './record/rows.ts';
import { serialiseOrder } from './record/serialise-order.ts';

interface Placing {
  readonly request: ReadOrderRequest;
  readonly key: string;
  readonly account: AccountRow | undefined;
  readonly clientAddress: string;
}

type Placed = Answer<{ readonly order: Order }>;

/** Places an order exactly once for each idempotency key (src/api/docs/contract-orders.md, "Place once"). */
export async function placeOrder(services: OrderServices, placing: Placing): Promise<Placed> {
  const { request, key, account, clientAddress } = placing;
  const shop = services.shop();
  const market = shop.markets.get(request.market);
  if (!market) return invalid({ market: fieldsText.market });
  const contact = checkContact(market, request.contact.phone, request.address);
  const fields = { ...contact.fields, ...checkLines(shop, request.lines) };
  const checked: CheckedOrder = {
    market,
    request,
    accountId: account?.id ?? null,
    phone: contact.phone,
    email: request.contact.email ?? account?.email ?? null,
    address: contact.address,
  };
  const take = async (db: QueryBuilder, number: string): Promise<Placed> => {
    const counted: Charge = account ? ['order-account', account.id] : ['order-address', clientAddress];
    const wait = await charge(db, services.config.limits, [counted], services.now());
    if (wait !== undefined) return tooMany(wait);
    if (Object.keys(fields).length > 0) return invalid(fields);

    const destination = destinationOf(market, checked.address.pinCode);
    const at = destination && { ...destination, addressState: checked.address.state };
    const asked = { ...request, at, accountId: checked.accountId };
    const pricing = await priceOrder(db, shop, market, asked, services.config.provider, services.now(), {
      phone: checked.phone,
      accountId: checked.accountId,
      database: services.database.kind,
    });
    const { quote } = pricing;
    if (quote.unserviceable !== undefined)
      return fail(422, quote.unserviceable, { fields: { 'address.pinCode': quote.unserviceable } });
    if (!quote.payments.includes(request.payment)) {
      const isRuled = listPayments(market, services.config.provider).includes(request.payment);
      return invalid({ payment: isRuled ? noCashAt(at) : fieldsText.noSuchPayment });
    }
    if (!quote.isComplete) return fail(409, answersText.notAvailable, { quote });
    if (quote.amounts.totalMinor !== request.expectedTotalMinor) return fail(409, answersText.totalChanged, { quote });

    if (request.payment === 'cash') {
      const { phone, address } = checked;
      const { totalMinor } = quote.amounts;
      const refusal = await refuseCash(db, services, { market, phone, address, totalMinor });
      if (refusal !== undefined) return invalid({ payment: refusal });
    }
    const rows = makeRows(checked, pricing, shop, { number, now: services.now() });
    const answer = serialiseOrder(rows, shop, services.now());
    const lines = await takeStock(db, rows.lines, pricing, services.now());
    await insertOrder(db, { ...rows, lines });
    if (rows.order.stage === 'open') {
      const message = services.orderNotices.placed(rows);
      if (message) {
        const isOwn = await ownsRecipient(db, checked.accountId, message.recipient);
        await enqueueAsked(services, db, message, { address: clientAddress, account: account?.id, isOwn });
      }
      await services.orderNotices.tellSellers(db, rows);
    }
    return ok({ order: answer });
  };
  const identity = { request, accountId: checked.accountId };
  const answer = await services.database.write((db) => {
    const number = makeOrderNumber();
    return answerOnce(
      db,
      { key, request: identity, result: number, now: services.now() },
      { make: () => take(db, number), replay: (before) => replay(db, services, before) },
    );
  });
  if (answer.data) services.wake();
  return answer;
}

/** The answer to a repeated request: the order as it is now. */
async function replay(db: QueryBuilder, { shop, now }: Services, before: UsedBefore): Promise<Placed> {
  const found =
    before === 'other'
      ? undefined
      : await db.selectFrom('orders').select('id').where('number', '=', before.result).executeTakeFirst();
  const rows = found && (await readOrder(db, found.id));
  return rows ? ok({ order: serialiseOrder(rows, shop(), now()) }) : fail(409, answersText.keyOfOrder);
}

async function insertOrder(
  db: QueryBuilder,
  { order, shipments, lines, events, balanceEntries }: OrderRows,
): Promise<void> {
  await insertAll(db, [
    into('orders', [order]),
    into('shipments', shipments),
    into('order_lines', lines),
    into('order_events', events),
    into('balance_entries', balanceEntries),
  ]);
}
