import type { Start } from './part-reader.ts';
import { ENOUGH_FOR_HELP } from './parts.ts';
import { QUESTION } from './word-types.ts';
import { isOf, type Slot } from './slot.ts';
import type { HelpLink } from './told.ts';

/** What a word such as "how" or "when" adds to each page. */
const ASKED = 3;

/** How much more is needed where a kind of product is named that is on sale. */
const MORE = 5;

/** So many pages are named after the one that is asked for. */
const MOST_MORE = 3;

/**
 * The pages of help that a query asks for, if its words say enough that it does: the best one, others that its words name, and after these
 * further whole pages.
 */
export function findHelp(
  slots: readonly Slot[],
  isKindOnSale: boolean,
  { help = [] }: Pick<Start, 'help'>,
): readonly [best: HelpLink, ...more: HelpLink[]] | undefined {
  const weights = new Map<number, number>();
  for (const [page, weight] of slots.flatMap((slot) => slot.help)) weights.set(page, (weights.get(page) ?? 0) + weight);
  const asked = slots.filter((slot) => isOf(slot, QUESTION)).length * ASKED;
  const sorted = [...weights].sort(([a, x], [b, y]) => y - x || a - b);
  const [best] = sorted;
  if (!best || best[1] + asked < ENOUGH_FOR_HELP + Number(isKindOnSale) * MORE) return undefined;
  const named = sorted.map(([number]) => help[number]);
  const whole = help.filter(([, path]) => !path.includes('#'));
  const [first, ...more] = [...new Set([...named, ...whole])]
    .filter((page) => page !== undefined)
    .map(([label, path, text]) => ({ label, path, text }));
  return first && [first, ...more.slice(0, MOST_MORE)];
}
