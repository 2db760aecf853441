import type { Product, Size } from '../catalog/model.ts';
import type { Site } from '../catalog/site.ts';
import { type Availability, combineAvailability, settleAvailability } from '../catalog/availability.ts';

/** A size of a product with its availability today, which takes that of the product into account. */
export interface Choice extends Pick<Size, 'name' | 'label' | 'stock' | 'measurements'> {
  readonly now: Availability;
  readonly isInStock: boolean;
}

export function listChoices(site: Site, product: Product): Choice[] {
  return product.sizes.map(({ name, label, stock, measurements, availability }) => {
    const now = settleAvailability(combineAvailability(product.availability, availability), site.today);
    return { name, label, stock, measurements, now, isInStock: now === 'in-stock' };
  });
}
