// Trims, openings and other work on the front of kurtis.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { EMPIRE, tierLines } from './plan.ts';
import type { Cut } from './plan.ts';
import { castOn, seam, stitches } from '../../light.ts';
import { AXIS, panel, wholeNeckline } from '../../parts/garment.ts';
import type { BodyPlan } from '../../parts/garment.ts';
import { button, tassel } from '../../parts/notions.ts';
import { flipped, joined, path, polygon, ribbon, roundRect, toD } from '../../path.ts';
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
  return border(along, { style: cut.trim, width, colours: bandColours(cut, trim), side });
}

/** Lace is sewn on in its own thread over the cloth's colour; other trims bring their ground with them. */
export function bandColours(cut: Cut, trim: Trim): Trim['colours'] {
  return cut.trim === 'lace' ? [trim.colours[2], trim.colours[1], trim.colours[0]] : trim.colours;
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
    case 'buttons': {
      const foot = (plan.side.at(-1)?.[1] ?? 400) - 4;
      const strip = roundRect(AXIS - 8, low - 2, 16, foot + 60, 1.5);
      const metal = ctx.colourCount > 2 ? ctx.colour(ctx.colourCount - 1) : mix(base, '#f3e6c8', 0.7);
      const count = Math.round((foot - low) / 36);
      return (
        castOn(ctx, panel(plan, neck), strip, { base, dx: 2.5, dy: 1, soft: 2.5, strength: 0.5 }) +
        clothPiece(ctx, { outline: strip, fabric: ctx.fabric, origin: [252, 240], form: 0.3, edge: 0.55, warp: 0 }) +
        [-5.6, 5.6]
          .map((dx) => stitches(path(`M${AXIS + dx} ${low}V${foot + 50}`), pale, { width: 0.8, length: 2.6, gap: 1.8 }))
          .join('') +
        Array.from({ length: count }, (_, n) => button(ctx, AXIS, low + 12 + n * 36, 4, metal, 'four')).join('')
      );
    }
    case 'angrakha':
      return overlap(ctx, cut, plan, neck, trim);
    case 'jacket':
      return jacket(ctx, plan, neck, trim);
    default:
      return '';
  }
}

/** One front laid over the other, held by cords with tassels below the bust. */
function overlap(ctx: Ctx, cut: Cut, plan: BodyPlan, neck: Path, trim: Trim): string {
  const base = ctx.fabric.base;
  const [low, foot] = [neck.start[1], (plan.side.at(-1)?.[1] ?? 400) + 60];
  const tie = [AXIS + 44, EMPIRE - 2] as const;
  const edge = path(
    `M${AXIS - 4} ${low - 8}C${AXIS + 14} ${low + 18} ${AXIS + 38} ${low + 36} ${tie[0]} ${tie[1]}C${AXIS + 47} ${EMPIRE + 60} ${AXIS + 56} ${foot - 120} ${AXIS + 62} ${foot}`,
  );
  const lip = ribbon(edge, 9);
  const cords = [
    [-7, 52],
    [6, 66],
  ]
    .map(([dx = 0, drop = 50]) => {
      const end = [tie[0] + dx, tie[1] + drop] as const;
      const cord = path(
        `M${tie[0]} ${tie[1]}C${tie[0] + dx * 0.2} ${tie[1] + 16} ${end[0] + 1} ${end[1] - 20} ${end[0]} ${end[1]}`,
      );
      return (
        draw(toD(cord), {
          fill: 'none',
          stroke: darken(trim.colours[0], 0.4),
          'stroke-width': 3.4,
          'stroke-opacity': 0.7,
        }) +
        draw(toD(cord), { fill: 'none', stroke: trim.colours[0], 'stroke-width': 2.2 }) +
        tassel(ctx, end[0], end[1] - 2, 24, trim.colours[0], trim.colours[1])
      );
    })
    .join('');
  const bow = [-1, 1]
    .map((s) =>
      draw(
        toD(
          path(
            `M${tie[0]} ${tie[1]}C${tie[0] + s * 8} ${tie[1] - 12} ${tie[0] + s * 20} ${tie[1] - 8} ${tie[0] + s * 18} ${tie[1] + 1}C${tie[0] + s * 16} ${tie[1] + 8} ${tie[0] + s * 6} ${tie[1] + 5} ${tie[0]} ${tie[1]}Z`,
          ),
        ),
        { fill: 'none', stroke: trim.colours[0], 'stroke-width': 2.6 },
      ),
    )
    .join('');
  return (
    castOn(ctx, panel(plan, neck), lip, { base, dx: 7, dy: 2, soft: 4, strength: 0.6 }) +
    (cut.trim === 'none'
      ? seam(edge, base, { strength: 0.85, width: 1.6 })
      : trimAlong(cut, trim, edge, 'right', 0.5)) +
    bow +
    cords +
    button(ctx, tie[0], tie[1], 4, trim.colours[1], 'shank')
  );
}

