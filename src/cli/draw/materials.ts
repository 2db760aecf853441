// Finishes of things that are not woven: metals, plastics, glass, leather, wood, glaze.
import { darken, lighten, mix, saturate } from './colour.ts';
import { clipTo, edgeLine, formShade, gleam, innerRim } from './light.ts';
import { boundsOf, toD } from './path.ts';
import type { Box, Path } from './path.ts';
import { blur, draw, ellipse, linear, num, radial, rect } from './svg.ts';
import type { Stop } from './svg.ts';
import type { Ctx } from './types.ts';

export interface Metal {
  readonly base: string;
  /** How strongly it mirrors: 1 is polished, 0.4 is brushed or aged. */
  readonly polish: number;
  /** What gathers in its hollows. */
  readonly patina: string;
}

export const METALS = {
  gold: { base: '#dcae4c', polish: 1, patina: '#7d4c12' },
  'antique-gold': { base: '#bd9145', polish: 0.75, patina: '#4a2e10' },
  rosegold: { base: '#d79c84', polish: 1, patina: '#6e3a2c' },
  silver: { base: '#c3c6cb', polish: 1, patina: '#4c4f5b' },
  oxidised: { base: '#8d9096', polish: 0.75, patina: '#1f2027' },
  brass: { base: '#bd9342', polish: 0.9, patina: '#5c3d17' },
  copper: { base: '#bd7148', polish: 0.95, patina: '#55241a' },
  steel: { base: '#a9b0b7', polish: 1, patina: '#3e444d' },
  'brushed-steel': { base: '#adb2b6', polish: 0.5, patina: '#50565c' },
  aluminium: { base: '#bfc3c6', polish: 0.6, patina: '#5d6267' },
  bronze: { base: '#8c6a3d', polish: 0.7, patina: '#33220f' },
  iron: { base: '#4d4e53', polish: 0.4, patina: '#17171b' },
} as const satisfies Readonly<Record<string, Metal>>;

export type MetalName = keyof typeof METALS;

/** Across a cylinder of this metal, from its left to its right edge. */
export function cylinderStops(metal: Metal): Stop[] {
  const { base, polish: p, patina } = metal;
  return [
    [0, mix(base, patina, 0.75)],
    [0.05, mix(base, patina, 0.4)],
    [0.12, lighten(base, 0.35 * p)],
    [0.2, lighten(base, 0.95 * p)],
    [0.3, lighten(base, 0.6 * p)],
    [0.36, base],
    [0.5, mix(base, patina, 0.2 + 0.1 * p)],
    [0.64, mix(base, patina, 0.34 + 0.18 * p)],
    [0.73, mix(base, patina, 0.16)],
    [0.82, lighten(base, 0.5 * p)],
    [0.88, lighten(base, 0.3 * p)],
    [0.96, mix(base, patina, 0.5)],
    [1, mix(base, patina, 0.8)],
  ];
}

/** Across a matt or glossy coloured cylinder (powder coat, enamel, plastic). */
export function paintStops(colour: string, gloss = 0.5): Stop[] {
  return [
    [0, darken(colour, 0.5)],
    [0.07, darken(colour, 0.22)],
    [0.16, lighten(colour, 0.1 + 0.2 * gloss)],
    [0.23, lighten(colour, 0.3 + 0.5 * gloss)],
    [0.3, lighten(colour, 0.18 + 0.12 * gloss)],
    [0.44, colour],
    [0.66, darken(colour, 0.26)],
    [0.82, darken(colour, 0.42)],
    [0.92, darken(colour, 0.34 - 0.16 * gloss)],
    [1, darken(colour, 0.6)],
  ];
}

/** A flat sheet of metal across a box, lit from the upper left. */
export function metalSheet(ctx: Ctx, metal: Metal, box: Box): string {
  const { base, polish: p, patina } = metal;
  return linear(
    ctx.defs,
    [box.x, box.y],
    [box.x + box.width, box.y + box.height],
    [
      [0, lighten(base, 0.75 * p)],
      [0.22, lighten(base, 0.3 * p)],
      [0.42, base],
      [0.58, mix(base, patina, 0.35)],
      [0.7, lighten(base, 0.35 * p)],
      [0.84, base],
      [1, mix(base, patina, 0.5)],
    ],
  );
}

/** A small ball, dome or bead of metal: a fill for a circle. */
export function metalBall(ctx: Ctx, metal: Metal, x: number, y: number, r: number): string {
  const { base, polish: p, patina } = metal;
  return radial(
    ctx.defs,
    [x, y],
    r * 1.08,
    [
      [0, lighten(base, 0.95 * p)],
      [0.22, lighten(base, 0.5 * p)],
      [0.5, base],
      [0.8, mix(base, patina, 0.55)],
      [0.92, mix(base, patina, 0.75)],
      [1, mix(base, patina, 0.45)],
    ],
    { focus: [x - r * 0.36, y - r * 0.42] },
  );
}

