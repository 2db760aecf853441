import type { Sort } from '../../core/facets/choice.ts';
import { DISCOUNT, type Facet, parseRange, PRICE, RATING } from '../../core/facets/table.ts';
import { formatAmount } from '../../browser/money.ts';
import { page } from '../../browser/page.ts';

/** The text of a value of a facet: its label, "₹200 to ₹500", "4★ and up", "30% off or more". */
export function labelValue({ id: facet, values }: Facet, id: string): string {
  if (facet === PRICE) return labelRange(id);
  if (facet === RATING) return `${id}★ and up`;
  if (facet === DISCOUNT) return `${id}% off or more`;
  return values.find((value) => value.id === id)?.label ?? id;
}

function labelRange(id: string): string {
  const { from = 0, to = Number.POSITIVE_INFINITY } = parseRange(id) ?? {};
  if (from === 0) return `Up to ${formatAmount(to)}`;
  return to === Number.POSITIVE_INFINITY
    ? `${formatAmount(from)} or more`
    : `${formatAmount(from)} to ${formatAmount(to)}`;
}

export const SORT_LABELS: Readonly<Record<Sort, string>> = {
  relevance: 'Relevance',
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  rating: 'Customer rating',
  newest: 'Newest first',
  discount: 'Largest discount',
  origin: 'Country of origin',
};

/** "1 product", "42 products"; "1,000+ products" where there may be more. */
export const countProducts = (count: number, isCapped = false): string =>
  `${count.toLocaleString(page.locale)}${isCapped ? '+' : ''} ${count === 1 ? 'product' : 'products'}`;
