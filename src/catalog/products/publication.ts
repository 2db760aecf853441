import type { Product } from '../model.ts';

/** When a product is published. Times are in India and have the form "2026-12-01T09:30:00". */
type Publication = Pick<Product, 'isDraft' | 'publishFrom' | 'publishUntil'>;

/** Whether a product is published at a time in India, as `indianClock` gives it. */
export const isPublished = ({ isDraft, publishFrom = '', publishUntil }: Publication, clock: string): boolean =>
  !isDraft && publishFrom <= clock && (publishUntil === undefined || clock < publishUntil);

/** The first time after `clock` at which other products are published; undefined if there is none. */
export function nextPublication(products: Iterable<Publication>, clock: string): string | undefined {
  let next: string | undefined;
  for (const { isDraft, publishFrom, publishUntil } of products) {
    if (isDraft) continue;
    for (const time of [publishFrom, publishUntil])
      if (time !== undefined && time > clock && (next === undefined || time < next)) next = time;
  }
  return next;
}
