import type { Start } from './part-reader.ts';
import { ENOUGH_FOR_HELP } from './parts.ts';
import { QUESTION } from './word-types.ts';
import { isOf, type Slot } from './slot.ts';

/** What a word such as "how" or "when" adds to each page. */
const ASKED = 3;

/** How much more is needed where a kind of product is named that is on sale. */
const MORE = 5;

/** The page of help that a query asks for, if its words say enough that it does. */
export function findHelp(
  slots: readonly Slot[],
  isKindOnSale: boolean,
  { help = [] }: Pick<Start, 'help'>,
): { readonly label: string; readonly path: string } | undefined {
  const weights = new Map<number, number>();
  for (const [page, weight] of slots.flatMap((slot) => slot.help)) weights.set(page, (weights.get(page) ?? 0) + weight);
  const asked = slots.filter((slot) => isOf(slot, QUESTION)).length * ASKED;
  const [best] = [...weights].sort(([a, x], [b, y]) => y - x || a - b);
  if (!best || best[1] + asked < ENOUGH_FOR_HELP + Number(isKindOnSale) * MORE) return undefined;
  const page = help[best[0]];
  return page && { label: page[0], path: page[1] };
}
