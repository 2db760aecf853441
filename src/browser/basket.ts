/** Drawings for empty states: shapes of a 120 × 100 picture, each with its fill. */
export type Shape = readonly [fill: 'cloth' | 'stripe' | 'paper' | 'shade' | 'line', path: string];

/** In a file of its own, which the cart loads when it is empty. */
export const BASKET: readonly Shape[] = [
  ['paper', 'M26 48h68l-8 36a6 6 0 0 1-6 5H40a6 6 0 0 1-6-5z'],
  ['stripe', 'M30 60h60l-2 9H32z'],
  [
    'line',
    'M26 48h68l-8 36a6 6 0 0 1-6 5H40a6 6 0 0 1-6-5zM22 48h76M40 48a20 24 0 0 1 40 0M44 48l4 41M60 48v41M76 48l-4 41M30 60h60M32 74h56',
  ],
];
