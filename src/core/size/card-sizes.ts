import { cardsText } from '../../messages/rooms/cards.ts';
import { DEFAULT_SIZE } from '../site/constants.ts';

/** A size of a product. */
export interface CardSize {
  readonly name: string;
  readonly isInStock: boolean;
}

/** What assistive technology says before a size that a click adds: "Add size " M. */
export const addSizeWords = (size: string): string => (/size/i.test(size) ? cardsText.add : cardsText.addSize);

/**
 * The size that is added without asking: S if it is in stock (specification section 9), or the only size if it is in stock.
 * `none` for a product without sizes, undefined when the shopper has to choose.
 */
export function defaultSize(
  sizes: readonly { readonly name: string; readonly isInStock: boolean }[],
): string | undefined {
  if (sizes.length === 0) return 'none';
  const [first] = sizes;
  if (sizes.length === 1 && first?.isInStock) return first.name;
  return sizes.find(({ name, isInStock }) => name === DEFAULT_SIZE && isInStock)?.name;
}
