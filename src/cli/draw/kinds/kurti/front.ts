// Trims, openings and other work on the front of kurtis.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import type { Cut } from './plan.ts';
import { castOn, seam, stitches } from '../../light.ts';
import { AXIS, panel, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button } from '../../parts/notions.ts';
import { joined, path, polygon, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

interface Trim {
  readonly width: number;
  readonly colours: readonly [string, string, string];
}

export function trimOf(ctx: Ctx): Trim {
  const last = ctx.colour(ctx.colourCount - 1);
  const ground = ctx.colourCount > 1 ? ctx.colour(1) : darken(ctx.colour(0), 0.35);
  return { width: 20, colours: [ground, last === ground ? lighten(ground, 0.5) : last, ctx.colour(0)] };
}

export function trimAlong(cut: Cut, trim: Trim, along: Path, side: 'left' | 'right', share = 1): string {
  if (cut.trim === 'none') return '';
  const width = cut.trim === 'piping' ? 3.4 : trim.width * share;
  const colours = cut.trim === 'lace' ? ([trim.colours[2], trim.colours[1], trim.colours[0]] as const) : trim.colours;
  return border(along, { style: cut.trim, width, colours, side });
}

/** Seams and openings of the front, cut by the body's outline. */
export function frontDetails(ctx: Ctx, cut: Cut, plan: BodyPlan, neck: Path, trim: Trim): string {
  const base = ctx.fabric.base;
  const low = neck.start[1];
  const pale = lighten(base, 0.35);
  switch (cut.front) {
    case 'placket': {
      const strip = roundRect(AXIS - 9, low - 2, 18, 118, 1.5);
      const metal = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#f3e6c8', 0.7);
      const band = clothPiece(ctx, {
        outline: strip,
        fabric: ctx.fabric,
        origin: [252, 240],
        form: 0.35,
        edge: 0.6,
        warp: 0,
      });
      return (
        castOn(ctx, panel(plan, neck), strip, { base, dx: 3, dy: 3, soft: 2.5, strength: 0.5 }) +
        band +
        [-6.4, 6.4]
          .map((dx) =>
            stitches(path(`M${AXIS + dx} ${low + 2}V${low + 112}`), pale, { width: 0.8, length: 2.6, gap: 1.8 }),
          )
          .join('') +
        [0, 1, 2, 3, 4]
          .map((n) => button(ctx, AXIS, low + 13 + n * 22.5, 4.2, metal, ctx.colourCount > 2 ? 'shank' : 'four'))
          .join('')
      );
    }
    case 'yoke': {
      const inner = wholeNeckline(neck);
      const half = plan.neckHalf + 19;
      const outer = path(
        `M${AXIS - half} ${plan.top - 10}C${AXIS - half} ${low + 24} ${AXIS - half * 0.72} ${low + 54} ${AXIS} ${low + 66}C${AXIS + half * 0.72} ${low + 54} ${AXIS + half} ${low + 24} ${AXIS + half} ${plan.top - 10}`,
      );
      const shape = joined([outer, path(`M${AXIS + half} ${plan.top - 10}L${AXIS - half} ${plan.top - 10}`)]);
      const ground = trim.colours[0];
      const cloth = ctx.cloth(
        { name: ctx.random.fork('yoke').pick(['mirror', 'bandhani-grid', 'chikankari']), scale: 0.62 },
        [ground, trim.colours[1], base],
      );
      return (
        castOn(ctx, panel(plan, neck), shape, { base, dx: 2, dy: 3, soft: 2.5, strength: 0.45 }) +
        clothPiece(ctx, {
          outline: shape,
          fabric: cloth,
          warp: 3,
          form: 0.3,
          drape: { amount: 0.2, across: 60, down: 60 },
        }) +
        border(outer, { style: 'zari', width: 9, colours: [ground, trim.colours[1], base], side: 'left' }) +
        border(inner, { style: 'beads', width: 4, colours: [ground, trim.colours[1], base], side: 'right' })
      );
    }
    case 'pintucks':
      return [-30, -23, -16, -9, 9, 16, 23, 30]
        .map((dx) => {
          const top = low - (Math.abs(dx) / plan.neckHalf) ** 2 * 22 + 3;
          return seam(path(`M${AXIS + dx} ${top}V${low + 84}`), base, { strength: 0.55, width: 1.2 });
        })
        .join('');
    case 'panels':
      return [-1, 1]
        .map((s) =>
          seam(
            path(
              `M${AXIS + s * 70} 118C${AXIS + s * 48} 150 ${AXIS + s * 38} 190 ${AXIS + s * 42} 260C${AXIS + s * 46} 340 ${AXIS + s * 54} 400 ${AXIS + s * 58} 480`,
            ),
            base,
            { strength: 0.6 },
          ),
        )
        .join('');
    default:
      return '';
  }
}

/** The short slit below a closed neck, with the shade of its opening. */
export function neckSlit(ctx: Ctx, neck: Path, length: number, keyhole: boolean): string {
  const base = ctx.fabric.base;
  const low = neck.start[1];
  const drop = keyhole
    ? path(
        `M${AXIS} ${low + 2}C${AXIS - 5} ${low + 8} ${AXIS - 10} ${low + 18} ${AXIS} ${low + length}C${AXIS + 10} ${low + 18} ${AXIS + 5} ${low + 8} ${AXIS} ${low + 2}Z`,
      )
    : polygon([
        [AXIS - 4.5, low - 2],
        [AXIS, low + length],
        [AXIS + 4.5, low - 2],
      ]);
  return (
    draw(toD(drop), { fill: mix(darken(base, 0.62), '#2b1a33', 0.25) }) +
    draw(toD(drop), { fill: 'none', stroke: lighten(base, 0.3), 'stroke-width': 1.2, 'stroke-opacity': 0.8 }) +
    (keyhole ? button(ctx, AXIS, low + 0.5, 3, ctx.colour(ctx.colourCount - 1), 'shank') : '')
  );
}
