/** Whether something can be bought: now, not any more, or from a day on (ISO date in India). */
export type Availability = 'in-stock' | 'sold-out' | { readonly from: string };

/**
 * The availability of a size of a product: the worse of the two.
 */
export function combineAvailability(product: Availability, size: Availability): Availability {
  if (product === 'sold-out' || size === 'sold-out') return 'sold-out';
  if (product === 'in-stock') return size;
  if (size === 'in-stock') return product;
  return product.from > size.from ? product : size;
}

/** The availability of a product with sizes: the best of its sizes. Without sizes it is the product's own. */
export function bestAvailability(product: Availability, sizes: readonly Availability[]): Availability {
  if (sizes.length === 0) return product;
  const all = sizes.map((size) => combineAvailability(product, size));
  if (all.includes('in-stock')) return 'in-stock';
  const days = all.flatMap((entry) => (typeof entry === 'object' ? [entry.from] : [])).sort();
  return days[0] === undefined ? 'sold-out' : { from: days[0] };
}

/** Says of an availability what it is on a certain day. */
export type Settle = (availability: Availability) => Availability;

/** The availability on a day: what is available from this day or an earlier one is in stock. `today` is an ISO date. */
export function settleAvailability(availability: Availability, today: string): Availability {
  return typeof availability === 'object' && availability.from <= today ? 'in-stock' : availability;
}
