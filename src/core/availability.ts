/** Whether something can be bought: now, not any more, or from a day on (ISO date, Indian time). */
export type Availability = 'in-stock' | 'sold-out' | { readonly from: string };

/**
 * The availability of a size of a product: what is worse of the two counts. A product without sizes is asked with its
 * own alone.
 */
export function combineAvailability(product: Availability, size: Availability): Availability {
  if (product === 'sold-out' || size === 'sold-out') return 'sold-out';
  if (product === 'in-stock') return size;
  if (size === 'in-stock') return product;
  return product.from > size.from ? product : size;
}

/** The availability that a card shows for a product with sizes: the best that any of its sizes offers. */
export function bestAvailability(product: Availability, sizes: readonly Availability[]): Availability {
  if (sizes.length === 0) return product;
  const all = sizes.map((size) => combineAvailability(product, size));
  if (all.includes('in-stock')) return 'in-stock';
  const days = all.flatMap((entry) => (typeof entry === 'object' ? [entry.from] : [])).sort();
  return days[0] === undefined ? 'sold-out' : { from: days[0] };
}

/** A day that has come is stock. `today` is an ISO date. */
export function settleAvailability(availability: Availability, today: string): Availability {
  return typeof availability === 'object' && availability.from <= today ? 'in-stock' : availability;
}
