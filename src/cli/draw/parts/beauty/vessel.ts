// Bottles, jars and tubes of cosmetics: turned bodies of glass, plastic or metal, and labels on them.
import { darken, lighten, lightnessOf, mix, saturate } from '../../colour.ts';
import { clipTo, gleam, innerRim } from '../../light.ts';
import { METALS, cylinderStops, paintStops } from '../../materials.ts';
import type { MetalName } from '../../materials.ts';
import { boundsOf, polygon, toD } from '../../path.ts';
import { draw, group, linear } from '../../svg.ts';
import type { Stop } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { createLathe, turnedFill } from '../lathe.ts';
import type { Lathe } from '../lathe.ts';

export function ringAt(lathe: Lathe, y: number, stroke: string, width: number, opacity = 0.8): string {
  return draw(toD(lathe.ring(y)), { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity });
}

/** An upright streak of light at a share of the half width (-1 left edge, 1 right edge), following the profile. */
function streak(
  ctx: Ctx,
  lathe: Lathe,
  share: number,
  look: { width: number; opacity: number; soft: number; from?: number; to?: number },
): string {
  const { from = lathe.top + 6, to = lathe.bottom - 8 } = look;
  const points = Array.from({ length: 9 }, (_, n): [number, number] => {
    const y = from + ((to - from) * n) / 8;
    return [lathe.cx + lathe.halfAt(y) * share, y];
  });
  return gleam(ctx, polygon(points, false), look);
}

export function contour(lathe: Lathe, ink: string, opacity = 0.7): string {
  return draw(toD(lathe.outline), { fill: 'none', stroke: ink, 'stroke-width': 1.1, 'stroke-opacity': opacity });
}

/** Coloured plastic, enamel or ceramic. */
export function opaqueBody(ctx: Ctx, lathe: Lathe, colour: string, gloss = 0.5): string {
  const wide = Math.max(lathe.halfAt(lathe.bottom - 4), lathe.halfAt((lathe.top + lathe.bottom) / 2));
  const pale = lightnessOf(colour) > 0.8;
  const stops = paintStops(colour, gloss).map(([offset, tone]): Stop => [
    offset,
    pale ? mix(tone, colour, 0.45) : tone,
  ]);
  return (
    turnedFill(ctx, lathe, stops) +
    clipTo(
      ctx,
      lathe.outline,
      streak(ctx, lathe, -0.58, { width: wide * 0.2, opacity: 0.34 + gloss * 0.3, soft: 2.4 }),
      streak(ctx, lathe, -0.62, { width: wide * 0.06, opacity: 0.7 * gloss, soft: 0.6 }),
      streak(ctx, lathe, 0.8, { width: wide * 0.06, opacity: 0.25 + 0.3 * gloss, soft: 1 }),
      innerRim(ctx, lathe.outline, {
        dx: 0,
        dy: -6,
        soft: 6,
        colour: darken(colour, 0.6),
        opacity: 0.5,
        blend: 'multiply',
      }),
      ringAt(lathe, lathe.bottom - 6, darken(colour, 0.4), 1.4, 0.4),
      ringAt(lathe, lathe.bottom - 4, '#ffffff', 1, 0.4),
    ) +
    contour(lathe, darken(colour, pale ? 0.42 : 0.6))
  );
}

/** Metal turned on a lathe: cans, tins, collars. */
export function metalBody(ctx: Ctx, lathe: Lathe, name: MetalName): string {
  const metal = METALS[name];
  return (
    turnedFill(ctx, lathe, cylinderStops(metal)) +
    clipTo(
      ctx,
      lathe.outline,
      innerRim(ctx, lathe.outline, { dx: 0, dy: -4, soft: 4, colour: metal.patina, opacity: 0.5, blend: 'multiply' }),
    ) +
    contour(lathe, metal.patina)
  );
}

/** How round the rings of a turned thing look at a height. */
export function tiltOf(lathe: Lathe, y: number): number {
  const half = lathe.halfAt(y);
  const low = lathe.ring(y).curves[0]?.[2]?.[1] ?? y;
  return half > 0 ? (low - y) / half : 0.1;
}

/** The same form `inset` units inside, from `level` down: what a glass holds. */
function insideOf(lathe: Lathe, level: number, inset: number): Lathe {
  const steps = Math.max(6, Math.round((lathe.bottom - level) / 5));
  const foot = lathe.bottom - inset * 1.5;
  return createLathe(
    lathe.cx,
    Array.from({ length: steps + 1 }, (_, n) => {
      const y = level + ((foot - level) * n) / steps;
      const round = n === steps ? inset * 1.4 : n === steps - 1 ? inset * 0.4 : 0;
      return [Math.max(1, lathe.halfAt(y) - inset - round), y, 'corner'] as const;
    }),
    tiltOf(lathe, level),
  );
}

