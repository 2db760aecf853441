import { deliveryText } from '../messages/rooms/delivery.ts';
import type { DeliveryEstimate } from '../core/delivery/delivery-date.ts';
import { type DeliveryAnswer, hasDay } from '../core/delivery/delivery-rules.ts';
import type { PriceEntry } from '../core/product/price-file.ts';

/** "Get it by Thu, 26 Nov"; `day` is text. */
const byWords = (means: DeliveryEstimate['means'], day: string): string =>
  means === 'delivery' ? deliveryText.arrivesBy({ day }) : deliveryText.dispatchedBy({ day });

/** Whether a seller delivers to a place, and the only state that it may sell to where that is why not. */
type Served = Pick<DeliveryAnswer, 'isServiceable' | 'onlyIn'>;

/** A state that a seller is bound to, in the page's language where the seller's price entry has it. */
export const boundWords = (
  state: string | undefined,
  { onlyIn, onlyInWords }: Pick<PriceEntry, 'onlyIn' | 'onlyInWords'>,
): string | undefined => (state === onlyIn ? (onlyInWords ?? state) : state);

/** The same where it is delivered at all, else where alone it is, or that it is not. */
export const arrivalWords = (served: Served, means: DeliveryEstimate['means'], day: string): string => {
  if (hasDay(served)) return byWords(means, day);
  return served.onlyIn === undefined ? deliveryText.notThere : deliveryText.onlyIn({ state: served.onlyIn });
};

/** What is not delivered to a place, within a list. */
export const unservedTitle = (title: string, onlyIn: string | undefined): string =>
  onlyIn === undefined ? title : deliveryText.titleOnlyIn({ title, state: onlyIn });

/** What is said about a delivery; days and amounts as text. */
export interface DeliverySaid extends Served {
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
interface DeliverySentences {
  readonly by: string;
  readonly fee: string;
  readonly cash: string;
}

/**
 * "Get it by Thu, 26 Nov", "Free delivery", "Cash on delivery". The last two are empty where nothing is delivered. Pages say elsewhere
 * which state a seller is bound to.
 */
export function deliverySentences({ takesCash, means, by, fee, freeFrom, ...served }: DeliverySaid): DeliverySentences {
  const arrival = arrivalWords(served, means, by);
  if (!served.isServiceable)
    return { by: served.onlyIn === undefined ? arrival : deliveryText.sellerNotThere, fee: '', cash: '' };
  return {
    by: arrival,
    fee:
      fee === undefined
        ? deliveryText.free
        : freeFrom === undefined
          ? deliveryText.fee({ fee })
          : deliveryText.feeWithFree({ fee, freeFrom }),
    cash: takesCash ? deliveryText.cash : deliveryText.noCash,
  };
}

/** "Get it by Thu, 26 Nov. Free delivery. Cash on delivery." */
export const deliveryWords = (said: DeliverySaid): string =>
  Object.values(deliverySentences(said))
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
