/** Enhances the header's search box. */
export const run = (): void => {};
