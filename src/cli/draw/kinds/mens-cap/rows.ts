// What caps can be, and the rows of stitching that all of them share.
import { stitches } from '../../light.ts';
import { parallel } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { CutOf } from '../../types.ts';

export const CUTS = {
  style: ['baseball', 'trucker', 'bucket', 'beanie', 'flat-cap', 'topi'],
  badge: ['none', 'mountain', 'wheel', 'wave', 'leaf'],
  finish: ['plain', 'sandwich', 'pompom', 'brim-print'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export function rows(line: Path, thread: string, distances: readonly number[]): string {
  return distances
    .map((d) => stitches(parallel(line, d, 36), thread, { width: 1, length: 3.4, gap: 2.4, opacity: 0.8 }))
    .join('');
}
