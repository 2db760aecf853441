import { BASKET, DARK, LIGHT, type Shape, WOOD } from './basket.ts';

const SHADOW: Shape = ['shadow', 'M22 90a38 4 0 0 0 78 0 38 4 0 0 0-78 0z'];
const AWNING: readonly Shape[] = [
  [
    'cloth',
    'M26 20h68l6 16a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0a5.71 5.71 0 0 1-11.43 0z',
  ],
  [
    'stripe',
    'M35.7 20h9.7L42.9 36a5.71 5.71 0 0 1-11.43 0zM55.1 20h9.7L65.7 36a5.71 5.71 0 0 1-11.43 0zM74.6 20h9.7L88.6 36a5.71 5.71 0 0 1-11.43 0z',
  ],
  [LIGHT, 'M26 20h68l2 6H24z'],
  [DARK, 'M32 43h56v5H32z'],
];
const POSTS: Shape = [WOOD, 'M27 40h5v50h-5zM88 40h5v50h-5z'];

export const EMPTY_PICTURES = {
  /** A stall with one pot on its shelves. */
  shelf: [
    SHADOW,
    ['shade', 'M32 42h56v46H32z'],
    [DARK, 'M32 66h56v3H32zM32 84h56v4H32z'],
    [WOOD, 'M30 62h60v4H30zM30 80h60v4H30z'],
    POSTS,
    ['cloth', 'M67 62c-5-1-7-4-7-7 0-4 3-5 4-6v-2h10v2c1 1 4 2 4 6 0 3-2 6-7 7z'],
    ['stripe', 'M62 45h14v3H62z'],
    [LIGHT, 'M63 54c0-2 1-3 3-4l1 10c-3-1-4-3-4-6z'],
    ...AWNING,
  ],
  basket: BASKET,
  /** A cushion in the form of a heart. */
  heart: [
    ['shadow', 'M34 91a26 3.5 0 0 0 54 0 26 3.5 0 0 0-54 0z'],
    ['cloth', 'M60 88S26 69 26 45a17 17 0 0 1 34-6 17 17 0 0 1 34 6c0 24-34 43-34 43z'],
    [DARK, 'M60 88s34-19 34-43a17 17 0 0 0-9-15c4 22-8 42-31 54z'],
    [LIGHT, 'M33 45a11 11 0 0 1 11-11 3 3 0 0 1 0 6 5 5 0 0 0-5 6 3 3 0 0 1-6-1z'],
  ],
  /** A parcel with tape. */
  parcel: [
    ['shadow', 'M26 80l34 14 38-15-4-6z'],
    [WOOD, 'M26 38l34-14 34 14v38L60 91 26 76z'],
    [LIGHT, 'M26 38l34-14 34 14-34 14z'],
    [DARK, 'M60 52l34-14v38L60 91z'],
    ['stripe', 'M40 32l34 14v12l-7 3V49L33 35z'],
    ['#fff6e4', 'M32 59l15 6v10l-15-6z'],
  ],
  /** A stall behind its shutter, with a padlock. */
  door: [
    SHADOW,
    ['shade', 'M32 42h56v48H32z'],
    [WOOD, 'M36 46h48v44H36z'],
    [DARK, 'M36 54h48v2H36zM36 63h48v2H36zM36 72h48v2H36zM36 81h48v2H36z'],
    POSTS,
    [DARK, 'M54 68v-4a6 6 0 0 1 12 0v4h-3v-4a3 3 0 0 0-6 0v4z'],
    ['stripe', 'M51 67h18v14H51z'],
    [LIGHT, 'M51 67h6v14h-6z'],
    ...AWNING,
  ],
  /** A signpost. */
  lost: [
    ['shadow', 'M40 91a20 3 0 0 0 42 0 20 3 0 0 0-42 0z'],
    [WOOD, 'M57 14h6v77h-6z'],
    [DARK, 'M60 14h3v77h-3z'],
    ['stripe', 'M55 22h37l9 9-9 9H55z'],
    ['cloth', 'M65 45H28l-9 9 9 9h37z'],
    [LIGHT, 'M55 22h37l4 4H55zM65 45H28l-4 4h41z'],
    [DARK, 'M55 36h41l-4 4H55zM65 59H24l4 4h37z'],
  ],
} as const satisfies Record<string, readonly Shape[]>;
