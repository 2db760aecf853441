/**
 * Budgets of what a browser fetches before and after the first touch. Journeys (tests/browser/bytes.spec.ts) measure them and write the results that
 * `npm run budget` prints. Text counts after brotli 11. Each row applies on its own.
 */
import { BUDGETS } from './budget.ts';

/** The results, relative to the project. */
export const WIRE_FILE = 'node_modules/.cache/haat/bytes.json';

export const WIRE_BUDGETS = {
  firstScript: { limit: BUDGETS.script.limit, label: 'script before the first touch' },
  add: { limit: 8_000, label: 'script until an item is in the cart and in the badge' },
  toast: { limit: 20_000, label: 'SweetAlert2, script and style, after that' },
  stepper: { limit: 2_500, label: 'the stepper in place of Add, with what cards say of the cart' },
  touch: { limit: 8_600, label: 'what a page loads by itself after its first touch' },
  touchRequests: { limit: 4, isCount: true, label: 'requests of a page itself after its first touch' },
  drawer: { limit: 71_000, label: 'first opening of the cart drawer' },
  drawerAll: { limit: 82_800, label: 'the drawer with what follows it and the first touch' },
  drawerRequests: { limit: 19, isCount: true, label: 'requests of the drawer, with what follows' },
  checkout: { limit: 31_100, label: 'script of a first checkout until the order can be sent' },
  checkoutRequests: { limit: 24, isCount: true, label: 'requests of a first checkout until then' },
  sheet: { limit: 70_000, label: 'first opening of the bottom sheet' },
  login: { limit: 71_000, label: 'first opening of the login panel' },
  product: { limit: 10_000, label: "a product's content in the sheet" },
  suggestions: { limit: 12_000, label: 'suggestions for a word: index and cards' },
  suggestionRequests: {
    limit: 8,
    isCount: true,
    label: 'requests of suggestions for a word, script and style included',
  },
  searchBox: { limit: 12_200, label: 'script and style of the search box, before them' },
  search: { limit: 20_000, label: 'a search: index and cards of the first page' },
  searchTrips: { limit: 2, isCount: true, label: 'round trips of a search, after the page and its script' },
  pricedTrips: {
    limit: 3,
    isCount: true,
    label: 'round trips of a search with a price to its pictures, with the page',
  },
  pricedRequests: { limit: 8, isCount: true, label: 'requests of a search with a price up to its pictures' },
  results: { limit: 20_100, label: 'script of the search page for a query, all of it' },
  headers: { limit: 1_690, label: 'headers of a product, list, article or home page, as sent by HTTP/1.1' },
  appHeaders: { limit: 1_850, label: 'headers of the cart, the checkout and other pages of the application' },
  requests: { limit: 2, isCount: true, label: 'requests on the way to the largest paint' },
} as const;

export type WireRow = keyof typeof WIRE_BUDGETS;

export interface WireResult {
  readonly row: WireRow;
  /** Bytes, requests or round trips, depending on the row. */
  readonly measured: number;
  /** The page with the highest value. */
  readonly page: string;
}

export interface WireResults {
  /** ISO date and time. */
  readonly at: string;
  readonly results: readonly WireResult[];
}
