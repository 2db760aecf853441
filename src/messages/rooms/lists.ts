// Made from ../en/lists.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ListsText {
  readonly prev: string;
  readonly next: string;
  readonly page: (values: { page: string | number }) => string;
  readonly pageOf: (values: { page: string | number; pages: string | number }) => string;
  readonly filters: string;
  readonly skipFilters: string;
  readonly filterCount: (values: { count: string | number }) => string;
  readonly moreFrom: (values: { name: string | number }) => string;
  readonly sortBy: string;
  readonly chosen: string;
  readonly removeChoice: (values: { facet: string | number; choice: string | number }) => string;
  readonly clearAll: string;
  readonly clearFilters: string;
  readonly noneFor: (values: { chosen: string | number }) => string;
  readonly noMatch: string;
  readonly noMatchHint: string;
  readonly more: (values: { count: string | number }) => string;
  readonly chosenCount: (values: { count: string | number }) => string;
  readonly yourSize: string;
  readonly products: (values: { count: number; shown: string | number }) => string;
  readonly showProducts: (values: { count: number; shown: string | number }) => string;
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly applyPrice: string;
  readonly stars: (values: { stars: string | number }) => string;
  readonly discount: (values: { percent: string | number }) => string;
  readonly upTo: (values: { amount: string | number }) => string;
  readonly orMore: (values: { amount: string | number }) => string;
  readonly range: (values: { from: string | number; to: string | number }) => string;
  readonly relevance: string;
  readonly cheapestFirst: string;
  readonly dearestFirst: string;
  readonly bestFirst: string;
  readonly newestFirst: string;
  readonly discountFirst: string;
  readonly origin: string;
  readonly searchIn: (values: { facet: string | number }) => string;
  readonly nothingNamed: string;
  readonly off: (values: { percent: string | number }) => string;
  readonly product: string;
  readonly seller: string;
  readonly availability: string;
  readonly notInStock: string;
  readonly size: string;
  readonly colour: string;
  readonly brand: string;
}

export const listsText: ListsText = readRoom('lists');
