/** The middle one of the values, or the mean of the two in the middle. @throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[half]];
  if (low === undefined || high === undefined) throw new Error('There are no values.');
  return (low + high) / 2;
}
