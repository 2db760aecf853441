// The velvet bust on which jewellers show what is worn at the neck.
import { fit, focusFrom, zoom } from '../../frame.ts';
import { darken, lighten } from '../../colour.ts';
import { clipTo, groundShadow, innerRim } from '../../light.ts';
import { mirrored, oval, path, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, ellipse, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const OUTLINE: Path = mirrored(
  path(
    'M256 30C192 30 146 40 142 54C146 92 150 126 144 160C134 196 84 204 52 226C30 242 26 268 36 300C52 350 76 400 96 430C104 441 114 446 128 446H256',
  ),
);
/** Half the neck's width where chokers sit. */
const NECK = 114;

/** Keeps what goes round the neck from reaching beyond it. */
export function roundTheNeck(ctx: Ctx, art: string): string {
  return clipTo(ctx, OUTLINE, art);
}

export function bust(ctx: Ctx, velvet: string): string {
  const cut = oval(256, 52, 114, 21);
  return (
    groundShadow(ctx, { x: 262, y: 446, width: 270, depth: 20 }) +
    clothPiece(ctx, { outline: OUTLINE, fabric: ctx.cloth({ name: 'suede' }, [velvet]), form: 0.9, warp: 0 }) +
    clipTo(
      ctx,
      OUTLINE,
      draw(toD(OUTLINE), {
        fill: linear(
          ctx.defs,
          [60, 0],
          [452, 60],
          [
            [0, darken(velvet, 0.5), 0.3],
            [0.24, lighten(velvet, 0.6), 0.2],
            [0.5, velvet, 0],
            [1, darken(velvet, 0.7), 0.6],
          ],
        ),
      }),
      // The hollow of the throat and the two collar bones.
      ...[1, -1].map((side) =>
        place(
          draw('M-14 268C-40 246 -92 236 -150 238C-98 246 -52 258 -14 268Z', {
            fill: darken(velvet, 0.6),
            opacity: 0.3,
          }) +
            draw('M-20 276C-50 256 -98 246 -150 246', {
              fill: 'none',
              stroke: lighten(velvet, 0.5),
              'stroke-width': 5,
              'stroke-opacity': 0.22,
              'stroke-linecap': 'round',
            }),
          { x: 256, scale: `${side} 1` },
        ),
      ),
      innerRim(ctx, OUTLINE, {
        dx: -12,
        dy: -10,
        soft: 18,
        colour: darken(velvet, 0.75),
        opacity: 0.5,
        blend: 'multiply',
      }),
    ) +
    draw(toD(cut), { fill: lighten(velvet, 0.12), stroke: darken(velvet, 0.4), 'stroke-width': 1 }) +
    ellipse(252, 50, 98, 15, { fill: lighten(velvet, 0.25), opacity: 0.6 })
  );
}

/** Round the neck at this height of its middle: `drop` is how far the front hangs below the sides. */
export function neckLine(y: number, drop: number, half = NECK - 4): Path {
  return path(
    `M${256 - half} ${y - drop}C${256 - half * 0.9} ${y - drop * 0.24} ${256 - half * 0.5} ${y} 256 ${y}C${256 + half * 0.5} ${y} ${256 + half * 0.9} ${y - drop * 0.24} ${256 + half} ${y - drop}`,
  );
}

/** A chain that hangs over the shoulders to a point at (256, y). */
export function hangLine(y: number, half = NECK - 8, from = 168): Path {
  return path(
    `M${256 - half} ${from}C${256 - half - 4} ${from + (y - from) * 0.4} ${256 - half * 0.52} ${from + (y - from) * 0.86} 256 ${y}C${256 + half * 0.52} ${from + (y - from) * 0.86} ${256 + half + 4} ${from + (y - from) * 0.4} ${256 + half} ${from}`,
  );
}

/** Jewellery worn by the bust, whole or as close-up about a point. */
export function onBust(
  ctx: Ctx,
  lens: { readonly at: readonly [number, number]; readonly near: { x: number; y: number; factor: number } },
  scene: () => string,
): string {
  if (ctx.view === 'detail')
    return focusFrom(ctx, { at: lens.at, sharp: 150, reach: 400 }, zoom(ctx, { ...lens.near, turn: -5 }, scene));
  return fit(ctx, { x: 28, y: 30, width: 456, height: 416 }, { x: 40, y: 30, width: 432, height: 416 }, scene, true);
}
