/**
 * The limits and constants of the shop (specification sections 3, 4, 7 and 9). They stand here once.
 * WARNING: this file ships to the browser wherever a behaviour imports it: numbers and short strings only.
 */

/** Products on one page of a listing (section 9). */
export const PAGE_SIZE = 20;

/** Widths in pixels at which listings ask for a picture (section 7). */
export const LISTING_WIDTHS = [256, 640] as const;
/** Widths in pixels at which the detail view asks for a picture (section 7). */
export const DETAIL_WIDTHS = [750, 1920] as const;
/** WebP quality of every encoded picture, before byte limits lower it (section 7). */
export const PICTURE_QUALITY = 75;

/** Most pictures a product may have: 5 to 8 in one historical shape, 1 to 4 in another (section 3). */
export const MAX_PICTURES = 8;
/** Most reviews a record carries (sections 1 and 9). */
export const MAX_REVIEWS = 2;
/** Best and worst rating (section 9). */
export const BEST_RATING = 5;
export const WORST_RATING = 1;
