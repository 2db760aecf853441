// Juttis for women: a pair seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { WORKS, workOf } from './jutti/work.ts';
import { clipTo, gleam, hollow, innerRim, solid, stitches } from '../light.ts';
import { fluffBall } from '../parts/fluff.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { path, toD, turned } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  work: WORKS,
  toe: ['pointed', 'round', 'curled'],
  extra: ['none', 'pompom', 'heel-loop'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

const WIDE = { wide: 1.13 };

const SIDE = 'C54 34 47 62 48 104C49 152 40 201 0 201C-40 201 -49 152 -48 104C-47 62 -54 34 -59 -8';
const OUTLINES: Readonly<Record<Cut['toe'], string>> = {
  pointed: `M0 -206C5 -197 10 -187 22 -172C44 -142 64 -104 65 -64C65 -42 62 -24 59 -8${SIDE}C-62 -24 -65 -42 -65 -64C-64 -104 -44 -142 -22 -172C-10 -187 -5 -197 0 -206Z`,
  round: `M0 -198C34 -198 54 -160 61 -120C66 -92 65 -40 59 -8${SIDE}C-65 -40 -66 -92 -61 -120C-54 -160 -34 -198 0 -198Z`,
  curled: `M0 -202C6 -194 12 -184 24 -168C46 -140 64 -104 65 -64C65 -42 62 -24 59 -8${SIDE}C-62 -24 -65 -42 -65 -64C-64 -104 -46 -140 -24 -168C-12 -184 -6 -194 0 -202Z`,
};
const OPENING =
  'M0 -54C5 -62 13 -62 20 -58C36 -48 43 -24 43 0C42 34 36 66 37 104C38 146 28 186 0 186C-28 186 -38 146 -37 104C-36 66 -42 34 -43 0C-43 -24 -36 -48 -20 -58C-13 -62 -5 -62 0 -54Z';
const INSOLE =
  'M0 -120C30 -120 38 -40 36 0C34 34 30 66 31 104C32 142 24 178 0 178C-24 178 -32 142 -31 104C-30 66 -34 34 -36 0C-38 -40 -30 -120 0 -120Z';

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const outline = lay.on(OUTLINES[cut.toe]);
  const opening = lay.on(OPENING);
  const upper = ctx.fabric;
  const [metal, accent] = [ctx.colour(1), ctx.colour(2)];
  const bed = ctx.colourCount > 3 ? ctx.colour(3) : '#cda36f';
  const sole = lay.on(turned(path(OUTLINES[cut.toe]), [0, 0], 0, 1.045, 1.014));
  const centre = lay.at(0, 0);
  const insole = lay.on(INSOLE);
  const worked = workOf(cut.work, { ground: upper.base, metal, accent }, cut.toe === 'round');
  const p = lay.at;
  return (
    solid(ctx, sole, { base: '#8a5a34', form: 0.5, reach: 5 }) +
    clothPiece(ctx, {
      outline,
      fabric: upper,
      turn: lay.turn,
      origin: centre,
      form: 0.75,
      finish: 'silk',
      warp: 3,
      strength: 0.8,
      onCloth: lay.put(worked),
      folds: [
        { points: [p(0, -190), p(0, -130), p(0, -60)], width: 62 * lay.scale, depth: 0.4, soft: 0.45 },
        { points: [p(-58, -30), p(-52, 40), p(-46, 130)], width: 12, depth: 0.2, open: 'both' },
        { points: [p(58, -30), p(52, 40), p(46, 130)], width: 12, depth: 0.2, open: 'both' },
      ],
    }) +
    gleam(ctx, lay.on('M-30 -132C-22 -152 -12 -166 -2 -180'), { width: 7, opacity: 0.3, soft: 2.4 }) +
    clipTo(
      ctx,
      opening,
      draw(toD(opening), { fill: darken(bed, 0.45) }),
      clothPiece(ctx, { outline: insole, fabric: SURFACES.leather(ctx, bed), turn: lay.turn, form: 0.35, edge: 0.4 }),
      stitches(lay.on('M0 168C22 168 24 130 25 104C24 66 28 34 29 0C29 -30 26 -52 20 -66'), lighten(bed, 0.35), {
        length: 4,
        gap: 3,
        width: 1,
      }),
      stitches(
        lay.on('M0 168C-22 168 -24 130 -25 104C-24 66 -28 34 -29 0C-29 -30 -26 -52 -20 -66'),
        lighten(bed, 0.35),
        {
          length: 4,
          gap: 3,
          width: 1,
        },
      ),
      lay.put(
        place(
          draw('M0 -13C4 -7 4 -4 9 0C4 4 4 7 0 13C-4 7 -4 4 -9 0C-4 -4 -4 -7 0 -13Z', {
            fill: 'none',
            stroke: darken(bed, 0.35),
            'stroke-width': 1.6,
          }) + circle(0, 0, 2.2, { fill: darken(bed, 0.35) }),
          { y: 124 },
        ),
      ),
      hollow(ctx, opening, bed, { strength: 0.95, soft: 9 }),
      innerRim(ctx, opening, { dx: 0, dy: 0, soft: 3, colour: darken(bed, 0.6), opacity: 0.7, blend: 'multiply' }),
    ) +
    draw(toD(opening), { fill: 'none', stroke: darken(metal, 0.5), 'stroke-width': 5.4 }) +
    draw(toD(opening), { fill: 'none', stroke: metal, 'stroke-width': 4 }) +
    draw(toD(opening), {
      fill: 'none',
      stroke: lighten(metal, 0.55),
      'stroke-width': 1.5,
      'stroke-dasharray': '3.4 2.2',
      transform: 'translate(-.5 -.6)',
    }) +
    (cut.toe === 'curled' ? curl(ctx, lay, upper.base, metal) : '') +
    (cut.extra === 'pompom' ? fluffBall(ctx, ...lay.at(0, -72), 23 * lay.scale, accent) : '') +
    (cut.extra === 'heel-loop'
      ? solid(ctx, lay.on('M-7 184C-9 196 -10 210 -8 217C-4 222 4 222 8 217C10 210 9 196 7 184Z'), {
          base: metal,
          form: 0.8,
        })
      : '')
  );
}

/** The nok: the tip drawn out and rolled back over the toe. */
function curl(ctx: Ctx, lay: Lay, base: string, metal: string): string {
  return (
    solid(ctx, lay.on('M-10 -196C-11 -214 11 -214 11 -196C11 -182 6 -168 1 -152C-2 -166 -9 -182 -10 -196Z'), {
      base: mix(base, metal, 0.25),
      form: 0.9,
    }) + gleam(ctx, lay.on('M-5 -198C-4 -204 2 -206 5 -202'), { width: 3, opacity: 0.7, soft: 0.6 })
  );
}

export const kind = defineKind({
  name: 'jutti',
  about: 'pair of embroidered juttis from above; colours: upper, thread and binding, accent, insole',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, WIDE), {
        rim: (lay) => lay.on(OUTLINES[cut.toe]),
        draw: (lay) => drawShoe(ctx, cut, lay),
      });
    if (ctx.view !== 'detail') return pair();
    const [left] = laysOf(cut.lay, WIDE);
    const [x, y] = left.at(20, -70);
    return focusFrom(ctx, { at: [240, 230], sharp: 190, reach: 420 }, zoom(ctx, { x, y, factor: 1.9, turn: 12 }, pair));
  },
});
