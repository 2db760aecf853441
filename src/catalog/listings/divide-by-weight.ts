/**
 * Divides items into parts of at most `most` items and at most `limit` weight together, in their order. An item that weighs more is a
 * part of its own. No items are one empty part.
 */
export function divideByWeight<T>(
  items: readonly T[],
  most: number,
  limit: number,
  weightOf: (item: T) => number,
): T[][] {
  let part: T[] = [];
  const parts = [part];
  let weight = 0;
  for (const item of items) {
    const own = weightOf(item);
    if (part.length > 0 && (part.length >= most || weight + own > limit)) {
      part = [];
      parts.push(part);
      weight = 0;
    }
    part.push(item);
    weight += own;
  }
  return parts;
}
