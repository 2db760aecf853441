// Loafers and moccasins for women: a pair seen from above.
import { darken, lighten, mix } from '../colour.ts';
import { focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, gleam, hollow, innerRim, seam, solid, stitches } from '../light.ts';
import { METALS } from '../materials.ts';
import { tassel } from '../parts/notions.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { ARRANGEMENTS, drawPair, laysOf } from '../parts/shoe-lay.ts';
import type { Lay } from '../parts/shoe-lay.ts';
import { grain } from '../parts/stones.ts';
import { joined, oval, path, reversed, spotsAlong, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { draw, line } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  trim: ['penny', 'bit', 'tassel', 'bow', 'fringe', 'gusset'],
  upper: ['leather', 'patent', 'suede', 'print'],
  sole: ['leather', 'rubber'],
  lay: ARRANGEMENTS,
} as const;

type Cut = CutOf<typeof CUTS>;

const OUTLINE =
  'M-14 -200C30 -206 64 -168 70 -110C73 -44 62 24 58 84C56 130 56 200 2 202C-52 200 -56 140 -54 90C-54 40 -66 -20 -68 -76C-70 -142 -54 -194 -14 -200Z';
const OPENING =
  'M-32 -12C-20 -26 24 -28 38 -14C48 4 44 44 42 84C42 128 36 186 2 187C-32 187 -38 140 -38 90C-40 50 -44 10 -32 -12Z';
const APRON = 'M-46 10C-54 -30 -56 -80 -50 -112C-44 -150 -22 -164 2 -165C28 -164 48 -150 54 -114C58 -80 56 -32 50 10';

function upperOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  if (cut.upper === 'print') return ctx.fabric;
  if (cut.upper === 'suede') return SURFACES.suede(ctx, colour);
  return cut.upper === 'patent' ? ctx.plain(colour) : SURFACES.leather(ctx, colour);
}

function trimOf(ctx: Ctx, cut: Cut, lay: Lay, upper: Fabric, second: string): string {
  const outline = lay.on(OUTLINE);
  const saddle = lay.on('M-72 -52C-40 -66 44 -70 74 -60L74 -24C44 -36 -40 -32 -70 -14Z');
  const band = (): string =>
    clipTo(
      ctx,
      outline,
      sewnPiece(ctx, {
        outline: saddle,
        fabric: upper,
        under: outline,
        lift: 3,
        form: 0.5,
        turn: lay.turn,
        sewn: [saddle],
        inset: lay.flip ? 4 : -4,
      }),
    );
  switch (cut.trim) {
    case 'penny': {
      const slot = lay.on('M-20 -50L22 -53L12 -42L22 -32L-18 -30L-8 -40Z');
      return band() + solid(ctx, slot, { base: darken(upper.base, 0.55), form: 0.3 });
    }
    case 'bit': {
      const metal = METALS.gold;
      const [a, b] = [lay.at(-26, -44), lay.at(28, -46)];
      return (
        band() +
        draw(toD(lay.on('M-26 -44C-10 -50 12 -51 28 -46')), { fill: 'none', stroke: metal.patina, 'stroke-width': 7 }) +
        draw(toD(lay.on('M-26 -44C-10 -50 12 -51 28 -46')), {
          fill: 'none',
          stroke: lighten(metal.base, 0.2),
          'stroke-width': 4.4,
        }) +
        [a, b]
          .map(
            ([x, y]) =>
              draw(toD(oval(x, y, 9, 11)), { fill: 'none', stroke: metal.patina, 'stroke-width': 6 }) +
              draw(toD(oval(x, y, 9, 11)), { fill: 'none', stroke: metal.base, 'stroke-width': 4 }) +
              draw(toD(oval(x - 0.6, y - 0.8, 9, 11)), {
                fill: 'none',
                stroke: lighten(metal.base, 0.7),
                'stroke-width': 1.3,
              }),
          )
          .join('') +
        grain(ctx, ...lay.at(1, -49), 4.6, metal)
      );
    }
    case 'tassel': {
      const [x, y] = lay.at(2, -52);
      return (
        strap(ctx, lay.on('M-40 -34C-20 -52 22 -56 44 -38'), {
          width: 8,
          fabric: ctx.plain(second),
          stitched: false,
          under: outline,
        }) +
        tassel(ctx, x - 9, y - 4, 44, second) +
        tassel(ctx, x + 10, y - 5, 44, second)
      );
    }
    case 'fringe': {
      const flap = lay.on('M-42 -6C-40 -40 -34 -66 -26 -84L30 -88C38 -68 44 -42 46 -10C20 -24 -18 -22 -42 -6Z');
      const cuts = [-22, -12, -2, 8, 18, 27]
        .map((px) =>
          draw(toD(lay.on(`M${px} -87L${px * 1.1} -52`)), {
            fill: 'none',
            stroke: darken(second, 0.55),
            'stroke-width': 2.2,
          }),
        )
        .join('');
      return (
        sewnPiece(ctx, { outline: flap, fabric: SURFACES.leather(ctx, second), under: outline, lift: 4, form: 0.7 }) +
        cuts +
        band()
      );
    }
    default: {
      const lace = ctx.plain(second);
      const draped = (d: string): string =>
        strap(ctx, lay.on(d), { width: 7, fabric: lace, stitched: false, under: outline });
      return (
        draped('M0 -38C-14 -62 -40 -64 -40 -50C-38 -38 -18 -34 0 -38') +
        draped('M0 -38C14 -64 42 -66 42 -52C40 -40 20 -36 0 -38') +
        draped('M-2 -38C-10 -28 -20 -24 -28 -12') +
        draped('M2 -38C10 -28 22 -26 30 -14') +
        solid(ctx, oval(...lay.at(0, -40), 6, 6), { base: second, form: 0.9 })
      );
    }
  }
}

