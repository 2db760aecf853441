/** "Size S"; a size with the word in it ("Free Size") is not changed. */
export const sizeWords = (size: string): string => (/size/i.test(size) ? size : `Size ${size}`);

/** The label of a card's button where a size has to be chosen on the product's page. */
export const CHOOSE_SIZE = 'Choose size';
