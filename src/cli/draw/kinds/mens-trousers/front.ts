// The front of trousers: waistband, loops, fly, pockets, fades.
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { castOn, clipTo, crease, seam, stitches } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { AXIS } from '../../parts/garment.ts';
import { alongOutseam, waistLine } from '../../parts/mens-legs.ts';
import type { Leg, LegPlan } from '../../parts/mens-legs.ts';
import { button } from '../../parts/notions.ts';
import { sewnPiece } from '../../parts/panel.ts';
import { flipped, joined, parallel, path, reversed, roundRect } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { blur, ellipse, group } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export const EVERYTHING = path('M0 0H512V700H0Z');
export const BAND = 16;

export function isDenim(cut: Cut): boolean {
  return cut.style === 'jeans';
}

/** Copper thread on denim, tone on tone elsewhere. */
export function threadOf(ctx: Ctx, cut: Cut): string {
  const base = ctx.fabric.base;
  if (isDenim(cut) && ctx.colourCount > 1) return ctx.colour(ctx.colourCount - 1);
  return lighten(base, 0.28);
}

export function rows(line: Path, thread: string, distances: readonly number[], width = 1): string {
  return distances
    .map((d) => stitches(parallel(line, d, 30), thread, { width, length: 3, gap: 2, opacity: 0.85 }))
    .join('');
}

/** Where denim is worn: the front of the thighs, the knees, and rays from the crotch. */
export function fades(ctx: Ctx, plan: LegPlan, leg: Leg): string {
  const pale = mix(ctx.fabric.base, '#dfe9f2', 0.62);
  const s = leg.mirror ? 1 : -1;
  const crotch = plan.top + plan.rise;
  const knee = crotch + (plan.length - plan.rise) * 0.46;
  const patch = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
    ellipse(x, y, rx, ry, {
      fill: pale,
      opacity,
      filter: blur(ctx.defs, 15, { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }),
    });
  return group(
    {},
    patch(AXIS + s * 46, crotch + 26, 26, 64, 0.6),
    patch(AXIS + s * (plan.spread * 0.5 + 24), knee + 6, 22, 34, 0.62),
    patch(AXIS + s * plan.spread, plan.top + plan.length - 20, 20, 20, 0.3),
  );
}

export function belt(ctx: Ctx, cut: Cut, plan: LegPlan, back = false): string {
  const { fabric } = ctx;
  const thread = threadOf(ctx, cut);
  const top = waistLine(plan);
  const low = waistLine(plan, BAND);
  const outline = joined([top, reversed(low)]);
  const loops = (back ? [-0.72, 0, 0.72] : [-0.66, -0.36, 0.36, 0.66])
    .map((t) => {
      const x = AXIS + plan.waist * t;
      const y = plan.top + 5.5 * (1 - t * t);
      const loop = roundRect(x - 3.2, y - 2, 6.4, BAND + 5, 1.2);
      return (
        castOn(ctx, EVERYTHING, loop, { base: fabric.base, dx: 1.4, dy: 1, soft: 1.2, strength: 0.5 }) +
        clothPiece(ctx, { outline: loop, fabric: ctx.plain(fabric.base), form: 0.6, warp: 0 }) +
        stitches(path(`M${x} ${y}V${y + BAND + 2}`), thread, { width: 0.8, length: 2.2, gap: 1.6, opacity: 0.7 })
      );
    })
    .join('');
  const closing = back
    ? ''
    : cut.style === 'formal'
      ? seam(path(`M${AXIS + 12} ${plan.top + 5}V${plan.top + BAND + 5}`), fabric.base, { strength: 0.5 })
      : button(
          ctx,
          AXIS + 1,
          plan.top + BAND / 2 + 5.5,
          5,
          isDenim(cut) ? METALS.copper.base : mix(fabric.base, '#3a2c22', 0.4),
          isDenim(cut) ? 'shank' : 'four',
        );
  return (
    castOn(ctx, EVERYTHING, outline, { base: fabric.base, dx: 0, dy: 3, soft: 2.5, strength: 0.4 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      turn: 90,
      form: 0.7,
      warp: 2,
      over: rows(top, thread, isDenim(cut) ? [3] : [2.4], 0.9) + rows(low, thread, [-2.6], 0.9),
    }) +
    loops +
    closing
  );
}

