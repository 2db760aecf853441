// Made from ../en/wishlist.json, which is what to change.
import type { MessagePart } from '../format/evaluate.ts';
import { readRoom } from '../read-room.ts';

interface WishlistText {
  readonly moved: string;
  readonly soldOutProduct: string;
  readonly added: string;
  readonly removed: string;
  readonly gone: string;
  readonly sizeGone: (values: { size: string | number }) => string;
  readonly similar: string;
  readonly title: string;
  readonly description: string;
  readonly share: readonly MessagePart<'rest'>[];
  readonly withoutScript: string;
  readonly label: string;
  readonly products: string;
  readonly compare: string;
  readonly moveToCart: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly scriptOff: string;
  readonly scriptLate: string;
}

export const wishlistText: WishlistText = readRoom('wishlist');
