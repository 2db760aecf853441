// A made bed seen from its foot, for bedsheets, quilts and covers.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { hangingFolds } from '../folds.ts';
import { castOn, groundShadow, innerRim, seam, stitches } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { laid } from '../parts/laid.ts';
import { joined, parallel, path, polygon, reversed, roundRect, smooth } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { defineKind } from '../types.ts';
import type { Ctx, Fabric } from '../types.ts';
import { CUTS, bedPillow, headboard } from './made-bed/parts.ts';
import type { Cut } from './made-bed/parts.ts';
import { chunkyThrow } from './made-bed/throw.ts';

interface Plan {
  /** Half widths of the mattress at its head and at its foot. */
  readonly far: number;
  readonly near: number;
}

const PLANS: Readonly<Record<Cut['size'], Plan>> = { double: { far: 140, near: 196 }, single: { far: 104, near: 150 } };
const HEAD = 238;
const FOOT = 332;
const FLOOR = 436;

const halfAt = (plan: Plan, y: number): number => plan.far + ((plan.near - plan.far) * (y - HEAD)) / (FOOT - HEAD);

/** The top of the bed between two heights, its near edge rounded over the mattress. */
function topBetween(plan: Plan, from: number, to: number): Path {
  const [a, b] = [halfAt(plan, from), halfAt(plan, to)];
  return polygon([
    [256 - a, from],
    [256 + a, from],
    [256 + b, to],
    [256 - b, to],
  ]);
}

function hem(plan: Plan, y: number, wave: number, random: Ctx['random']): Path {
  const knots: Knot[] = Array.from({ length: 13 }, (_, n): Knot => {
    const x = 256 - plan.near - 4 + (n / 12) * (plan.near * 2 + 8);
    return [x, y + (n % 2 ? wave : -wave) * random.between(0.4, 1)];
  });
  return smooth(knots);
}

/** Cloth that falls over the foot of the bed. */
function drop(ctx: Ctx, plan: Plan, to: number, fabric: Fabric, look: { trim?: string; strength?: number }): string {
  const random = ctx.random.fork(`drop ${to}`);
  const bottom = hem(plan, to, 2.4, random);
  const outline = joined([
    path(`M${256 - plan.near} ${FOOT - 2}L${256 - plan.near - 4} ${to}`),
    bottom,
    path(`M${256 + plan.near + 4} ${to}L${256 + plan.near} ${FOOT - 2}`),
  ]);
  const edging = look.trim
    ? border(path(`M${256 - plan.near - 10} ${to - 2}H${256 + plan.near + 10}`), {
        style: 'block',
        width: 22,
        colours: [look.trim, lighten(look.trim, 0.6), fabric.base],
        side: 'left',
      })
    : stitches(
        parallel(path(`M${256 - plan.near - 10} ${to}H${256 + plan.near + 10}`), -7),
        darken(fabric.base, 0.15),
        { width: 1 },
      );
  return clothPiece(ctx, {
    outline,
    fabric,
    origin: [256, FOOT],
    form: 0.35,
    strength: look.strength ?? 0.8,
    folds: hangingFolds(random, {
      from: [256 - plan.near, 256 + plan.near, FOOT],
      to: [256 - plan.near - 4, 256 + plan.near + 4, to],
      count: 13,
      depth: 0.34,
      stagger: 0.35,
    }),
    onCloth: edging,
    over: innerRim(ctx, outline, { dx: 0, dy: 9, soft: 7, colour: '#fff6e4', opacity: 0.3, blend: 'screen' }),
  });
}

function lying(ctx: Ctx, outline: Path, fabric: Fabric, onCloth = '', over = ''): string {
  return clothPiece(ctx, {
    outline,
    fabric: laid(fabric, { flatten: 0.46, widen: 0.94, at: [256, FOOT] }),
    form: 0.25,
    warp: 6,
    drape: { amount: 0.4, across: 130, down: 44 },
    onCloth,
    over,
  });
}

/** The mattress in a fitted cover, on its wooden frame. */
function fitted(ctx: Ctx, plan: Plan): string {
  const [left, wide] = [256 - plan.near, plan.near * 2];
  const side = path(
    `M${left} ${FOOT - 3}C${left - 4} ${FOOT + 20} ${left - 2} ${FOOT + 40} ${left + 10} ${FOOT + 54}H${left + wide - 10}C${left + wide + 2} ${FOOT + 40} ${left + wide + 4} ${FOOT + 20} ${left + wide} ${FOOT - 3}Z`,
  );
  const wood = SURFACES.wood(ctx, '#8a5a38');
  const frame = (outline: Path): string => clothPiece(ctx, { outline, fabric: wood, form: 0.5, warp: 0 });
  return (
    frame(roundRect(left + 16, FOOT + 70, 20, 42, 3)) +
    frame(roundRect(left + wide - 36, FOOT + 70, 20, 42, 3)) +
    frame(roundRect(left - 8, FOOT + 48, wide + 16, 32, 4)) +
    clothPiece(ctx, {
      outline: side,
      fabric: ctx.fabric,
      origin: [256, FOOT],
      form: 0.6,
      folds: Array.from({ length: 26 }, (_, n) => {
        const x = left + 14 + (n * (wide - 28)) / 25;
        return {
          points: [
            [x, FOOT + 30],
            [x + 1, FOOT + 56],
          ] as const,
          width: 8,
          depth: n % 2 ? 0.4 : -0.4,
          open: 'end' as const,
        };
      }),
      over: seam(path(`M${left} ${FOOT + 1}H${left + wide}`), darken(ctx.fabric.base, 0.1), {
        strength: 0.5,
        width: 2,
      }),
    })
  );
}

