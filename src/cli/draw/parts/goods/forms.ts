// Forms that hard goods are put together from: cords, rods, balls, thick slabs.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, formShade } from '../../light.ts';
import { boundsOf, grown, moved, oval, polygon, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { blur, circle, draw, ellipse, group, linear, num, radial } from '../../svg.ts';
import type { Stop } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Stops at even distances. */
export const ramp = (...colours: readonly string[]): Stop[] =>
  colours.map((colour, n) => [n / Math.max(1, colours.length - 1), colour] as const);

/** A gradient down or across a box given by two corners. */
export const shaded = (ctx: Ctx, from: Point, to: Point, ...colours: readonly string[]): string =>
  linear(ctx.defs, from, to, ramp(...colours));

export interface CordLook {
  readonly width: number;
  readonly colour: string;
  /** Thread of the second colour for a woven cover. */
  readonly braid?: string;
  readonly gloss?: number;
  readonly cap?: 'round' | 'butt';
}

/** A cable, rope or tube: dark rim, its colour, a light that runs along its upper left. */
export function cord(along: Path, look: CordLook): string {
  const { width, colour, braid, gloss = 0.5, cap = 'round' } = look;
  const d = toD(along);
  const line = { fill: 'none', 'stroke-linecap': cap, 'stroke-linejoin': 'round' };
  const shift = `translate(${num(-width * 0.16)} ${num(-width * 0.2)})`;
  return (
    draw(d, { ...line, stroke: darken(colour, 0.6), 'stroke-width': width + 0.9 }) +
    draw(d, { ...line, stroke: darken(colour, 0.22), 'stroke-width': width - 0.6 }) +
    draw(d, { ...line, stroke: colour, 'stroke-width': width * 0.62, transform: shift }) +
    (braid
      ? draw(d, {
          ...line,
          'stroke-linecap': 'butt',
          stroke: braid,
          'stroke-width': width * 0.86,
          'stroke-dasharray': `${num(width * 0.34)} ${num(width * 0.5)}`,
          'stroke-opacity': 0.6,
        })
      : '') +
    draw(d, {
      ...line,
      stroke: lighten(colour, 0.7),
      'stroke-width': width * 0.22,
      'stroke-opacity': gloss,
      transform: `translate(${num(-width * 0.22)} ${num(-width * 0.26)})`,
    })
  );
}

/** What cords that lie on a surface throw on it. */
export function cordShadow(ctx: Ctx, cords: readonly Path[], width: number, distance = 6): string {
  const ink = mix(darken(ctx.tint, 0.62), '#40283f', 0.25);
  const box = grown(boundsOf(...cords), width + distance);
  return group(
    { style: 'mix-blend-mode:multiply' },
    group(
      {
        filter: blur(ctx.defs, distance * 0.42, box),
        opacity: 0.5,
        transform: `translate(${num(distance * 0.6)} ${num(distance * 0.75)})`,
      },
      ...cords.map((one) =>
        draw(toD(one), { fill: 'none', stroke: ink, 'stroke-width': width, 'stroke-linecap': 'round' }),
      ),
    ),
  );
}

/** The side of a slab: its outline drawn out from its face by (dx, dy), near the face first of the two colours. */
export function thick(outline: Path, dx: number, dy: number, near: string, far: string): string {
  const steps = Math.max(2, Math.ceil(Math.hypot(dx, dy) / 1.2));
  let art = '';
  for (let n = steps; n >= 1; n -= 1) {
    const t = n / steps;
    art += draw(toD(moved(outline, dx * t, dy * t)), {
      fill: mix(near, far, t),
      ...(n === steps ? { stroke: darken(far, 0.45), 'stroke-width': 1 } : {}),
    });
  }
  return art;
}

/** A straight rod or tube between two points; the first stop lies on its lit side. */
export function rod(
  ctx: Ctx,
  from: Point,
  to: Point,
  width: number,
  stops: readonly Stop[],
  options: { taper?: number; edge?: string; over?: string } = {},
): string {
  const { taper = 1, edge = '#2b2730', over = '' } = options;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  let [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  if (nx + ny * 1.2 > 0) [nx, ny] = [-nx, -ny];
  const half = width / 2;
  const shape = polygon([
    [from[0] + nx * half, from[1] + ny * half],
    [to[0] + nx * half * taper, to[1] + ny * half * taper],
    [to[0] - nx * half * taper, to[1] - ny * half * taper],
    [from[0] - nx * half, from[1] - ny * half],
  ]);
  const fill = linear(
    ctx.defs,
    [from[0] + nx * half, from[1] + ny * half],
    [from[0] - nx * half, from[1] - ny * half],
    stops,
  );
  return (
    draw(toD(shape), { fill, stroke: edge, 'stroke-width': 0.9, 'stroke-opacity': 0.6 }) +
    (over ? clipTo(ctx, shape, over) : '')
  );
}

/** A ball, lit from the upper left; `over` is what is printed, stitched or grooved on it. */
export function ball(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  colour: string,
  options: { over?: string; gloss?: number; fill?: string } = {},
): string {
  const { over = '', gloss = 0.4, fill = colour } = options;
  const outline = oval(x, y, r);
  const shade = mix(darken(colour, 0.62), '#3a2340', 0.3);
  const round = radial(
    ctx.defs,
    [x, y],
    r * 1.02,
    [
      [0, shade, 0],
      [0.55, shade, 0.06],
      [0.82, shade, 0.42],
      [0.96, shade, 0.74],
      [1, shade, 0.55],
    ],
    { focus: [x - r * 0.34, y - r * 0.4] },
  );
  const lit = radial(ctx.defs, [x - r * 0.36, y - r * 0.42], r * 0.85, [
    [0, lighten(colour, 0.85), 0.6],
    [0.5, lighten(colour, 0.6), 0.2],
    [1, colour, 0],
  ]);
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      over,
      draw(toD(outline), { fill: lit }),
      group({ style: 'mix-blend-mode:multiply' }, draw(toD(outline), { fill: round })),
      gloss > 0
        ? ellipse(x - r * 0.36, y - r * 0.5, r * 0.24, r * 0.13, {
            fill: '#ffffff',
            opacity: gloss,
            filter: blur(ctx.defs, r * 0.05, { x: x - r, y: y - r, width: r * 2, height: r * 2 }),
            transform: `rotate(-34 ${num(x - r * 0.36)} ${num(y - r * 0.5)})`,
          })
        : '',
    ) + circle(x, y, r, { fill: 'none', stroke: darken(colour, 0.6), 'stroke-width': 1, 'stroke-opacity': 0.5 })
  );
}

/** A moulded piece whose surface falls away from its middle: pads, grips, rubber feet. */
export function pad(
  ctx: Ctx,
  outline: Path,
  colour: string,
  options: { form?: number; reach?: number; over?: string } = {},
): string {
  const { form = 0.85, over = '' } = options;
  const box = boundsOf(outline);
  const fill = shaded(
    ctx,
    [box.x, box.y],
    [box.x + box.width * 0.5, box.y + box.height],
    lighten(colour, 0.24),
    colour,
    darken(colour, 0.26),
  );
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      over,
      formShade(ctx, outline, colour, { amount: form, reach: options.reach }),
    ) + draw(toD(outline), { fill: 'none', stroke: darken(colour, 0.6), 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}