/** Any outline made of sheet or cast metal: lit sheet, thick-looking rim, dark contour. */
export function metalPiece(
  ctx: Ctx,
  outline: Path,
  metal: Metal,
  options: { rim?: number; over?: string } = {},
): string {
  const { rim = 2, over = '' } = options;
  const box = boundsOf(outline);
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: metalSheet(ctx, metal, box) }),
      over,
      innerRim(ctx, outline, {
        dx: -rim * 0.7,
        dy: -rim * 0.8,
        soft: rim * 0.6,
        colour: metal.patina,
        opacity: 0.75,
        blend: 'multiply',
      }),
      innerRim(ctx, outline, {
        dx: rim * 0.5,
        dy: rim * 0.6,
        soft: rim * 0.35,
        colour: lighten(metal.base, 0.9),
        opacity: 0.9 * metal.polish,
      }),
    ) + edgeLine(outline, metal.patina, { strength: 0.7, width: 0.9 })
  );
}

/** Plastic: `gloss` 1 is shiny (phone case, helmet), 0.15 is matt (charger, handle). */
export function plastic(
  ctx: Ctx,
  outline: Path,
  colour: string,
  options: { gloss?: number; form?: number; reach?: number; over?: string } = {},
): string {
  const { gloss = 0.5, form = 0.7, over = '' } = options;
  const box = boundsOf(outline);
  const reach = options.reach ?? Math.min(24, Math.min(box.width, box.height) * 0.18);
  const fill = linear(
    ctx.defs,
    [box.x, box.y],
    [box.x + box.width * 0.7, box.y + box.height],
    [
      [0, lighten(colour, 0.22)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ],
  );
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill }),
      over,
      formShade(ctx, outline, colour, { amount: form, reach }),
      innerRim(ctx, outline, {
        dx: reach * 0.22,
        dy: reach * 0.26,
        soft: Math.max(0.5, reach * 0.1 * (1.4 - gloss)),
        colour: '#ffffff',
        opacity: 0.6 * gloss,
        blend: 'screen',
      }),
    ) + edgeLine(outline, colour, { strength: 0.6 })
  );
}

/** Clear glass or plastic: draw what is behind it first. */
export function glass(ctx: Ctx, outline: Path, options: { tint?: string; density?: number } = {}): string {
  const { tint = '#cfe0df', density = 0.22 } = options;
  const box = boundsOf(outline);
  const reach = Math.min(22, box.width * 0.14);
  const streak = rect(box.x + box.width * 0.13, box.y + box.height * 0.06, box.width * 0.07, box.height * 0.84, {
    rx: box.width * 0.035,
    fill: '#ffffff',
    opacity: 0.6,
    filter: blur(ctx.defs, 0.8, box),
  });
  const thin = rect(box.x + box.width * 0.84, box.y + box.height * 0.1, box.width * 0.03, box.height * 0.74, {
    rx: 2,
    fill: '#ffffff',
    opacity: 0.4,
    filter: blur(ctx.defs, 0.6, box),
  });
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: tint, opacity: density }),
      innerRim(ctx, outline, {
        dx: -reach * 0.3,
        dy: -reach * 0.2,
        soft: reach * 0.45,
        colour: darken(saturate(tint, 1.4), 0.6),
        opacity: 0.55,
      }),
      innerRim(ctx, outline, {
        dx: reach * 0.25,
        dy: reach * 0.12,
        soft: reach * 0.3,
        colour: darken(tint, 0.5),
        opacity: 0.4,
      }),
      streak,
      thin,
    ) + draw(toD(outline), { fill: 'none', stroke: darken(tint, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.55 })
  );
}

/** Glazed ceramic or enamel over a turned or free form: soft body light and one window-shaped reflection. */
export function glaze(ctx: Ctx, outline: Path, colour: string, over = ''): string {
  const box = boundsOf(outline);
  const [x, y] = [box.x + box.width * 0.24, box.y + box.height * 0.22];
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: colour }),
      over,
      formShade(ctx, outline, colour, { amount: 0.8, reach: Math.min(34, box.width * 0.2) }),
      ellipse(x, y, box.width * 0.06, box.height * 0.12, {
        fill: '#ffffff',
        opacity: 0.65,
        filter: blur(ctx.defs, 1.4, box),
        transform: `rotate(14 ${num(x)} ${num(y)})`,
      }),
    ) + edgeLine(outline, colour, { strength: 0.5 })
  );
}

/** A long soft highlight along a path and its thin bright core, for polished edges and tubes. */
export function shine(ctx: Ctx, along: Path, width: number, strength = 0.8): string {
  return (
    gleam(ctx, along, { width, opacity: 0.4 * strength, soft: width * 0.35 }) +
    gleam(ctx, along, { width: width * 0.36, opacity: 0.9 * strength, soft: 0.5 })
  );
}
