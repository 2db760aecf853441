// Buttons, zips, buckles, tassels, labels: the small hard and soft things that make a drawing believable.
import { darken, lighten, mix } from '../colour.ts';
import { parallel, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { blur, circle, draw, ellipse, group, line, linear, place, radial, rect } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** A sewn button; `shank` is a plain dome (metal, cloth-covered), `four` has four holes. */
export function button(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  colour: string,
  style: 'four' | 'shank' = 'four',
): string {
  const face = radial(ctx.defs, [x - r * 0.35, y - r * 0.4], r * 1.5, [
    [0, lighten(colour, style === 'shank' ? 0.85 : 0.5)],
    [0.45, colour],
    [1, darken(colour, 0.4)],
  ]);
  const holes =
    style === 'four'
      ? [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ]
          .map(([dx, dy]) =>
            circle(x + (dx ?? 0) * r * 0.27, y + (dy ?? 0) * r * 0.27, r * 0.14, { fill: darken(colour, 0.65) }),
          )
          .join('') +
        circle(x, y, r * 0.7, {
          fill: 'none',
          stroke: darken(colour, 0.3),
          'stroke-width': r * 0.12,
          'stroke-opacity': 0.6,
        })
      : '';
  return (
    circle(x + r * 0.3, y + r * 0.45, r, {
      fill: '#2b1a33',
      opacity: 0.35,
      filter: blur(ctx.defs, r * 0.3, { x: x - r, y: y - r, width: r * 3, height: r * 3 }),
    }) +
    circle(x, y, r, { fill: face, stroke: darken(colour, 0.5), 'stroke-width': r * 0.1 }) +
    holes
  );
}

/** A closed zip along a path, with tape, teeth and a slider at `pull` (share of the length). */
export function zip(along: Path, look: { tape: string; metal: string; width?: number; pull?: number }): string {
  const { tape, metal, width = 7, pull = 0.08 } = look;
  const spots = spotsAlong(along, 101);
  const at = spots[Math.round(pull * 100)] ?? spots[0];
  const teeth = draw(toD(along), {
    fill: 'none',
    stroke: metal,
    'stroke-width': width * 0.5,
    'stroke-dasharray': `${width * 0.2} ${width * 0.16}`,
  });
  const slider = at
    ? place(
        rect(-width * 0.5, -width * 0.4, width, width * 1.1, {
          fill: mix(metal, '#ffffff', 0.2),
          stroke: darken(metal, 0.5),
          'stroke-width': 0.7,
          rx: width * 0.25,
        }) +
          draw(`M0 ${width * 0.5}L${-width * 0.28} ${width * 1.7}Q0 ${width * 2.2} ${width * 0.28} ${width * 1.7}Z`, {
            fill: metal,
            stroke: darken(metal, 0.5),
            'stroke-width': 0.7,
          }),
        { x: at.x, y: at.y, turn: at.turn - 90 },
      )
    : '';
  return (
    draw(toD(along), { fill: 'none', stroke: darken(tape, 0.35), 'stroke-width': width * 1.5 }) +
    draw(toD(along), { fill: 'none', stroke: tape, 'stroke-width': width * 1.25 }) +
    teeth +
    draw(toD(parallel(along, 0)), { fill: 'none', stroke: darken(metal, 0.6), 'stroke-width': 0.8 }) +
    group({}, slider)
  );
}

/** A rectangular buckle or slider around (x, y). */
export function buckle(ctx: Ctx, x: number, y: number, width: number, height: number, metal: string, turn = 0): string {
  const sheen = linear(
    ctx.defs,
    [-width / 2, -height / 2],
    [width / 2, height / 2],
    [
      [0, lighten(metal, 0.7)],
      [0.4, metal],
      [0.6, darken(metal, 0.35)],
      [1, lighten(metal, 0.3)],
    ],
  );
  const bar = Math.max(1.6, Math.min(width, height) * 0.16);
  return place(
    rect(-width / 2 + 1, -height / 2 + 1.6, width, height, {
      rx: bar,
      fill: 'none',
      stroke: '#2b1a33',
      'stroke-opacity': 0.4,
      'stroke-width': bar,
      filter: blur(ctx.defs, 1.2, { x: -width, y: -height, width: width * 2, height: height * 2 }),
    }) +
      rect(-width / 2, -height / 2, width, height, { rx: bar, fill: 'none', stroke: sheen, 'stroke-width': bar }) +
      line(-width * 0.5, 0, width * 0.42, 0, { stroke: sheen, 'stroke-width': bar * 0.8, 'stroke-linecap': 'round' }),
    { x, y, turn },
  );
}

/** A ring (key ring, D ring, curtain eyelet) drawn as a metal hoop. */
export function ring(ctx: Ctx, x: number, y: number, r: number, metal: string, thickness = r * 0.3): string {
  const sheen = linear(
    ctx.defs,
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, lighten(metal, 0.75)],
      [0.35, metal],
      [0.65, darken(metal, 0.4)],
      [1, lighten(metal, 0.35)],
    ],
  );
  return (
    circle(x + thickness * 0.5, y + thickness * 0.8, r, {
      fill: 'none',
      stroke: '#2b1a33',
      'stroke-width': thickness,
      'stroke-opacity': 0.35,
      filter: blur(ctx.defs, thickness * 0.4, { x: x - r * 1.5, y: y - r * 1.5, width: r * 3, height: r * 3 }),
    }) +
    circle(x, y, r, { fill: 'none', stroke: darken(metal, 0.5), 'stroke-width': thickness * 1.2 }) +
    circle(x, y, r, { fill: 'none', stroke: sheen, 'stroke-width': thickness })
  );
}

