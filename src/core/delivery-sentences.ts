import type { DeliveryEstimate } from './delivery-date.ts';

/** "Get it by Thu, 26 Nov"; `day` is text. */
export const byWords = (means: DeliveryEstimate['means'], day: string): string =>
  means === 'delivery' ? `Get it by ${day}` : `Dispatched by ${day}`;

/** The same where it is delivered at all. */
export const arrivalWords = (isServiceable: boolean, means: DeliveryEstimate['means'], day: string): string =>
  isServiceable ? byWords(means, day) : 'We don’t deliver there';

/** What is said about a delivery; days and amounts as text. */
export interface DeliverySaid {
  readonly isServiceable: boolean;
  readonly takesCash: boolean;
  readonly means: DeliveryEstimate['means'];
  /** The last day of the estimate: "Thu, 26 Nov". */
  readonly by: string;
  /** "₹60"; missing for a free delivery. */
  readonly fee?: string | undefined;
  /** Order value from which it is free: "₹500". */
  readonly freeFrom?: string | undefined;
}

/** The three things that are said, by the names that pages give to their lines (`data-said`). */
export interface DeliverySentences {
  readonly by: string;
  readonly fee: string;
  readonly cash: string;
}

/** "Get it by Thu, 26 Nov", "Free delivery", "Cash on delivery". The last two are empty where nothing is delivered. */
export function deliverySentences({
  isServiceable,
  takesCash,
  means,
  by,
  fee,
  freeFrom,
}: DeliverySaid): DeliverySentences {
  const arrival = arrivalWords(isServiceable, means, by);
  if (!isServiceable) return { by: arrival, fee: '', cash: '' };
  return {
    by: arrival,
    fee:
      fee === undefined ? 'Free delivery' : `Delivery ${fee}${freeFrom === undefined ? '' : `, free from ${freeFrom}`}`,
    cash: takesCash ? 'Cash on delivery' : 'No cash on delivery: pay online',
  };
}

/** "Get it by Thu, 26 Nov. Free delivery. Cash on delivery." */
export const deliveryWords = (said: DeliverySaid): string =>
  Object.values(deliverySentences(said))
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
