// Where the pieces of a pack lie.
import type { Cut } from './plan.ts';

export type Spot = readonly [x: number, y: number, turn: number];

const FANS: Readonly<Record<string, readonly Spot[]>> = {
  '2': [
    [212, 164, -10],
    [304, 342, 7],
  ],
  '3': [
    [176, 136, -12],
    [330, 228, 9],
    [196, 366, -6],
  ],
  '4': [
    [152, 150, -8],
    [356, 138, 8],
    [160, 358, 6],
    [350, 368, -7],
  ],
  '5': [
    [140, 112, -10],
    [366, 118, 8],
    [254, 246, -3],
    [142, 386, 7],
    [372, 388, -8],
  ],
  '6': [
    [136, 104, -6],
    [372, 106, 6],
    [140, 252, 5],
    [374, 252, -5],
    [138, 400, -4],
    [372, 402, 7],
  ],
};
const SIZES: Readonly<Record<string, number>> = { '2': 0.8, '3': 0.68, '4': 0.62, '5': 0.55, '6': 0.52 };

/** Places and size of the pieces of a pack. */
export function packOf(count: number, lay: Cut['lay']): { spots: readonly Spot[]; size: number } {
  const folded = lay === 'folded';
  const rows = lay === 'rows';
  const columns = folded && count % 2 === 0 ? 2 : 1;
  const size = folded
    ? Math.min(1.1, (columns * 3.4) / count, columns === 2 ? 0.86 : 2)
    : rows
      ? 0.74
      : (SIZES[String(count)] ?? 0.5);
  const spots: readonly Spot[] = folded
    ? Array.from({ length: count }, (_, n): Spot => {
        const row = Math.floor(n / columns);
        const lines = count / columns;
        const x = columns === 2 ? 256 + (n % 2 === 0 ? -112 : 112) : 256 + (n % 2 === 0 ? -8 : 8);
        return [x, 256 + (row - (lines - 1) / 2) * (380 / lines), (n + row) % 2 === 0 ? -3 : 3];
      })
    : rows
      ? Array.from({ length: count }, (_, n): Spot => {
          const share = n / Math.max(1, count - 1);
          return [204 + share * 104, 122 + share * 258, -9 + share * 14];
        })
      : (FANS[String(count)] ?? []);
  return { spots, size };
}
