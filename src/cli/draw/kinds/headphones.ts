// Headphones standing on their cups: large, with a microphone arm, or small ones for children.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { grille, led } from '../parts/goods/faces.ts';
import { cord, cordShadow, pad } from '../parts/goods/forms.ts';
import { plug } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { between, oval, path, ribbon, roundRect, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['over-ear', 'gaming', 'kids'] } as const;
type Cut = CutOf<typeof CUTS>;

const ARCH: Path = path('M118 300C104 190 136 84 256 84S408 190 394 300');

/** The left cup shows its outside, the right one its cushion. */
function cupOutside(ctx: Ctx, cut: Cut): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(2)];
  const cushion = turned(oval(144, 352, 52, 80), [144, 352], 8);
  const cup = turned(oval(112, 350, 50, 74), [112, 350], 8);
  const plate = turned(oval(104, 350, 36, 56), [104, 350], 8);
  const inner =
    cut.style === 'gaming'
      ? grille(ctx, plate, 9, 2.6, accent) +
        draw('M76 350L104 306L132 350L104 394Z', {
          fill: 'none',
          stroke: lighten(accent, 0.35),
          'stroke-width': 5,
          'stroke-linejoin': 'round',
        })
      : cut.style === 'kids'
        ? draw(
            'M104 322C108 338 116 340 130 342C118 348 114 354 116 370C106 360 100 360 90 368C94 354 90 348 80 342C94 340 100 336 104 322Z',
            { fill: lighten(accent, 0.75), opacity: 0.9 },
          )
        : draw(toD(turned(oval(104, 350, 22, 36), [104, 350], 8)), {
            fill: 'none',
            stroke: lighten(accent, 0.5),
            'stroke-width': 2,
            'stroke-opacity': 0.8,
          });
  return (
    pad(ctx, cushion, ctx.colour(1), { form: 1, reach: 20 }) +
    plastic(ctx, cup, shell, { gloss: 0.6, form: 0.95, reach: 20 }) +
    plastic(ctx, plate, accent, { gloss: 0.5, form: 0.6, reach: 10, over: inner }) +
    gleam(ctx, path('M72 320C78 300 92 286 112 284'), { width: 7, opacity: 0.6, soft: 1.8 })
  );
}

function cupInside(ctx: Ctx): string {
  const shell = ctx.colour(0);
  const cup = turned(oval(398, 350, 50, 76), [398, 350], -8);
  const cushion = turned(oval(376, 352, 54, 82), [376, 352], -8);
  const hole = turned(oval(370, 352, 27, 49), [370, 352], -8);
  const stitch = turned(oval(372, 352, 36, 60), [372, 352], -8);
  return (
    plastic(ctx, cup, shell, { gloss: 0.5, form: 0.9, reach: 18 }) +
    pad(ctx, cushion, ctx.colour(1), { form: 1, reach: 20 }) +
    draw(toD(stitch), {
      fill: 'none',
      stroke: darken(ctx.colour(1), 0.5),
      'stroke-width': 1.4,
      'stroke-opacity': 0.6,
    }) +
    clipTo(
      ctx,
      hole,
      draw(toD(hole), { fill: darken(ctx.colour(1), 0.5) }),
      grille(ctx, hole, 8, 1.9, darken(ctx.colour(1), 0.35)),
      innerRim(ctx, hole, { dx: 7, dy: 8, soft: 7, colour: '#17141c', opacity: 0.75 }),
    ) +
    draw(toD(hole), { fill: 'none', stroke: darken(ctx.colour(1), 0.7), 'stroke-width': 1.2 }) +
    gleam(ctx, path('M336 318C340 296 352 282 372 278'), { width: 7, opacity: 0.45, soft: 2 })
  );
}

