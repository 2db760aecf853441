/**
 * Budgets of ten pages and one order in one visit with a phone that has an empty cache. They count everything that crosses the link over HTTP/1.1,
 * headers included, whatever part of the browser requested it, the service worker, too. A journey (tests/browser/walk.spec.ts) measures them and
 * writes the results that `npm run budget` prints.
 */

/** The results, relative to the project. */
export const WALK_FILE = 'node_modules/.cache/haat/walk.json';

export interface WalkBudget {
  /** Includes headers. Bodies count after brotli 11, or as the difference to a dictionary. */
  readonly bytes: number;
  readonly requests: number;
}

export const WALK_BUDGET: WalkBudget = { bytes: 345_000, requests: 134 };

/** The steps in order. */
export const STEP_BUDGETS = {
  '1 home': { bytes: 77_500, requests: 16 },
  '2 a listing': { bytes: 24_900, requests: 9 },
  '3 a product in the sheet': { bytes: 68_000, requests: 33 },
  '4 another product in the sheet': { bytes: 3_300, requests: 1 },
  '5 page 2 of all products': { bytes: 26_300, requests: 6 },
  '6 a product by its own page, added to the cart': { bytes: 54_000, requests: 24 },
  '7 search results': { bytes: 40_100, requests: 12 },
  '8 returns and refunds': { bytes: 5_700, requests: 1 },
  '9 the cart': { bytes: 4_900, requests: 3 },
  '10 the checkout': { bytes: 3_100, requests: 3 },
  'the order': { bytes: 37_200, requests: 24 },
} as const satisfies Readonly<Record<string, WalkBudget>>;

export type WalkStepName = keyof typeof STEP_BUDGETS;

/** The measurement of one step. */
export interface MeasuredStep extends WalkBudget {
  readonly name: WalkStepName;
}

export interface WalkResults {
  /** ISO date and time. */
  readonly at: string;
  readonly steps: readonly MeasuredStep[];
}

/** Bytes and requests of all steps together. */
export const sumOfWalk = (steps: readonly WalkBudget[]): WalkBudget =>
  steps.reduce((sum, { bytes, requests }) => ({ bytes: sum.bytes + bytes, requests: sum.requests + requests }), {
    bytes: 0,
    requests: 0,
  });
