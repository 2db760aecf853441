import { MAX_QUANTITY, MIN_QUANTITY } from '../../core/site/constants.ts';

/** The quantity of an add form after a step of 1 or -1: 1 to 5; undefined for a step that is not allowed. */
export function stepQuantity(quantity: number, by: number): number | undefined {
  const next = quantity + by;
  return next < MIN_QUANTITY || next > MAX_QUANTITY ? undefined : next;
}
