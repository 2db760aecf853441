import { BASKET, type Shape } from './basket.ts';

const AWNING: readonly Shape[] = [
  [
    'cloth',
    'M26 22h68l6 14a7 7 0 0 1-12 4 7 7 0 0 1-11 0 7 7 0 0 1-11 0 7 7 0 0 1-12 0 7 7 0 0 1-11 0 7 7 0 0 1-11 0 7 7 0 0 1-12-4z',
  ],
  ['stripe', 'M43 22h12l-1 18a7 7 0 0 1-11 0zM66 22h11v18a7 7 0 0 1-11 0z'],
];

export const EMPTY_PICTURES = {
  /** A stall with empty shelves. */
  shelf: [
    ['shade', 'M32 44h56v42H32z'],
    ...AWNING,
    ['line', 'M30 42v46M90 42v46M24 88h72M32 62h56M32 76h56M44 62v-7h9v7M70 76v-5a5 5 0 0 1 10 0v5'],
  ],
  basket: BASKET,
  /** A heart on a washing line. */
  heart: [
    ['cloth', 'M60 86S30 68 30 48a15 15 0 0 1 30-5 15 15 0 0 1 30 5c0 20-30 38-30 38z'],
    [
      'line',
      'M12 24q48 14 96 0M60 86S30 68 30 48a15 15 0 0 1 30-5 15 15 0 0 1 30 5c0 20-30 38-30 38zM42 27v9M78 27v9M40 47a6 6 0 0 1 6-6',
    ],
  ],
  /** A parcel with string. */
  parcel: [
    ['paper', 'M28 42l32-14 32 14v34L60 90 28 76z'],
    ['shade', 'M60 56l32-14v34L60 90z'],
    ['stripe', 'M44 35l32 14v9l-7 3v-9L37 38z'],
    ['line', 'M28 42l32-14 32 14v34L60 90 28 76zM28 42l32 14 32-14M60 56v34M44 35l32 14v11'],
  ],
  /** The closed door of a stall, with a padlock. */
  door: [
    ['shade', 'M32 44h56v44H32z'],
    ['paper', 'M44 52h32v36H44z'],
    ...AWNING,
    ['stripe', 'M54 68h12v10H54z'],
    ['line', 'M30 42v46M90 42v46M24 88h72M44 88V52h32v36M54 68h12v10H54zM56 68v-3a4 4 0 0 1 8 0v3'],
  ],
  /** A signpost. */
  lost: [
    ['stripe', 'M60 24h30l8 8-8 8H60z'],
    ['cloth', 'M60 44H32l-8 8 8 8h28z'],
    [
      'line',
      'M60 14v76M46 90h28M60 24h30l8 8-8 8H60M60 44H32l-8 8 8 8h28M68 32h18M36 52h16M18 90q6-8 12 0M88 90q6-10 14 0',
    ],
  ],
} as const satisfies Record<string, readonly Shape[]>;
