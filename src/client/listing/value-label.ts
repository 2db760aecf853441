import type { Sort } from '../../core/facets/choice.ts';
import { DISCOUNT, type Facet, parseRange, PRICE, RATING } from '../../core/facets/table.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { formatAmount } from '../../browser/money.ts';
import { page } from '../../browser/page.ts';

/** The text of a value of a facet: its label, "₹200 to ₹500", "4★ and up", "30% off or more". */
export function labelValue({ id: facet, values }: Facet, id: string): string {
  if (facet === PRICE) return labelRange(id);
  if (facet === RATING) return listsText.stars({ stars: id });
  if (facet === DISCOUNT) return listsText.discount({ percent: id });
  return values.find((value) => value.id === id)?.label ?? id;
}

function labelRange(id: string): string {
  const { from = 0, to = Number.POSITIVE_INFINITY } = parseRange(id) ?? {};
  if (from === 0) return listsText.upTo({ amount: formatAmount(to) });
  return to === Number.POSITIVE_INFINITY
    ? listsText.orMore({ amount: formatAmount(from) })
    : listsText.range({ from: formatAmount(from), to: formatAmount(to) });
}

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: listsText.relevance,
  'price-up': listsText.cheapestFirst,
  'price-down': listsText.dearestFirst,
  rating: listsText.bestFirst,
  newest: listsText.newestFirst,
  discount: listsText.discountFirst,
  origin: listsText.origin,
};

/** "1 product", "42 products"; "1,000+ products" where there may be more. */
export function countProducts(count: number, isCapped?: boolean): string {
  const shown = formatCount(count, isCapped);
  return listsText.products({ count, shown });
}

/** "1,000", or "1,000+" where there may be more. */
export const formatCount = (count: number, isCapped = false): string =>
  count.toLocaleString(page.locale) + (isCapped ? '+' : '');
