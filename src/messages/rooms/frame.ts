// Made from ../en/frame.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface FrameText {
  readonly skip: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly home: (values: { shop: string | number }) => string;
  readonly search: string;
  readonly clearSearch: string;
  readonly pinCode: string;
  readonly share: string;
  readonly wishlist: string;
  readonly cart: string;
  readonly categories: string;
  readonly help: string;
  readonly allProducts: string;
  readonly allCategories: string;
  readonly fromAToZ: string;
  readonly shareShop: string;
  readonly sell: string;
  readonly breadcrumb: string;
  readonly contact: string;
  readonly care: (values: { hours: string | number }) => string;
  readonly offline: string;
  readonly privacyChoices: string;
  readonly saveData: string;
}

export const frameText: FrameText = readRoom('frame');
