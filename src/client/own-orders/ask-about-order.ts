import { type Answered, type Refused, UNREACHABLE } from '../../browser/api/api-answer.ts';
import type { Order } from '../../contract/orders.ts';
import { askHost, type Call } from '../../browser/api/api.ts';
import { keyOfOrder } from './known-orders.ts';
import { readToken } from '../../stores/session.ts';

/** The address of an order at the host. */
export const pathOfOrder = (number: string): string => `/orders/${encodeURIComponent(number)}`;

/** What lets somebody see an order: its key from this device and the user's token; empty without either. */
export function headersForOrder(number: string): Readonly<Record<string, string>> {
  const key = keyOfOrder(number);
  const token = readToken();
  return {
    ...(key === undefined ? {} : { 'x-order-key': key }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
}

/** Calls the host about one order. */
export function askAboutOrder<T = { order: Order }>(
  number: string,
  {
    path = '',
    idempotencyKey,
    ...call
  }: Pick<Call, 'body' | 'method'> & { readonly path?: string; readonly idempotencyKey?: string } = {},
): Promise<Answered<T>> {
  const proof = headersForOrder(number);
  // Without any, the host would refuse.
  if (Object.keys(proof).length === 0) return Promise.resolve({ ...UNREACHABLE, code: 401 });
  const headers = idempotencyKey === undefined ? proof : { ...proof, 'idempotency-key': idempotencyKey };
  return askHost<T>(pathOfOrder(number) + path, { ...call, headers });
}

/** The result of showing something: `shown`, or the host's refusal. */
export type Shown = 'shown' | Refused;
