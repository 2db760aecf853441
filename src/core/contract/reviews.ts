/**
 * Requests and answers about reviews by buyers (src/api/docs/contract-orders.md). The host's schemas in `api/reviews` have exactly these types;
 * tests/api/contract-types.test.ts checks both directions.
 */

/** What a buyer writes about a line of a delivered order. Texts are plain. */
export interface ReviewRequest {
  /** 1 to 5. */
  readonly stars: number;
  readonly text?: string;
  /** The name to show; "Shopper" by default. */
  readonly author?: string;
}

export type ReviewStatus = 'waiting' | 'approved' | 'refused';

/** A buyer's own review. */
export interface OwnReview {
  readonly lineId: string;
  readonly stars: number;
  readonly text?: string;
  readonly author: string;
  /** Approved reviews are on the product's page after the shop's next build. */
  readonly status: ReviewStatus;
  /** Why it was refused. */
  readonly reason?: string;
  /** A review can be edited once; the shop looks at it again then. */
  readonly canEdit: boolean;
}

/** A line of an order that can be reviewed: its shipment is delivered. */
export interface ReviewableLine {
  readonly lineId: string;
  readonly review?: OwnReview;
}

/** An approved review, for builds. */
export interface PublishedReview {
  /** As ordered: of a variant its own. */
  readonly sku: string;
  readonly stars: number;
  readonly text?: string;
  readonly author: string;
  /** ISO day in India. */
  readonly date: string;
}
