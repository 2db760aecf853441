import type { Product, Size } from '../../catalog/model.ts';
import { settleNow } from '../../catalog/listings/on-the-day.ts';
import type { Site } from '../../catalog/site/site.ts';
import { type Availability, combineAvailability } from '../../catalog/values/availability.ts';

/** A size with its availability today. A product that can't be bought has no size that can. */
interface Choice extends Pick<Size, 'name' | 'label' | 'stock' | 'measurements'> {
  readonly now: Availability;
  readonly isInStock: boolean;
}

/** The sizes of a product with their availability on the day of the build; empty for a product without sizes. */
export function listChoices(site: Site, product: Product): Choice[] {
  return product.sizes.map(({ name, label, stock, measurements, availability }) => {
    const now = settleNow(site, combineAvailability(product.availability, availability));
    return { name, label, stock, measurements, now, isInStock: now === 'in-stock' };
  });
}
