// Light falls from the upper left. Shade is always a cool deep tone of the thing's own colour, never black.
import { darken, lighten, lightnessOf, mix } from './colour.ts';
import { boundsOf, grown, parallel, ribbon, toD } from './path.ts';
import type { Path } from './path.ts';
import { blur, draw, el, ellipse, group, linear, num, radial } from './svg.ts';
import type { Ctx } from './types.ts';

const MULTIPLY = 'mix-blend-mode:multiply';

/** Shows the content only within the outline(s). */
export function clipTo(ctx: Ctx, outline: Path | readonly Path[], ...content: readonly string[]): string {
  const shapes = Array.isArray(outline) ? (outline as readonly Path[]) : [outline as Path];
  const id = ctx.defs.add((own) =>
    el('clipPath', { id: own }, draw(toD(...shapes), shapes.length > 1 ? { 'clip-rule': 'evenodd' } : {})),
  );
  return group({ 'clip-path': `url(#${id})` }, ...content);
}

/**
 * Only the rim of a shape: its colour where the shape, moved by (dx, dy) and blurred, no longer covers itself.
 * Moved to the upper left it is shade on the lower right; moved to the lower right it is light on the upper left.
 */
export function innerRim(
  ctx: Ctx,
  outline: Path,
  rim: {
    dx: number;
    dy: number;
    soft: number;
    colour: string;
    opacity: number;
    blend?: 'multiply' | 'screen' | 'soft-light';
  },
): string {
  const area = grown(boundsOf(outline), rim.soft * 3 + Math.max(Math.abs(rim.dx), Math.abs(rim.dy)));
  const id = ctx.defs.add((own) =>
    el(
      'filter',
      { id: own, filterUnits: 'userSpaceOnUse', ...area, 'color-interpolation-filters': 'sRGB' },
      el('feFlood', { 'flood-color': rim.colour, 'flood-opacity': rim.opacity, result: 'ink' }),
      el('feComposite', { in: 'ink', in2: 'SourceAlpha', operator: 'out' }),
      el('feGaussianBlur', { stdDeviation: num(rim.soft) }),
      el('feOffset', { dx: rim.dx, dy: rim.dy }),
      el('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ),
  );
  const shape = draw(toD(outline), { fill: '#000', filter: `url(#${id})` });
  return rim.blend ? group({ style: `mix-blend-mode:${rim.blend}` }, shape) : shape;
}

/** The broad light of a large form: brightest a third of the way in from the left, turning away on the right. */
function volume(ctx: Ctx, outline: Path, base: string, amount: number): string {
  const box = boundsOf(outline);
  const [left, right] = [box.x, box.x + box.width];
  const shade = mix(darken(base, 0.5), '#3a2340', 0.3);
  const fill = linear(
    ctx.defs,
    [left, box.y],
    [right, box.y + box.width * 0.25],
    [
      [0, shade, 0.16 * amount],
      [0.16, lighten(base, 0.8), 0],
      [0.34, lighten(base, 0.8), 0.2 * amount],
      [0.54, shade, 0],
      [1, shade, 0.5 * amount],
    ],
  );
  return draw(toD(outline), { fill });
}

/** Rounds a shape: deep tone gathers along its lower right, light along its upper left. */
export function formShade(
  ctx: Ctx,
  outline: Path,
  base: string,
  options: { amount?: number; reach?: number } = {},
): string {
  const { amount = 0.6 } = options;
  if (amount <= 0) return '';
  const box = boundsOf(outline);
  const reach = options.reach ?? Math.min(26, Math.max(3, Math.min(box.width, box.height) * 0.16));
  const pale = lightnessOf(base) > 0.8;
  const shade = mix(darken(base, 0.45), '#3a2340', 0.35);
  return (
    volume(ctx, outline, base, amount) +
    innerRim(ctx, outline, {
      dx: -reach * 0.55,
      dy: -reach * 0.4,
      soft: reach * 0.62,
      colour: shade,
      opacity: amount * (pale ? 0.62 : 0.85),
      blend: 'multiply',
    }) +
    innerRim(ctx, outline, {
      dx: reach * 0.3,
      dy: reach * 0.34,
      soft: reach * 0.36,
      colour: lighten(base, 0.7),
      opacity: amount * (pale ? 0.7 : 0.5),
      blend: 'screen',
    })
  );
}

/** The drawn contour: a thin deep line of the thing's own colour. */
export function edgeLine(outline: Path, base: string, options: { strength?: number; width?: number } = {}): string {
  const { strength = 0.6, width = 1.1 } = options;
  if (strength <= 0) return '';
  return draw(toD(outline), {
    fill: 'none',
    stroke: darken(base, 0.55),
    'stroke-width': width,
    'stroke-opacity': strength,
    'stroke-linejoin': 'round',
  });
}

/** A solid thing with a plain fill (a colour or a gradient): filled, rounded by light, edged. */
export function solid(
  ctx: Ctx,
  outline: Path,
  look: { base: string; fill?: string; form?: number; reach?: number; edge?: number; over?: string },
): string {
  const { base, fill = base, form = 0.6, edge = 0.55, over = '' } = look;
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      formShade(ctx, outline, base, { amount: form, reach: look.reach }),
      over,
    ) + edgeLine(outline, base, { strength: edge })
  );
}

