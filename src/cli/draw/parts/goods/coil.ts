// A long cord that lies in several turns on one another.
import { smooth } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { cord } from './forms.ts';
import type { CordLook } from './forms.ts';

/** Knots in a piece that is drawn at once. */
const PIECE = 3;

export interface Turns {
  /** Knots before and after the turns. */
  readonly from: readonly Knot[];
  readonly to: readonly Knot[];
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Degrees, 0 to the right, 90 below; `by` is negative against the clock. */
  readonly start: number;
  readonly by: number;
  /** How far, in units, the turns lie apart. */
  readonly spread: number;
}

/** The turns are never quite round nor quite on each other. */
export function coiled({ from, to, cx, cy, rx, ry, start, by, spread }: Turns): Path {
  const steps = Math.round(Math.abs(by) / 30);
  const knots = Array.from({ length: steps + 1 }, (_, n): Knot => {
    const angle = ((start + (by * n) / steps) * Math.PI) / 180;
    const turn = n / 12;
    const off = spread * Math.sin(turn * 2.4);
    const [dx, dy] = [spread * 0.5 * Math.sin(turn * 1.7 + 1), spread * 0.5 * Math.cos(turn * 2.9)];
    return [cx + dx + Math.cos(angle) * (rx + off), cy + dy + Math.sin(angle) * (ry + off)];
  });
  return smooth([...from, ...knots, ...to]);
}

/** A cord drawn piece by piece, so that each turn lies over the one before. */
export function coiledCord(along: Path, look: CordLook): string {
  const count = Math.ceil(along.curves.length / PIECE);
  return Array.from({ length: count }, (_, n) => {
    const start = along.curves[n * PIECE - 1]?.[2] ?? along.start;
    const curves = along.curves.slice(n * PIECE, (n + 1) * PIECE);
    return cord({ start, curves, closed: false }, { ...look, cap: n === 0 || n === count - 1 ? 'round' : 'butt' });
  }).join('');
}
