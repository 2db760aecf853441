// Ties: hanging with its knot, rolled, a bow, and boxed with pocket square and cufflinks.
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, edgeLine, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { setStone } from '../parts/stones.ts';
import { flipped, moved, oval, path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = {
  style: ['tie', 'boxed', 'bow', 'slim'],
} as const;

function hanging(ctx: Ctx, slim: boolean): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const k = slim ? 0.72 : 1;
  const p = (x: number): number => 256 + x * k;
  const tail = path(
    `M${p(4)} 96C${p(16)} 180 ${p(30)} 280 ${p(40)} 366L${p(26)} 392L${p(2)} 372C${p(2)} 280 ${p(-6)} 180 ${p(-8)} 96Z`,
  );
  const blade = path(
    `M${p(-15)} 92H${p(15)}C${p(24)} 200 ${p(44)} 330 ${p(54)} 420L${p(0)} 476L${p(-54)} 420C${p(-44)} 330 ${p(-24)} 200 ${p(-15)} 92Z`,
  );
  const knot = path(
    `M${p(-31)} 42Q${p(0)} 52 ${p(31)} 42C${p(30)} 60 ${p(22)} 86 ${p(16)} 98Q${p(0)} 106 ${p(-16)} 98C${p(-22)} 86 ${p(-30)} 60 ${p(-31)} 42Z`,
  );
  const band = path(
    `M${p(-29)} 44C${p(-52)} 26 ${p(-44)} 8 ${p(0)} 8C${p(44)} 8 ${p(52)} 26 ${p(29)} 44L${p(22)} 46C${p(34)} 28 ${p(28)} 20 ${p(0)} 20C${p(-28)} 20 ${p(-34)} 28 ${p(-22)} 46Z`,
  );
  return (
    wallShadow(ctx, [blade, knot, tail, band], { distance: 13 }) +
    clothPiece(ctx, { outline: band, fabric: ctx.plain(darken(base, 0.12)), finish: 'silk', form: 0.8 }) +
    clothPiece(ctx, { outline: moved(tail, 12, 4), fabric: fabric.reverse, finish: 'silk', form: 0.7, turn: -6 }) +
    castOn(ctx, moved(tail, 12, 4), blade, { base, dx: 6, dy: 4, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: blade,
      fabric,
      finish: 'silk',
      form: 0.9,
      origin: [256, 250],
      folds: [
        {
          points: [
            [256, 100],
            [254, 150],
            [255, 210],
          ],
          width: 11,
          depth: -0.55,
          open: 'start',
        },
        {
          points: [
            [246, 98],
            [242, 160],
            [238, 260],
          ],
          width: 12,
          depth: 0.24,
          open: 'start',
        },
        {
          points: [
            [266, 98],
            [270, 160],
            [276, 260],
          ],
          width: 12,
          depth: 0.2,
          open: 'start',
        },
      ],
      drape: { amount: 0.12, across: 60, down: 160 },
    }) +
    castOn(ctx, blade, knot, { base, dx: 3, dy: 7, soft: 5, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: knot,
      fabric,
      finish: 'silk',
      turn: 34,
      form: 1,
      folds: [
        {
          points: [
            [p(-26), 46],
            [p(-8), 76],
            [p(-4), 100],
          ],
          width: 7,
          depth: -0.4,
        },
        {
          points: [
            [p(26), 46],
            [p(14), 70],
            [p(10), 98],
          ],
          width: 8,
          depth: 0.3,
        },
      ],
    })
  );
}

