import { SLOW_LINK } from './link.ts';
import type { Opening, Row, Times } from './rows.ts';
import type { Tap } from './tap.ts';

export interface AimResult {
  readonly label: string;
  readonly aim: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Milliseconds on the slow link. */
const PAINT_AIMS: readonly (readonly [opening: Opening, paint: keyof Times, label: string, mostMs: number])[] = [
  ['first', 'firstPaintMs', 'product page, first paint', 1_800],
  ['first', 'largestPaintMs', 'product page, largest paint', 2_300],
  ['further', 'largestPaintMs', 'further product page, largest paint', 1_200],
];

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/** The aims on the slow link. A time that is missing misses its aim. */
export function checkAims(rows: readonly Row[], tap: Tap): AimResult[] {
  const paints = PAINT_AIMS.map(([opening, paint, label, mostMs]): AimResult => {
    const row = rows.find((candidate) => candidate.kind === 'product' && candidate.opening === opening);
    const ms = row?.times[SLOW_LINK.name]?.[paint] ?? Number.NaN;
    return { label, aim: formatSeconds(mostMs), measured: formatSeconds(ms), isMet: ms <= mostMs };
  });
  const { framesBefore } = tap;
  return [
    ...paints,
    {
      label: 'a tap on Add to Cart is answered in',
      aim: 'its own frame',
      measured: framesBefore === 0 ? 'its own frame' : `frame ${framesBefore + 1}`,
      isMet: framesBefore === 0,
    },
  ];
}