/** Legs and rail of a wooden cot below its sheet. */
function cotFrame(ctx: Ctx, plan: Plan): string {
  const wood = SURFACES.wood(ctx, '#7a4c30');
  const piece = (outline: Path, turn: number): string =>
    clothPiece(ctx, { outline, fabric: wood, turn, form: 0.6, warp: 0 });
  const leg = (x: number): string => piece(roundRect(x - 10, FLOOR - 70, 20, 70, 4), 90);
  return (
    piece(roundRect(256 - plan.near + 14, FLOOR - 62, plan.near * 2 - 28, 24, 3), 0) +
    leg(256 - plan.near + 14) +
    leg(256 + plan.near - 14)
  );
}

function bedArt(ctx: Ctx, cut: Cut): string {
  const plan = PLANS[cut.size];
  const last = ctx.colour(ctx.colourCount - 1);
  const plain = ctx.cloth({ name: 'slub', scale: 0.7 }, [mix(last, '#f6f1e6', 0.55)]);
  const own = cut.top === 'sheet' || cut.top === 'fitted';
  const sheet = own ? ctx.fabric : plain;
  const trim = cut.edge === 'border' ? last : undefined;
  const top = topBetween(plan, HEAD, FOOT);
  const cover = ((): string => {
    if (cut.top === 'sheet') {
      // A cot is so narrow that a sheet down to the floor would look like an apron: its legs stay free.
      const cot = cut.size === 'single';
      return (
        (cot ? cotFrame(ctx, plan) : '') +
        drop(ctx, plan, cot ? FLOOR - 50 : FLOOR - 6, sheet, { trim }) +
        lying(ctx, top, sheet)
      );
    }
    if (cut.top === 'fitted') return fitted(ctx, plan) + lying(ctx, top, sheet);
    if (cut.top === 'throw') {
      const under = joined([top, reversed(path(`M60 ${FLOOR}H452`))]);
      const halfAtY = (y: number): number => halfAt(plan, y);
      const bed = { halfAt: halfAtY, start: HEAD + 46, foot: FOOT, end: FLOOR - 38, under, sheet: sheet.base };
      return drop(ctx, plan, FLOOR - 6, sheet, {}) + lying(ctx, top, sheet) + chunkyThrow(ctx, bed);
    }
    const start = cut.top === 'quilt' ? HEAD + 34 : HEAD + 52;
    const end = FLOOR - 26;
    const piece = topBetween(plan, start, FOOT + 1);
    const puffed = joined([
      path(`M${256 - halfAt(plan, start)} ${start - 7}H${256 + halfAt(plan, start)}`),
      path(`M${256 + plan.near + 3} ${FOOT}H${256 - plan.near - 3}`),
    ]);
    const back = topBetween(plan, start - 8, start + 15);
    const lining = ctx.cloth({ name: 'slub', scale: 0.6 }, [last]);
    return (
      drop(ctx, plan, FLOOR - 6, sheet, {}) +
      lying(ctx, top, sheet) +
      castOn(ctx, joined([top, reversed(path(`M60 ${FLOOR}H452`))]), puffed, {
        base: sheet.base,
        dx: 3,
        dy: 8,
        soft: 6,
        strength: 0.5,
      }) +
      drop(ctx, plan, end, ctx.fabric, { trim, strength: 1 }) +
      lying(ctx, cut.top === 'quilt' ? puffed : piece, ctx.fabric) +
      (cut.top === 'quilt'
        ? castOn(ctx, piece, back, { base: ctx.fabric.base, dx: 1, dy: 5, soft: 4, strength: 0.5 }) +
          lying(ctx, back, lining)
        : '')
    );
  })();
  const pillow = cut.top === 'fitted' || cut.top === 'sheet' ? ctx.fabric : plain;
  const y = HEAD - 4;
  const pillows =
    cut.size === 'single'
      ? bedPillow(ctx, 256, y, 164, pillow, trim, top)
      : bedPillow(ctx, 190, y, 126, pillow, trim, top) + bedPillow(ctx, 324, y + 1, 126, pillow, trim, top);
  return (
    groundShadow(ctx, { x: 258, y: FLOOR - 3, width: plan.near * 2.08, depth: 18 }) +
    headboard(ctx, cut, 256 - plan.far - 12, 256 + plan.far + 12, HEAD + 10) +
    cover +
    pillows
  );
}

export const kind = defineKind({
  name: 'made-bed',
  about: 'made bed from its foot; colours: sheet or quilt and print, last lining, border and plain sheet',
  stances: ['stand'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      const last = ctx.colour(ctx.colourCount - 1);
      const hemLook = { style: 'block', width: 44, colours: [last, lighten(last, 0.6), ctx.colour(0)] } as const;
      return clothCloseup(ctx, ctx.fabric, { hem: cut.edge === 'border' ? hemLook : undefined });
    }
    const plan = PLANS[cut.size];
    const whole = (): string => bedArt(ctx, cut);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [230, 250], sharp: 150, reach: 390 },
        zoom(ctx, { x: 256 - plan.far * 0.55, y: 250, factor: 2.3, turn: -3 }, whole),
      );
    }
    const wide = plan.near + (cut.size === 'single' ? 60 : 8);
    return fit(
      ctx,
      { x: 256 - wide, y: 96, width: wide * 2, height: FLOOR - 92 },
      { x: 24, y: 30, width: 464, height: groundFor(ctx, 380) - 26 },
      whole,
      true,
    );
  },
});
