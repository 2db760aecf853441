// A jug whose rim is pulled into a lip, and two tumblers, of hammered copper or brass; foot near y = 0.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { METALS } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { hammered } from '../../parts/stuff.ts';
import { bar, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Stuff } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { circle, draw, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './thali.ts';

const RIM = -286;

/** The lip: its outside grows out of the neck, its inside is one channel with the mouth. Drawn over the mouth. */
function lip(ctx: Ctx, metal: Metal, inside: string): string {
  const outer = path(
    `M-55 -234C-60 -250 -74 -262 -92 -276C-104 -285 -114 -292 -118 -301C-100 -297 -72 -287 -46 -277C-34 -273 -20 -272 -8 -272C-18 -262 -28 -246 -30 -226C-38 -224 -48 -227 -55 -234Z`,
  );
  const channel = path(
    `M-111 -300C-88 -305 -62 -303 -34 ${RIM - 10}C-20 ${RIM - 4} -20 ${RIM + 5} -34 ${RIM + 9}C-58 -281 -84 -291 -111 -300Z`,
  );
  const rim = path(
    'M-118 -301C-92 -309 -60 -307 -30 -298C-34 -294 -36 -290 -36 -286L-44 -276C-70 -286 -100 -297 -118 -301Z',
  );
  // The dimples of a wide body laid over the lip, so that they are of one hand with the rest.
  const dimples = place(
    hammered(
      createLathe(
        0,
        [
          [36, -80],
          [36, 0],
        ],
        0.2,
      ),
      metal,
    ),
    { x: -76, y: -224 },
  );
  const fill = linear(
    ctx.defs,
    [-112, -290],
    [-30, -250],
    [
      [0, mix(metal.base, metal.patina, 0.5)],
      [0.2, lighten(metal.base, 0.5)],
      [0.42, metal.base],
      [0.7, metal.base],
      [0.95, metal.base, 0],
    ],
  );
  const well = linear(
    ctx.defs,
    [-110, 0],
    [-20, 0],
    [
      [0, lighten(inside, 0.5)],
      [0.35, inside],
      [0.8, darken(inside, 0.42)],
      [1, darken(inside, 0.36)],
    ],
  );
  return (
    draw(toD(rim), {
      fill: lighten(metal.base, 0.45),
      stroke: metal.patina,
      'stroke-width': 1,
      'stroke-opacity': 0.8,
    }) +
    clipTo(
      ctx,
      outer,
      draw(toD(outer), { fill }),
      dimples,
      innerRim(ctx, outer, { dx: 3, dy: -2, soft: 4, colour: metal.patina, opacity: 0.5, blend: 'multiply' }),
    ) +
    draw(
      'M-55 -234C-60 -250 -74 -262 -92 -276C-104 -285 -114 -292 -118 -301C-100 -297 -72 -287 -46 -277C-34 -273 -20 -272 -8 -272',
      {
        fill: 'none',
        stroke: metal.patina,
        'stroke-width': 1.1,
        'stroke-opacity': 0.65,
      },
    ) +
    draw(toD(channel), { fill: well }) +
    gleam(ctx, path('M-114 -299C-92 -293 -68 -284 -46 -276C-36 -273 -24 -271 -12 -271'), {
      width: 3.2,
      opacity: 0.85,
      soft: 0.5,
    })
  );
}

export function copperJug(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff === 'brass' ? 'brass' : cut.stuff === 'steel' ? 'steel' : 'copper';
  const metal = METALS[stuff];
  const tin = darken(METALS.steel.base, 0.05);
  const jug = createLathe(
    0,
    [
      [66, RIM],
      [66, -278],
      [54, -240],
      [66, -190],
      [108, -110],
      [98, -42],
      [80, -14],
      [77, -6],
      [76, 0],
    ],
    0.2,
  );
  const cup = createLathe(
    0,
    [
      [54, -118],
      [56, -112],
      [44, -6],
      [40, 0],
    ],
    0.24,
  );
  const tumbler = (x: number, y: number): string =>
    place(
      groundShadow(ctx, { x: 0, y: 0, width: 86, depth: 14 }) +
        turnedBody(ctx, cup, { stuff, colour: '', hammer: true }) +
        mouth(ctx, cup, { stuff, colour: '', lip: 5, fill: { depth: 12, colour: '#bcd9df' } }),
      { x, y },
    );
  const rivet = (x: number, y: number): string =>
    circle(x, y, 3.4, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 0.9 }) +
    circle(x - 1, y - 1.1, 1.1, { fill: lighten(METALS.brass.base, 0.8) });
  const foot = jug.band(-13, 0);
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 170, depth: 22 }) +
    bar(ctx, path('M58 -262C150 -290 168 -130 92 -92'), 15, 'brass', '') +
    turnedBody(ctx, jug, {
      stuff,
      colour: '',
      hammer: true,
      over: groove(jug, -236, stuff, '', 2) + groove(jug, -13, stuff, '', 1.6),
    }) +
    castOn(ctx, foot, jug.band(-30, -13), { base: metal.base, dx: 0, dy: 4, soft: 3, strength: 0.35 }) +
    mouth(ctx, jug, { stuff, colour: '', lip: 6, inside: tin }) +
    lip(ctx, metal, tin) +
    rivet(63, -260) +
    rivet(95, -96) +
    tumbler(138, -8) +
    tumbler(186, 18)
  );
}