function bow(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const wing = path('M246 236C196 188 128 176 84 190C66 232 66 280 84 322C128 336 196 324 246 276Z');
  const tucks: Fold[] = [
    {
      points: [
        [244, 246],
        [190, 226],
        [120, 222],
      ],
      width: 18,
      depth: -0.4,
    },
    {
      points: [
        [244, 262],
        [190, 284],
        [120, 292],
      ],
      width: 18,
      depth: -0.38,
    },
    {
      points: [
        [244, 254],
        [180, 254],
        [110, 256],
      ],
      width: 22,
      depth: 0.34,
    },
    {
      points: [
        [244, 240],
        [214, 214],
        [170, 196],
      ],
      width: 12,
      depth: 0.26,
    },
  ];
  const flip = tucks.map((fold) => ({ ...fold, points: fold.points.map((knot) => [512 - knot[0], knot[1]] as const) }));
  const behind = path('M240 244C196 208 150 200 112 210C104 240 104 272 112 302C150 312 196 304 240 268Z');
  const knot = path('M232 226Q256 218 280 226Q288 256 280 286Q256 294 232 286Q224 256 232 226Z');
  const band = path('M62 240C130 214 382 214 450 240L446 268C382 244 130 244 66 268Z');
  return (
    wallShadow(ctx, [wing, flipped(wing), knot], { distance: 14 }) +
    clothPiece(ctx, { outline: band, fabric: ctx.plain(darken(base, 0.2)), finish: 'silk', form: 0.6 }) +
    [behind, flipped(behind)]
      .map((one) => clothPiece(ctx, { outline: moved(one, 0, 6), fabric: fabric.reverse, finish: 'silk', form: 0.7 }))
      .join('') +
    [wing, flipped(wing)]
      .map((one, n) =>
        clothPiece(ctx, { outline: one, fabric, finish: 'silk', form: 0.9, folds: n ? flip : tucks, warp: 12 }),
      )
      .join('') +
    castOn(ctx, wing, knot, { base, dx: -5, dy: 4, soft: 6, strength: 0.55 }) +
    castOn(ctx, flipped(wing), knot, { base, dx: 7, dy: 4, soft: 6, strength: 0.6 }) +
    clothPiece(ctx, {
      outline: knot,
      fabric,
      finish: 'silk',
      form: 1,
      folds: [
        {
          points: [
            [244, 224],
            [242, 256],
            [246, 288],
          ],
          width: 9,
          depth: -0.35,
        },
        {
          points: [
            [266, 224],
            [268, 256],
            [264, 288],
          ],
          width: 10,
          depth: 0.3,
        },
      ],
    })
  );
}

/** A silk square folded twice, one corner showing beneath the next. */
function squareArt(ctx: Ctx): string {
  const { fabric } = ctx;
  const layers = [14, 7, 0].map((d) =>
    path(
      `M${d} ${d}Q${56 + d} ${d - 3} ${112 + d} ${d}C${114 + d} ${40 + d} ${114 + d} ${76 + d} ${112 + d} ${112 + d}Q${56 + d} ${114 + d} ${d} ${112 + d}C${d - 2} ${76 + d} ${d - 2} ${40 + d} ${d} ${d}Z`,
    ),
  );
  const under = path('M-60 -60H200V200H-60Z');
  return layers
    .map(
      (shape, n) =>
        castOn(ctx, under, shape, { base: n === 0 ? '#d8cdbb' : fabric.base, dx: 3, dy: 5, soft: 4, strength: 0.5 }) +
        clothPiece(ctx, {
          outline: shape,
          fabric,
          finish: 'silk',
          folds:
            n === 2
              ? [
                  {
                    points: [
                      [0, 58],
                      [56, 61],
                      [114, 57],
                    ],
                    width: 12,
                    depth: -0.25,
                    open: 'both',
                  },
                ]
              : [],
          form: 0.6,
          origin: [0, 0],
          scale: 0.8,
        }),
    )
    .join('');
}

export function cufflink(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  return metalPiece(ctx, oval(x, y, r), METALS.gold, { rim: 2.4 }) + setStone(ctx, x, y, r * 0.72, colour, METALS.gold);
}

