// An open bag seen from above: its lining, what is sewn into it, and the handles laid to both sides.
import { darken, lighten } from '../colour.ts';
import { castOn, innerRim, lined, stitches, wallShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { sewnPiece, strap } from '../parts/panel.ts';
import { ring, zip } from '../parts/notions.ts';
import { oval, path, roundRect, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  mouth: ['open', 'zip', 'string', 'frame', 'flap'],
  cloth: ['leather', 'print', 'canvas', 'suede', 'nylon', 'jute'],
  /** `brief` are two handles and the ends of a shoulder strap, `chain` is one of metal. */
  handles: ['two', 'one', 'none', 'brief', 'chain'],
  /** A stripe in the last colour on the wall in front. */
  stripe: ['none', 'front'],
  pocket: ['slip', 'zip', 'none'],
  metal: ['gold', 'silver', 'antique-gold'],
} as const;
type Cut = CutOf<typeof CUTS>;

function clothOf(ctx: Ctx, cut: Cut): Fabric {
  const colour = ctx.colour(0);
  if (cut.cloth === 'print') return ctx.fabric;
  if (cut.cloth === 'suede') return SURFACES.suede(ctx, colour);
  if (cut.cloth === 'canvas') return ctx.cloth({ name: 'chambray', scale: 0.8 }, [colour, lighten(colour, 0.25)]);
  if (cut.cloth === 'nylon') return ctx.cloth({ name: 'twill', scale: 0.6 }, [colour]);
  if (cut.cloth === 'jute') return ctx.cloth({ name: 'slub', scale: 1.3 }, [colour]);
  return SURFACES.leather(ctx, colour);
}

interface Shape {
  readonly body: Path;
  readonly mouth: Path;
}

const SHAPES: Readonly<Record<Cut['mouth'], Shape>> = {
  open: { body: roundRect(66, 136, 380, 258, 78), mouth: roundRect(98, 160, 316, 176, 70) },
  zip: {
    body: path('M58 262C60 178 150 142 256 142C362 142 452 178 454 262C452 350 362 384 256 384C150 384 60 350 58 262Z'),
    mouth: path(
      'M92 254C132 196 190 178 256 178C322 178 380 196 420 254C380 308 322 326 256 326C190 326 132 308 92 254Z',
    ),
  },
  string: { body: oval(256, 262, 186, 172), mouth: oval(256, 248, 128, 106) },
  frame: { body: roundRect(62, 150, 388, 226, 60), mouth: roundRect(82, 168, 348, 150, 48) },
  flap: { body: roundRect(68, 188, 376, 206, 34), mouth: roundRect(84, 196, 344, 116, 26) },
};

/** Art on the lining of the far wall, cut by the mouth. */
function sewnInside(ctx: Ctx, cut: Cut, lining: Fabric, mouth: Path): string {
  const metal = METALS[cut.metal].base;
  const slip = path('M168 214C226 208 290 208 346 214L338 300C286 306 228 306 178 300Z');
  if (cut.pocket === 'zip')
    return zip(path('M166 232C226 226 288 226 348 232'), {
      tape: darken(lining.base, 0.25),
      metal,
      width: 8,
      pull: 0.82,
    });
  if (cut.pocket === 'none') return '';
  const edge = path('M168 214C226 208 290 208 346 214');
  return sewnPiece(ctx, {
    outline: slip,
    fabric: lining,
    under: mouth,
    lift: 2.4,
    sewn: [edge],
    inset: -5,
    thread: darken(lining.base, 0.4),
    form: 0.3,
  });
}

function handle(ctx: Ctx, trim: Fabric, metal: string, far: boolean): string {
  const along = far
    ? path('M170 168C150 60 196 38 256 38C316 38 362 60 342 168')
    : path('M162 330C132 440 188 480 256 480C324 480 380 440 350 330');
  const feet = far
    ? [
        [170, 166],
        [342, 166],
      ]
    : [
        [162, 332],
        [350, 332],
      ];
  return (
    strap(ctx, along, { width: 17, fabric: trim }) + feet.map(([x, y]) => ring(ctx, x ?? 0, y ?? 0, 11, metal)).join('')
  );
}

/** A chain laid up behind the bag, both ends in rings. */
function chain(ctx: Ctx, metal: string): string {
  return spotsAlong(path('M104 168C70 60 160 34 256 34C352 34 442 60 408 168'), 61)
    .map(({ x, y }, n) => ring(ctx, x, y, n === 0 || n === 60 ? 11 : n % 2 ? 5 : 6.5, metal))
    .join('');
}

/** The two ends of a shoulder strap; the rest of it lies under the bag. */
function slingEnds(ctx: Ctx, trim: Fabric, metal: string): string {
  return [
    'M52 262C6 258 2 184 36 170C70 158 100 190 130 220',
    'M460 262C506 258 510 184 476 170C442 158 412 190 382 220',
  ]
    .map(
      (d) =>
        strap(ctx, path(d), { width: 13, fabric: trim }) + ring(ctx, d.startsWith('M52') ? 52 : 460, 262, 11, metal),
    )
    .join('');
}

/** What closes the mouth: teeth of a zip on both lips, a metal frame, eyelets with a cord, or a flap turned back. */
function closing(ctx: Ctx, cut: Cut, { mouth }: Shape, trim: Fabric): string {
  const metal = METALS[cut.metal].base;
  const line = (stroke: string, width: number, dash?: string): string =>
    draw(toD(mouth), { fill: 'none', stroke, 'stroke-width': width, ...(dash && { 'stroke-dasharray': dash }) });
  switch (cut.mouth) {
    case 'zip':
      return (
        line(darken(trim.base, 0.3), 15) +
        line(trim.base, 12) +
        line(darken(metal, 0.4), 7) +
        line(lighten(metal, 0.35), 5, '2.6 2.4')
      );
    case 'frame':
      return (
        line(darken(metal, 0.5), 15) +
        line(metal, 12) +
        line(lighten(metal, 0.6), 4) +
        circle(240, 322, 9, { fill: metal, stroke: darken(metal, 0.5) }) +
        circle(266, 324, 9, { fill: lighten(metal, 0.3), stroke: darken(metal, 0.5) })
      );
    case 'string':
      return spotsAlong(mouth, 17)
        .map(({ x, y }) => ring(ctx, 256 + (x - 256) * 1.14, 248 + (y - 248) * 1.16, 7, metal))
        .join('');
    default:
      return stitches(mouth, lighten(trim.base, 0.4), { length: 5, gap: 3.4, width: 1.4 });
  }
}

function drawInside(ctx: Ctx, cut: Cut): string {
  const shape = SHAPES[cut.mouth];
  const main = clothOf(ctx, cut);
  const lining = ctx.plain(ctx.colour(1));
  // In print the first colours belong to the pattern: the trim takes the last.
  const trim = SURFACES.leather(
    ctx,
    ctx.colour(cut.cloth === 'print' ? ctx.colourCount - 1 : Math.min(2, ctx.colourCount - 1)),
  );
  const metal = METALS[cut.metal].base;
  const flap = roundRect(74, 52, 364, 152, 40);
  return (
    wallShadow(ctx, cut.mouth === 'flap' ? [shape.body, flap] : [shape.body], { distance: 13 }) +
    (cut.handles === 'brief' ? slingEnds(ctx, trim, metal) : '') +
    (cut.handles === 'chain' ? chain(ctx, metal) : cut.handles === 'none' ? '' : handle(ctx, trim, metal, true)) +
    (cut.mouth === 'flap'
      ? clothPiece(ctx, {
          outline: flap,
          fabric: lining,
          form: 0.4,
          warp: 6,
          over: stitches(roundRect(82, 60, 348, 136, 34), darken(lining.base, 0.35), {
            length: 5,
            gap: 3.4,
            width: 1.3,
          }),
        })
      : '') +
    clothPiece(ctx, {
      outline: shape.body,
      fabric: main,
      finish: cut.cloth === 'leather' ? 'silk' : 'soft',
      form: 0.9,
      warp: 12,
      onCloth:
        cut.stripe === 'front'
          ? draw('M60 300C110 350 180 358 256 358C332 358 402 350 452 300', {
              fill: 'none',
              stroke: ctx.colour(ctx.colourCount - 1),
              'stroke-width': 17,
            })
          : '',
      folds: [
        {
          points: [
            [86, 330],
            [160, 366],
            [256, 372],
            [352, 366],
            [426, 330],
          ],
          width: 34,
          depth: 0.34,
        },
        {
          points: [
            [96, 176],
            [150, 156],
            [256, 150],
            [362, 156],
            [416, 176],
          ],
          width: 22,
          depth: 0.3,
        },
      ],
    }) +
    castOn(ctx, shape.body, shape.mouth, { base: main.base, dx: 2, dy: 3, soft: 5, strength: 0.4 }) +
    lined(ctx, shape.mouth, lining.base, {
      strength: 0.85,
      soft: 26,
      over:
        draw('M70 300C150 286 360 286 442 300V360H70Z', { fill: darken(lining.base, 0.32), opacity: 0.55 }) +
        draw('M70 300C150 286 360 286 442 300', {
          fill: 'none',
          stroke: darken(lining.base, 0.5),
          'stroke-width': 1.6,
          'stroke-opacity': 0.7,
        }) +
        sewnInside(ctx, cut, lining, shape.mouth),
    }) +
    innerRim(ctx, shape.mouth, {
      dx: 6,
      dy: 14,
      soft: 12,
      colour: darken(lining.base, 0.6),
      opacity: 0.6,
      blend: 'multiply',
    }) +
    closing(ctx, cut, shape, trim) +
    (cut.handles === 'two' || cut.handles === 'brief' ? handle(ctx, trim, metal, false) : '')
  );
}

export const kind = defineKind({
  name: 'bag-inside',
  about: 'open bag from above with its lining; colours: body (print first), lining second, trim third',
  stances: ['flat'],
  views: ['front'],
  cuts: CUTS,
  draw: (cut, ctx) => drawInside(ctx, cut),
});
