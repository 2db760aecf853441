/** A value of a product's file as the text of a cell; empty for a value that is neither text nor number. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
