// Covers for a motorcycle's long seat, pulled over it: air mesh or quilted, with the cord that gathers the hem.
import { darken, lighten, mix } from '../colour.ts';
import { gleam, innerRim, stitches, wallShadow } from '../light.ts';
import { cord, cordShadow } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { joined, parallel, reversed, smooth, spotsAlong, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { draw } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { bike } from './bike-seat-cover/bike.ts';

const CUTS = { style: ['mesh', 'quilted'] } as const;
type Cut = CutOf<typeof CUTS>;

/** The seat's far edge, its near edge and the hem, each from the tank to the tail. */
const FAR: Path = smooth([
  [86, 206, 'corner'],
  [132, 216],
  [200, 222],
  [262, 214],
  [300, 194],
  [360, 180],
  [430, 178],
  [470, 190, 'corner'],
]);
const NEAR: Path = smooth([
  [72, 244, 'corner'],
  [130, 266],
  [200, 278],
  [262, 270],
  [310, 246],
  [370, 230],
  [432, 224],
  [482, 216, 'corner'],
]);
const HEM: Path = smooth([
  [80, 276, 'corner'],
  [134, 306],
  [200, 322],
  [264, 316],
  [320, 296],
  [380, 280],
  [436, 268],
  [480, 250, 'corner'],
]);
const TOP = joined([
  FAR,
  smooth([
    [470, 190],
    [480, 200],
    [482, 216],
  ]),
  reversed(NEAR),
  smooth([
    [72, 244],
    [72, 222],
    [86, 206],
  ]),
]);
const SIDE = joined([
  NEAR,
  smooth([
    [482, 216],
    [486, 234],
    [480, 250],
  ]),
  reversed(HEM),
  smooth([
    [80, 276],
    [72, 262],
    [72, 244],
  ]),
]);

/** Small gathers that rise from the cord in the hem. */
const gathers = (ctx: Ctx): Fold[] => {
  const random = ctx.random.fork('gathers');
  return spotsAlong(HEM, 30).map(({ x, y }, n) => ({
    points: [
      [x, y + 4],
      [x + random.near(0, 3), y - random.between(16, 34)],
    ],
    width: 10,
    depth: n % 2 ? 0.4 : -0.45,
    open: 'start',
  }));
};

function cover(ctx: Ctx, cut: Cut): string {
  const [main, edge, thread] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const mesh = mix(lighten(main, 0.2), '#8a8d98', 0.25);
  const surface =
    cut.style === 'mesh'
      ? ctx.cloth({ name: 'net', scale: 1.5 }, [mesh, darken(main, 0.35)])
      : ctx.cloth({ name: 'quilt', scale: 0.8 }, [main, darken(main, 0.25)]);
  const tie = smooth([
    [196, 322],
    [188, 346],
    [198, 366],
    [190, 392],
  ]);
  const other = smooth([
    [202, 322],
    [212, 342],
    [208, 360],
    [220, 378],
  ]);
  const seams = [
    smooth([
      [282, 204],
      [292, 230],
      [286, 260],
    ]),
    smooth([
      [128, 216],
      [118, 240],
      [128, 265],
    ]),
  ];
  const row = (along: Path): string => stitches(along, thread, { length: 7, gap: 4, width: 2.2 });
  return (
    wallShadow(ctx, [SIDE], { distance: 13, strength: 0.9 }) +
    clothPiece(ctx, {
      outline: SIDE,
      fabric: ctx.plain(lighten(edge, 0.08)),
      form: 0.8,
      edge: 0.9,
      warp: 2,
      folds: gathers(ctx),
    }) +
    clothPiece(ctx, {
      outline: TOP,
      fabric: surface,
      form: 0.7,
      edge: 0.9,
      warp: 2,
      folds: [
        {
          points: [
            [282, 204],
            [291, 230],
            [285, 262],
          ],
          width: 22,
          depth: -0.45,
          open: 'both',
        },
      ],
      over: innerRim(ctx, TOP, { dx: 0, dy: 5, soft: 4, colour: '#fff6e4', opacity: 0.4, blend: 'screen' }),
    }) +
    draw(toD(NEAR), { fill: 'none', stroke: darken(edge, 0.5), 'stroke-width': 3.4 }) +
    seams
      .map(
        (one) =>
          draw(toD(one), { fill: 'none', stroke: darken(main, 0.5), 'stroke-width': 1.6 }) + row(parallel(one, 5)),
      )
      .join('') +
    row(parallel(NEAR, -7)) +
    row(parallel(FAR, 7)) +
    gleam(ctx, parallel(NEAR, 8), { width: 7, opacity: 0.3, soft: 2.4 }) +
    cord(parallel(HEM, -3), { width: 5, colour: edge, braid: thread }) +
    cordShadow(ctx, [tie, other], 5) +
    cord(tie, { width: 5, colour: edge, braid: thread }) +
    cord(other, { width: 5, colour: edge, braid: thread })
  );
}

export const kind = defineKind({
  name: 'bike-seat-cover',
  about: 'cover on the long seat of a motorcycle; colours: top, sides, thread and cord',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      // The motorcycle runs out of the picture on three sides.
      extent: { x: 0, y: 28, width: 512, height: 512 },
      art: () => bike(ctx) + cover(ctx, cut),
      near: { x: 290, y: 240, factor: 2 },
      margin: 0,
    });
  },
});
