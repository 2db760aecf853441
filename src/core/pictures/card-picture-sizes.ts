/** The `sizes` of the picture of a card; `isWide` for one that may be wider than 300 pixels. */
export const cardPictureSizes = (isWide = false): string => `(width >= 48rem) ${isWide ? 12 : 10}rem, min(30vw, 8rem)`;