function shadowColour(ctx: Ctx): string {
  return mix(darken(ctx.tint, 0.62), '#40283f', 0.25);
}

/** What a thing that hangs or floats before a wall throws on it, down to the right: a near and a far shadow. */
export function wallShadow(
  ctx: Ctx,
  outlines: readonly Path[],
  options: { distance?: number; strength?: number } = {},
): string {
  if (ctx.bare) return '';
  const { distance = 14, strength = 1 } = options;
  const fill = shadowColour(ctx);
  const box = grown(boundsOf(...outlines), distance * 1.2);
  const shape = (share: number, soft: number, opacity: number): string =>
    group(
      {
        filter: blur(ctx.defs, soft, box),
        opacity: opacity * strength,
        transform: `translate(${num(distance * share)} ${num(distance * share * 1.15)})`,
      },
      ...outlines.map((one) => draw(toD(one), { fill })),
    );
  return group({ style: MULTIPLY }, shape(1, distance * 0.95, 0.42), shape(0.36, distance * 0.3, 0.34));
}

/** Where a thing rests on a ground: a dark line of contact, a soft pool, and a long faint shadow to the right. */
export function groundShadow(
  ctx: Ctx,
  at: { x: number; y: number; width: number; depth?: number; strength?: number },
): string {
  if (ctx.bare) return '';
  const { x, y, width, depth = Math.max(8, width * 0.09), strength = 1 } = at;
  const ink = shadowColour(ctx);
  const pool = (cx: number, cy: number, rx: number, ry: number, opacity: number): string =>
    ellipse(cx, cy, rx, ry, {
      fill: radial(
        ctx.defs,
        [cx, cy],
        rx,
        [
          [0, ink, opacity * strength],
          [0.55, ink, opacity * strength * 0.62],
          [1, ink, 0],
        ],
        { squash: ry / rx },
      ),
    });
  return group(
    { style: MULTIPLY },
    pool(x + width * 0.16, y + depth * 0.35, width * 0.74, depth * 1.7, 0.42),
    pool(x + width * 0.03, y + depth * 0.1, width * 0.56, depth * 0.75, 0.62),
    ellipse(x, y, width * 0.47, depth * 0.28, {
      fill: ink,
      opacity: 0.5 * strength,
      filter: blur(ctx.defs, depth * 0.16, { x: x - width / 2, y: y - depth, width, height: depth * 2 }),
    }),
  );
}

/** Shade that one part throws on the part beneath it; clip it to that part. */
export function castOn(
  ctx: Ctx,
  under: Path,
  caster: Path,
  options: { dx?: number; dy?: number; soft?: number; strength?: number; base: string },
): string {
  const { dx = 5, dy = 7, soft = 5, strength = 0.5, base } = options;
  const shade = draw(toD(caster), {
    fill: mix(darken(base, 0.5), '#3a2340', 0.4),
    transform: `translate(${num(dx)} ${num(dy)})`,
    filter: blur(ctx.defs, soft, boundsOf(caster)),
  });
  return group({ style: MULTIPLY, opacity: strength }, clipTo(ctx, under, shade));
}

