/** Five stars in halves: how many are full, whether one is half full, and how many are empty. */
export function countStars(value: number): { readonly full: number; readonly isHalf: boolean; readonly empty: number } {
  const halves = Math.round(value * 2);
  return { full: Math.floor(halves / 2), isHalf: halves % 2 === 1, empty: 5 - Math.ceil(halves / 2) };
}
