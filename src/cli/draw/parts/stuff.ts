// The materials of turned things: their light from edge to edge and the marks of their making.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { toD } from '../path.ts';
import { draw, ellipse } from '../svg.ts';
import type { Stop } from '../svg.ts';
import type { Ctx } from '../types.ts';
import type { Lathe } from './lathe.ts';

export type Stuff =
  | 'steel'
  | 'brushed'
  | 'copper'
  | 'brass'
  | 'aluminium'
  | 'iron'
  | 'anodised'
  | 'clay'
  | 'glazed'
  | 'matt'
  | 'plastic'
  | 'wood';

const ANODISED: Metal = { base: '#5a5c62', polish: 0.5, patina: '#1a1b20' };

export function metalOf(stuff: Stuff): Metal | undefined {
  switch (stuff) {
    case 'steel':
      return METALS.steel;
    case 'brushed':
      return METALS['brushed-steel'];
    case 'copper':
      return METALS.copper;
    case 'brass':
      return METALS.brass;
    case 'aluminium':
      return METALS.aluminium;
    case 'iron':
      return METALS.iron;
    case 'anodised':
      return ANODISED;
    default:
      return undefined;
  }
}

export const GLOSS: Readonly<Partial<Record<Stuff, number>>> = {
  clay: 0.04,
  matt: 0.14,
  wood: 0.16,
  plastic: 0.42,
  glazed: 0.75,
};

/** The edge-to-edge light of a material; `colour` counts for what is not a bare metal. */
export function stopsOf(stuff: Stuff, colour: string): Stop[] {
  const metal = metalOf(stuff);
  if (metal) return cylinderStops(metal);
  // On pale glazes the same shade looks like metal: it is halved there.
  const pale = Math.min(0.55, Math.max(0, lightnessOf(colour) - 0.62) * 2.2);
  return paintStops(colour, GLOSS[stuff] ?? 0.4).map(([at, shade, opacity]) => [at, mix(shade, colour, pale), opacity]);
}

export const baseOf = (stuff: Stuff, colour: string): string => metalOf(stuff)?.base ?? colour;
export const deepOf = (stuff: Stuff, colour: string): string => metalOf(stuff)?.patina ?? darken(colour, 0.55);

export function ringLine(lathe: Lathe, y: number, stroke: string, width: number, opacity = 0.8): string {
  return draw(toD(lathe.ring(y)), { fill: 'none', stroke, 'stroke-width': width, 'stroke-opacity': opacity });
}

/** A turned groove: dark line and lit lip below it. */
export function groove(lathe: Lathe, y: number, stuff: Stuff, colour: string, width = 1.6): string {
  return (
    ringLine(lathe, y, deepOf(stuff, colour), width, 0.6) +
    ringLine(lathe, y + width * 1.1, lighten(baseOf(stuff, colour), 0.7), width * 0.75, 0.55)
  );
}

/** Dimples of a hammered surface, narrowing towards the edges. */
export function hammered(lathe: Lathe, metal: Metal, from = lathe.top + 12, to = lathe.bottom - 8, size = 8): string {
  let art = '';
  let row = 0;
  for (let y = from; y < to; y += size * 1.75) {
    row += 1;
    const count = Math.max(7, Math.round((lathe.halfAt(y) * 3) / (size * 1.9)));
    for (const spot of lathe.around(y, count, row % 2 ? 84 : 77)) {
      art +=
        ellipse(spot.x, spot.y, size * spot.squeeze, size * 0.92, {
          fill: mix(metal.base, metal.patina, 0.55),
          opacity: 0.28,
        }) +
        ellipse(spot.x - size * 0.17 * spot.squeeze, spot.y - size * 0.2, size * 0.72 * spot.squeeze, size * 0.62, {
          fill: lighten(metal.base, 0.6),
          opacity: 0.32,
        });
    }
  }
  return art;
}

export function clayMarks(ctx: Ctx, lathe: Lathe, colour: string): string {
  const random = ctx.random.fork('clay');
  let art = '';
  for (let y = lathe.top + 5; y < lathe.bottom - 3; y += random.between(5, 11)) {
    art += ringLine(
      lathe,
      y,
      random.next() < 0.5 ? darken(colour, 0.35) : lighten(colour, 0.4),
      random.between(0.8, 2),
      random.between(0.1, 0.26),
    );
  }
  for (let n = 0; n < 26; n += 1) {
    const y = random.between(lathe.top + 6, lathe.bottom - 6);
    const x = lathe.cx + random.near(0, 0.9) * lathe.halfAt(y);
    art += ellipse(x, y, random.between(0.6, 1.6), random.between(0.5, 1.1), {
      fill: random.next() < 0.6 ? darken(colour, 0.5) : lighten(colour, 0.5),
      opacity: 0.4,
    });
  }
  return art;
}

export function woodMarks(ctx: Ctx, lathe: Lathe, colour: string): string {
  const random = ctx.random.fork('turned wood');
  let art = '';
  for (let n = 0; n < 22; n += 1) {
    const share = random.near(0, 0.95);
    const from = random.between(lathe.top - 10, lathe.bottom - 30);
    const to = from + random.between(30, 130);
    const at = (y: number): number => lathe.cx + share * lathe.halfAt(Math.min(lathe.bottom, Math.max(lathe.top, y)));
    art += draw(
      `M${at(from).toFixed(1)} ${from.toFixed(1)}Q${(at((from + to) / 2) + random.near(0, 3)).toFixed(1)} ${((from + to) / 2).toFixed(1)} ${at(to).toFixed(1)} ${to.toFixed(1)}`,
      {
        fill: 'none',
        stroke: random.next() < 0.7 ? darken(colour, 0.3) : lighten(colour, 0.3),
        'stroke-width': random.between(0.7, 2),
        'stroke-opacity': 0.4,
      },
    );
  }
  return art;
}