/** A seam: a dark groove and, on its far side, the lit lip of the cloth. */
export function seam(along: Path, base: string, options: { strength?: number; width?: number } = {}): string {
  const { strength = 0.6, width = 1.3 } = options;
  const look = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    draw(toD(parallel(along, -width)), {
      ...look,
      stroke: lighten(base, 0.5),
      'stroke-width': width * 0.8,
      'stroke-opacity': strength * 0.55,
    }) + draw(toD(along), { ...look, stroke: darken(base, 0.55), 'stroke-width': width, 'stroke-opacity': strength })
  );
}

/** A row of stitches in thread of the given colour. */
export function stitches(
  along: Path,
  thread: string,
  options: { length?: number; gap?: number; width?: number; opacity?: number } = {},
): string {
  const { length = 4, gap = 2.6, width = 1.2, opacity = 0.9 } = options;
  const look = { fill: 'none', 'stroke-width': width, 'stroke-dasharray': `${num(length)} ${num(gap)}` };
  return (
    draw(toD(along), { ...look, stroke: darken(thread, 0.6), 'stroke-opacity': 0.4, transform: 'translate(.6 .9)' }) +
    draw(toD(along), { ...look, stroke: thread, 'stroke-opacity': opacity, 'stroke-linecap': 'round' })
  );
}

/** A streak of reflected light that is thick in its middle and thin at its ends. */
export function gleam(
  ctx: Ctx,
  along: Path,
  options: { width?: number; opacity?: number; soft?: number; colour?: string } = {},
): string {
  const { width = 5, opacity = 0.7, soft = 1, colour = '#fffaf0' } = options;
  const shape = ribbon(along, (t) => Math.max(0.2, width * Math.sin(Math.PI * t)));
  return draw(toD(shape), {
    fill: colour,
    opacity,
    filter: soft > 0 ? blur(ctx.defs, soft, boundsOf(shape)) : undefined,
  });
}

/** A crease drawn by hand: a dark tapering stroke with a soft light beside it. */
export function crease(
  ctx: Ctx,
  along: Path,
  base: string,
  options: { width?: number; strength?: number } = {},
): string {
  const { width = 3, strength = 0.5 } = options;
  const box = grown(boundsOf(along), width * 2);
  const shape = (w: number): string =>
    toD(ribbon(along, (t) => Math.max(0.15, w * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1)))));
  const lip = ribbon(parallel(along, -width * 1.4), (t) => Math.max(0.15, width * 1.2 * Math.sin(Math.PI * t)));
  const wide = { fill: darken(base, 0.4), opacity: strength * 0.4, filter: blur(ctx.defs, width * 0.8, box) };
  const light = { fill: lighten(base, 0.55), opacity: strength * 0.45, filter: blur(ctx.defs, width * 0.5, box) };
  return (
    draw(shape(width * 2.4), wide) +
    draw(shape(width), { fill: darken(base, 0.55), opacity: strength }) +
    draw(toD(lip), light)
  );
}

/** Deepens the inside of an opening (a neck, a sleeve's end, a bag's mouth), darkest at its upper edge. */
export function hollow(
  ctx: Ctx,
  outline: Path,
  base: string,
  options: { strength?: number; soft?: number } = {},
): string {
  const { strength = 0.75, soft = 8 } = options;
  return innerRim(ctx, outline, {
    dx: soft * 0.4,
    dy: soft * 0.75,
    soft,
    colour: mix(darken(base, 0.6), '#2b1a33', 0.4),
    opacity: strength,
    blend: 'multiply',
  });
}

/** The inside that an opening shows: its lining, what lies on it (`over`), and the shade of its own depth. */
export function lined(
  ctx: Ctx,
  inside: Path,
  lining: string,
  { over = '', ...depth }: { strength?: number; soft?: number; over?: string } = {},
): string {
  return clipTo(ctx, inside, draw(toD(inside), { fill: lining }), over, hollow(ctx, inside, lining, depth));
}