/** A hanging tassel: cap, knot and threads, `length` long from (x, y) down. */
export function tassel(ctx: Ctx, x: number, y: number, length: number, colour: string, cap = colour): string {
  const w = length * 0.26;
  const body = `M${-w * 0.34} ${length * 0.26}C${-w * 0.6} ${length * 0.5} ${-w * 0.8} ${length * 0.8} ${-w * 0.86} ${length}Q0 ${length * 1.06} ${w * 0.86} ${length}C${w * 0.8} ${length * 0.8} ${w * 0.6} ${length * 0.5} ${w * 0.34} ${length * 0.26}Z`;
  const fill = linear(
    ctx.defs,
    [-w, 0],
    [w, 0],
    [
      [0, lighten(colour, 0.3)],
      [0.4, colour],
      [1, darken(colour, 0.45)],
    ],
  );
  const threads = [-0.55, -0.2, 0.15, 0.5]
    .map((t) =>
      line(t * w * 0.5, length * 0.3, t * w * 1.3, length * 0.98, {
        stroke: darken(colour, 0.45),
        'stroke-width': Math.max(0.6, w * 0.07),
        'stroke-opacity': 0.6,
      }),
    )
    .join('');
  return place(
    draw(body, { fill, stroke: darken(colour, 0.5), 'stroke-width': 0.6 }) +
      threads +
      ellipse(0, length * 0.15, w * 0.46, length * 0.15, { fill: cap, stroke: darken(cap, 0.5), 'stroke-width': 0.6 }) +
      ellipse(-w * 0.14, length * 0.1, w * 0.16, length * 0.06, { fill: lighten(cap, 0.7), opacity: 0.7 }) +
      rect(-w * 0.4, length * 0.24, w * 0.8, length * 0.05, { fill: darken(cap, 0.25) }),
    { x, y },
  );
}

/** A small woven label with two lines of woven marks (never a name). */
export function wovenLabel(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ink: string,
  turn = 0,
): string {
  return place(
    rect(-width / 2, -height / 2, width, height, {
      fill: ground,
      stroke: darken(ground, 0.35),
      'stroke-width': 0.7,
      rx: 1,
    }) +
      line(-width * 0.28, -height * 0.12, width * 0.28, -height * 0.12, {
        stroke: ink,
        'stroke-width': height * 0.16,
      }) +
      line(-width * 0.16, height * 0.2, width * 0.16, height * 0.2, { stroke: ink, 'stroke-width': height * 0.1 }),
    { x, y, turn },
  );
}

/** A wooden clothes hanger with a steel hook whose shoulders slope from (x, y). */
export function hanger(x: number, y: number, width: number, colour: string, hook = '#a5acb3'): string {
  const half = width / 2;
  const bar = `M${-half} ${half * 0.34}C${-half * 0.6} ${half * 0.1} ${-half * 0.2} 0 0 -5C${half * 0.2} 0 ${half * 0.6} ${half * 0.1} ${half} ${half * 0.34}`;
  const look = { fill: 'none', 'stroke-linecap': 'round' };
  return place(
    draw('M0 -4V-16C0 -22 9 -22 9 -29C9 -38 -8 -39 -9 -29', {
      ...look,
      stroke: darken(hook, 0.45),
      'stroke-width': 3.6,
    }) +
      draw('M-.6 -4V-16C-.6 -22 8.4 -22 8.4 -29C8.4 -37 -8 -38 -9 -29', {
        ...look,
        stroke: lighten(hook, 0.45),
        'stroke-width': 1.6,
      }) +
      draw(bar, { ...look, stroke: darken(colour, 0.4), 'stroke-width': 11 }) +
      draw(bar, { ...look, stroke: colour, 'stroke-width': 9 }) +
      draw(bar, { ...look, stroke: lighten(colour, 0.45), 'stroke-width': 2.4, transform: 'translate(-1 -2.4)' }),
    { x, y },
  );
}
