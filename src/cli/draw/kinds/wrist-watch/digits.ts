// Figures made of seven bars, 16 by 32: the screen of a digital watch, the date of another.
import { draw, place } from '../../svg.ts';

const SEGMENTS: readonly string[] = [
  'M2 0H14L11 4H5Z',
  'M16 2V14L12 11V5Z',
  'M16 18V30L12 27V21Z',
  'M2 32H14L11 28H5Z',
  'M0 18V30L4 27V21Z',
  'M0 2V14L4 11V5Z',
  'M2 16L5 14H11L14 16L11 18H5Z',
];
const LIT: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5],
  1: [1, 2],
  2: [0, 1, 6, 4, 3],
  3: [0, 1, 6, 2, 3],
  8: [0, 1, 2, 3, 4, 5, 6],
};

export function digit(n: number, x: number, y: number, scale: number, colour: string): string {
  return place((LIT[n] ?? []).map((i) => draw(SEGMENTS[i] ?? '', { fill: colour })).join(''), { x, y, scale });
}