interface GlassLook {
  /** Colour of the glass itself; '#eaf2f0' is clear. */
  readonly glass: string;
  /** How much the glass hides, 0 to 1; frosted glass has 0.5. */
  readonly density?: number;
  readonly liquid?: string;
  /** Height of the liquid's surface. */
  readonly level?: number;
  readonly wall?: number;
  readonly frosted?: boolean;
  /** What swims or stands in it, drawn behind the glass. */
  readonly within?: string;
}

/** Thin glass: hardly a colour in the middle, dark where it turns away. The fill may not be opaque, so it spans the widest part. */
function clearSkin(ctx: Ctx, lathe: Lathe, glass: string, deep: string, density: number): string {
  const box = boundsOf(lathe.outline);
  const fill = linear(
    ctx.defs,
    [box.x, 0],
    [box.x + box.width, 0],
    [
      [0, deep, 0.34],
      [0.1, darken(glass, 0.25), density * 0.8],
      [0.3, lighten(glass, 0.4), density],
      [0.7, glass, density * 0.8],
      [0.9, darken(glass, 0.3), density],
      [1, deep, 0.4],
    ],
  );
  const rim = (dx: number, opacity: number): string =>
    innerRim(ctx, lathe.outline, { dx, dy: 0, soft: 3.4, colour: deep, opacity });
  return clipTo(ctx, lathe.outline, draw(toD(lathe.outline), { fill }), rim(4, 0.6), rim(-4, 0.7));
}

/** Coloured glass over a full bottle: the light passes through it and comes back deeper at the edges. */
function tintedSkin(ctx: Ctx, lathe: Lathe, glass: string, deep: string): string {
  return turnedFill(ctx, lathe, [
    [0, deep],
    [0.07, darken(glass, 0.45)],
    [0.18, saturate(lighten(glass, 0.12), 1.1)],
    [0.3, saturate(lighten(glass, 0.24), 1.15)],
    [0.5, darken(glass, 0.1)],
    [0.74, darken(glass, 0.3)],
    [0.88, saturate(lighten(glass, 0.1), 1.2)],
    [0.95, darken(glass, 0.4)],
    [1, deep],
  ]);
}

/** Glass or clear plastic with what it holds. */
export function glassBody(ctx: Ctx, lathe: Lathe, look: GlassLook): string {
  const { glass, density = 0.3, liquid, wall = 5, frosted = false, within = '' } = look;
  const level = look.level ?? lathe.top + (lathe.bottom - lathe.top) * 0.25;
  const wide = lathe.halfAt((lathe.top + lathe.bottom) / 2);
  const deep = darken(saturate(glass, 1.3), 0.62);
  const back =
    density > 0.45 && !frosted ? tintedSkin(ctx, lathe, glass, deep) : clearSkin(ctx, lathe, glass, deep, density);
  let held = '';
  if (liquid !== undefined) {
    const inner = insideOf(lathe, level, wall);
    held =
      group(
        { opacity: frosted ? 0.55 : 0.94 },
        turnedFill(ctx, inner, [
          [0, darken(liquid, 0.42)],
          [0.1, darken(liquid, 0.16)],
          [0.28, lighten(liquid, 0.32)],
          [0.52, liquid],
          [0.8, saturate(darken(liquid, 0.2), 1.1)],
          [0.94, lighten(liquid, 0.14)],
          [1, darken(liquid, 0.35)],
        ]),
      ) +
      draw(toD(inner.oval(level)), {
        fill: lighten(liquid, 0.35),
        stroke: darken(liquid, 0.3),
        'stroke-width': 0.8,
        'stroke-opacity': 0.6,
        opacity: frosted ? 0.5 : 0.95,
      });
  }
  const ground = draw(toD(lathe.outline), { fill: lighten(ctx.tint, 0.25), opacity: frosted ? 0.9 : 0.55 });
  const shine = frosted ? 0.45 : 1;
  return (
    ground +
    held +
    within +
    back +
    clipTo(
      ctx,
      lathe.outline,
      frosted ? draw(toD(lathe.outline), { fill: lighten(glass, 0.5), opacity: 0.42 }) : '',
      streak(ctx, lathe, -0.7, { width: wide * 0.2, opacity: 0.5 * shine, soft: frosted ? 4 : 2 }),
      streak(ctx, lathe, -0.74, { width: wide * 0.07, opacity: 0.9 * shine, soft: 0.6 }),
      streak(ctx, lathe, 0.8, { width: wide * 0.09, opacity: 0.5 * shine, soft: 1.2 }),
      innerRim(ctx, lathe.outline, { dx: 0, dy: -5, soft: 4, colour: deep, opacity: 0.55 }),
      ringAt(lathe, lathe.bottom - 5, '#ffffff', 1.6, 0.55),
    ) +
    contour(lathe, deep, 0.8)
  );
}