/** Rolled tie, pocket square and cufflinks in the lower half of a box. */
function boxed(ctx: Ctx): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const card = '#2d2a33';
  const box = roundRect(66, 92, 380, 328, 10);
  const inner = roundRect(82, 108, 348, 296, 5);
  const lining = '#e6dccb';
  const roll: Path = path(
    'M112 214C112 168 150 138 196 138C244 138 280 172 280 216C280 262 244 294 196 294C150 294 112 262 112 214Z',
  );
  const blade = path('M120 236C126 290 160 322 214 330L300 384L358 350L316 296C296 282 282 262 280 224Z');
  const spiral = path(
    'M196 150C236 150 268 178 268 216C268 254 236 282 196 282C158 282 126 254 126 216C126 184 152 162 190 162C228 162 254 186 254 218C254 246 228 268 198 268C168 268 142 248 142 220C142 196 162 176 190 176C218 176 240 194 240 218C240 238 222 254 200 254C178 254 158 238 158 220C158 204 172 190 190 190C210 190 226 202 226 218C226 232 214 240 200 240C186 240 174 230 174 219',
  );
  return (
    wallShadow(ctx, [box], { distance: 15 }) +
    draw(toD(box), {
      fill: linear(
        ctx.defs,
        [66, 92],
        [446, 420],
        [
          [0, lighten(card, 0.2)],
          [1, darken(card, 0.2)],
        ],
      ),
      stroke: darken(card, 0.5),
      'stroke-width': 1.2,
    }) +
    clipTo(
      ctx,
      inner,
      draw(toD(inner), { fill: lining }),
      innerRim(ctx, inner, { dx: 7, dy: 9, soft: 8, colour: '#4a3a30', opacity: 0.6, blend: 'multiply' }),
    ) +
    edgeLine(inner, card) +
    castOn(ctx, inner, blade, { base: lining, dx: 6, dy: 8, soft: 6, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: blade,
      fabric,
      finish: 'silk',
      form: 0.9,
      turn: -52,
      folds: [
        {
          points: [
            [150, 290],
            [220, 312],
            [330, 362],
          ],
          width: 40,
          depth: 0.2,
        },
      ],
    }) +
    castOn(ctx, inner, roll, { base: lining, dx: 6, dy: 8, soft: 7, strength: 0.55 }) +
    clothPiece(ctx, { outline: roll, fabric, finish: 'silk', form: 0.9 }) +
    draw(toD(spiral), { fill: 'none', stroke: darken(base, 0.6), 'stroke-width': 3.4, 'stroke-opacity': 0.75 }) +
    draw(toD(spiral), {
      fill: 'none',
      stroke: lighten(base, 0.4),
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
      transform: 'translate(-1.6 -2)',
    }) +
    place(squareArt(ctx), { x: 308, y: 132, scale: 0.84 }) +
    [322, 374].map((x) => cufflink(ctx, x, 280, 17, mix(base, '#101018', 0.3))).join('')
  );
}

export const kind = defineKind({
  name: 'necktie',
  about: 'tie, bow tie or boxed set; colours belong to the pattern',
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string =>
      cut.style === 'bow' ? bow(ctx) : cut.style === 'boxed' ? boxed(ctx) : hanging(ctx, cut.style === 'slim');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 180, reach: 440 },
        zoom(
          ctx,
          {
            x: cut.style === 'boxed' ? 220 : 256,
            y: cut.style === 'bow' ? 256 : cut.style === 'boxed' ? 240 : 130,
            factor: 2.1,
            turn: -5,
          },
          one,
        ),
      );
    if (ctx.view === 'set') {
      return (
        fit(ctx, { x: 190, y: 4, width: 132, height: 476 }, { x: 60, y: 26, width: 190, height: 460 }, one) +
        place(squareArt(ctx), { x: 296, y: 130, scale: 1.25 }) +
        [322, 392].map((x) => cufflink(ctx, x, 352, 21, mix(ctx.fabric.base, '#101018', 0.3))).join('')
      );
    }
    const boxes = {
      tie: { x: 186, y: 4, width: 146, height: 478 },
      slim: { x: 186, y: 4, width: 146, height: 478 },
      bow: { x: 58, y: 178, width: 396, height: 160 },
      boxed: { x: 60, y: 86, width: 392, height: 340 },
    } as const;
    return fit(ctx, boxes[cut.style], cut.style === 'bow' ? { x: 50, y: 100, width: 412, height: 312 } : SAFE, one);
  },
});