/** Elastic let in at both sides of the opening, and the rubber line above the sole: what a slip-on has for an apron. */
function slipOnWork(ctx: Ctx, lay: Lay, outline: Path, second: string): string {
  const elastic = ctx.cloth({ name: 'rib', scale: 0.75 }, [mix(second, '#4a4038', 0.6)]);
  const sides = [
    'M-31 -18C-48 -8 -60 16 -60 46L-41 66C-43 38 -42 10 -31 -18Z',
    'M38 -20C54 -10 65 14 64 44L45 62C47 34 46 8 38 -20Z',
  ].map((d) =>
    sewnPiece(ctx, {
      outline: lay.on(d),
      fabric: elastic,
      under: outline,
      turn: lay.turn,
      lift: 1,
      form: 0.5,
      sewn: [lay.on(d)],
      inset: lay.flip ? 3 : -3,
    }),
  );
  const heel = lay.on(
    'M-50 128C-52 170 -40 200 2 202C46 200 56 168 54 122C50 160 38 188 2 188C-32 188 -44 164 -50 128Z',
  );
  return (
    clipTo(
      ctx,
      outline,
      ...sides,
      sewnPiece(ctx, { outline: heel, fabric: ctx.plain(second), under: outline, form: 0.6 }),
    ) +
    draw(toD(lay.on(turned(path(OUTLINE), [0, 0], 0, 0.95, 0.982))), {
      fill: 'none',
      stroke: darken(second, 0.3),
      'stroke-width': 1.4,
      'stroke-dasharray': '3.4 2.6',
      'stroke-opacity': 0.8,
    })
  );
}

/** The raised apron with its hand-sewn seam, and what lies across it. */
function apronWork(ctx: Ctx, cut: Cut, lay: Lay, upper: Fabric, second: string): string {
  const apron = lay.on(APRON);
  return (
    clothPiece(ctx, {
      outline: joined([
        lay.on(
          'M-42 -16C-48 -40 -50 -84 -44 -112C-38 -146 -20 -158 2 -158C26 -158 42 -146 48 -114C52 -82 50 -44 46 -18',
        ),
        reversed(lay.on('M-42 -16C-24 -34 26 -36 46 -18')),
      ]),
      fabric: upper,
      turn: lay.turn,
      origin: lay.at(0, 0),
      form: 0.5,
      edge: 0.3,
      finish: cut.upper === 'patent' ? 'satin' : 'soft',
    }) +
    seam(apron, upper.base, { strength: 0.7, width: 2 }) +
    spotsAlong(apron, 46)
      .map(({ x, y, tx, ty }) =>
        line(x - ty * 5, y + tx * 5, x + ty * 4 + tx * 1.5, y - tx * 4 + ty * 1.5, {
          stroke: lighten(upper.base, 0.35),
          'stroke-width': 1.7,
          'stroke-linecap': 'round',
        }),
      )
      .join('') +
    trimOf(ctx, cut, lay, upper, second)
  );
}

