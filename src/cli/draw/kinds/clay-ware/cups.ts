// Cups and small pots: kulhads, the surahi with its glasses, bowls for curd.
import { darken, lighten } from '../../colour.ts';
import { groundShadow } from '../../light.ts';
import { createLathe } from '../../parts/lathe.ts';
import { discAt, discPath, groove, knob, mouth, turnedBody } from '../../parts/ware.ts';
import { toD } from '../../path.ts';
import { circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { painted } from './pots.ts';
import type { Cut } from './pots.ts';

export function kulhads(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const one = (x: number, y: number, full: boolean): string => {
    const cup = createLathe(
      0,
      [
        [60, -112],
        [62, -104],
        [48, -44],
        [42, -8],
        [38, 0],
      ],
      0.26,
    );
    const froth = full
      ? {
          depth: 8,
          colour: '#b98352',
          art: (at: { x: number; y: number; rx: number; ry: number }) =>
            ellipse(at.x - 8, at.y - 2, at.rx * 0.6, at.ry * 0.5, { fill: '#d8b088', opacity: 0.7 }) +
            [-24, 4, 26].map((dx, n) => circle(at.x + dx, at.y + (n - 1) * 4, 3, { fill: '#eedcc0' })).join(''),
        }
      : undefined;
    const bands = [-84, -74]
      .map((at) =>
        draw(toD(cup.ring(at)), {
          fill: 'none',
          stroke: cut.paint === 'bands' ? ctx.colour(1) : darken(colour, 0.35),
          'stroke-width': 2.4,
          'stroke-opacity': 0.7,
        }),
      )
      .join('');
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 84, depth: 14 }) +
        turnedBody(ctx, cup, {
          stuff: 'clay',
          colour,
          over: bands + (cut.paint === 'warli' ? painted(ctx, cut, cup, -46) : ''),
        }) +
        mouth(ctx, cup, { stuff: 'clay', colour, lip: 6, fill: froth }),
      { x, y },
    );
  };
  return (
    one(-136, -70, true) +
    one(0, -84, true) +
    one(136, -70, false) +
    one(-122, 14, false) +
    one(8, 26, true) +
    one(140, 16, true)
  );
}

export function surahi(ctx: Ctx, cut: Cut): string {
  const colour = ctx.colour(0);
  const body = createLathe(
    0,
    [
      [40, -330],
      [30, -314],
      [24, -270],
      [30, -228],
      [84, -180],
      [122, -118],
      [110, -50],
      [64, -10],
      [68, 0],
    ],
    0.18,
  );
  const cap = createLathe(
    0,
    [
      [14, -366],
      [32, -352],
      [42, -332],
    ],
    0.2,
  );
  const glass = createLathe(
    0,
    [
      [44, -88],
      [46, -82],
      [34, -6],
      [30, 0],
    ],
    0.26,
  );
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 150, depth: 20 }) +
    turnedBody(ctx, body, {
      stuff: cut.stuff,
      colour,
      over: painted(ctx, cut, body, -118) + groove(body, -236, cut.stuff, colour, 2),
    }) +
    turnedBody(ctx, cap, { stuff: cut.stuff, colour }) +
    knob(ctx, 0, -362, 10, cut.stuff, colour) +
    [-1, 1]
      .map((s) =>
        place(
          groundShadow(ctx, { x: 0, y: 0, width: 66, depth: 12 }) +
            turnedBody(ctx, glass, { stuff: cut.stuff, colour }) +
            mouth(ctx, glass, { stuff: cut.stuff, colour, lip: 5, fill: { depth: 8, colour: '#bcd9df' } }),
          { x: s * 150, y: s === 1 ? 14 : 4 },
        ),
      )
      .join('')
  );
}

/** Low bowls for setting curd, one covered with a cloth tie. */
export function dahi(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const one = (x: number, y: number, scale: number): string => {
    const pot = createLathe(
      0,
      [
        [92, -84],
        [98, -74],
        [88, -64, 'corner'],
        [102, -44],
        [80, -8],
        [58, 0],
      ],
      0.28,
    );
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 150, depth: 18 }) +
        turnedBody(ctx, pot, { stuff: 'clay', colour }) +
        mouth(ctx, pot, {
          stuff: 'clay',
          colour,
          lip: 9,
          fill: {
            depth: 9,
            colour: '#f4efe2',
            art: (at) =>
              ellipse(at.x + 10, at.y + 3, at.rx * 0.7, at.ry * 0.5, { fill: '#ffffff', opacity: 0.6 }) +
              draw(toD(discPath({ ...at, rx: at.rx * 0.5, ry: at.ry * 0.4 })), {
                fill: 'none',
                stroke: '#ddd5c3',
                'stroke-width': 2,
              }),
          },
        }),
      { x, y, scale },
    );
  };
  const lid = createLathe(
    190,
    [
      [14, -12],
      [60, -4],
      [84, 10],
      [86, 20],
    ],
    0.3,
  );
  return (
    one(-10, -104, 0.94) +
    one(-108, 0, 1.06) +
    groundShadow(ctx, { x: 190, y: 20, width: 150, depth: 14 }) +
    turnedBody(ctx, lid, { stuff: 'clay', colour }) +
    draw(toD(discPath(discAt(lid, -10))), { fill: lighten(colour, 0.1) }) +
    one(60, 34, 0.9)
  );
}
