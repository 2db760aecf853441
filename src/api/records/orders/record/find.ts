import { isSameSecret } from '../../../../compare-secrets.ts';
import { answersText } from '../../../../messages/rooms/answers.ts';
import { cleanOrderNumber } from '../../../ground/database/ids.ts';
import type { OrderRow } from '../../../ground/database/tables.ts';
import { fail } from '../../../ground/http/answer.ts';
import type { Caller } from '../../../ground/http/route.ts';
import type { Services } from '../../../ground/services.ts';

/** The order with a number, if it belongs to the caller's account or the key matches. */
export async function findOwnOrder(services: Services, number: string, caller: Caller): Promise<OrderRow | undefined> {
  const order = await findByNumber(services, number);
  if (!order) return undefined;
  const isOwn = caller.account !== undefined && order.account_id === caller.account.id;
  return isOwn || isSameSecret(caller.orderKey ?? '', order.access_key) ? order : undefined;
}

/** Finds an order by a typed number (`cleanOrderNumber`). */
export function findByNumber({ database }: Services, typed: string): Promise<OrderRow | undefined> {
  return database.read
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', cleanOrderNumber(typed))
    .executeTakeFirst();
}

/** The orders with these normalised numbers. */
export async function findByNumbers({ database }: Services, numbers: readonly string[]): Promise<OrderRow[]> {
  if (numbers.length === 0) return [];
  return database.read.selectFrom('orders').selectAll().where('number', 'in', numbers).execute();
}

/** The failure for an order that does not exist or is not the caller's. */
export const noOrder = () => fail(404, answersText.noOrder);
