import { localFormat } from '../../messages/language.ts';

const figures = localFormat(Intl.NumberFormat);

/** "1,23,456" */
export const figure = (number: number): string => figures.format(number);

/** "1 product", "1,024 products" */
export const countOf = (number: number, word: string, plural = `${word}s`): string =>
  `${figure(number)} ${number === 1 ? word : plural}`;
