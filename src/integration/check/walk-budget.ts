/**
 * Budgets of ten pages and one order, one visit of a phone that was not here before: what comes over the link by HTTP/1.1, with headers, to
 * whichever part of the browser asks for it, the service worker included. A journey (tests/browser/walk.spec.ts) measures it and writes the
 * results, which `npm run budget` prints.
 */

/** The file for the results, relative to the project. */
export const WALK_FILE = 'node_modules/.cache/haat/walk.json';

export interface WalkBudget {
  /** With headers; bodies as after brotli 11, or as the difference to a dictionary. */
  readonly bytes: number;
  readonly requests: number;
}

export const WALK_BUDGET: WalkBudget = { bytes: 440_000, requests: 174 };

/** The steps, in their order. Browsers ask for the service worker again after some of them, now after one and now after the next. */
export const STEP_BUDGETS = {
  '1 home': { bytes: 96_000, requests: 20 },
  '2 a listing': { bytes: 34_000, requests: 13 },
  '3 a product in the sheet': { bytes: 65_000, requests: 33 },
  '4 another product in the sheet': { bytes: 3_300, requests: 1 },
  '5 page 2 of all products': { bytes: 42_800, requests: 12 },
  '6 a product by its own page, added to the cart': { bytes: 62_500, requests: 25 },
  '7 search results': { bytes: 82_800, requests: 35 },
  '8 returns and refunds': { bytes: 6_200, requests: 3 },
  '9 the cart': { bytes: 8_300, requests: 5 },
  '10 the checkout': { bytes: 3_700, requests: 5 },
  'the order': { bytes: 38_500, requests: 26 },
} as const satisfies Readonly<Record<string, WalkBudget>>;

export type WalkStepName = keyof typeof STEP_BUDGETS;

/** What a step took. */
export interface MeasuredStep extends WalkBudget {
  readonly name: WalkStepName;
}

export interface WalkResults {
  /** ISO date and time. */
  readonly at: string;
  readonly steps: readonly MeasuredStep[];
}

export const sumOfWalk = (steps: readonly WalkBudget[]): WalkBudget =>
  steps.reduce((sum, { bytes, requests }) => ({ bytes: sum.bytes + bytes, requests: sum.requests + requests }), {
    bytes: 0,
    requests: 0,
  });
