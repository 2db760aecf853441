// Open footwear from above: the sole a foot stands on, and the straps that arch over it. In the units of shoe-lay.ts.
import { darken, lighten, mix } from '../colour.ts';
import { castOn, clipTo, innerRim, solid, stitches } from '../light.ts';
import { boundsOf, grown, oval, path, spotsAlong, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { blur, draw, ellipse, linear, place } from '../svg.ts';
import type { Ctx, Fabric } from '../types.ts';
import { strap } from './panel.ts';
import type { Lay } from './shoe-lay.ts';

export const FOOTBEDS = {
  round:
    'M-16 -201C26 -204 60 -168 67 -112C71 -52 57 26 54 88C52 148 48 200 2 201C-44 200 -48 148 -48 94C-46 40 -66 -22 -66 -82C-66 -142 -54 -196 -16 -201Z',
  almond:
    'M-18 -206C16 -208 58 -168 67 -112C71 -52 57 26 54 88C52 148 48 200 2 201C-44 200 -48 148 -48 94C-46 40 -66 -22 -66 -82C-66 -142 -46 -204 -18 -206Z',
  square:
    'M-34 -197C-8 -203 26 -203 44 -191C58 -176 66 -142 68 -106C71 -52 57 26 54 88C52 148 48 200 2 201C-44 200 -48 148 -48 94C-46 40 -66 -22 -66 -82C-66 -122 -56 -184 -34 -197Z',
} as const;

export type FootbedShape = keyof typeof FOOTBEDS;

/** The same outline drawn in by `by` units on every side. */
export function inset(shape: FootbedShape, by: number): Path {
  return turned(path(FOOTBEDS[shape]), [0, 0], 0, 1 - by / 62, 1 - by / 200);
}

export interface Footbed {
  readonly shape: FootbedShape;
  readonly fabric: Fabric;
  /** The edge of the sole that shows around the footbed. */
  readonly rim: string;
  readonly rimWidth?: number;
  /** Thread of the row of stitches; none when left out. */
  readonly thread?: string;
  /** Where heel and ball press in: 0 none, 1 clear. */
  readonly pressed?: number;
  /** Prints and borders on the footbed. */
  readonly onCloth?: string;
  readonly over?: string;
}

export function footbed(ctx: Ctx, lay: Lay, look: Footbed): string {
  const { shape, fabric, rim, rimWidth = 4, thread, pressed = 0.5, onCloth, over = '' } = look;
  const outer = lay.on(FOOTBEDS[shape]);
  const outline = lay.on(inset(shape, rimWidth));
  const hollows = [oval(2, 132, 34, 48), oval(4, -84, 46, 50)].map((area) => {
    const spot = lay.on(area);
    return draw(toD(spot), {
      fill: darken(fabric.base, 0.55),
      opacity: 0.2 * pressed,
      filter: blur(ctx.defs, 13, { x: spot.start[0] - 140, y: spot.start[1] - 140, width: 280, height: 280 }),
    });
  });
  return (
    solid(ctx, outer, { base: rim, form: 0.7, reach: 6 }) +
    clothPiece(ctx, {
      outline,
      fabric,
      turn: lay.turn,
      origin: lay.at(0, 0),
      form: 0.3,
      edge: 0.5,
      warp: 3,
      onCloth,
    }) +
    clipTo(ctx, outline, pressed > 0 ? hollows.join('') : '', over) +
    (thread ? stitches(lay.on(inset(shape, rimWidth + 5)), thread, { length: 4.4, gap: 3, width: 1.2 }) : '')
  );
}

/** Shade under a strap that stands clear of the footbed. */
export function archShade(ctx: Ctx, lay: Lay, shape: FootbedShape, over: Path, base: string, height = 1): string {
  return castOn(ctx, lay.on(FOOTBEDS[shape]), over, {
    base,
    dx: 7 * height,
    dy: 10 * height,
    soft: 6 * height,
    strength: 0.6,
  });
}

/** A band rolls over on its way down to the sole: both of its ends darken. */
export function turnedDown(ctx: Ctx, lay: Lay, base: string): string {
  const ink = mix(darken(base, 0.55), '#2b1a33', 0.3);
  return linear(ctx.defs, lay.at(-75, 0), lay.at(75, 0), [
    [0, ink, 0.75],
    [0.05, ink, 0.5],
    [0.17, ink, 0],
    [0.83, ink, 0],
    [0.95, ink, 0.5],
    [1, ink, 0.75],
  ]);
}

/** A soft band across the foot: cut by `outline`, rounded so that it looks arched, shaded beneath. */
export function arch(
  ctx: Ctx,
  lay: Lay,
  band: {
    shape: FootbedShape;
    outline: string | Path;
    fabric: Fabric;
    bed: string;
    finish?: 'matte' | 'soft' | 'silk' | 'satin' | 'heavy';
    sewn?: readonly string[];
    thread?: string;
    height?: number;
    onCloth?: string;
    over?: string;
    scale?: number;
  },
): string {
  const { shape, fabric, bed, finish = 'silk', sewn = [], height = 1, onCloth, over = '', scale } = band;
  const outline = lay.on(band.outline);
  const thread = band.thread ?? lighten(fabric.base, 0.45);
  const rows = sewn.map((edge) => stitches(lay.on(edge), thread, { length: 3.6, gap: 2.4, width: 1.1 })).join('');
  return (
    archShade(ctx, lay, shape, outline, bed, height) +
    clothPiece(ctx, {
      outline,
      fabric,
      turn: lay.turn,
      origin: lay.at(0, 0),
      scale,
      finish,
      warp: 3,
      form: 0.85,
      edge: 0.7,
      onCloth,
      over: over + draw(toD(outline), { fill: turnedDown(ctx, lay, fabric.base) }) + rows,
    }) +
    innerRim(ctx, outline, {
      dx: 1,
      dy: 1.6,
      soft: 0.8,
      colour: lighten(fabric.base, 0.7),
      opacity: 0.55,
      blend: 'screen',
    })
  );
}

/** A narrow strap over the foot. */
export function archStrap(
  ctx: Ctx,
  lay: Lay,
  thong: {
    shape: FootbedShape;
    along: string | Path;
    width: number | ((t: number) => number);
    fabric: Fabric;
    bed: string;
    stitched?: boolean;
    height?: number;
  },
): string {
  const { shape, width, fabric, bed, stitched = false, height = 1 } = thong;
  const along = lay.on(thong.along);
  const scaled = typeof width === 'number' ? width * lay.scale : (t: number): number => width(t) * lay.scale;
  const shade = draw(toD(along), {
    fill: 'none',
    stroke: mix(darken(bed, 0.6), '#3a2340', 0.3),
    'stroke-width': typeof scaled === 'number' ? scaled : scaled(0.5),
    transform: `translate(${6 * height} ${9 * height})`,
    filter: blur(ctx.defs, 4.5, { x: 0, y: 0, width: 512, height: 512 }),
    opacity: 0.5,
    style: 'mix-blend-mode:multiply',
  });
  return (
    clipTo(ctx, lay.on(FOOTBEDS[shape]), shade) + strap(ctx, along, { width: scaled, fabric, stitched, turn: lay.turn })
  );
}

/**
 * Art of the given outline that runs over the edge of the sole and under it: cut a little outside of the edge, along
 * it, and dark where it turns down.
 */
export function tucked(ctx: Ctx, lay: Lay, shape: FootbedShape, outline: Path, base: string, art: string): string {
  const hold = lay.on(inset(shape, -2.6));
  const turn = draw(toD(hold), {
    fill: 'none',
    stroke: mix(darken(base, 0.7), '#2b1a33', 0.3),
    'stroke-width': 11 * lay.scale,
    filter: blur(ctx.defs, 2.6, grown(boundsOf(hold), 8)),
    opacity: 0.75,
    style: 'mix-blend-mode:multiply',
  });
  return clipTo(ctx, hold, art, clipTo(ctx, outline, turn));
}

/** A flat braid of leather or thread. */
export function braid(ctx: Ctx, along: Path, width: number, colours: readonly [string, string], lobes: number): string {
  const [first, second] = colours;
  const groove = draw(toD(along), {
    fill: 'none',
    stroke: darken(first, 0.55),
    'stroke-width': width * 0.9,
    'stroke-linecap': 'round',
  });
  const long = width * 0.5;
  const fills = [first, second].map((colour) =>
    linear(
      ctx.defs,
      [0, -long * 0.6],
      [0, long * 0.6],
      [
        [0, lighten(colour, 0.4)],
        [0.5, colour],
        [1, darken(colour, 0.42)],
      ],
    ),
  );
  const spots = spotsAlong(along, lobes * 2 + 1);
  return (
    groove +
    spots
      .map(({ x, y, turn }, n) => {
        const side = n % 2 ? 1 : -1;
        return place(
          place(
            ellipse(0, 0, long * 0.66, long * 0.38, {
              fill: fills[n % 2] ?? first,
              stroke: darken(first, 0.6),
              'stroke-width': 0.7,
            }),
            { y: side * width * 0.22, turn: side * 42 },
          ),
          { x, y, turn },
        );
      })
      .join('')
  );
}
