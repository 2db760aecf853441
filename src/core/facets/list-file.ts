import type { FacetTableFile } from './table-file.ts';

/** The data of a list with filters. */
export interface ListFile {
  /** The folder of the files that name products by number. */
  readonly folder: string;
  /** The products in the order of the list: the first number, then each as the difference to the one before. */
  readonly steps: readonly number[];
  /** Products on a page. */
  readonly pageSize: number;
  readonly table: FacetTableFile;
}

/** The file that holds the facets of a range of product numbers, in that folder. */
export const tableFileName = (file: number): string => `facets/${file}.json`;

/** Numbers as the first one and the difference of each to the one before: [7, 9, 12] is [7, 2, 3]. */
export const stepsOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));

/** The inverse of `stepsOf`. */
export function numbersOf(steps: readonly number[]): number[] {
  let number = 0;
  return steps.map((step) => {
    number += step;
    return number;
  });
}
