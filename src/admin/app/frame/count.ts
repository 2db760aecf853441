/** A number and what it counts: “1 file”, “2 files”. `core/text/figures.ts` would need the messages, which the editor doesn't load. */
export const countOf = (number: number, one: string, several = `${one}s`): string =>
  `${number} ${number === 1 ? one : several}`;
