import { markWishlist } from './mark-wishlist.ts';

/** Marks what is on the wishlist: a file of its own, which only shoppers with a wishlist load. */
export const run = (container: ParentNode): void => markWishlist(container);
