// Made from ../en/wishlist.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface WishlistText {
  readonly moved: string;
  readonly soldOutProduct: string;
  readonly added: string;
  readonly removed: string;
  readonly soldOut: string;
  readonly gone: string;
  readonly sizeGone: (values: { size: string | number }) => string;
  readonly similar: string;
}

export const wishlistText: WishlistText = readRoom('wishlist');
