import type { CartLine } from '../../core/cart/cart.ts';
import { MAX_QUANTITY } from '../../core/site/constants.ts';
import { cartText } from '../../messages/rooms/cart.ts';

/** The line of a product that its card shows: that of the size which was changed last, else the last line of the product. */
export function lineOnCard(
  lines: readonly CartLine[],
  sku: string,
  lastSize: string | undefined,
): CartLine | undefined {
  const own = lines.filter((line) => line.sku === sku);
  return own.find(({ size }) => size === lastSize) ?? own.at(-1);
}

/** What a card says of its line: "In cart · M". */
export const wordsOnCard = ({ size }: CartLine): string =>
  size === undefined ? cartText.inCart : cartText.inCartSize({ size });

/** Whether a card offers one more piece. */
export const takesMore = (quantity: number): boolean => quantity < MAX_QUANTITY;

/** A line that is new or has another quantity than before. */
interface ChangedLine {
  readonly line: CartLine;
  /** Whether pieces were added. */
  readonly isMore: boolean;
}

export const listChanged = (before: readonly CartLine[], lines: readonly CartLine[]): readonly ChangedLine[] =>
  lines.flatMap((line) => {
    const known = before.find(({ sku, size }) => sku === line.sku && size === line.size)?.quantity ?? 0;
    return known === line.quantity ? [] : [{ line, isMore: line.quantity > known }];
  });
