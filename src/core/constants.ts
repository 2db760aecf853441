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
/** A source up to so many times as wide as a wanted width may stand for it. */
export const HARDLY_WIDER = 1.1;
/** WebP quality of every encoded picture, before byte limits lower it (section 7). */
export const PICTURE_QUALITY = 75;

/** Most pictures a product may have: 5 to 8 in one historical shape, 1 to 4 in another (section 3). */
export const MAX_PICTURES = 8;
/** Most reviews a record carries (sections 1 and 9). */
export const MAX_REVIEWS = 2;
/** Best rating (section 9). */
export const BEST_RATING = 5;

/** Pieces of one line (sections 4, 5 and 9). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 5;
/** The size that a card adds where it is in stock (section 9). */
export const DEFAULT_SIZE = 'S';

/** The words of the toast (section 8), to the letter. */
export const ADDED_MESSAGE = 'Item added to cart successfully!';
/** How long the toast stays, and the sheet after it, in milliseconds (sections 4 and 8). */
export const TOAST_MS = 1500;

/** The bottom sheet, in parts of the viewport's height (section 2): released lower it closes, higher it fills the screen, else it settles. */
export const SHEET_CLOSE = 0.25;
export const SHEET_FULL = 0.75;
export const SHEET_SETTLE = 0.5;

/** Sent with every login (section 7). */
export const DEVICE_TYPE = 121;

/** Lengths of what an account is made of, in characters: forms and the host check them. */
export const MIN_USERNAME = 2;
export const MAX_USERNAME = 60;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;
export const MAX_EMAIL = 200;
