// Buckets with a mug, round tubs, and the waste bins that stand beside them.
import { darken, lighten } from '../colour.ts';
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, plastic } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, discPath, groove, mouth, ringLine, turnedBody } from '../parts/ware.ts';
import type { Stuff } from '../parts/ware.ts';
import { path, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['mug', 'tub', 'pedal', 'swing', 'woven'], stuff: ['plastic', 'steel'] } as const;
type Cut = CutOf<typeof CUTS>;

function withMug(ctx: Ctx, cut: Cut): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const stuff: Stuff = cut.stuff;
  const body = createLathe(
    0,
    [
      [150, -260],
      [152, -252],
      [116, -8],
      [108, 0],
    ],
    0.22,
  );
  const water = '#bcd9df';
  const cup = createLathe(
    0,
    [
      [64, -106],
      [65, -102],
      [52, -6],
      [48, 0],
    ],
    0.24,
  );
  const scale = [-72, -112, -152, -192]
    .map((y) =>
      draw(`M-18 ${y}H${y === -112 || y === -192 ? 10 : 0}`, {
        stroke: lighten(main, 0.6),
        'stroke-width': 3,
        'stroke-opacity': 0.8,
      }),
    )
    .join('');
  const mugArt =
    bar(ctx, path('M58 -88C112 -92 112 -24 54 -30'), 13, 'plastic', second) +
    turnedBody(ctx, cup, { stuff: 'plastic', colour: second }) +
    mouth(ctx, cup, { stuff: 'plastic', colour: second, lip: 5 });
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 232, depth: 24 }) +
    draw('M-148 -262C-150 -420 150 -420 148 -262', { fill: 'none', stroke: '#6c737b', 'stroke-width': 7 }) +
    draw('M-149 -263C-150 -422 149 -422 147 -263', { fill: 'none', stroke: '#d5dade', 'stroke-width': 2.6 }) +
    plastic(ctx, roundRect(-42, -394, 84, 22, 10), second, { gloss: 0.5 }) +
    turnedBody(ctx, body, {
      stuff,
      colour: main,
      over: groove(body, -232, stuff, main, 2) + groove(body, -40, stuff, main, 2) + scale,
    }) +
    mouth(ctx, body, {
      stuff,
      colour: main,
      lip: 9,
      fill: {
        depth: 30,
        colour: water,
        art: (at) => ellipse(at.x - 30, at.y - 4, 60, 8, { fill: '#ffffff', opacity: 0.5 }),
      },
    }) +
    [-1, 1]
      .map((s) => circle(s * 146, -256, 9, { fill: darken(main, 0.2), stroke: darken(main, 0.5), 'stroke-width': 1 }))
      .join('') +
    place(groundShadow(ctx, { x: 0, y: 0, width: 104, depth: 14 }) + mugArt, { x: 196, y: 14 })
  );
}

function tub(ctx: Ctx, cut: Cut): string {
  const main = ctx.colour(0);
  const body = createLathe(
    0,
    [
      [208, -150],
      [212, -142, 'corner'],
      [200, -134],
      [160, -10],
      [148, 0],
    ],
    0.26,
  );
  const ear = (s: 1 | -1): string =>
    bar(ctx, path(`M${s * 196} -146C${s * 252} -150 ${s * 252} -96 ${s * 190} -102`), 13, cut.stuff, main);
  return (
    groundShadow(ctx, { x: 0, y: 2, width: 330, depth: 28 }) +
    ear(-1) +
    ear(1) +
    turnedBody(ctx, body, {
      stuff: cut.stuff,
      colour: main,
      over: groove(body, -96, cut.stuff, main, 2) + groove(body, -84, cut.stuff, main, 2),
    }) +
    mouth(ctx, body, { stuff: cut.stuff, colour: main, lip: 12 })
  );
}

function pedal(ctx: Ctx, cut: Cut): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const body = createLathe(
    0,
    [
      [112, -282],
      [114, -276],
      [114, -16],
      [108, 0],
    ],
    0.2,
  );
  const lid = createLathe(
    0,
    [
      [30, -332],
      [84, -320],
      [114, -296],
      [117, -286],
      [117, -276],
    ],
    0.2,
  );
  const base = createLathe(
    0,
    [
      [116, -20],
      [118, -8],
      [116, 4],
    ],
    0.2,
  );
  return (
    groundShadow(ctx, { x: 0, y: 6, width: 236, depth: 24 }) +
    turnedBody(ctx, base, { stuff: 'plastic', colour: second }) +
    turnedBody(ctx, body, { stuff: cut.stuff, colour: main, over: ringLine(body, -262, darken(main, 0.5), 2, 0.5) }) +
    turnedBody(ctx, lid, { stuff: cut.stuff, colour: cut.stuff === 'steel' ? main : second }) +
    bar(ctx, path('M-108 -240C-140 -236 -140 -180 -108 -176'), 8, 'steel', '') +
    treadle(ctx, second)
  );
}

