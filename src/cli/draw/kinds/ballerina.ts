// Ballerinas and bellies: a pair of flat closed shoes seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { TRIMS, trimOf } from './ballerina/trims.ts';
import { clipTo, gleam, hollow, innerRim, solid, stitches } from '../light.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { spotsAlong, toD, turned } from '../path.ts';
import { path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, line } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  trim: TRIMS,
  toe: ['round', 'almond', 'square'],
  upper: ['leather', 'suede', 'patent', 'quilted', 'print'],
  edge: ['binding', 'elastic', 'scallop'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

const SIDES = 'C70 -44 58 24 54 84C52 128 54 200 2 201C-50 201 -52 140 -50 90C-50 40 -64 -20 -66 -76';
const OUTLINES: Readonly<Record<Cut['toe'], string>> = {
  round: `M-12 -198C30 -204 62 -168 68 -110${SIDES}C-68 -140 -52 -192 -12 -198Z`,
  almond: `M-14 -206C14 -206 56 -168 68 -106${SIDES}C-68 -134 -40 -202 -14 -206Z`,
  square: `M-34 -194C-10 -200 22 -200 40 -188C56 -174 66 -140 69 -106${SIDES}C-68 -124 -56 -182 -34 -194Z`,
};
const OPENING =
  'M0 -104C28 -104 50 -84 52 -46C52 -4 44 40 42 84C42 128 36 186 2 187C-32 187 -38 140 -38 90C-39 46 -50 0 -51 -40C-51 -82 -28 -104 0 -104Z';
const INSOLE =
  'M0 -160C34 -160 46 -84 46 -44C46 -4 38 40 36 84C36 128 30 178 2 179C-26 179 -32 140 -32 90C-33 46 -44 0 -45 -40C-46 -84 -34 -160 0 -160Z';

function upperOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  if (cut.upper === 'print') return ctx.fabric;
  if (cut.upper === 'suede') return SURFACES.suede(ctx, colour);
  if (cut.upper === 'quilted') return ctx.cloth({ name: 'quilt', scale: 0.8 }, [colour]);
  return cut.upper === 'patent' ? ctx.plain(colour) : SURFACES.leather(ctx, colour);
}

/** The edge of the opening: a folded binding, gathered elastic or cut scallops. */
function topline(cut: Cut, lay: Lay, colour: string): string {
  const along = lay.on(OPENING);
  const d = toD(along);
  if (cut.edge === 'scallop') {
    return spotsAlong(along, 47)
      .map(({ x, y, turn }) =>
        draw('M-6 0C-6 -8 6 -8 6 0Z', {
          fill: colour,
          stroke: darken(colour, 0.45),
          'stroke-width': 0.8,
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn + (lay.flip ? 0 : 180)).toFixed(1)})`,
        }),
      )
      .join('');
  }
  const band =
    draw(d, { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 6 }) +
    draw(d, { fill: 'none', stroke: colour, 'stroke-width': 4.6 }) +
    draw(d, {
      fill: 'none',
      stroke: lighten(colour, 0.5),
      'stroke-width': 1.4,
      'stroke-opacity': 0.8,
      transform: 'translate(-.8 -.9)',
    });
  if (cut.edge === 'binding') return band;
  return (
    band +
    spotsAlong(along, 84)
      .map(({ x, y, tx, ty }) =>
        line(x - ty * 3, y + tx * 3, x + ty * 3.6, y - tx * 3.6, {
          stroke: darken(colour, 0.45),
          'stroke-width': 1.1,
          'stroke-opacity': 0.75,
        }),
      )
      .join('')
  );
}

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const outline = lay.on(OUTLINES[cut.toe]);
  const opening = lay.on(OPENING);
  const upper = upperOf(ctx, cut);
  const second =
    cut.trim === 'cross' ? ctx.cloth({ name: 'rib', scale: 0.6 }, [ctx.colour(1)]) : ctx.plain(ctx.colour(1));
  const bed = ctx.colourCount > 2 && cut.upper !== 'print' ? ctx.colour(2) : '#d9bd97';
  const lining = mix(bed, '#f4ead9', 0.4);
  const p = lay.at;
  const shiny = cut.upper === 'patent';
  const parts = { lay, outline, upper, second, metal: '#dcae4c' };
  const over = trimOf(ctx, cut.trim, parts);
  const crossing = cut.trim === 'strap' || cut.trim === 'cross';
  return (
    solid(ctx, lay.on(turned(path(OUTLINES[cut.toe]), [0, 0], 0, 1.035, 1.013)), {
      base: darken(mix(upper.base, '#8a6a4c', 0.75), 0.3),
      form: 0.5,
      reach: 5,
    }) +
    clothPiece(ctx, {
      outline,
      fabric: upper,
      turn: lay.turn,
      origin: p(0, 0),
      form: 0.8,
      finish: shiny ? 'satin' : cut.upper === 'suede' ? 'soft' : 'silk',
      warp: 3,
      folds: [
        { points: [p(-2, -196), p(0, -150), p(0, -108)], width: 70 * lay.scale, depth: 0.4, soft: 0.45 },
        { points: [p(-61, -50), p(-50, 40), p(-45, 130)], width: 13, depth: 0.22, open: 'both' },
        { points: [p(62, -50), p(51, 40), p(47, 130)], width: 13, depth: 0.22, open: 'both' },
      ],
    }) +
    (shiny
      ? gleam(ctx, lay.on('M-42 -148C-32 -170 -20 -180 -4 -186'), { width: 9, opacity: 0.75, soft: 1.2 }) +
        gleam(ctx, lay.on('M34 -160C44 -150 50 -136 53 -122'), { width: 5, opacity: 0.4, soft: 1.2 })
      : '') +
    clipTo(
      ctx,
      opening,
      draw(toD(opening), { fill: darken(lining, 0.3) }),
      clothPiece(ctx, {
        outline: lay.on(INSOLE),
        fabric: SURFACES.leather(ctx, bed),
        turn: lay.turn,
        form: 0.35,
        edge: 0.4,
        folds: [{ points: [p(2, 70), p(2, 120), p(2, 165)], width: 44, depth: -0.14 }],
      }),
      stitches(lay.on('M-26 92C-28 140 -20 171 2 171C24 171 28 130 29 86'), lighten(bed, 0.4), {
        length: 4,
        gap: 3,
        width: 1.1,
      }),
      stitches(lay.on('M-26 92C-10 82 14 80 29 86'), lighten(bed, 0.4), { length: 4, gap: 3, width: 1.1 }),
      hollow(ctx, opening, bed, { strength: 0.9, soft: 10 }),
      innerRim(ctx, opening, { dx: 0, dy: 0, soft: 3, colour: darken(bed, 0.6), opacity: 0.6, blend: 'multiply' }),
    ) +
    topline(cut, lay, cut.trim === 'cap' ? ctx.colour(1) : darken(upper.base, 0.08)) +
    (crossing ? clipTo(ctx, outline, over) : over)
  );
}

export const kind = defineKind({
  name: 'ballerina',
  about: 'pair of flat ballerinas from above; colours: upper, trim, insole (print: pattern colours)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const look = { wide: 1.06 };
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay, look), {
        rim: (lay) => lay.on(OUTLINES[cut.toe]),
        draw: (lay) => drawShoe(ctx, cut, lay),
      });
    if (ctx.view !== 'detail') return pair();
    const [x, y] = laysOf(cut.lay, look)[0].at(10, -80);
    return focusFrom(
      ctx,
      { at: [240, 230], sharp: 190, reach: 420 },
      zoom(ctx, { x, y, factor: 1.8, turn: -12 }, pair),
    );
  },
});
