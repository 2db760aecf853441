// The back of trousers, and how they look folded on a shelf.
import { darken, lighten, mix } from '../../colour.ts';
import { BAND, EVERYTHING, isDenim, rows, threadOf } from './front.ts';
import type { Cut } from './plan.ts';
import { castOn, seam, stitches, wallShadow } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import type { LegPlan } from '../../parts/mens-legs.ts';
import { button, wovenLabel } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { flipped, moved, path, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import type { Ctx } from '../../types.ts';

/** A back pocket about (x, y), its upper edge's middle. */
function backPocket(ctx: Ctx, cut: Cut, x: number, y: number, size = 1): string {
  const base = ctx.fabric.base;
  const thread = threadOf(ctx, cut);
  const at = (dx: number, dy: number): string => `${(x + dx * size).toFixed(1)} ${(y + dy * size).toFixed(1)}`;
  if (!isDenim(cut)) {
    const slit = path(`M${at(-25, 0)}L${at(25, 0)}`);
    return (
      seam(slit, base, { strength: 0.8, width: 1.6 }) +
      stitches(
        path(`M${at(-27, -4)}H${x + 27 * size}V${y + 5 * size}H${x - 27 * size}V${y - 4 * size}`),
        lighten(base, 0.2),
        { width: 0.8, opacity: 0.5 },
      ) +
      button(ctx, x, y + 10 * size, 3 * size, mix(base, '#2b2622', 0.4))
    );
  }
  const outline = path(`M${at(-25, 0)}L${at(25, 0)}L${at(23, 42)}L${at(0, 53)}L${at(-23, 42)}Z`);
  const edge = path(`M${at(-25, 2)}L${at(-23, 42)}L${at(0, 53)}L${at(23, 42)}L${at(25, 2)}`);
  return (
    sewnPiece(ctx, {
      outline,
      fabric: ctx.fabric,
      under: EVERYTHING,
      sewn: [edge],
      inset: 3 * size,
      thread,
      rows: 2,
      form: 0.35,
      lift: 2,
      warp: 2,
    }) +
    rows(path(`M${at(-25, 0)}L${at(25, 0)}`), thread, [4, 8], 0.9) +
    rows(path(`M${at(-20, 30)}L${at(20, 16)}`), thread, [0, 3], 0.9)
  );
}

/** Yoke, middle seam, pockets and the patch on the waistband. */
export function backOf(ctx: Ctx, cut: Cut, plan: LegPlan): string {
  const base = ctx.fabric.base;
  const thread = threadOf(ctx, cut);
  const { top, waist, hip, rise } = plan;
  const middle = path(`M${AXIS} ${top + BAND + 4}V${top + rise + 4}`);
  const yoke: Path = path(`M${AXIS - waist - (hip - waist) * 0.5} ${top + 30}L${AXIS} ${top + 48}`);
  return (
    seam(middle, base, { strength: 0.7 }) +
    (isDenim(cut)
      ? [yoke, flipped(yoke)]
          .map((line, n) => seam(line, base, { strength: 0.6 }) + rows(line, thread, n ? [-3, -6] : [3, 6], 0.9))
          .join('') + rows(middle, thread, [3, 6], 0.9)
      : '') +
    [-1, 1].map((s) => backPocket(ctx, cut, AXIS + s * 41, top + (isDenim(cut) ? 58 : 52))).join('')
  );
}

/** The leather patch on the waistband of jeans, between the loops at the middle and at the right. */
export function patchOf(ctx: Ctx, plan: LegPlan): string {
  const patch = roundRect(AXIS + plan.waist * 0.36 - 15, plan.top + 2, 30, BAND + 4, 1.5);
  return (
    castOn(ctx, EVERYTHING, patch, { base: ctx.fabric.base, dx: 1, dy: 2, soft: 1.5, strength: 0.4 }) +
    clothPiece(ctx, { outline: patch, fabric: SURFACES.leather(ctx, '#9a6234'), form: 0.5, warp: 0 })
  );
}

/** Folded lengthwise and then in three: the seat with its pocket on top. */
export function drawFolded(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const thread = threadOf(ctx, cut);
  const T = 130;
  const outline = path(
    `M170 ${T + 8}Q256 ${T - 4} 340 ${T}C350 ${T + 60} 356 ${T + 130} 352 ${T + 226}Q352 ${T + 238} 338 ${T + 239}C280 ${T + 242} 220 ${T + 242} 172 ${T + 239}Q158 ${T + 238} 159 ${T + 226}C162 ${T + 130} 166 ${T + 60} 170 ${T + 8}Z`,
  );
  const band = path(`M169.4 ${T + 8}Q256 ${T - 4} 340.4 ${T}L343 ${T + 21}Q256 ${T + 17} 168 ${T + 29}Z`);
  const low = path(`M168 ${T + 29}Q256 ${T + 17} 343 ${T + 21}`);
  const high = path(`M169.4 ${T + 8}Q256 ${T - 4} 340.4 ${T}`);
  const yoke = path(`M166 ${T + 66}C220 ${T + 60} 300 ${T + 48} 346 ${T + 42}`);
  const layer = (dx: number, dy: number, tone: number): string =>
    clothPiece(ctx, { outline: moved(outline, dx, dy), fabric: ctx.plain(darken(base, tone)), form: 0.9 });
  // The leg's end, folded under the seat, looks out below it.
  const leg = path(
    `M172 ${T + 220}L340 ${T + 218}L339 ${T + 250}Q339 ${T + 254} 334 ${T + 254.4}C280 ${T + 257} 230 ${T + 257} 178 ${T + 255}Q173 ${T + 254.6} 173 ${T + 250}Z`,
  );
  return (
    wallShadow(ctx, [outline, leg], { distance: 13 }) +
    clothPiece(ctx, {
      outline: leg,
      fabric,
      form: 0.9,
      over: rows(path(`M172 ${T + 250}C230 ${T + 252} 280 ${T + 252} 340 ${T + 249.6}`), thread, [0], 0.9),
    }) +
    layer(3, 8, 0.24) +
    layer(1.5, 4, 0.12) +
    clothPiece(ctx, {
      outline,
      fabric,
      form: 0.85,
      scale: 1.1,
      folds: [
        {
          points: [
            [166, T + 150],
            [240, T + 160],
            [350, T + 140],
          ],
          width: 26,
          depth: 0.16,
        },
        {
          points: [
            [166, T + 200],
            [250, T + 190],
            [350, T + 204],
          ],
          width: 30,
          depth: -0.14,
        },
      ],
      drape: { amount: 0.3, across: 90, down: 90 },
      over: isDenim(cut) ? seam(yoke, base, { strength: 0.6 }) + rows(yoke, thread, [3, 6], 1) : '',
    }) +
    clothPiece(ctx, {
      outline: band,
      fabric,
      turn: 86,
      form: 0.7,
      warp: 2,
      over: rows(high, thread, [3], 1) + rows(low, thread, [-3], 1),
    }) +
    [196, 262, 324]
      .map((x, n) => {
        const y = T + 2 - n * 2;
        const loop = roundRect(x, y, 9, 28, 1.5);
        return (
          castOn(ctx, EVERYTHING, loop, { base, dx: 1.6, dy: 1, soft: 1.4, strength: 0.5 }) +
          clothPiece(ctx, { outline: loop, fabric: ctx.plain(base), form: 0.6, warp: 0 })
        );
      })
      .join('') +
    (isDenim(cut)
      ? clothPiece(ctx, {
          outline: roundRect(214, T, 36, 23, 2),
          fabric: SURFACES.leather(ctx, '#9a6234'),
          form: 0.5,
          warp: 0,
          over: stitches(roundRect(216.5, T + 2.5, 31, 18, 1), '#e8c48e', { width: 0.9, length: 3, gap: 2 }),
        })
      : wovenLabel(232, T + 12, 28, 13, '#f1e6d2', '#8a6a4a', -3)) +
    backPocket(ctx, cut, 258, T + 82, 1.55)
  );
}