function band(ctx: Ctx, cut: Cut): string {
  const [shell, soft] = [ctx.colour(0), ctx.colour(1)];
  const outer = ribbon(ARCH, (t) => 22 + 10 * Math.sin(Math.PI * t), 60);
  const padPath = between(ARCH, 0.24, 0.76, 40);
  const cushion = ribbon(padPath, (t) => 20 + 12 * Math.sin(Math.PI * t), 40);
  const slider = (x: number, turn: number): string =>
    place(
      metalPiece(ctx, roundRect(-8, -66, 16, 92, 6), METALS.steel, { rim: 2 }) +
        [-40, -28, -16].map((y) => draw(`M-5 ${y}H5`, { stroke: METALS.steel.patina, 'stroke-width': 1.6 })).join(''),
      { x, y: 296, turn },
    );
  const yoke = (side: 1 | -1): string => {
    const at = side < 0 ? 'M118 276C84 284 66 314 68 352' : 'M394 276C428 284 446 314 444 352';
    return cord(path(at), { width: 11, colour: shell, gloss: 0.6 });
  };
  const ears =
    cut.style === 'kids'
      ? [-1, 1]
          .map((side) =>
            place(
              plastic(ctx, path('M-34 22C-32 -14 -18 -46 -4 -52C10 -46 30 -16 36 14Z'), shell, {
                gloss: 0.6,
                form: 0.85,
                reach: 10,
              }) +
                plastic(ctx, path('M-16 12C-14 -8 -8 -26 -2 -30C6 -26 16 -8 20 8Z'), ctx.colour(2), {
                  gloss: 0.4,
                  form: 0.6,
                }),
              { x: 256 + side * 78, y: 96, turn: side * 30 },
            ),
          )
          .join('')
      : '';
  return (
    slider(113, 6) +
    slider(399, -6) +
    ears +
    plastic(ctx, outer, shell, { gloss: 0.6, form: 0.95, reach: 9 }) +
    place(
      clothPiece(ctx, {
        outline: cushion,
        fabric: ctx.plain(soft),
        form: 0.9,
        finish: 'silk',
        edge: 0.7,
        folds: [0.3, 0.5, 0.7].map((t) => ({ points: foldAt(t), width: 9, depth: -0.35 })),
      }),
      { y: 9 },
    ) +
    gleam(ctx, between(ARCH, 0.16, 0.5, 30), { width: 5, opacity: 0.6, soft: 1.4 }) +
    yoke(-1) +
    yoke(1)
  );
}

function foldAt(t: number): [number, number][] {
  const angle = Math.PI * (1 - t);
  const [cx, cy] = [256 + Math.cos(angle) * 150, 250 - Math.sin(angle) * 160];
  return [
    [cx - Math.cos(angle) * 24, cy + Math.sin(angle) * 24],
    [cx, cy],
    [cx + Math.cos(angle) * 24, cy - Math.sin(angle) * 24],
  ];
}

/** Out of the left cup, in a loop on the table, to the plug that a phone and a console take. */
function cable(ctx: Ctx): string {
  const colour = darken(ctx.colour(1), 0.05);
  const line = path(
    'M104 422C104 458 156 470 220 467C300 463 342 432 316 402C294 380 252 398 268 428C280 450 316 458 340 455',
  );
  return (
    cordShadow(ctx, [line], 7, 5) +
    cord(line, { width: 7, colour, gloss: 0.35 }) +
    place(plug(ctx, 'jack', colour, 0.72), { x: 336, y: 455, turn: -2 })
  );
}

function drawAll(ctx: Ctx, cut: Cut): string {
  const boom =
    cut.style === 'gaming'
      ? cord(path('M112 404C130 452 176 452 214 420'), { width: 8, colour: ctx.colour(0), gloss: 0.5 }) +
        place(
          pad(ctx, roundRect(-20, -12, 42, 24, 12), darken(ctx.colour(1), 0.2), {
            form: 1,
            reach: 8,
            over: grille(ctx, roundRect(-18, -10, 38, 20, 10), 5, 1, '#3c3b42'),
          }),
          { x: 222, y: 412, turn: -38 },
        ) +
        led(ctx, 198, 432, 2.6, '#e5484d')
      : '';
  return (
    groundShadow(ctx, { x: 120, y: 430, width: 130 }) +
    groundShadow(ctx, { x: 392, y: 432, width: 130 }) +
    (cut.style === 'gaming' ? cable(ctx) : '') +
    band(ctx, cut) +
    cupInside(ctx) +
    cupOutside(ctx, cut) +
    boom
  );
}

export const kind = defineKind({
  name: 'headphones',
  about: 'headphones standing; colours: shell, cushions, plates',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: {
        x: 56,
        y: cut.style === 'kids' ? 44 : 66,
        width: 400,
        height: { kids: 390, gaming: 402, 'over-ear': 368 }[cut.style],
      },
      art: () => drawAll(ctx, cut),
      stand: true,
      near: { x: 130, y: 330, factor: 2.1, turn: 4 },
    });
  },
});
