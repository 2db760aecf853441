import { markWishlist } from '../../stores/mark-wishlist.ts';

/** Marks what is on the wishlist; a file of its own, as only shoppers with a wishlist need it. */
export const run = (list: HTMLElement): void => markWishlist(list);
