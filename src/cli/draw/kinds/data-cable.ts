// Cables: coiled and tied, or split into three plugs.
import { darken, lighten } from '../colour.ts';
import { wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { coiled, coiledCord } from '../parts/goods/coil.ts';
import { cord, cordShadow, pad } from '../parts/goods/forms.ts';
import { plug } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { path, roundRect, smooth } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['coil', 'three'] } as const;

/** Loops that are never quite round nor quite on each other, the outermost first. */
function loops(ctx: Ctx, count: number): Path[] {
  const random = ctx.random.fork('loops');
  return Array.from({ length: count }, (_, n) => {
    const [cx, cy] = [256 + random.near(0, 5), 262 + random.near(0, 5)];
    const r = 148 - n * 11;
    const knots: Knot[] = Array.from({ length: 14 }, (_, k) => {
      const angle = (k / 14) * Math.PI * 2;
      const reach = r + random.near(0, 4.5);
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.96] as const;
    });
    return smooth(knots, { closed: true });
  });
}

function coil(ctx: Ctx): string {
  const [wire, thread, metal] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const look = { width: 13, colour: wire, braid: thread, gloss: 0.35 };
  const rings = loops(ctx, 4);
  const ends = [path('M118 216C96 150 120 96 176 84'), path('M392 318C424 372 398 424 344 434')];
  const tie = roundRect(-40, -17, 80, 34, 6);
  return (
    cordShadow(ctx, [...rings, ...ends], 13) +
    rings.map((one) => cord(one, look)).join('') +
    ends.map((one) => cord(one, look)).join('') +
    place(
      pad(ctx, tie, darken(metal, 0.1), { form: 0.9, reach: 10 }) +
        draw('M-38 -12H38M-38 12H38', {
          fill: 'none',
          stroke: lighten(metal, 0.35),
          'stroke-width': 1.4,
          'stroke-dasharray': '4 3',
        }) +
        pad(ctx, path('M38 -15H62C70 -12 70 12 62 15H38Z'), metal, { form: 0.6 }),
      { x: 371, y: 196, turn: -30 },
    ) +
    place(plug(ctx, 'usb-a', metal, 1.5), { x: 172, y: 84, turn: -8 }) +
    place(plug(ctx, 'usb-c', metal, 1.5), { x: 348, y: 433, turn: 170 })
  );
}

function three(ctx: Ctx): string {
  const colours = [ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const trunk = coiled({
    from: [
      [130, 388],
      [96, 352],
    ],
    to: [
      [236, 202],
      [268, 202],
    ],
    ...{ cx: 164, cy: 262, rx: 88, ry: 84, start: 150, by: 1200, spread: 9 },
  });
  const arms = [
    path('M292 192C330 168 340 130 372 110'),
    path('M296 204C340 204 360 214 396 206'),
    path('M292 216C330 236 336 286 372 306'),
  ];
  const wire = ctx.colour(0);
  const knot = path('M254 180C276 172 304 178 310 190V218C304 230 276 236 254 226C246 214 246 192 254 180Z');
  const end = [
    { x: 368, y: 112, turn: -36 },
    { x: 392, y: 207, turn: -8 },
    { x: 368, y: 303, turn: 38 },
  ];
  const kinds = ['usb-c', 'micro', 'slim'] as const;
  return (
    cordShadow(ctx, [trunk, ...arms], 12) +
    wallShadow(ctx, [knot], { distance: 8 }) +
    coiledCord(trunk, { width: 13, colour: wire, braid: lighten(wire, 0.5), gloss: 0.35 }) +
    arms.map((one) => cord(one, { width: 9, colour: wire, braid: lighten(wire, 0.5), gloss: 0.3 })).join('') +
    plastic(ctx, knot, wire, { gloss: 0.5, form: 0.85, reach: 9 }) +
    metalPiece(ctx, roundRect(268, 192, 26, 22, 6), METALS.aluminium, { rim: 2 }) +
    kinds.map((one, n) => place(plug(ctx, one, colours[n] ?? wire, 1.3), end[n] ?? {})).join('') +
    place(plug(ctx, 'usb-a', wire, 1.4), { x: 126, y: 385, turn: 36 })
  );
}

export const kind = defineKind({
  name: 'data-cable',
  about: 'cable; colours: cord, thread, plugs and tie (three: cord, three plugs)',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isCoil = cut.style === 'coil';
    return show(ctx, {
      extent: isCoil ? { x: 84, y: 60, width: 360, height: 400 } : { x: 66, y: 56, width: 400, height: 410 },
      art: () => (isCoil ? coil(ctx) : three(ctx)),
      near: isCoil ? { x: 190, y: 116, factor: 2.3 } : { x: 366, y: 206, factor: 2.1 },
      margin: 36,
    });
  },
});
