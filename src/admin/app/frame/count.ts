/** A number and what it counts: “1 file”, “2 files”. */
export const count = (number: number, one: string, several = `${one}s`): string =>
  `${number} ${number === 1 ? one : several}`;
