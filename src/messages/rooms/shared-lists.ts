// Made from ../en/shared-lists.json, which is what to change.
import { readRoom } from '../read-room.ts';

interface SharedListsText {
  readonly title: (values: { count: number }) => string;
  readonly linkHas: (values: { count: string | number }) => string;
  readonly chooseSize: string;
  readonly unavailable: string;
  readonly shared: (values: { count: number }) => string;
  readonly gone: (values: { count: number }) => string;
  readonly pieces: (values: { pieces: number }) => string;
  readonly addToCart: (values: { count: number }) => string;
  readonly addToCartFor: (values: { count: number; sum: string | number }) => string;
  readonly addToWishlist: (values: { count: number }) => string;
  readonly addedToCart: (values: { count: number }) => string;
  readonly addedToWishlist: (values: { count: number }) => string;
  readonly notAdded: (values: { count: number }) => string;
  readonly pageTitle: string;
  readonly description: string;
  readonly withoutScript: string;
  readonly none: string;
  readonly noneHint: string;
  readonly allGone: string;
  readonly today: string;
  readonly scriptOff: string;
  readonly scriptLate: string;
  readonly loading: string;
}

export const sharedListsText: SharedListsText = readRoom('shared-lists');