/** A sleeveless open jacket of the recipe's cloth, sewn in at the shoulders and sides. */
function jacket(ctx: Ctx, plan: BodyPlan, neck: Path, trim: Trim): string {
  const foot = (plan.side.at(-1)?.[1] ?? 400) - 46;
  const x = plan.neckHalf;
  const inner = path(
    `M${AXIS - x + 3} ${plan.top - 4}C${AXIS - x - 2} 120 ${AXIS - 36} 180 ${AXIS - 34} 230C${AXIS - 34} ${foot - 90} ${AXIS - 42} ${foot - 20} ${AXIS - 56} ${foot}`,
  );
  const hem = path(
    `M${AXIS - 56} ${foot}C${AXIS - 90} ${foot + 12} ${AXIS - 130} ${foot + 10} ${AXIS - 190} ${foot + 2}`,
  );
  const half = joined([inner, hem, path(`M${AXIS - 190} ${foot + 2}L${AXIS - 190} ${plan.top - 4}`)]);
  return [false, true]
    .map((mirror) => {
      const turn = (one: Path): Path => (mirror ? flipped(one, AXIS) : one);
      const edges = [inner, hem].map(turn);
      const folds = hangingFolds(ctx.random.fork(`jacket ${mirror}`), {
        from: mirror ? [AXIS + 36, AXIS + 72, 150] : [AXIS - 72, AXIS - 36, 150],
        to: mirror ? [AXIS + 46, AXIS + 116, foot + 12] : [AXIS - 116, AXIS - 46, foot + 12],
        count: 4,
        depth: 0.34,
      });
      const side = mirror ? 'left' : 'right';
      return (
        castOn(ctx, panel(plan, neck), turn(half), { base: ctx.colour(1), dx: 6, dy: 6, soft: 5, strength: 0.55 }) +
        clothPiece(ctx, {
          outline: turn(half),
          fabric: ctx.fabric,
          folds,
          form: 0.5,
          onCloth: edges
            .map((edge) => border(edge, { style: 'zari', width: 11, colours: trim.colours, side }))
            .join(''),
        })
      );
    })
    .join('');
}

/** The same jacket from behind: it covers the back down to its own hem. */
export function jacketBack(ctx: Ctx, plan: BodyPlan, neck: Path, trim: Trim): string {
  const foot = (plan.side.at(-1)?.[1] ?? 400) - 44;
  const hem = path(`M${AXIS - 190} ${foot}Q${AXIS} ${foot + 22} ${AXIS + 190} ${foot}`);
  const [top, low] = [plan.top - 20, AXIS + 190];
  const shape = joined([hem, path(`M${low} ${foot}L${low} ${top}L${AXIS - 190} ${top}L${AXIS - 190} ${foot}`)]);
  return (
    castOn(ctx, panel(plan, neck), shape, { base: ctx.colour(1), dx: 3, dy: 7, soft: 5, strength: 0.55 }) +
    clothPiece(ctx, {
      outline: shape,
      fabric: ctx.fabric,
      folds: hangingFolds(ctx.random.fork('jacket back'), {
        from: [AXIS - 62, AXIS + 62, 170],
        to: [AXIS - 112, AXIS + 112, foot + 14],
        count: 8,
        depth: 0.32,
        stagger: 0.3,
      }),
      form: 0.5,
      onCloth: border(hem, { style: 'zari', width: 11, colours: trim.colours, side: 'left' }),
    })
  );
}

/** The seam under the bust, and the seams of the tiers with the little gathers below them. */
export function waistSeams(cut: Cut, plan: BodyPlan, base: string): string {
  const lines = [[80, EMPIRE - 3] as const, ...(cut.shape === 'tiered' ? tierLines(plan) : [])];
  return lines
    .map(([half, y], n) =>
      seam(path(`M${AXIS - half - 8} ${y}Q${AXIS} ${y + 10 + n * 5} ${AXIS + half + 8} ${y}`), base, {
        strength: 0.75,
        width: 1.5,
      }),
    )
    .join('');
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
