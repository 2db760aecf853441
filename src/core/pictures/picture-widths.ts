/**
 * The widths in pixels of a picture's large files.
 * WARNING: this file is sent to browsers, and imports nothing so that no other chunk comes with it.
 */

/**
 * Widths of pictures in the detail view (specification section 7). The first two replace the file of the first view after the page has
 * loaded, on fast links (browser/pictures/sharpen.ts). The last one is shown on demand.
 */
export const DETAIL_WIDTHS = [750, 1200, 1920] as const;
/** A picture up to this factor wider than wanted may be used in place of the wanted width. */
export const HARDLY_WIDER = 1.1;
/** No wider file replaces that of the first view. */
export const LADDER_LIMIT = 1320;

/** The widths of the files that are not for the first view, ascending; `own` is that of the largest one. */
export const detailWidthsOf = (own: number): number[] => [
  ...DETAIL_WIDTHS.filter((width) => width * HARDLY_WIDER < own),
  own,
];

/** 750 pixels are enough for so many, and are no file of their own where the source has no more. */
const NEARLY_750 = 750 * HARDLY_WIDER;

/** The width of the file that replaces that of the first view, for so many device pixels: one of `detailWidthsOf`. */
export function chooseDetailWidth(needed: number, own: number): number {
  if (own > NEARLY_750 && needed <= NEARLY_750) return 750;
  return own > LADDER_LIMIT ? 1200 : own;
}

/**
 * By which browsers choose the file of a product's pictures. On wide screens, where columns have up to 760 pixels, that of about 750 with one device
 * pixel a pixel. On phones and tablets the width would be too much: the file of 640 pixels is large enough for up to 1,080 device pixels, and wider
 * ones are not in the first view's budget.
 */
export const GALLERY_SIZES = '(width >= 64rem) 45rem, 64vw';
