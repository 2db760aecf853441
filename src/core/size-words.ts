/** "Size S" on a line; a size that says so itself ("Free Size") is left alone. */
export const sizeWords = (size: string): string => (/size/i.test(size) ? size : `Size ${size}`);
