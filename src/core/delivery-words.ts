import type { DeliveryEstimate } from './delivery-date.ts';

/** "Made to order: 12 days, then delivery"; empty for 0 days. */
export const makingWords = (leadTimeDays = 0): string =>
  leadTimeDays === 0 ? '' : `Made to order: ${leadTimeDays} day${leadTimeDays === 1 ? '' : 's'}, then delivery`;

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

/** "Get it by Thu, 26 Nov. Free delivery. Cash on delivery." */
export function deliveryWords({ isServiceable, takesCash, means, by, fee, freeFrom }: DeliverySaid): string {
  if (!isServiceable) return 'We do not deliver there.';
  const cost =
    fee === undefined ? 'Free delivery' : `Delivery ${fee}${freeFrom === undefined ? '' : `, free from ${freeFrom}`}`;
  return [
    means === 'delivery' ? `Get it by ${by}` : `It leaves us by ${by}`,
    cost,
    takesCash ? 'Cash on delivery' : 'No cash on delivery: pay online',
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** What is wrong with a typed PIN code: it is malformed, or there is none such. */
export const malformedPinWords = (typed: string): string =>
  `“${typed.trim()}” is not a PIN code: it has six digits, such as 560001.`;
export const unknownPinWords = (pinCode: string): string => `There is no PIN code ${pinCode}. Please look at it again.`;
