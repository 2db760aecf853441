// Cups and glasses about the origin, their foot near y = 0.
import { lighten } from '../../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { METALS } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { bar, discAt, discPath, mouth, turnedBody } from '../../parts/ware.ts';
import type { Disc } from '../../parts/ware.ts';
import { oval, path, toD } from '../../path.ts';
import { circle, draw, ellipse, num, place } from '../../svg.ts';
import type { Attributes } from '../../svg.ts';
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

/** Six glasses in a wire carrier: two rows of hoops on a tray of wire, a stem between them with a ring to lift it by. */
export function chaiGlasses(ctx: Ctx): string {
  const steel = METALS.steel;
  const wire = (d: string, width = 6): string => bar(ctx, path(d), width, 'steel', '');
  // The far half of a hoop lies behind its glass, the near half before it.
  const hoop = (x: number, y: number, half: 'far' | 'near'): string => {
    const d =
      half === 'far' ? `M${x - 44} ${y}A44 11 0 0 1 ${x + 44} ${y}` : `M${x - 44} ${y}A44 11 0 0 0 ${x + 44} ${y}`;
    const look = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      draw(d, { ...look, stroke: steel.patina, 'stroke-width': 6.4 }) +
      draw(d, { ...look, stroke: steel.base, 'stroke-width': 4.6 }) +
      draw(d, { ...look, stroke: lighten(steel.base, 0.75), 'stroke-width': 1.6, transform: 'translate(0 -1)' })
    );
  };
  const row = (y: number, scale: number): string =>
    [-100, 0, 100]
      .map((x) => hoop(x, y - 50 * scale, 'far') + chaiGlass(ctx, x, y, scale) + hoop(x, y - 50 * scale, 'near'))
      .join('');
  const foot = (x: number, y: number): string =>
    circle(x, y + 5, 6, { fill: steel.base, stroke: steel.patina, 'stroke-width': 1 }) +
    circle(x - 1.6, y + 3, 2, { fill: '#ffffff', opacity: 0.8 });
  const lift = oval(0, -248, 27, 27);
  const ringOf = (stroke: string, width: number, more: Attributes = {}): string =>
    draw(toD(lift), { fill: 'none', stroke, 'stroke-width': width, ...more });
  return (
    groundShadow(ctx, { x: 4, y: 8, width: 320, depth: 34 }) +
    foot(-134, -54) +
    foot(134, -54) +
    wire('M-150 -54H150', 5) +
    row(-52, 0.98) +
    wire('M0 -8V-216', 8) +
    ringOf(steel.patina, 10.4) +
    ringOf(steel.base, 8.4) +
    ringOf(lighten(steel.base, 0.8), 2.4, { transform: 'translate(-1.4 -1.6)' }) +
    wire('M0 -206V-226', 14) +
    [-150, 150].map((x) => wire(`M${x} 4L${x * 0.98} -112`, 5) + wire(`M${x} 2L${x * 0.99} -54`, 5)).join('') +
    [-50, 50].map((x) => wire(`M${x} 0V-56`, 5)).join('') +
    row(4, 1.1) +
    wire('M-150 4H150', 6) +
    foot(-150, 4) +
    foot(150, 4) +
    // Steam, for the tea is fresh.
    [-96, 104]
      .map((x) =>
        gleam(ctx, path(`M${x} -150C${x + 20} -176 ${x - 24} -198 ${x - 2} -226S${x + 22} -252 ${x + 6} -280`), {
          width: 9,
          opacity: 0.42,
          soft: 4.5,
        }),
      )
      .join('')
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
