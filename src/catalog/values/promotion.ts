import type { Promotion } from '../../core/promotions/promotion.ts';

/** An offer of the catalogue on a whole order. Pages get no more of it than a `Promotion`, and only of those without a code. */
export interface OrderPromotion extends Promotion {
  readonly code?: string | undefined;
  readonly members?: boolean | undefined;
  /** Days of the week in India, as `Date.prototype.getUTCDay` counts them. */
  readonly days?: readonly number[] | undefined;
  readonly firstOrder?: boolean | undefined;
  readonly oncePerPerson?: boolean | undefined;
  readonly uses?: number | undefined;
  /** Which goods count; all where it is missing. One that names several kinds of conditions has to fulfil all of them. */
  readonly goods?: {
    readonly categories?: readonly string[] | undefined;
    readonly sellers?: readonly string[] | undefined;
    readonly tags?: readonly string[] | undefined;
    readonly products?: readonly string[] | undefined;
  };
}

/** By market id; markets without an offer are missing. In a market those without a code come first. */
export type Promotions = ReadonlyMap<string, readonly OrderPromotion[]>;
