/**
 * Limits and constants of the shop (specification sections 3, 4, 7 and 9).
 * WARNING: this file is sent to browsers: numbers and short strings only.
 */

/** Products on one page of a listing (section 9). */
export const PAGE_SIZE = 20;

/** Pages of a list that search engines index. What later pages list is in the sitemap, and is found from the directory. */
export const INDEXED_PAGES = 50;

/** Most categories that a page shows in a row: in header and menu, of each level, and as related categories. The others are a link away. */
export const SHOWN_CATEGORIES = 12;

/** Categories whose first pages a visitor can keep for times without a connection, as many as cost some 300 KB. */
export const KEPT_CATEGORIES = 3;
/** Pictures that are kept of each, those of the first cards. */
export const KEPT_PICTURES = 6;

/** Widths in pixels of pictures in listings (section 7). */
export const LISTING_WIDTHS = [256, 640] as const;
/**
 * Width in pixels of a further file of the pictures on cards, for phones with three device pixels a pixel. `sizes` of a card leads such
 * phones to it up to 420 pixels; on wider ones it would be too small (3 times 8 rem is more).
 */
export const CARD_WIDTH = 380;
/** By so many pixels the file for the first view is named narrower than a source that is not wider. */
export const SPARE_WIDTH = 8;
/** Width in pixels of the smallest pictures: thumbnails, swatches and tiles of lists. A thumbnail shows 52. */
export const THUMBNAIL_WIDTH = 104;
/** Width in pixels of a further file of the pictures on the home page's tiles: a phone of 360 pixels shows 76, with two device pixels each. */
export const TILE_WIDTH = 160;
/** WebP quality of every encoded picture, before byte limits lower it (section 7). */
export const PICTURE_QUALITY = 75;

/** Most pictures of a product. One historical shape has 5 to 8, another 1 to 4 (section 3). */
export const MAX_PICTURES = 8;
/** Up to this number of pieces the page says how many are left. */
export const FEW_LEFT = 5;
/** Days for which an address waits for a product that is sold out. */
export const RESTOCK_ALERT_DAYS = 180;
/** Days for which it is kept after that: the links in the last mail work so long. */
export const RESTOCK_TOLD_DAYS = 30;
/** Most reviews of a product that its page shows (sections 1 and 9). */
export const MAX_REVIEWS = 2;
/** Most reviews on a page of all reviews, and most bytes of their texts. */
export const REVIEW_PAGE = { reviews: 50, bytes: 12_000 };
/** Up to this number of pages all reviews can be sorted. */
export const SORTED_REVIEW_PAGES = 10;
/** Most characters of a review that a buyer writes, and of the name that it shows. */
export const MAX_REVIEW_TEXT = 2000;
export const MAX_REVIEW_AUTHOR = 60;
/** Most photos that a shopper adds to a return, and to all returns of an order. */
export const MAX_RETURN_PICTURES = 3;
export const MAX_ORDER_PICTURES = 12;
/** Best rating (section 9). */
export const BEST_RATING = 5;

/** Fewest and most pieces of a line (sections 4, 5 and 9). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 5;
/** The size that a card adds if it is in stock (section 9). */
export const DEFAULT_SIZE = 'S';

/** How long the toast is shown, and how long the sheet stays open after it, in milliseconds (sections 4 and 8). */
export const TOAST_MS = 1500;

/** How long what lies over a page takes to leave it (styles/base.css), in milliseconds, and a frame or two. */
export const LEAVE_MS = 250;

/** Heights of the bottom sheet as fractions of the viewport (section 2): released below `SHEET_CLOSE` it closes, above `SHEET_FULL` it fills the screen, else it goes to half of it (styles/product/sheet.css). */
export const SHEET_CLOSE = 0.25;
export const SHEET_FULL = 0.75;

/** Sent with every login (section 7). */
export const DEVICE_TYPE = 121;

/** Lengths of account fields in characters, checked by forms and by the host. */
export const MIN_USERNAME = 2;
export const MAX_USERNAME = 60;
export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 200;
export const MAX_EMAIL = 200;

/** Most shipments that a seller accepts or prints at once: a page of the dashboard's list. */
export const MOST_AT_ONCE = 50;

/** Days between the confirmation of a seller's new bank account and its first use. */
export const BANK_COOLING_DAYS = 3;

/** Days for which a seller's former address and number hear about changes. */
export const FORMER_DAYS = 90;
