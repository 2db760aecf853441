// What turned things are made of, their open mouths, lids and handles: pots, jars, cups, bowls, lamp feet.
import { darken, lighten, lightnessOf, mix } from '../colour.ts';
import { clipTo, gleam, innerRim } from '../light.ts';
import { paintStops } from '../materials.ts';
import { boundsOf, oval, parallel, path, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { blur, draw, ellipse, group, linear } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { turnedFill, wrapPrint } from './lathe.ts';
import type { Lathe } from './lathe.ts';
import { GLOSS, baseOf, clayMarks, deepOf, hammered, metalOf, stopsOf, woodMarks } from './stuff.ts';
import type { Stuff } from './stuff.ts';

export { baseOf, deepOf, groove, metalOf, ringLine, stopsOf } from './stuff.ts';
export type { Stuff } from './stuff.ts';

export interface BodyLook {
  readonly stuff: Stuff;
  readonly colour: string;
  /** A print or relief round the body, between two heights. */
  readonly print?: { readonly fabric: Fabric; readonly from: number; readonly to: number; readonly scale?: number };
  /** Painted bands, grooves, dimples: cut by the body's outline and lit with it. */
  readonly over?: string;
  readonly hammer?: boolean;
  readonly shadeFoot?: number;
}

/** The outside of a turned thing in its material, lit from the upper left. */
export function turnedBody(ctx: Ctx, lathe: Lathe, look: BodyLook): string {
  const { stuff, colour, print, over = '', shadeFoot = 6 } = look;
  const metal = metalOf(stuff);
  const stops = stopsOf(stuff, colour);
  const box = boundsOf(lathe.outline);
  const [left, width] = [box.x, box.width];
  const light = (opacity: number, gloss: number): string =>
    group(
      { style: 'mix-blend-mode:hard-light' },
      draw(toD(lathe.outline), {
        fill: linear(ctx.defs, [left, 0], [left + width, 0], paintStops('#808080', gloss)),
        opacity,
      }),
    );
  const printed = print ? wrapPrint(ctx, lathe, print.fabric, print.from, print.to, print.scale ?? 1) : '';
  const marks =
    stuff === 'clay' ? clayMarks(ctx, lathe, colour) : stuff === 'wood' ? woodMarks(ctx, lathe, colour) : '';
  const dimples = look.hammer && metal ? hammered(lathe, metal) : '';
  const lit = printed !== '' || over !== '';
  const window =
    stuff === 'glazed'
      ? ellipse(left + width * 0.25, box.y + box.height * 0.3, width * 0.055, box.height * 0.13, {
          fill: '#ffffff',
          opacity: 0.6,
          filter: blur(ctx.defs, 1.3, box),
        })
      : '';
  return (
    group(
      { style: 'isolation:isolate' },
      turnedFill(ctx, lathe, stops),
      clipTo(
        ctx,
        lathe.outline,
        marks,
        dimples,
        printed,
        over,
        lit ? light(metal ? 0.35 : lightnessOf(colour) > 0.8 ? 0.42 : 0.72, GLOSS[stuff] ?? 0.4) : '',
        metal || stuff === 'plastic' || stuff === 'glazed'
          ? streaks(ctx, lathe, metal?.polish ?? GLOSS[stuff] ?? 0.4)
          : '',
        window,
        innerRim(ctx, lathe.outline, {
          dx: 0,
          dy: -shadeFoot,
          soft: shadeFoot,
          colour: '#241c2c',
          opacity: 0.5,
          blend: 'multiply',
        }),
      ),
    ) +
    draw(toD(lathe.outline), {
      fill: 'none',
      stroke: deepOf(stuff, colour),
      'stroke-width': 1.1,
      'stroke-opacity': 0.65,
    })
  );
}

/** Reflections that run along the profile, near the left edge and faintly near the right. */
function streaks(ctx: Ctx, lathe: Lathe, strength: number): string {
  const along = (share: number): Path => {
    const [from, to] = [lathe.top + (lathe.bottom - lathe.top) * 0.1, lathe.bottom - (lathe.bottom - lathe.top) * 0.08];
    const points = [0, 0.25, 0.5, 0.75, 1].map((t) => {
      const y = from + (to - from) * t;
      return `${(lathe.cx + lathe.halfAt(y) * share).toFixed(1)} ${y.toFixed(1)}`;
    });
    return path(`M${points.join('L')}`);
  };
  const half = lathe.halfAt((lathe.top + lathe.bottom) / 2);
  return (
    gleam(ctx, along(-0.63), { width: half * 0.15, opacity: 0.45 * strength, soft: 1.8 }) +
    gleam(ctx, along(-0.67), { width: half * 0.045, opacity: 0.75 * strength, soft: 0.6 }) +
    gleam(ctx, along(0.8), { width: half * 0.06, opacity: 0.35 * strength, soft: 1 })
  );
}

export interface MouthLook {
  readonly stuff: Stuff;
  readonly colour: string;
  /** Thickness of the wall. */
  readonly lip?: number;
  /** Colour of the inside where it is not that of the outside (enamel, tinned copper, non-stick). */
  readonly inside?: string;
  /** What is in it, as seen: a surface `depth` units below the rim. */
  readonly fill?: { readonly depth: number; readonly colour: string; readonly art?: (at: Disc) => string };
}

/** A circle seen at a slant. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export function discAt(lathe: Lathe, y: number, inset = 0): Disc {
  const box = boundsOf(lathe.oval(y));
  const rx = box.width / 2 - inset;
  return { x: lathe.cx, y, rx, ry: (box.height / box.width) * rx };
}

export const discPath = (disc: Disc): Path => oval(disc.x, disc.y, disc.rx, disc.ry);

/** The open top of a turned thing: its rim, the inside in shade on the side of the light, and what is in it. */
export function mouth(ctx: Ctx, lathe: Lathe, look: MouthLook): string {
  const { stuff, colour, lip = 4, fill } = look;
  const outer = discAt(lathe, lathe.top);
  const inner: Disc = { ...outer, rx: outer.rx - lip, ry: outer.ry - lip * Math.min(1, (outer.ry / outer.rx) * 1.6) };
  const base = baseOf(stuff, colour);
  const inside = look.inside ?? (metalOf(stuff) ? base : darken(colour, 0.18));
  const deep = look.inside ? darken(inside, 0.5) : deepOf(stuff, colour);
  const well = linear(
    ctx.defs,
    [inner.x - inner.rx, 0],
    [inner.x + inner.rx, 0],
    [
      [0, mix(inside, deep, 0.85)],
      [0.3, mix(inside, deep, 0.55)],
      [0.72, inside],
      [0.9, lighten(inside, 0.35)],
      [1, inside],
    ],
  );
  const shape = discPath(inner);
  const surface = ((): string => {
    if (!fill) return '';
    const y = inner.y + fill.depth;
    const disc: Disc = { x: inner.x, y, rx: inner.rx * 0.985, ry: inner.ry * 0.985 };
    const top = linear(
      ctx.defs,
      [disc.x - disc.rx, y - disc.ry],
      [disc.x + disc.rx, y + disc.ry],
      [
        [0, darken(fill.colour, 0.3)],
        [0.4, fill.colour],
        [1, lighten(fill.colour, 0.3)],
      ],
    );
    return draw(toD(discPath(disc)), { fill: top }) + (fill.art?.(disc) ?? '');
  })();
  const rim = linear(
    ctx.defs,
    [outer.x - outer.rx, outer.y - outer.ry],
    [outer.x + outer.rx, outer.y + outer.ry],
    [
      [0, lighten(base, 0.75)],
      [0.45, lighten(base, 0.25)],
      [1, mix(base, deep, 0.35)],
    ],
  );
  return (
    draw(toD(discPath(outer)), { fill: rim, stroke: deep, 'stroke-width': 0.9, 'stroke-opacity': 0.7 }) +
    clipTo(
      ctx,
      shape,
      draw(toD(shape), { fill: well }),
      surface,
      innerRim(ctx, shape, {
        dx: lip * 0.6 + 2,
        dy: lip * 0.6 + 3,
        soft: 4,
        colour: mix(deep, '#201826', 0.5),
        opacity: 0.6,
        blend: 'multiply',
      }),
    ) +
    draw(toD(shape), { fill: 'none', stroke: deep, 'stroke-width': 0.9, 'stroke-opacity': 0.55 }) +
    gleam(
      ctx,
      path(
        `M${outer.x - outer.rx * 0.86} ${outer.y + outer.ry * 0.42}C${outer.x - outer.rx * 0.6} ${outer.y + outer.ry * 0.86} ${outer.x - outer.rx * 0.3} ${outer.y + outer.ry * 0.97} ${outer.x} ${outer.y + outer.ry - lip * 0.2}`,
      ),
      { width: Math.max(1, lip * 0.5), opacity: 0.7, soft: 0.5 },
    )
  );
}

/** A bent bar or strap along a path: metal, moulded plastic or wood. */
export function bar(
  ctx: Ctx,
  along: Path,
  width: number | ((t: number) => number),
  stuff: Stuff,
  colour: string,
): string {
  const outline = ribbon(along, width, 36);
  const base = baseOf(stuff, colour);
  const deep = deepOf(stuff, colour);
  const wide = typeof width === 'number' ? width : width(0.5);
  const gloss = metalOf(stuff)?.polish ?? GLOSS[stuff] ?? 0.4;
  return (
    draw(toD(outline), { fill: base, stroke: deep, 'stroke-width': 1, 'stroke-opacity': 0.8 }) +
    clipTo(
      ctx,
      outline,
      draw(toD(ribbon(parallel(along, wide * 0.3, 30), wide * 0.5, 30)), {
        fill: mix(base, deep, 0.55),
        filter: blur(ctx.defs, wide * 0.12, boundsOf(outline)),
        opacity: 0.8,
      }),
      draw(toD(ribbon(parallel(along, -wide * 0.22, 30), wide * 0.24, 30)), {
        fill: lighten(base, 0.8),
        opacity: 0.35 + 0.5 * gloss,
        filter: blur(ctx.defs, Math.max(0.4, wide * 0.06), boundsOf(outline)),
      }),
    )
  );
}

/** A round knob standing on a lid, `x, y` its foot. */
export function knob(ctx: Ctx, x: number, y: number, r: number, stuff: Stuff, colour: string): string {
  const metal = metalOf(stuff);
  const base = baseOf(stuff, colour);
  const deep = deepOf(stuff, colour);
  const fill = linear(
    ctx.defs,
    [x - r, y - r * 2],
    [x + r, y],
    [
      [0, lighten(base, 0.75 * (metal?.polish ?? 0.5))],
      [0.4, base],
      [1, mix(base, deep, 0.7)],
    ],
  );
  return (
    draw(`M${x - r * 0.45} ${y}L${x - r * 0.34} ${y - r * 0.9}H${x + r * 0.34}L${x + r * 0.45} ${y}Z`, {
      fill: mix(base, deep, 0.4),
      stroke: deep,
      'stroke-width': 0.8,
    }) +
    ellipse(x, y - r * 1.2, r, r * 0.66, { fill, stroke: deep, 'stroke-width': 1, 'stroke-opacity': 0.8 }) +
    ellipse(x - r * 0.32, y - r * 1.42, r * 0.34, r * 0.16, { fill: '#ffffff', opacity: 0.7 })
  );
}
