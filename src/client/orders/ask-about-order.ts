import { type Answered, UNREACHABLE } from '../../core/api-answer.ts';
import type { Order } from '../../core/contract/orders.ts';
import { askHost, type Call } from '../platform/api.ts';
import { keyOfOrder } from './known-orders.ts';
import { readToken } from '../../stores/session.ts';

/** Calls the host about one order, with the order's key from this device and the user's token. */
export function askAboutOrder<T = { order: Order }>(
  number: string,
  {
    path = '',
    body,
    method,
    idempotencyKey,
  }: { path?: string; body?: unknown; method?: 'PUT'; idempotencyKey?: string } = {},
): Promise<Answered<T>> {
  const key = keyOfOrder(number);
  const token = readToken();
  // Without either, the host would refuse.
  if (key === undefined && token === undefined) return Promise.resolve({ ...UNREACHABLE, code: 401 });
  const headers: Record<string, string> = {
    ...(key === undefined ? {} : { 'x-order-key': key }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const call: Call = { token, headers, ...(body === undefined ? {} : { body }), ...(method && { method }) };
  return askHost<T>(`/orders/${encodeURIComponent(number)}${path}`, call);
}
