// Made from ../en/listings.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ListingsText {
  readonly priceFrom: (values: { amount: string | number }) => string;
  readonly laterTitle: (values: { title: string | number; page: string | number }) => string;
  readonly laterDescription: (values: { description: string | number; page: string | number; pages: string | number }) => string;
  readonly pagesOf: (values: { title: string | number }) => string;
  readonly products: (values: { count: number; shown: string | number }) => string;
  readonly none: string;
  readonly nothingYet: string;
  readonly shopByCategory: string;
  readonly categoriesIn: (values: { category: string | number }) => string;
  readonly otherCategories: string;
  readonly noProductsYet: (values: { shop: string | number; market: string | number }) => string;
  readonly describe: (values: { category: string | number; categories: string | number }) => string;
  readonly describeAll: (values: { shop: string | number; market: string | number; categories: string | number }) => string;
  readonly filter: (values: { category: string | number }) => string;
  readonly describeFilter: (values: { category: string | number; facets: string | number; values: string | number }) => string;
  readonly imported: string;
  readonly importedByPrice: string;
  readonly importedFrom: (values: { country: string | number }) => string;
  readonly describeImported: (values: { shop: string | number; market: string | number }) => string;
  readonly byOrigin: string;
  readonly allCountries: string;
  readonly from: (values: { country: string | number }) => string;
  readonly seeAll: (values: { count: number; shown: string | number }) => string;
  readonly part: (values: { category: string | number; part: string | number }) => string;
  readonly describeShop: (values: { shop: string | number; market: string | number }) => string;
  readonly describeFirst: (values: { count: string | number; shop: string | number; market: string | number }) => string;
  readonly describeProducts: (values: { count: number; sellers: number; title: string | number; least: string | number; most: string | number; shop: string | number }) => string;
  readonly related: string;
  readonly noneHere: string;
  readonly checkBack: string;
  readonly checkBackOrBrowse: string;
}

export const listingsText: ListingsText = readRoom('listings');
