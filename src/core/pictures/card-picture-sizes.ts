/** The `sizes` of the picture of a card; `isWide` for one that may be wider than 300 pixels. */
export const cardPictureSizes = (isWide = false): string =>
  `(width >= 48rem) max(${isWide ? 12 : 10}rem, 14vw), min(30vw, 8rem)`;
