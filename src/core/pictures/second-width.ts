/**
 * The width in pixels of the file that a card shows as its second picture, one of `LISTING_WIDTHS`.
 * WARNING: this file is sent to browsers, and is apart from the other widths so that their chunk does not grow.
 */
export const SECOND_WIDTH = 640;
