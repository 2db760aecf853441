import type { Review } from '../../orders/checkout.ts';
import type { OrderRequest } from '../../contract/order-requests.ts';

/**
 * An attempt to place an order. Its key is stored before the first try, and dropped only when an order is acknowledged; all requests until then
 * mean the same order (src/api/docs/contract-orders.md, "Place once").
 */
export interface Attempt {
  readonly key: string;
  /** A request may have reached the host, so only the host knows whether there is an order. */
  readonly isSent: boolean;
  /** The query of the checkout that orders a product alone, without the cart; missing where the cart is ordered. */
  readonly only?: string;
  /** The order, while it waits for a connection. */
  readonly waits?: WaitingOrder;
}

/** An order as typed; the host validates it. */
export type TypedOrder = Omit<OrderRequest, 'contact' | 'address'> & {
  readonly contact: unknown;
  readonly address: unknown;
};

/** An order that is sent when the connection is back. */
export interface WaitingOrder {
  readonly request: TypedOrder;
  /** What the shopper was shown. */
  readonly review: Review;
  /** When it was ordered, in milliseconds since 1970. */
  readonly at: number;
  /** Whether it was ordered with an account. It is then sent with that account only. */
  readonly isOfAccount: boolean;
  /** Why the host did not take it, in sentences. It is not sent again unless the shopper wants it. */
  readonly refusal?: string;
}

/** An order that is older is sent only if the shopper says so again. */
export const SENT_BY_ITSELF_MS = 24 * 3_600_000;

/** Whether a waiting order may be sent without the shopper's doing. */
export const isSentByItself = ({ at, refusal }: WaitingOrder, now: number): boolean =>
  refusal === undefined && now - at < SENT_BY_ITSELF_MS && at <= now;

/** Reads a stored attempt. One without a key counts as none, an order that is not whole as none that waits. */
export function readAttemptText(text: string | null): Attempt | undefined {
  try {
    const { key, isSent, only, waits } = JSON.parse(text ?? '{}') as Partial<Attempt>;
    if (typeof key !== 'string') return undefined;
    return {
      key,
      isSent: isSent === true,
      only: typeof only === 'string' && only.startsWith('?') ? only : undefined,
      waits: isWaiting(waits) ? waits : undefined,
    };
  } catch {
    return undefined;
  }
}

function isWaiting(stored: unknown): stored is WaitingOrder {
  const { request, review, at, refusal } = (stored ?? {}) as Partial<WaitingOrder>;
  return (
    typeof at === 'number' &&
    typeof request === 'object' &&
    request !== null &&
    typeof request.market === 'string' &&
    Array.isArray(request.lines) &&
    Array.isArray(review?.lines) &&
    review.lines.every((line) => typeof line?.title === 'string' && typeof line.priceMinor === 'number') &&
    typeof review.amounts?.totalMinor === 'number' &&
    (refusal === undefined || typeof refusal === 'string')
  );
}