function drawShoe(ctx: Ctx, cut: Cut, lay: Lay): string {
  const outline = lay.on(OUTLINE);
  const opening = lay.on(OPENING);
  const upper = upperOf(ctx, cut);
  // A slip-on has its rubber sole in the last colour and its heel in the second.
  const second = cut.upper === 'print' && cut.trim !== 'gusset' ? ctx.colour(ctx.colourCount - 1) : ctx.colour(1);
  const bed = cut.upper === 'print' || ctx.colourCount < 3 ? '#c99f6c' : ctx.colour(2);
  const p = lay.at;
  const tongue = lay.on('M-30 -20C-30 -40 34 -44 38 -22C40 -4 36 10 30 20C16 8 -10 10 -24 22C-30 10 -32 -6 -30 -20Z');
  const soleColour =
    cut.trim === 'gusset'
      ? ctx.colour(ctx.colourCount - 1)
      : cut.sole === 'rubber'
        ? '#ded6c8'
        : darken('#7a5638', 0.1);
  return (
    solid(ctx, lay.on(turned(path(OUTLINE), [0, 0], 0, 1.05, 1.018)), { base: soleColour, form: 0.6, reach: 5 }) +
    clothPiece(ctx, {
      outline,
      fabric: upper,
      turn: lay.turn,
      origin: p(0, 0),
      form: 0.85,
      finish: cut.upper === 'patent' ? 'satin' : cut.upper === 'suede' ? 'soft' : 'silk',
      warp: 3,
      folds: [
        { points: [p(-1, -150), p(1, -110), p(2, -50)], width: 66 * lay.scale, depth: 0.35, soft: 0.45 },
        { points: [p(-58, -10), p(-48, 60), p(-46, 140)], width: 14, depth: 0.24, open: 'both' },
        { points: [p(62, -10), p(52, 60), p(49, 140)], width: 14, depth: 0.24, open: 'both' },
      ],
    }) +
    clipTo(
      ctx,
      opening,
      draw(toD(opening), { fill: darken(bed, 0.4) }),
      clothPiece(ctx, {
        outline: lay.on('M0 -90C34 -90 38 0 36 84C36 128 30 180 2 180C-26 180 -32 140 -32 90C-34 0 -34 -90 0 -90Z'),
        fabric: SURFACES.leather(ctx, bed),
        turn: lay.turn,
        form: 0.3,
        edge: 0.4,
      }),
      stitches(lay.on('M-26 92C-28 140 -20 172 2 172C24 172 28 130 29 86'), lighten(bed, 0.4), { width: 1.1 }),
      hollow(ctx, opening, bed, { strength: 0.9, soft: 11 }),
      innerRim(ctx, opening, { dx: 0, dy: 0, soft: 3, colour: darken(bed, 0.6), opacity: 0.6, blend: 'multiply' }),
    ) +
    castOn(ctx, opening, tongue, { base: bed, dx: 2, dy: 7, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, { outline: tongue, fabric: upper, turn: lay.turn, form: 0.8, finish: 'silk' }) +
    draw(toD(opening), { fill: 'none', stroke: darken(upper.base, 0.4), 'stroke-width': 5 }) +
    draw(toD(opening), { fill: 'none', stroke: mix(upper.base, second, 0.3), 'stroke-width': 3.6 }) +
    (cut.trim === 'gusset' ? slipOnWork(ctx, lay, outline, second) : apronWork(ctx, cut, lay, upper, second)) +
    gleam(ctx, lay.on('M-44 -140C-36 -166 -22 -180 -4 -186'), {
      width: 7,
      opacity: cut.upper === 'patent' ? 0.7 : 0.32,
      soft: 1.6,
    })
  );
}

export const kind = defineKind({
  name: 'moccasin',
  about: 'pair of loafers from above; colours: upper, trim, insole (print: pattern colours, last the trim)',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const pair = (): string =>
      drawPair(ctx, laysOf(cut.lay), { rim: (lay) => lay.on(OUTLINE), draw: (lay) => drawShoe(ctx, cut, lay) });
    if (ctx.view !== 'detail') return pair();
    const [x, y] = laysOf(cut.lay)[0].at(4, -60);
    return focusFrom(
      ctx,
      { at: [240, 230], sharp: 190, reach: 420 },
      zoom(ctx, { x, y, factor: 1.9, turn: -10 }, pair),
    );
  },
});
