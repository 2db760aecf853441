// Points written as text, so that a table of them stays readable: "12 40, 18 66!, 20 90", where ! keeps a corner sharp.
import type { Knot, Point } from '../../path.ts';

export function knots(text: string): Knot[] {
  return text.split(',').map((part): Knot => {
    const [x, y] = part.replace('!', '').trim().split(/\s+/).map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y))
      throw new Error(`bad points: ${text}`);
    return part.includes('!') ? [x, y, 'corner'] : [x, y];
  });
}

export function points(text: string): Point[] {
  return knots(text).map(([x, y]): Point => [x, y]);
}
