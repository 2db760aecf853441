import type { Availability } from '../values/availability.ts';

/** What files say of the availability of a product, a size or a variant. */
interface AvailabilityInput {
  readonly availability?: string | undefined;
  /** Pieces that are left. */
  readonly stock?: number | undefined;
}

/** Without any piece left it is sold out, unless the day is known from which there are more. */
export function makeAvailability({ availability, stock }: AvailabilityInput): Availability {
  if (availability === undefined || availability === 'in stock') return stock === 0 ? 'sold-out' : 'in-stock';
  return availability === 'sold out' ? 'sold-out' : { from: availability };
}
