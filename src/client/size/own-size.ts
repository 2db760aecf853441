import { type OwnSize, parseOwnSize } from './stored-size.ts';
import { ownLength } from '../../core/size/length-words.ts';
import { basisOfWords } from '../../core/size/size-advice.ts';
import type { SizeChart } from '../../core/size/size-finder.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** The shopper's measurements and sizes; empty when they are not remembered. */
export const readOwnSize = (): OwnSize => parseOwnSize(readStored('measures'));

/** The names of the sizes that the shopper has found, for filters: `['M', '7']`. */
export const listOwnSizes = (): string[] => [...new Set(Object.values(readOwnSize().sizes))];

export function rememberOwnSize(own: OwnSize | undefined): void {
  if (own) writeStored('measures', JSON.stringify(own));
  else removeStored('measures');
}

/** Reads a size chart (components/product/SizeGuide.astro). */
export function readChart(guide: ParentNode): SizeChart {
  // The text in the chart's own unit, if another one is shown (client/size/measure.ts).
  const textsOf = (container: ParentNode, cells: string) =>
    [...container.querySelectorAll<HTMLElement>(cells)].map(
      ({ dataset, textContent }) => dataset['own'] ?? ownLength(textContent?.trim() ?? ''),
    );
  return {
    basis: basisOfWords(guide.querySelector('caption')?.textContent ?? ''),
    measures: textsOf(guide, 'thead th').slice(1),
    rows: [...guide.querySelectorAll('tbody tr')].map((row) => ({
      name: textsOf(row, 'th')[0] ?? '',
      values: textsOf(row, 'td'),
    })),
  };
}

/** The radio button of a size of the product around an element. */
export const findSizeInput = (inside: Element, size: string): HTMLInputElement | undefined =>
  [...(inside.closest('[data-sku]')?.querySelectorAll<HTMLInputElement>('[name=size]') ?? [])].find(
    ({ value }) => value === size,
  );