/** The lever under the bin: it comes out of a slot in the base and ends in a ribbed plate for the toes. */
function treadle(ctx: Ctx, colour: string): string {
  const plate = path('M-36 30C-12 36 12 36 36 30L44 48C16 56 -16 56 -44 48Z');
  return (
    groundShadow(ctx, { x: 2, y: 56, width: 90, depth: 9, strength: 0.8 }) +
    draw(toD(roundRect(-30, 8, 60, 16, 5)), { fill: '#121015' }) +
    plastic(ctx, path('M-16 14H16L20 36H-20Z'), METALS.steel.base, { gloss: 0.7, reach: 4 }) +
    draw('M-44 48C-16 56 16 56 44 48V54C16 62 -16 62 -44 54Z', { fill: darken(colour, 0.5) }) +
    plastic(ctx, plate, lighten(colour, 0.16), { gloss: 0.4, reach: 5 }) +
    [-24, -12, 0, 12, 24]
      .map((x) =>
        draw(`M${x} 36L${x * 1.16} 50`, { stroke: darken(colour, 0.6), 'stroke-width': 3, 'stroke-linecap': 'round' }),
      )
      .join('')
  );
}

function swing(ctx: Ctx): string {
  const [main, second] = [ctx.colour(0), ctx.colour(1)];
  const front = path('M-104 -236H104L92 -10C91 0 84 4 74 4H-74C-84 4 -91 0 -92 -10Z');
  const collar = path(
    'M-116 -262C-116 -272 -110 -276 -102 -276H102C110 -276 116 -272 116 -262V-232C116 -226 112 -222 106 -222H-106C-112 -222 -116 -226 -116 -232Z',
  );
  const dome = path('M-108 -272C-104 -352 -52 -386 0 -386S104 -352 108 -272Z');
  const flap = path('M-66 -282C-62 -334 -34 -356 0 -356S62 -334 66 -282C40 -276 -40 -276 -66 -282Z');
  return (
    groundShadow(ctx, { x: 0, y: 2, width: 200, depth: 22 }) +
    plastic(ctx, front, main, { gloss: 0.5, reach: 30 }) +
    clipTo(
      ctx,
      front,
      [-62, -20, 22, 64]
        .map((x) => gleam(ctx, path(`M${x} -210L${x * 0.9} -10`), { width: 4, opacity: 0.22, soft: 1.6 }))
        .join(''),
    ) +
    plastic(ctx, dome, second, { gloss: 0.5, reach: 24 }) +
    plastic(ctx, collar, second, { gloss: 0.5 }) +
    plastic(ctx, flap, lighten(second, 0.12), { gloss: 0.4 }) +
    draw(toD(flap), { fill: 'none', stroke: darken(second, 0.5), 'stroke-width': 3 })
  );
}

/** An open waste basket with a plaited wall. */
function woven(ctx: Ctx): string {
  const main = ctx.colour(0);
  const body = createLathe(
    0,
    [
      [118, -240],
      [120, -232],
      [92, -8],
      [86, 0],
    ],
    0.24,
  );
  let lattice = '';
  for (let row = 0; row < 8; row += 1) {
    for (const s of body.around(-206 + row * 25, 15, 84))
      lattice += draw('M0 -9C6 -5 6 5 0 9C-6 5 -6 -5 0 -9Z', {
        fill: darken(main, 0.6),
        opacity: 0.85,
        transform: `translate(${s.x.toFixed(1)} ${(s.y + (row % 2 ? 3 : 0)).toFixed(1)}) scale(${s.squeeze.toFixed(2)} 1) rotate(${row % 2 ? 45 : -45})`,
      });
  }
  const rim = discPath(discAt(body, -236, -2));
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 186, depth: 22 }) +
    turnedBody(ctx, body, { stuff: 'plastic', colour: main, over: lattice }) +
    mouth(ctx, body, { stuff: 'plastic', colour: main, lip: 8, inside: darken(main, 0.3) }) +
    draw(toD(rim), { fill: 'none', stroke: lighten(main, 0.2), 'stroke-width': 5, 'stroke-opacity': 0.5 })
  );
}

export const kind = defineKind({
  name: 'bucket',
  about: 'bucket with mug, tub, dustbins; colours: body, mug or lid',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      mug: () => withMug(ctx, cut),
      tub: () => tub(ctx, cut),
      pedal: () => pedal(ctx, cut),
      swing: () => swing(ctx),
      woven: () => woven(ctx),
    };
    const extents: Readonly<Record<Cut['style'], Extent>> = {
      mug: [-164, -396, 470, 416],
      tub: [-256, -206, 512, 212],
      pedal: [-146, -350, 292, 414],
      swing: [-124, -392, 248, 400],
      woven: [-128, -276, 256, 284],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.style], near: { x: 0.4, y: 0.32 }, room: { side: 50, top: 36, tall: 390 } },
      art[cut.style],
    );
  },
});
