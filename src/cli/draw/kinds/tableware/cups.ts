// Cups, glasses and jugs about the origin, their foot near y = 0.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, discAt, discPath, groove, mouth, turnedBody } from '../../parts/ware.ts';
import type { Disc, Stuff } from '../../parts/ware.ts';
import { path, toD } from '../../path.ts';
import { circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Cut } from './thali.ts';

const tea = (at: Disc): string =>
  ellipse(at.x - 6, at.y - 1, at.rx * 0.6, at.ry * 0.5, { fill: '#d3a676', opacity: 0.7 }) +
  [-0.4, 0.1, 0.5].map((t, n) => circle(at.x + at.rx * t, at.y + (n - 1) * 3, 2.4, { fill: '#eddcc2' })).join('');

/** The ribbed glass of every tea stall. */
function chaiGlass(ctx: Ctx, x: number, y: number, scale: number): string {
  const body = createLathe(
    0,
    [
      [40, -116],
      [41, -108],
      [36, -70],
      [31, -8],
      [29, 0],
    ],
    0.2,
  );
  const level = -92;
  const fill = body.band(level, -8);
  const ribs = body
    .around(-60, 13, 86)
    .map((s) => {
      const a = s.side;
      return (
        draw(`M${num(a * 39)} ${num(-84 + s.squeeze * 8)}L${num(a * 31)} ${num(-6 + s.squeeze * 6)}`, {
          stroke: '#6b4a2c',
          'stroke-width': 2.4 * s.squeeze,
          'stroke-opacity': 0.35,
        }) +
        draw(`M${num(a * 39 + 2)} ${num(-84 + s.squeeze * 8)}L${num(a * 31 + 2)} ${num(-6 + s.squeeze * 6)}`, {
          stroke: '#fff2dc',
          'stroke-width': 1.4 * s.squeeze,
          'stroke-opacity': 0.5,
        })
      );
    })
    .join('');
  return place(
    clipTo(
      ctx,
      body.outline,
      draw(toD(body.outline), { fill: '#e2ecec', opacity: 0.6 }),
      draw(toD(fill), { fill: '#b07a45' }),
      ribs,
      innerRim(ctx, body.outline, { dx: -5, dy: -4, soft: 5, colour: '#3d2a1c', opacity: 0.5 }),
      gleam(ctx, path('M-27 -104L-21 -12'), { width: 8, opacity: 0.8, soft: 1 }),
    ) +
      draw(toD(discPath(discAt(body, level))), { fill: '#c18f5c' }) +
      tea(discAt(body, level)) +
      draw(toD(body.outline), { fill: 'none', stroke: '#7d8f90', 'stroke-width': 1.3 }) +
      draw(toD(body.oval(-116)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 2.6, 'stroke-opacity': 0.9 }),
    { x, y, scale },
  );
}

/** Six glasses in a wire carrier with a tall handle. */
export function chaiGlasses(ctx: Ctx): string {
  const wire = (d: string, width = 6): string => bar(ctx, path(d), width, 'steel', '');
  const hoop = (x: number, y: number): string =>
    draw(toD(discPath({ x, y, rx: 43, ry: 10 })), { fill: 'none', stroke: METALS.steel.patina, 'stroke-width': 6 }) +
    draw(toD(discPath({ x, y: y - 1, rx: 43, ry: 10 })), {
      fill: 'none',
      stroke: lighten(METALS.steel.base, 0.4),
      'stroke-width': 3.4,
    });
  const back = [-112, 0, 112];
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 330, depth: 28 }) +
    wire('M-150 -46H150', 5) +
    back.map((x) => chaiGlass(ctx, x, -48, 0.92)).join('') +
    back.map((x) => hoop(x, -94)).join('') +
    wire('M0 -20V-296', 8) +
    wire('M-34 -262C-34 -316 34 -316 34 -262', 8) +
    back.map((x) => chaiGlass(ctx, x, 0, 1.02)).join('') +
    back.map((x) => hoop(x, -46)).join('') +
    [-56, 56].map((x) => wire(`M${x} -6V-100`, 5)).join('') +
    wire('M-164 -2H164', 6) +
    [-164, 164].map((x) => wire(`M${x} 4V-70`, 5)).join('') +
    wire('M-164 -50H-154', 4)
  );
}

/** Mugs with a ring handle: two plain, two with the print. */
export function mugs(ctx: Ctx, cut: Cut): string {
  const one = (x: number, y: number, n: number): string => {
    const colour = ctx.colour(cut.stuff === 'printed' ? 0 : n % ctx.colourCount);
    const body = createLathe(
      0,
      [
        [70, -142],
        [72, -134],
        [70, -14],
        [60, 0],
      ],
      0.2,
    );
    const printed = cut.stuff === 'printed' ? { fabric: ctx.fabric, from: -124, to: -14, scale: 0.8 } : undefined;
    const handle = bar(ctx, path('M62 -116C132 -124 132 -26 60 -34'), 16, 'glazed', colour);
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 130, depth: 16 }) +
        handle +
        turnedBody(ctx, body, { stuff: 'glazed', colour, print: printed }) +
        mouth(ctx, body, {
          stuff: 'glazed',
          colour,
          lip: 6,
          inside: lighten(colour, 0.6),
          fill:
            n === 0
              ? {
                  depth: 14,
                  colour: '#6b4428',
                  art: (at) => ellipse(at.x - 8, at.y, at.rx * 0.5, at.ry * 0.4, { fill: '#a97c50', opacity: 0.6 }),
                }
              : undefined,
        }),
      { x, y },
    );
  };
  return one(-62, -66, 1) + one(116, -60, 2) + one(-150, 10, 0) + one(32, 22, 3);
}

/** A jug with a lip and two tumblers, of hammered copper or brass. */
export function copperJug(ctx: Ctx, cut: Cut): string {
  const stuff: Stuff = cut.stuff === 'brass' ? 'brass' : cut.stuff === 'steel' ? 'steel' : 'copper';
  const jug = createLathe(
    0,
    [
      [66, -286],
      [68, -278],
      [54, -240],
      [66, -190],
      [108, -110],
      [96, -30],
      [70, -8],
      [76, 0],
    ],
    0.2,
  );
  const lip = path('M-66 -290C-92 -306 -112 -300 -116 -288C-102 -278 -84 -266 -58 -256Z');
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
  const deep = METALS[stuff === 'steel' ? 'steel' : stuff].patina;
  return (
    groundShadow(ctx, { x: 0, y: 0, width: 170, depth: 22 }) +
    bar(ctx, path('M58 -262C150 -290 168 -130 92 -92'), 15, 'brass', '') +
    draw(toD(lip), { fill: METALS[stuff === 'steel' ? 'steel' : stuff].base, stroke: deep, 'stroke-width': 1.2 }) +
    turnedBody(ctx, jug, { stuff, colour: '', hammer: true, over: groove(jug, -236, stuff, '', 2) }) +
    mouth(ctx, jug, { stuff, colour: '', lip: 6, inside: darken(METALS.steel.base, 0.05) }) +
    tumbler(138, -8) +
    tumbler(186, 18)
  );
}
