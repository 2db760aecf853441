/**
 * Drawings for empty states: shapes of a 120 × 100 picture, each with its fill: a name for what follows the shop's colours
 * (styles/empty.css), else a colour. `LIGHT` and `DARK` are laid over others and give them volume, as in the scenes of the home page.
 */
export type Shape = readonly [fill: 'cloth' | 'stripe' | 'shade' | 'shadow' | `#${string}`, path: string];

export const WOOD = '#c99b68';
export const LIGHT = '#ffffff4d';
export const DARK = '#2b162024';

/** In a file of its own, which the cart loads when it is empty. */
export const BASKET: readonly Shape[] = [
  ['shadow', 'M26 90a34 4 0 0 0 70 0 34 4 0 0 0-70 0z'],
  [WOOD, 'M35 49a25 29 0 0 1 50 0h-5a20 24 0 0 0-40 0z'],
  [WOOD, 'M25 47h70l-9 37a8 8 0 0 1-8 6H42a8 8 0 0 1-8-6z'],
  ['cloth', 'M28 59h64l-3 12H31z'],
  ['stripe', 'M29 61l5 8 6-8 6 8 6-8 7 8 7-8 6 8 6-8 6 8 6-8z'],
  [DARK, 'M95 47l-9 37a8 8 0 0 1-8 6H66l9-43z'],
  [LIGHT, 'M31 51h9l4 36h-3a5 5 0 0 1-4-4z'],
  [WOOD, 'M22 44h76a3 3 0 0 1 0 6H22a3 3 0 0 1 0-6z'],
];
