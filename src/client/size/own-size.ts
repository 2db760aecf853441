import { persistentAtom } from '@nanostores/persistent';
import { type OwnSize, type OwnSizes, parseOwnSizes } from './stored-size.ts';
import { ownLength } from '../../core/size/length-words.ts';
import { basisOfWords } from '../../core/size/size-advice.ts';
import { findFittingSize, type SizeChart } from '../../core/size/size-finder.ts';
import '../../browser/storage.ts';

const $ownSizes = persistentAtom<OwnSizes>(
  'measures',
  {},
  {
    encode: (all) => (Object.keys(all).length > 0 ? JSON.stringify(all) : undefined),
    decode: parseOwnSizes,
  },
);

/** The measurements and sizes of those whom sizes are for; undefined when they are not remembered. */
export const readOwnSize = (audience: string): OwnSize | undefined => $ownSizes.get()[audience];

/** The names of the sizes that were found for them, for filters: `['M', '7']`. */
export const listOwnSizes = (audience: string): string[] => [
  ...new Set(Object.values(readOwnSize(audience)?.sizes ?? {})),
];

export function rememberOwnSize(audience: string, own: OwnSize | undefined): void {
  const { [audience]: _, ...others } = $ownSizes.get();
  $ownSizes.set(own ? { ...others, [audience]: own } : others);
}

/** Whom the sizes of a guide or a list are for (views/product/product-choices.ts); empty for everybody. */
export const audienceOf = (element: HTMLElement | null | undefined): string => element?.dataset['for'] ?? '';

/** The remembered size of a guide: of those whom it is for, and only where it fits. */
export function findOwnSize(guide: HTMLElement): string | undefined {
  const own = readOwnSize(audienceOf(guide));
  return own && findFittingSize(readChart(guide), own.body);
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
