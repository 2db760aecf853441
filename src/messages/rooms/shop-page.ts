// Made from ../en/shop-page.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface ShopPageText {
  readonly terms: string;
  readonly banner: string;
  readonly allProducts: string;
  readonly bestSellers: string;
  readonly noProducts: string;
  readonly nothingOnSale: string;
  readonly about: string;
  readonly business: string;
  readonly address: string;
  readonly email: string;
  readonly gstin: string;
  readonly sellsTo: string;
  readonly onlyIn: (values: { state: string | number }) => string;
}

export const shopPageText: ShopPageText = readRoom('shop-page');
