// Labels on turned bodies and what is printed on them.
import { darken } from '../../colour.ts';
import { clipTo } from '../../light.ts';
import { joined, polygon, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, linear } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Lathe } from '../lathe.ts';
import { emblem } from './emblem.ts';
import type { EmblemName } from './emblem.ts';
import { tiltOf } from './vessel.ts';

/** The window of a turned body between two heights and two shares of its width, edges bent as its rings are. */
export function patchOf(lathe: Lathe, from: number, to: number, left = -0.82, right = 0.82): Path {
  const tilt = tiltOf(lathe, to);
  const along = (y: number): Path =>
    polygon(
      Array.from({ length: 21 }, (_, n): [number, number] => {
        const share = left + ((right - left) * n) / 20;
        const half = lathe.halfAt(y);
        return [lathe.cx + half * share, y + half * tilt * Math.sqrt(Math.max(0, 1 - share * share))];
      }),
      false,
    );
  return joined([along(from), reversed(along(to))]);
}

/** Bars that stand for printed lines, bent round the body as its rings are. */
export function linesOn(
  lathe: Lathe,
  y: number,
  widths: readonly number[],
  look: { ink: string; height?: number; gap?: number; opacity?: number },
): string {
  const { ink, height = 3, gap = height * 2.1, opacity = 0.85 } = look;
  return widths
    .map((width, n) =>
      draw(toD(arcOn(lathe, y + n * gap, width)), {
        fill: 'none',
        stroke: ink,
        'stroke-width': height,
        'stroke-opacity': opacity,
        'stroke-linecap': 'round',
      }),
    )
    .join('');
}

/** A piece of the ring at this height, `width` wide about the middle. */
function arcOn(lathe: Lathe, y: number, width: number): Path {
  const [half, tilt] = [lathe.halfAt(y), tiltOf(lathe, y)];
  return polygon(
    Array.from({ length: 13 }, (_, n): [number, number] => {
      const x = (n / 12 - 0.5) * width;
      return [lathe.cx + x, y + half * tilt * Math.sqrt(Math.max(0, 1 - (x / half) ** 2))];
    }),
    false,
  );
}

/** How far the front of the body lies below the given height: where flat art is placed. */
export function dipAt(lathe: Lathe, y: number): number {
  return lathe.halfAt(y) * tiltOf(lathe, y);
}

/** A label of paper or foil with what is printed on it. */
export function labelOn(
  ctx: Ctx,
  lathe: Lathe,
  label: { from: number; to: number; ground: string; art: string; left?: number; right?: number; full?: boolean },
): string {
  const { from, to, ground, art, full = false } = label;
  const patch = full ? lathe.band(from, to) : patchOf(lathe, from, to, label.left, label.right);
  const half = lathe.halfAt((from + to) / 2);
  const shade = linear(
    ctx.defs,
    [lathe.cx - half, 0],
    [lathe.cx + half, 0],
    [
      [0, '#3a2340', 0.5],
      [0.14, '#3a2340', 0.12],
      [0.28, '#ffffff', 0.34],
      [0.42, '#ffffff', 0],
      [0.6, '#3a2340', 0],
      [0.86, '#3a2340', 0.3],
      [1, '#3a2340', 0.55],
    ],
  );
  return (
    draw(toD(patch), { fill: ground }) +
    clipTo(ctx, patch, art) +
    draw(toD(patch), { fill: shade, opacity: 0.75 }) +
    draw(toD(patch), { fill: 'none', stroke: darken(ground, 0.5), 'stroke-width': 0.8, 'stroke-opacity': 0.5 })
  );
}

/** What most labels carry: a mark, two bold lines and some fine print, centred on the body. */
export function labelPrint(
  lathe: Lathe,
  label: { from: number; to: number; ink: string; accent: string; mark: EmblemName; width?: number },
): string {
  const { from, to, ink, accent, mark } = label;
  const tall = to - from;
  const width = label.width ?? lathe.halfAt((from + to) / 2) * 1.5;
  const size = Math.min(width * 0.22, tall * 0.2);
  const at = (share: number): number => from + tall * share;
  return (
    emblem(mark, lathe.cx, at(0.28) + dipAt(lathe, at(0.28)), size, ink, accent) +
    linesOn(lathe, at(0.57), [width * 0.66, width * 0.4], {
      ink,
      height: Math.max(3, tall * 0.026),
      gap: Math.max(7, tall * 0.06),
    }) +
    linesOn(lathe, at(0.8), [width * 0.56, width * 0.48, width * 0.2], {
      ink,
      height: 1.8,
      gap: Math.max(4, tall * 0.036),
      opacity: 0.6,
    })
  );
}
