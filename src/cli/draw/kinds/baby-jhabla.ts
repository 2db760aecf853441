// Jhablas for newborn babies: wrapped and tied, or open in front, alone or with a nappy.
import { darken, lighten } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { KIDS_MOTIF_NAMES, kidsPrint } from '../parts/kids-motifs.ts';
import { recoloured } from '../parts/kids-sets.ts';
import { childPlan, drawTop } from '../parts/kids-top.ts';
import { parallel, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  front: ['wrap', 'tie'],
  sleeve: ['short', 'none', 'full'],
  with: ['none', 'nappy'],
  print: ['none', ...KIDS_MOTIF_NAMES],
} as const;
type Cut = CutOf<typeof CUTS>;

/** A small bow of narrow tape with two hanging ends. */
function tapeBow(x: number, y: number, colour: string, turn = 0): string {
  const look = { fill: 'none', stroke: colour, 'stroke-width': 4.4, 'stroke-linecap': 'round' } as const;
  const d =
    'M0 0C-14 -14 -26 -8 -22 2C-18 10 -6 6 0 0C14 -14 26 -8 22 2C18 10 6 6 0 0M-1 2C-6 14 -8 24 -14 34M1 2C6 12 6 22 12 30';
  const at = `translate(${x} ${y}) rotate(${turn})`;
  return (
    draw(d, { ...look, stroke: darken(colour, 0.55), 'stroke-opacity': 0.35, transform: `translate(1.6 2.4) ${at}` }) +
    draw(d, { ...look, transform: at }) +
    draw(d, { ...look, stroke: lighten(colour, 0.5), 'stroke-width': 1.2, transform: `translate(-.6 -.8) ${at}` }) +
    circle(x, y, 4, { fill: colour, stroke: darken(colour, 0.4), 'stroke-width': 0.8 })
  );
}

/** Binding sewn round an edge. */
function binding(along: Path, colour: string, width = 6): string {
  return (
    draw(toD(along), {
      fill: 'none',
      stroke: darken(colour, 0.45),
      'stroke-width': width + 1.4,
      'stroke-opacity': 0.6,
    }) +
    draw(toD(along), { fill: 'none', stroke: colour, 'stroke-width': width }) +
    draw(toD(parallel(along, -width * 0.2)), {
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': width * 0.28,
      'stroke-opacity': 0.7,
    })
  );
}

function drawJhabla(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const second = ctx.colour(1);
  const wrap = cut.front === 'wrap';
  const plan = childPlan({
    neckHalf: 31,
    shoulderHalf: cut.sleeve === 'none' ? 60 : 72,
    shoulderDrop: 12,
    underarm: [84, 140],
    side: [
      [86, 180],
      [92, 220],
      [100, 264],
    ],
    hemSag: 6,
  });
  const neck = necklineHalf(wrap ? 'v' : 'crew', plan, wrap ? 58 : 22);
  const arms =
    cut.sleeve === 'none'
      ? undefined
      : cut.sleeve === 'short'
        ? { length: 62, cuff: 52, lean: 56 }
        : { length: 120, cuff: 44, lean: 46 };
  const top = drawTop(ctx, {
    plan,
    neck,
    arms,
    body: fabric,
    finish: 'soft',
    fall: 0.9,
    onBody:
      cut.print === 'none'
        ? ''
        : kidsPrint(cut.print, [ctx.colour(2), ctx.colour(3), ctx.colour(4)], {
            x: AXIS + (wrap ? 34 : 0),
            y: 206,
            scale: 0.7,
          }),
  });
  const lap = wrap
    ? path(
        `M${AXIS + 31} 60C${AXIS + 16} 96 ${AXIS - 10} 124 ${AXIS - 44} 148C${AXIS - 62} 162 ${AXIS - 78} 178 ${AXIS - 90} 200`,
      )
    : path(`M${AXIS} 82V272`);
  const ties = wrap
    ? tapeBow(AXIS - 68, 172, second, 14) + tapeBow(AXIS - 86, 212, second, 8)
    : [0, 1, 2].map((n) => tapeBow(AXIS, 96 + n * 52, second, n % 2 ? -5 : 5)).join('');
  const edge = clipTo(
    ctx,
    top.front,
    seam(lap, base, { strength: 0.6 }),
    wrap ? binding(lap, second, 7) : binding(lap, second, 4),
  );
  const neckEdge = wrap
    ? clipTo(
        ctx,
        top.front,
        binding(path(`M${AXIS - 31} 60C${AXIS - 26} 84 ${AXIS - 14} 104 ${AXIS - 4} 118`), second, 7),
      )
    : binding(top.neckline, second, 6);
  return (
    wallShadow(ctx, top.outlines, { distance: ctx.stance === 'flat' ? 7 : 13 }) +
    top.art +
    edge +
    neckEdge +
    clipTo(ctx, top.front, binding(parallel(top.hem, -2), second, 6)) +
    ties
  );
}

