// Portable speakers: a drum under cloth, a cube with a strap, a wooden set with a dial.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, cylinderStops, metalPiece, plastic } from '../materials.ts';
import { SIGNS, grille, led } from '../parts/goods/faces.ts';
import { cord, pad, rod, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, ellipse, group, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['drum', 'cube', 'wooden'] } as const;
type Cut = CutOf<typeof CUTS>;

function drum(ctx: Ctx): string {
  const [cloth, trim, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const tube = path('M116 246H378C412 246 430 296 430 344S412 442 378 442H116C84 442 68 394 68 344S84 246 116 246Z');
  const net = ctx.cloth({ name: 'knit', scale: 0.5 }, [cloth, darken(cloth, 0.25)]);
  const light = shaded(ctx, [0, 246], [0, 442], '#8f8f8f', '#bdbdbd', '#808080', '#5a5a5a', '#3c3c3c');
  const cap = oval(388, 344, 46, 94);
  const cone = oval(392, 344, 32, 70);
  return (
    groundShadow(ctx, { x: 252, y: 440, width: 380 }) +
    cord(path('M92 262C60 220 28 270 40 330C44 352 56 352 62 330'), { width: 9, colour: trim, gloss: 0.3 }) +
    group(
      { style: 'isolation:isolate' },
      clothPiece(ctx, { outline: tube, fabric: net, form: 0.3, warp: 0 }),
      group({ style: 'mix-blend-mode:hard-light' }, draw(toD(tube), { fill: light, opacity: 0.8 })),
    ) +
    plastic(ctx, path('M116 246H378L388 262H108Z'), trim, { gloss: 0.5, form: 0.5 }) +
    [SIGNS.minus, SIGNS.play, SIGNS.plus]
      .map((sign, n) =>
        place(
          ellipse(0, 0, 19, 6.4, { fill: darken(trim, 0.35) }) +
            place(sign(lighten(trim, 0.75)), { scale: '1.1 0.55' }),
          { x: 190 + n * 56, y: 255 },
        ),
      )
      .join('') +
    plastic(
      ctx,
      path('M96 250C72 270 66 310 66 344S72 418 96 438L112 442C86 420 82 380 82 344S86 268 112 246Z'),
      trim,
      { gloss: 0.5, form: 0.6 },
    ) +
    plastic(ctx, cap, trim, { gloss: 0.5, form: 0.8, reach: 14 }) +
    pad(ctx, cone, darken(trim, 0.2), { form: 0.9, reach: 14 }) +
    draw(toD(oval(393, 344, 22, 50)), {
      fill: 'none',
      stroke: darken(trim, 0.6),
      'stroke-width': 3,
      'stroke-opacity': 0.8,
    }) +
    pad(ctx, oval(394, 344, 15, 34), accent, { form: 0.9, reach: 7 }) +
    led(ctx, 140, 277, 2.6, '#7fc8ff') +
    gleam(ctx, path('M112 282C190 276 280 276 350 282'), { width: 7, opacity: 0.3, soft: 3 })
  );
}

function cube(ctx: Ctx): string {
  const [shell, net, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = roundRect(132, 196, 248, 246, 54);
  const top = path('M146 240C146 190 170 176 200 176H312C342 176 366 190 366 240Z');
  const front = roundRect(156, 220, 200, 198, 42);
  return (
    groundShadow(ctx, { x: 256, y: 440, width: 250 }) +
    cord(path('M364 226C420 190 452 250 430 310C414 352 392 330 380 316'), {
      width: 13,
      colour: accent,
      braid: darken(accent, 0.35),
      gloss: 0.3,
    }) +
    plastic(ctx, top, lighten(shell, 0.15), { gloss: 0.4, form: 0.6 }) +
    pad(ctx, roundRect(196, 182, 120, 16, 8), darken(shell, 0.3), { form: 0.6 }) +
    [SIGNS.minus, SIGNS.power, SIGNS.plus]
      .map((sign, n) => place(sign(lighten(shell, 0.75)), { x: 222 + n * 34, y: 190, scale: '1 .7' }))
      .join('') +
    plastic(ctx, body, shell, { gloss: 0.5, form: 0.95, reach: 24 }) +
    plastic(ctx, front, net, { gloss: 0.2, form: 0.5, reach: 14, over: grille(ctx, front, 11, 3.2, net) }) +
    clipTo(
      ctx,
      front,
      ellipse(256, 318, 78, 76, { fill: darken(net, 0.6), opacity: 0.3 }),
      ellipse(256, 318, 30, 29, { fill: darken(net, 0.7), opacity: 0.35 }),
    ) +
    plastic(ctx, roundRect(230, 400, 52, 9, 4), accent, { gloss: 0.4, form: 0.4 }) +
    gleam(ctx, path('M144 250C146 222 162 208 190 206'), { width: 7, opacity: 0.6, soft: 2 })
  );
}

function wooden(ctx: Ctx): string {
  const [wood, face, knob] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const box = roundRect(66, 192, 380, 236, 26);
  const front = roundRect(84, 210, 344, 200, 14);
  const round = oval(184, 310, 82, 82);
  const glassy = roundRect(288, 232, 124, 58, 8);
  const marks = Array.from({ length: 17 }, (_, n) =>
    line(298 + n * 6.6, 262, 298 + n * 6.6, n % 4 === 0 ? 246 : 254, {
      stroke: '#5b4a36',
      'stroke-width': n % 4 === 0 ? 2 : 1.1,
    }),
  ).join('');
  const dial = (x: number): string =>
    circle(x + 2, 348 + 4, 28, { fill: darken(face, 0.65), opacity: 0.5 }) +
    plastic(ctx, oval(x, 348, 27, 27), knob, { gloss: 0.6, form: 0.9, reach: 10 }) +
    metalPiece(ctx, oval(x, 348, 17, 17), METALS.brass, { rim: 2 }) +
    line(x, 348, x + 9, 338, { stroke: METALS.brass.patina, 'stroke-width': 2.4, 'stroke-linecap': 'round' });
  const feet = [120, 392]
    .map((x) => draw(`M${x - 14} 424H${x + 14}L${x + 9} 444H${x - 9}Z`, { fill: darken(wood, 0.55) }))
    .join('');
  return (
    groundShadow(ctx, { x: 256, y: 442, width: 370 }) +
    rod(ctx, [396, 200], [452, 66], 5, cylinderStops(METALS.steel)) +
    circle(452, 64, 6, { fill: METALS.steel.base, stroke: METALS.steel.patina }) +
    cord(path('M150 196C160 150 200 138 256 138S352 150 362 196'), { width: 17, colour: knob, gloss: 0.3 }) +
    feet +
    clothPiece(ctx, { outline: box, fabric: SURFACES.wood(ctx, wood), form: 0.9, warp: 0, finish: 'silk', edge: 0.8 }) +
    plastic(ctx, front, face, { gloss: 0.3, form: 0.3, reach: 8 }) +
    clothPiece(ctx, {
      outline: round,
      fabric: ctx.cloth({ name: 'twill', scale: 0.8 }, [mix(face, wood, 0.55), darken(wood, 0.3)]),
      form: 0.7,
      warp: 0,
    }) +
    clipTo(
      ctx,
      round,
      innerRim(ctx, round, { dx: 7, dy: 8, soft: 7, colour: darken(wood, 0.7), opacity: 0.6, blend: 'multiply' }),
    ) +
    draw(toD(round), { fill: 'none', stroke: METALS.brass.base, 'stroke-width': 5 }) +
    draw(toD(oval(183, 309, 84.6, 84.6)), {
      fill: 'none',
      stroke: lighten(METALS.brass.base, 0.6),
      'stroke-width': 1.2,
    }) +
    plastic(ctx, glassy, '#f3e2b4', {
      gloss: 0.7,
      form: 0.4,
      over:
        marks +
        line(338, 238, 338, 284, { stroke: '#c2242e', 'stroke-width': 2.4 }) +
        line(296, 274, 404, 274, { stroke: '#5b4a36', 'stroke-width': 1.2 }),
    }) +
    dial(316) +
    dial(388) +
    led(ctx, 352, 390, 2.4, '#ffb347')
  );
}

export const kind = defineKind({
  name: 'bluetooth-speaker',
  about: 'portable speaker; colours: cloth or shell or wood, trim or face, accent or knobs',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const extent = {
      drum: { x: 36, y: 236, width: 404, height: 206 },
      cube: { x: 122, y: 170, width: 322, height: 272 },
      wooden: { x: 60, y: 60, width: 402, height: 384 },
    }[cut.style];
    return show(ctx, {
      extent,
      art: () => ({ drum, cube, wooden })[cut.style](ctx),
      stand: true,
      near:
        cut.style === 'drum'
          ? { x: 360, y: 330, factor: 2 }
          : cut.style === 'cube'
            ? { x: 280, y: 260, factor: 1.8 }
            : { x: 330, y: 310, factor: 1.9 },
    });
  },
});
