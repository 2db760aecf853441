// Large pots: the matka with a tap, the handi, and how they are painted.
import { darken, lighten } from '../../colour.ts';
import { groundShadow } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { thick } from '../../parts/goods/forms.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, groove, knob, mouth, turnedBody } from '../../parts/ware.ts';
import type { Stuff } from '../../parts/ware.ts';
import { boundsOf, moved, oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { blur, circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  what: ['matka', 'handi', 'kulhads', 'surahi', 'dahi'],
  stuff: ['clay', 'copper'],
  paint: ['none', 'warli', 'bands'],
} as const;
export type Cut = CutOf<typeof CUTS>;

export function painted(ctx: Ctx, cut: Cut, lathe: ReturnType<typeof createLathe>, y: number): string {
  const ink = ctx.colour(1);
  if (cut.paint === 'bands')
    return (
      [y - 12, y + 12]
        .map((at) => draw(toD(lathe.ring(at)), { fill: 'none', stroke: ink, 'stroke-width': 4 }))
        .join('') +
      lathe
        .around(y, 19, 84)
        .map((s) =>
          draw('M0 -8L7 0L0 8L-7 0Z', {
            fill: ink,
            transform: `translate(${num(s.x)} ${num(s.y)}) scale(${num(s.squeeze)} 1)`,
          }),
        )
        .join('') +
      lathe
        .around(y + 30, 23, 84)
        .map((s) => circle(s.x, s.y, 3 * Math.max(0.4, s.squeeze), { fill: ink }))
        .join('')
    );
  // Dancers in a row, as Warli painters draw them: two triangles, a dot, raised arms.
  if (cut.paint === 'warli')
    return (
      lathe
        .around(y, 13, 82)
        .map((s, n) =>
          place(
            draw('M-7 -9L7 -9L0 0ZM-6 11L6 11L0 0Z', { fill: ink }) +
              circle(0, -14, 3.6, { fill: ink }) +
              draw(`M-7 -9L-13 ${n % 2 ? -18 : -2}M7 -9L13 ${n % 2 ? -2 : -18}M-4 11L-8 22M4 11L8 22`, {
                stroke: ink,
                'stroke-width': 2,
                fill: 'none',
              }),
            { x: s.x, y: s.y, scale: `${num(Math.max(0.3, s.squeeze))} 1` },
          ),
        )
        .join('') +
      [y - 30, y + 34]
        .map((at) =>
          draw(toD(lathe.ring(at)), { fill: 'none', stroke: ink, 'stroke-width': 3, 'stroke-dasharray': '9 5' }),
        )
        .join('')
    );
  return '';
}

/** A tap seen from the front: (0, 0) is the middle of the flange that sits on the belly. */
function tap(ctx: Ctx, cut: Cut): string {
  const brass = cut.stuff === 'copper';
  const body = brass ? METALS.brass.base : '#f1ece1';
  const handle = brass ? METALS.brass.base : '#d6452b';
  const deep = darken(body, 0.62);
  const flange = oval(0, 0, 25, 24);
  const barrel = oval(0, 0, 15, 14.4);
  const spout = path('M-10 12C-10 26 -11 38 -11 48C-6 53 6 53 11 48C11 38 10 26 10 12Z');
  const lever = path('M-8 -19C-8 -26 2 -28 10 -26L38 -31C47 -32 49 -20 40 -17L10 -12C0 -10 -8 -13 -8 -19Z');
  const shadowOf = (shape: Path, opacity: number, [dx, dy]: readonly [number, number]): string =>
    draw(toD(shape), {
      fill: darken(ctx.colour(0), 0.75),
      opacity,
      transform: `translate(${dx} ${dy})`,
      filter: blur(ctx.defs, 4, boundsOf(shape)),
    });
  return (
    shadowOf(flange, 0.6, [6, 8]) +
    shadowOf(spout, 0.45, [11, 6]) +
    plastic(ctx, flange, body, { gloss: 0.4, form: 0.8, reach: 5 }) +
    draw(toD(oval(0, 0.5, 18.5, 17.6)), { fill: darken(body, 0.4), opacity: 0.55 }) +
    thick(barrel, 0, 12, body, darken(body, 0.35)) +
    plastic(ctx, spout, darken(body, 0.06), { gloss: 0.5, form: 0.95, reach: 7 }) +
    ellipse(0, 49, 11.4, 4.4, { fill: lighten(body, 0.2), stroke: deep, 'stroke-width': 1.2 }) +
    ellipse(0, 49.4, 7.6, 2.6, { fill: deep }) +
    plastic(ctx, moved(barrel, 0, 9), body, { gloss: 0.7, form: 0.9, reach: 6 }) +
    plastic(ctx, roundRect(-6, -16, 12, 16, 4), darken(handle, 0.25), { gloss: 0.3, form: 0.8, reach: 4 }) +
    draw(toD(moved(lever, 0, 4)), { fill: darken(handle, 0.5) }) +
    plastic(ctx, lever, handle, { gloss: 0.8, form: 0.85, reach: 5 }) +
    ellipse(0, -20, 5, 3.6, { fill: lighten(handle, 0.3), stroke: darken(handle, 0.5), 'stroke-width': 1.2 })
  );
}

export function matka(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const stuff: Stuff = cut.stuff;
  const body = createLathe(
    0,
    [
      [76, -262],
      [82, -250],
      [70, -234, 'corner'],
      [112, -214],
      [160, -150],
      [160, -100],
      [112, -30],
      [64, -6],
      [56, 0],
    ],
    0.2,
  );
  const lid = createLathe(
    0,
    [
      [24, -296],
      [56, -290],
      [84, -272],
      [86, -262],
    ],
    0.2,
  );
  const stand = createLathe(
    0,
    [
      [84, -20],
      [96, -8],
      [104, 26],
      [108, 34],
    ],
    0.2,
  );
  const cup = createLathe(
    0,
    [
      [27, -54],
      [24, -6],
      [22, 0],
    ],
    0.24,
  );
  return (
    groundShadow(ctx, { x: 0, y: 34, width: 226, depth: 24 }) +
    turnedBody(ctx, stand, { stuff: cut.stuff === 'copper' ? 'iron' : 'clay', colour: darken(colour, 0.2) }) +
    turnedBody(ctx, body, { stuff, colour, hammer: cut.stuff === 'copper', over: painted(ctx, cut, body, -160) }) +
    mouth(ctx, body, { stuff, colour, lip: 8 }) +
    turnedBody(ctx, lid, { stuff, colour }) +
    knob(ctx, 0, -292, 15, stuff, colour) +
    place(tap(ctx, cut), { x: 4, y: -73 }) +
    place(
      groundShadow(ctx, { x: 0, y: 0, width: 48, depth: 10 }) +
        turnedBody(ctx, cup, { stuff, colour }) +
        mouth(ctx, cup, { stuff, colour, lip: 4, fill: { depth: 5, colour: '#bcd9df' } }),
      { x: 148, y: 46 },
    )
  );
}

export function handi(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const body = createLathe(
    0,
    [
      [124, -164],
      [132, -152],
      [116, -136, 'corner'],
      [152, -108],
      [166, -74],
      [132, -20],
      [84, 0],
    ],
    0.24,
  );
  const lid = createLathe(
    0,
    [
      [20, -216],
      [64, -206],
      [112, -180],
      [128, -162],
    ],
    0.24,
  );
  const ear = (s: 1 | -1): string =>
    bar(ctx, path(`M${s * 138} -122C${s * 196} -126 ${s * 196} -70 ${s * 150} -66`), 17, 'clay', colour);
  const spoon = place(
    bar(ctx, path('M0 0L150 26'), 9, 'wood', '#a06f45') +
      ellipse(-14, -3, 30, 16, { fill: '#a06f45', stroke: '#5f4026', 'stroke-width': 1.2 }) +
      ellipse(-14, -5, 21, 9, { fill: '#7d5535' }),
    { x: 40, y: 34 },
  );
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 260, depth: 26 }) +
    ear(-1) +
    ear(1) +
    turnedBody(ctx, body, { stuff: 'clay', colour, over: painted(ctx, cut, body, -84) }) +
    turnedBody(ctx, lid, { stuff: 'clay', colour: lighten(colour, 0.05), over: groove(lid, -184, 'clay', colour, 2) }) +
    draw(toD(lid.ring(-163)), { fill: 'none', stroke: darken(colour, 0.4), 'stroke-width': 5 }) +
    knob(ctx, 0, -212, 20, 'clay', colour) +
    groundShadow(ctx, { x: 110, y: 54, width: 200, depth: 10, strength: 0.7 }) +
    spoon
  );
}