/** Scooped, slanted or straight pockets; drawn for the left leg and mirrored. */
export function pockets(ctx: Ctx, cut: Cut, plan: LegPlan, leg: Leg): string {
  const base = ctx.fabric.base;
  const thread = threadOf(ctx, cut);
  const { top, waist, hip } = plan;
  const turn = (one: Path): Path => (leg.mirror ? flipped(one) : one);
  const side = leg.mirror ? 1 : -1;
  if (isDenim(cut)) {
    const mouth = turn(
      path(
        `M${AXIS - waist * 0.5} ${top + BAND + 3}C${AXIS - waist * 0.52} ${top + 44} ${AXIS - waist * 0.86} ${top + 56} ${AXIS - hip - 4} ${top + 56}`,
      ),
    );
    // The small pocket looks out of the large one.
    const inside = joined([mouth, path(`M${AXIS + hip + 4} ${top + 56}V${top + 14}H${AXIS + waist * 0.5}`)]);
    const coin = leg.mirror
      ? clipTo(
          ctx,
          inside,
          sewnPiece(ctx, {
            outline: path(
              `M${AXIS + waist * 0.66} ${top + 34}L${AXIS + waist * 1.04} ${top + 34}L${AXIS + waist + 4} ${top + 60}L${AXIS + waist * 0.62} ${top + 58}Z`,
            ),
            fabric: ctx.fabric,
            under: EVERYTHING,
            form: 0.2,
            sewn: [path(`M${AXIS + waist * 0.66} ${top + 35}H${AXIS + waist * 1.06}`)],
            inset: -3,
            thread,
            warp: 1,
          }),
        )
      : '';
    return (
      coin +
      crease(ctx, mouth, base, { width: 2, strength: 0.5 }) +
      seam(mouth, base, { strength: 0.7 }) +
      rows(mouth, thread, leg.mirror ? [-3.4, -6.4] : [3.4, 6.4]) +
      [0, 1]
        .map((n) =>
          button(
            ctx,
            n ? AXIS + side * (hip - 4) : AXIS + side * waist * 0.5,
            n ? top + 55 : top + BAND + 7,
            2.2,
            METALS.copper.base,
            'shank',
          ),
        )
        .join('')
    );
  }
  const mouth = turn(path(`M${AXIS - waist * 0.66} ${top + BAND + 3}L${AXIS - hip + 1} ${top + 68}`));
  return (
    crease(ctx, mouth, base, { width: 2.4, strength: 0.5 }) +
    seam(mouth, base, { strength: 0.6 }) +
    (cut.style === 'formal' ? '' : rows(mouth, thread, leg.mirror ? [-4] : [4], 0.9))
  );
}

export function fly(ctx: Ctx, cut: Cut, plan: LegPlan): string {
  const base = ctx.fabric.base;
  const { top, rise } = plan;
  const [from, to] = [top + BAND + 5, top + rise + 4];
  const front = path(`M${AXIS} ${from}V${to}`);
  const j = path(
    `M${AXIS + 15} ${from}V${from + rise * 0.4}C${AXIS + 15} ${from + rise * 0.56} ${AXIS + 6} ${from + rise * 0.62} ${AXIS + 1} ${from + rise * 0.64}`,
  );
  const thread = threadOf(ctx, cut);
  const low = path(`M${AXIS} ${from + rise * 0.64}V${to}`);
  return (
    crease(ctx, front, base, { width: 2, strength: 0.45 }) +
    seam(front, base, { strength: 0.7 }) +
    (cut.style === 'formal'
      ? stitches(j, darken(base, 0.15), { width: 0.9, length: 3, gap: 2 })
      : rows(j, thread, isDenim(cut) ? [0, 3] : [0], 0.9) + rows(low, thread, isDenim(cut) ? [2.6, 5] : [2.6], 0.9))
  );
}

