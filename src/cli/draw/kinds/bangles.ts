// Bangles and kadas: stacked, spread out, as a pair, or on a rod.
import { CUTS, beadedHoop, hoopArt } from './bangles/hoop.ts';
import type { Cut, Hoop } from './bangles/hoop.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { paintStops } from '../materials.ts';
import { dressOf, ringShadow } from '../parts/jewel/motifs.ts';
import type { Dress } from '../parts/jewel/motifs.ts';
import { ellipse, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const shade = (ctx: Ctx, cut: Cut, n: number): string =>
  cut.style === 'kada' || cut.style === 'carved' || cut.style === 'stone'
    ? ctx.colour(0)
    : ctx.colour(n % Math.max(1, ctx.colourCount));

/** Many lying on one another before us, a broad one among thin ones. */
function stack(ctx: Ctx, cut: Cut, dress: Dress): string {
  const thin = cut.style === 'glass' || cut.style === 'thread';
  const widths =
    cut.style === 'kada'
      ? [30, 30]
      : cut.style === 'carved'
        ? [16, 9, 24, 9, 16]
        : thin
          ? Array.from({ length: 9 }, () => 15)
          : [15, 9, 15, 9, 22, 9, 15, 9, 15];
  let y = 424;
  const layers = widths.map((width, n) => {
    y -= width + 1.4;
    const hoop: Hoop = {
      cx: 256 + (n % 3 === 0 ? 2 : n % 3 === 1 ? -2 : 0),
      cy: y + width / 2 - 40,
      r: 150,
      squash: 0.34,
      width,
    };
    return width === 9 ? beadedHoop(ctx, hoop, dress.metal) : hoopArt(ctx, cut, dress, hoop, shade(ctx, cut, n));
  });
  return (
    groundShadow(ctx, { x: 262, y: 424, width: 310, depth: 44 }) +
    layers.map(({ far }) => far).join('') +
    layers.map(({ near }) => near).join('')
  );
}

function flatRing(ctx: Ctx, cut: Cut, dress: Dress, hoop: Hoop, n: number): string {
  const { far, near } = hoopArt(ctx, cut, dress, hoop, shade(ctx, cut, n));
  return (
    ringShadow(ctx, { cx: hoop.cx, cy: hoop.cy, rx: hoop.r, ry: hoop.r * hoop.squash, width: hoop.width }) + far + near
  );
}

/** Two broad ones from above, one over the edge of the other. */
function pair(ctx: Ctx, cut: Cut, dress: Dress): string {
  const width = cut.style === 'glass' ? 16 : 30;
  return (
    flatRing(ctx, cut, dress, { cx: 318, cy: 200, r: 124, squash: 1, width }, 1) +
    flatRing(ctx, cut, dress, { cx: 198, cy: 306, r: 124, squash: 1, width }, 0)
  );
}

const SIX = [
  [186, 176],
  [326, 178],
  [256, 232],
  [176, 318],
  [334, 326],
  [262, 340],
] as const;

/** In an order that puts the three colours into every row and every column. */
const NINE = [
  [152, 158],
  [262, 148],
  [362, 162],
  [252, 252],
  [368, 266],
  [144, 264],
  [356, 358],
  [156, 362],
  [262, 352],
] as const;

/** The five of a carved set: one broad, two medium, two beaded. */
const CARVED = [
  [176, 182, 24],
  [338, 170, 16],
  [344, 330, 9],
  [180, 336, 16],
  [258, 256, 9],
] as const;

/** Strewn flat: nine thin ones, as sets of glass and thread come, or six broad ones. */
function spread(ctx: Ctx, cut: Cut, dress: Dress): string {
  const thin = cut.style === 'glass' || cut.style === 'thread';
  if (cut.style === 'carved')
    return CARVED.map(([cx, cy, wide], n) => {
      const hoop: Hoop = { cx, cy, r: 116, squash: 1, width: wide * 0.78 };
      const { far, near } = beadedHoop(ctx, hoop, dress.metal);
      return wide === 9
        ? ringShadow(ctx, { cx, cy, rx: hoop.r, ry: hoop.r, width: hoop.width }) + far + near
        : flatRing(ctx, cut, dress, hoop, n);
    }).join('');
  const [r, width] = thin ? [74, 13] : [108, 20];
  return (thin ? NINE : SIX)
    .map(([cx, cy], n) => flatRing(ctx, cut, dress, { cx, cy, r, squash: 1, width }, n))
    .join('');
}

/** Side by side on the rod of a wooden stand, seen slightly from the side. */
function onStand(ctx: Ctx, cut: Cut, dress: Dress): string {
  const wood = '#8a5f3f';
  const thin = cut.style === 'glass' || cut.style === 'thread';
  const pitch = thin ? 17 : 30;
  const count = thin ? 15 : 8;
  const width = thin ? 13 : 25;
  const bodies = Array.from({ length: count }, (_, n) => {
    const x = (n - (count - 1) / 2) * pitch;
    // Seen from the side a hoop is a narrow ellipse: the same drawing turned by a quarter.
    const hoop: Hoop = { cx: 0, cy: 0, r: 118, squash: 0.14, width };
    const { far, near } = hoopArt(ctx, cut, dress, hoop, shade(ctx, cut, n));
    return { far: place(far, { x: 256 + x, y: 256, turn: 90 }), near: place(near, { x: 256 + x, y: 256, turn: 90 }) };
  });
  const rod = rect(92, 124, 328, 34, {
    rx: 17,
    fill: linear(ctx.defs, [0, 124], [0, 158], paintStops(wood, 0.4)),
    stroke: darken(wood, 0.5),
    'stroke-width': 1,
  });
  const foot =
    rect(242, 150, 28, 280, { fill: linear(ctx.defs, [242, 0], [270, 0], paintStops(wood, 0.4)) }) +
    ellipse(256, 434, 124, 20, { fill: darken(wood, 0.3) }) +
    ellipse(256, 426, 124, 20, {
      fill: linear(
        ctx.defs,
        [132, 0],
        [380, 0],
        [
          [0, lighten(wood, 0.4)],
          [0.6, wood],
          [1, darken(wood, 0.3)],
        ],
      ),
    });
  return (
    groundShadow(ctx, { x: 262, y: 442, width: 270, depth: 24 }) +
    foot +
    bodies.map(({ far }) => far).join('') +
    rod +
    bodies.map(({ near }) => near).join('')
  );
}

export const kind = defineKind({
  name: 'bangles',
  about: 'bangles; colours: glass, lac or thread in turn (metal ones: second stone). stack and stand want a ground',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const dress = dressOf(ctx, cut);
    const standing = ctx.stance === 'stand';
    const art = standing ? (cut.show === 'stand' ? onStand : stack) : cut.show === 'spread' ? spread : pair;
    const scene = (): string => art(ctx, cut, dress);
    if (ctx.view === 'detail') {
      const near = zoom(
        ctx,
        standing
          ? { x: 220, y: cut.show === 'stand' ? 250 : 400, factor: 2, turn: -4 }
          : { x: 230, y: 300, factor: 1.9, turn: -10 },
        scene,
      );
      return standing ? focusFrom(ctx, { at: [256, 256], sharp: 150, reach: 400 }, near) : near;
    }
    if (cut.show === 'stand' && standing)
      return fit(
        ctx,
        { x: 84, y: 118, width: 344, height: 330 },
        { x: 40, y: groundFor(ctx, 380) - 376, width: 432, height: 384 },
        scene,
        true,
      );
    if (standing) {
      const tall = cut.style === 'kada' ? 190 : cut.style === 'carved' ? 210 : 290;
      return fit(
        ctx,
        { x: 92, y: 440 - tall, width: 328, height: tall + 6 },
        { x: 50, y: groundFor(ctx, tall * 1.2) - tall * 1.24, width: 412, height: tall * 1.24 + 8 },
        scene,
        true,
      );
    }
    return fit(ctx, { x: 52, y: 54, width: 412, height: 402 }, { x: 36, y: 36, width: 440, height: 440 }, scene);
  },
});
