// Made from ../en/product-lists.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface ProductListsText {
  readonly recentlyViewed: string;
  readonly wish: string;
  readonly moreColours: string;
  readonly types: (values: { category: string | number }) => string;
  readonly allTypes: string;
  readonly sort: (values: { order: string | number }) => readonly MessagePart<'order'>[];
  readonly countries: string;
  readonly products: string;
  readonly noneImported: string;
  readonly allMadeIn: (values: { country: string | number }) => string;
}

export const productListsText: ProductListsText = readRoom('product-lists');
