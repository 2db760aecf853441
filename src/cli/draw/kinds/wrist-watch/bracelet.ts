// Bracelets of steel links, lying open: the cover of the clasp at the upper end, its tongue at the lower one.
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, gleam } from '../../light.ts';
import { metalPiece } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { draw, line } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** The middle of the dial. */
const X = 256;
const Y = 256;

const COVER = path(
  'M224 24H288C293 24 296 27 296 32V70C296 75 293 78 288 78H224C219 78 216 75 216 70V32C216 27 219 24 224 24Z',
);
const TONGUE = path(
  'M238 462H274C273 474 272 482 270 492C268 500 263 503 256 503C249 503 244 500 242 492C240 482 239 474 238 462Z',
);

/** What the open ends add to the outline of the watch. */
export const CLASP: readonly Path[] = [COVER, TONGUE];

export function links(ctx: Ctx, outline: Path, side: -1 | 1, metal: Metal): string {
  const from = side < 0 ? Y - 76 : Y + 76;
  let art = '';
  for (let n = 0; n < 12; n += 1) {
    const shrink = 1 - n * 0.014;
    const y = from + side * n * 18 * shrink;
    const top = side < 0 ? y - 17 : y;
    art +=
      metalPiece(ctx, roundRect(X - 42 * shrink, top, 25 * shrink, 17, 3), metal, { rim: 1.6 }) +
      metalPiece(ctx, roundRect(X + 17 * shrink, top, 25 * shrink, 17, 3), metal, { rim: 1.6 }) +
      metalPiece(
        ctx,
        roundRect(X - 16 * shrink, top - 8, 32 * shrink, 17, 4),
        { ...metal, base: lighten(metal.base, 0.25) },
        { rim: 2 },
      );
  }
  return clipTo(ctx, outline, draw(toD(outline), { fill: metal.patina }), art);
}

/** The cover with a button at each side, over the last links. */
export function claspCover(ctx: Ctx, outline: Path, metal: Metal): string {
  const button = (x: number): string => metalPiece(ctx, roundRect(x, 42, 10, 18, 3), metal, { rim: 1.4 });
  const groove = (y: number): string =>
    line(219, y, 293, y, { stroke: darken(metal.base, 0.5), 'stroke-width': 1.4, 'stroke-opacity': 0.7 }) +
    line(219, y + 1.3, 293, y + 1.3, { stroke: lighten(metal.base, 0.8), 'stroke-width': 1, 'stroke-opacity': 0.8 });
  return (
    castOn(ctx, outline, COVER, { base: metal.base, dx: 3, dy: 5, soft: 3, strength: 0.6 }) +
    button(211) +
    button(291) +
    metalPiece(ctx, COVER, metal, { rim: 2.4 }) +
    groove(34) +
    groove(67) +
    gleam(ctx, path('M226 40V62'), { width: 5, opacity: 0.5, soft: 1 })
  );
}

/** The blade that shuts into the cover, below the last link. */
export function claspTongue(ctx: Ctx, metal: Metal): string {
  return (
    metalPiece(ctx, TONGUE, metal, { rim: 2 }) +
    draw('M249 486H263V491C263 494 260 496 256 496S249 494 249 491Z', {
      fill: darken(metal.base, 0.55),
      stroke: lighten(metal.base, 0.6),
      'stroke-width': 0.9,
    }) +
    metalPiece(ctx, roundRect(224, 457, 64, 15, 3), metal, { rim: 1.8 })
  );
}
