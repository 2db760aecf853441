// Lacquered and bare wood for toys: turned rings, sawn boards, wheels, knobs.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, edgeLine, gleam, innerRim } from '../light.ts';
import { paintStops } from '../materials.ts';
import { boundsOf, moved, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, linear, radial } from '../svg.ts';
import type { Ctx } from '../types.ts';

export const BARE_WOOD = '#d9b183';

/** A turned, lacquered piece seen from its side: the light runs round it, and its edges turn away above and below. */
export function lacquered(
  ctx: Ctx,
  outline: Path,
  colour: string,
  options: { gloss?: number; over?: string } = {},
): string {
  const { gloss = 0.7, over = '' } = options;
  const box = boundsOf(outline);
  const round = linear(ctx.defs, [box.x, box.y], [box.x + box.width, box.y], paintStops(colour, gloss));
  const soft = Math.min(14, box.height * 0.26);
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: round }),
      over,
      innerRim(ctx, outline, {
        dx: 0,
        dy: -soft * 0.6,
        soft,
        colour: darken(colour, 0.65),
        opacity: 0.7,
        blend: 'multiply',
      }),
      innerRim(ctx, outline, {
        dx: soft * 0.2,
        dy: soft * 0.5,
        soft: soft * 0.6,
        colour: lighten(colour, 0.8),
        opacity: 0.55,
        blend: 'screen',
      }),
      gleam(ctx, path(`M${box.x + box.width * 0.2} ${box.y + box.height * 0.24}H${box.x + box.width * 0.44}`), {
        width: Math.min(6, box.height * 0.16),
        opacity: 0.75 * gloss,
        soft: 1.2,
      }),
    ) + edgeLine(outline, colour, { strength: 0.6 })
  );
}

/** A flat sawn piece with its thickness showing below and to the right. */
export function sawn(
  ctx: Ctx,
  outline: Path,
  colour: string,
  options: { thick?: number; grain?: boolean; over?: string; turn?: number } = {},
): string {
  const { thick = 9, grain = true, over = '', turn } = options;
  const side = mix(darken(colour, 0.34), BARE_WOOD, grain ? 0.25 : 0.1);
  const layers = [1, 0.66, 0.33]
    .map((t) => draw(toD(moved(outline, thick * 0.7 * t, thick * t)), { fill: t === 1 ? darken(side, 0.16) : side }))
    .join('');
  return (
    layers +
    clothPiece(ctx, {
      outline,
      fabric: grain ? SURFACES.wood(ctx, colour) : ctx.plain(colour),
      turn,
      warp: 0,
      form: 0.5,
      edge: 0.6,
      over:
        over +
        innerRim(ctx, outline, { dx: 2.4, dy: 2.8, soft: 1.6, colour: '#fff4de', opacity: 0.6, blend: 'screen' }),
    })
  );
}

/** A painted wheel on an axle. */
export function woodWheel(ctx: Ctx, x: number, y: number, r: number, colour: string, hub: string): string {
  const disc = radial(ctx.defs, [x - r * 0.3, y - r * 0.35], r * 1.6, [
    [0, lighten(colour, 0.45)],
    [0.45, colour],
    [1, darken(colour, 0.42)],
  ]);
  return (
    circle(x + r * 0.12, y + r * 0.14, r, { fill: darken(colour, 0.5) }) +
    circle(x, y, r, { fill: disc, stroke: darken(colour, 0.55), 'stroke-width': 1.2 }) +
    circle(x, y, r * 0.72, {
      fill: 'none',
      stroke: darken(colour, 0.3),
      'stroke-width': r * 0.06,
      'stroke-opacity': 0.6,
    }) +
    knob(ctx, x, y, r * 0.3, hub)
  );
}

export function knob(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const ball = radial(
    ctx.defs,
    [x, y],
    r * 1.1,
    [
      [0, lighten(colour, 0.7)],
      [0.3, lighten(colour, 0.2)],
      [0.7, darken(colour, 0.2)],
      [1, darken(colour, 0.5)],
    ],
    { focus: [x - r * 0.35, y - r * 0.4] },
  );
  return (
    circle(x + r * 0.3, y + r * 0.45, r * 1.02, { fill: '#2b1a33', opacity: 0.3 }) +
    circle(x, y, r, { fill: ball, stroke: darken(colour, 0.55), 'stroke-width': Math.max(0.6, r * 0.08) }) +
    circle(x - r * 0.34, y - r * 0.4, r * 0.2, { fill: '#fffaf0', opacity: 0.9 })
  );
}

/** A twisted cord along a path. */
export function toyCord(along: Path, colour: string, width = 5): string {
  const d = toD(along);
  const look = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return (
    draw(d, {
      ...look,
      stroke: '#2b1a33',
      'stroke-opacity': 0.28,
      'stroke-width': width,
      transform: 'translate(2 4)',
    }) +
    draw(d, { ...look, stroke: darken(colour, 0.35), 'stroke-width': width }) +
    draw(d, { ...look, stroke: colour, 'stroke-width': width * 0.72 }) +
    draw(d, {
      ...look,
      stroke: lighten(colour, 0.5),
      'stroke-width': width * 0.72,
      'stroke-dasharray': `${width * 0.4} ${width * 0.8}`,
      'stroke-linecap': 'butt',
      'stroke-opacity': 0.7,
    })
  );
}