/** The three-cornered langot with its tapes. */
function drawNappy(ctx: Ctx): string {
  const cloth = ctx.plain(ctx.colour(0));
  const second = ctx.colour(1);
  const outline = path(
    `M${AXIS - 100} 300C${AXIS - 40} 306 ${AXIS + 40} 306 ${AXIS + 100} 300C${AXIS + 90} 318 ${AXIS + 40} 350 ${AXIS + 26} 388C${AXIS + 10} 394 ${AXIS - 10} 394 ${AXIS - 26} 388C${AXIS - 40} 350 ${AXIS - 90} 318 ${AXIS - 100} 300Z`,
  );
  const tape = (s: number): string =>
    binding(path(`M${AXIS + s * 98} 303C${AXIS + s * 122} 296 ${AXIS + s * 128} 318 ${AXIS + s * 146} 314`), second, 5);
  return (
    wallShadow(ctx, [outline], { distance: 7 }) +
    tape(1) +
    tape(-1) +
    clothPiece(ctx, {
      outline,
      fabric: ctx.recipe.pattern
        ? ctx.cloth({ ...ctx.recipe.pattern, scale: (ctx.recipe.pattern.scale ?? 1) * 0.8 }, [
            ctx.colour(0),
            second,
            ctx.colour(2),
            ctx.colour(3),
          ])
        : cloth,
      finish: 'soft',
      folds: [
        {
          points: [
            [AXIS - 60, 312],
            [AXIS - 20, 340],
            [AXIS - 8, 384],
          ],
          width: 22,
          depth: 0.24,
        },
        {
          points: [
            [AXIS + 60, 312],
            [AXIS + 20, 340],
            [AXIS + 8, 384],
          ],
          width: 22,
          depth: -0.24,
        },
      ],
      over: stitches(
        parallel(path(`M${AXIS - 96} 303C${AXIS - 40} 309 ${AXIS + 40} 309 ${AXIS + 96} 303`), 5),
        lighten(second, 0.3),
        { width: 1 },
      ),
    }) +
    binding(
      path(
        `M${AXIS - 100} 300C${AXIS - 90} 318 ${AXIS - 40} 350 ${AXIS - 26} 388C${AXIS - 10} 394 ${AXIS + 10} 394 ${AXIS + 26} 388C${AXIS + 40} 350 ${AXIS + 90} 318 ${AXIS + 100} 300`,
      ),
      second,
      5,
    )
  );
}

export const kind = defineKind({
  name: 'baby-jhabla',
  about: 'newborn jhabla; colours: cloth and print, binding and tapes, three of the print',
  stances: ['flat', 'wall'],
  views: ['front', 'set', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    const whole = (own: Ctx) => (): string => drawJhabla(own, cut) + (cut.with === 'nappy' ? drawNappy(own) : '');
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [240, 250], sharp: 170, reach: 430 },
        zoom(ctx, { x: 226, y: 158, factor: 2.4, turn: -5 }, whole(ctx)),
      );
    }
    const half = cut.sleeve === 'full' ? 172 : cut.with === 'nappy' ? 152 : 140;
    const extent = { x: AXIS - half, y: 46, width: half * 2, height: (cut.with === 'nappy' ? 400 : 280) - 46 };
    if (ctx.view === 'set') {
      return (
        fit(ctx, extent, { x: 14, y: 26, width: 262, height: 250 }, whole(recoloured(ctx, [1, 0, 2, 3, 4]))) +
        fit(
          ctx,
          extent,
          { x: 236, y: 26, width: 262, height: 250 },
          whole(recoloured(ctx, [ctx.colourCount > 2 ? 2 : 0, 0, 1, 3, 4], { name: 'plain' })),
        ) +
        fit(ctx, extent, { x: 118, y: 214, width: 280, height: 272 }, whole(ctx))
      );
    }
    return fit(ctx, extent, { ...SAFE, y: SAFE.y + 14, height: SAFE.height - 28 }, whole(ctx));
  },
});