/** The bellows pocket on the thigh, wrapping round the outseam. */
export function cargoPocket(ctx: Ctx, cut: Cut, plan: LegPlan, leg: Leg): string {
  const { top, rise } = plan;
  const y = top + rise + (cut.length === 'shorts' ? 10 : 42);
  const shorts = cut.length === 'shorts';
  const x = plan.hip + (shorts ? -1 : -7 + (plan.spread - plan.hip / 2) * 0.12);
  const turn = (one: Path): Path => (leg.mirror ? flipped(one) : one);
  const outline = turn(
    path(
      `M${AXIS - x - 7} ${y}L${AXIS - x + 40} ${y - 2}L${AXIS - x + 39} ${y + 62}Q${AXIS - x + 39} ${y + 66} ${AXIS - x + 35} ${y + 66}L${AXIS - x - 3} ${y + 64}Q${AXIS - x - 7} ${y + 64} ${AXIS - x - 7} ${y + 59}Z`,
    ),
  );
  const lid = turn(
    path(
      `M${AXIS - x - 9} ${y - 5}L${AXIS - x + 42} ${y - 7}L${AXIS - x + 42} ${y + 11}L${AXIS - x + 17} ${y + 18}L${AXIS - x - 9} ${y + 13}Z`,
    ),
  );
  const lidEdge = turn(
    path(`M${AXIS - x - 9} ${y - 4}V${y + 13}L${AXIS - x + 17} ${y + 18}L${AXIS - x + 42} ${y + 11}V${y - 6}`),
  );
  const box = turn(path(`M${AXIS - x + 12} ${y + 16}V${y + 64}`));
  const box2 = turn(path(`M${AXIS - x + 22} ${y + 16}V${y + 64}`));
  const base = ctx.fabric.base;
  const thread = threadOf(ctx, cut);
  const cloth = { fabric: ctx.fabric, under: EVERYTHING, thread, warp: 2 };
  return (
    sewnPiece(ctx, {
      ...cloth,
      outline,
      form: 0.7,
      lift: 3.4,
      origin: [250, 240],
      over:
        crease(ctx, box, base, { width: 2, strength: 0.35 }) + crease(ctx, box2, base, { width: 2, strength: 0.35 }),
    }) +
    sewnPiece(ctx, {
      ...cloth,
      outline: lid,
      form: 0.6,
      lift: 2.6,
      sewn: [lidEdge],
      inset: leg.mirror ? -3 : 3,
      origin: [255, 246],
    }) +
    [AXIS - x + 2, AXIS - x + 32]
      .map((px) => button(ctx, leg.mirror ? 2 * AXIS - px : px, y + 6, 3.2, mix(base, '#2b2622', 0.5)))
      .join('')
  );
}

/** Pressed creases and pleats of formal trousers. */
export function pressed(ctx: Ctx, plan: LegPlan, leg: Leg, pleats: boolean): string {
  const base = ctx.fabric.base;
  const s = leg.mirror ? 1 : -1;
  const line = path(
    `M${AXIS + s * plan.waist * 0.45} ${plan.top + BAND + (pleats ? 4 : 70)}C${AXIS + s * plan.hip * 0.5} ${plan.top + 120} ${AXIS + s * (plan.spread - 3)} ${plan.top + 260} ${AXIS + s * plan.spread} ${plan.top + plan.length}`,
  );
  const small = path(
    `M${AXIS + s * plan.waist * 0.66} ${plan.top + BAND + 3}C${AXIS + s * plan.waist * 0.7} ${plan.top + 40} ${AXIS + s * plan.waist * 0.72} ${plan.top + 56} ${AXIS + s * plan.waist * 0.72} ${plan.top + 70}`,
  );
  return (
    seam(line, base, { strength: 0.5, width: 1.4 }) +
    crease(ctx, line, base, { width: 2.2, strength: 0.4 }) +
    (pleats ? crease(ctx, small, base, { width: 2, strength: 0.5 }) : '')
  );
}

export function hemOf(ctx: Ctx, cut: Cut, leg: Leg): string {
  const base = ctx.fabric.base;
  if (cut.detail === 'turn-up') {
    const top = parallel(leg.hem, -19, 10);
    const end = top.curves.at(-1)?.[2] ?? top.start;
    const low = leg.hem;
    const lowEnd = low.curves.at(-1)?.[2] ?? low.start;
    const outline = joined([
      path(
        `M${top.start[0] - 2} ${top.start[1]}Q${(top.start[0] + end[0]) / 2} ${top.start[1] + 5} ${end[0] + 2} ${end[1]}`,
      ),
      path(
        `M${lowEnd[0] + 2} ${lowEnd[1]}Q${(low.start[0] + lowEnd[0]) / 2} ${low.start[1] + 6} ${low.start[0] - 2} ${low.start[1]}`,
      ),
    ]);
    return (
      castOn(ctx, EVERYTHING, outline, { base, dx: 1, dy: -2, soft: 2, strength: 0.4 }) +
      clothPiece(ctx, {
        outline,
        fabric: isDenim(cut) ? ctx.plain(lighten(base, 0.45)) : ctx.fabric,
        form: 0.9,
        warp: 2,
      })
    );
  }
  if (cut.style === 'formal') return '';
  return rows(leg.hem, threadOf(ctx, cut), [-9], 0.9);
}

/** What lies along the outer seam: a felled row on denim, a groove elsewhere. */
export function sideSeam(ctx: Ctx, cut: Cut, leg: Leg): string {
  const line = alongOutseam(leg, 0.02, 0.42);
  return isDenim(cut) ? rows(line, threadOf(ctx, cut), leg.mirror ? [3] : [-3], 0.8) : '';
}
