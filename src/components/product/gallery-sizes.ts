/**
 * About the width of a product's pictures. On phones less: the file for it is large enough, and the one for the whole width is not in the
 * first view's budget.
 */
export const GALLERY_SIZES = '(width >= 48rem) 33vw, 70vw';
