// Table mats, coasters, chair pads: small flat linen seen from above.
import { border } from '../borders.ts';
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { castOn, edgeLine, innerRim, wallShadow } from '../light.ts';
import { button } from '../parts/notions.ts';
import { strap } from '../parts/panel.ts';
import { moved, oval, path, roundRect, toD, turned } from '../path.ts';
import type { Path, Point } from '../path.ts';
import { clothPiece } from '../relief.ts';
import type { Fold } from '../relief.ts';
import { circle, draw, group, linear, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';
import { coilArt } from './floor-rug/pile.ts';

const CUTS = {
  what: ['mats', 'fan', 'setting', 'coasters', 'chair-pad'],
  shape: ['rect', 'round', 'leaf'],
  edge: ['plain', 'bound', 'fringe'],
  make: ['cloth', 'coil'],
} as const;

type Cut = CutOf<typeof CUTS>;

function shapeOf(cut: Cut): Path {
  if (cut.what === 'coasters') return cut.shape === 'round' ? oval(0, 0, 58) : roundRect(-56, -56, 112, 112, 6);
  if (cut.what === 'chair-pad') return cut.shape === 'round' ? oval(0, 0, 118) : roundRect(-112, -112, 224, 224, 34);
  if (cut.shape === 'round') return oval(0, 0, 128);
  if (cut.shape === 'leaf') return path('M-168 6C-120 -104 40 -122 172 -20C128 96 -40 128 -168 6Z');
  return roundRect(-168, -112, 336, 224, 4);
}

function mat(ctx: Ctx, cut: Cut, second: boolean): string {
  const shape = shapeOf(cut);
  const trim = ctx.colour(ctx.colourCount - 1);
  if (cut.make === 'coil') return coilArt(ctx, shape);
  const fabric = second
    ? ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [ctx.colour(1), ctx.colour(0), ctx.colour(2)])
    : ctx.fabric;
  const pad = cut.what === 'chair-pad';
  const tufts: Point[] = pad
    ? [
        [-44, -44],
        [44, -44],
        [-44, 44],
        [44, 44],
      ]
    : [];
  const folds: Fold[] = tufts.flatMap(([x, y]) =>
    Array.from({ length: 8 }, (_, n): Fold => {
      const a = (n / 8) * Math.PI * 2 + 0.2;
      return {
        points: [
          [x, y],
          [x + Math.cos(a) * 14, y + Math.sin(a) * 14],
          [x + Math.cos(a) * 32, y + Math.sin(a) * 32],
        ],
        width: 9,
        depth: -0.4,
        open: 'start',
      };
    }),
  );
  const bound =
    cut.edge === 'bound' || pad
      ? draw(toD(shape), { fill: 'none', stroke: trim, 'stroke-width': pad ? 9 : 14 }) +
        draw(toD(turned(shape, [0, 0], 0, 0.955, 0.94)), {
          fill: 'none',
          stroke: darken(trim, 0.3),
          'stroke-width': 1,
          'stroke-dasharray': '5 3',
        })
      : draw(toD(turned(shape, [0, 0], 0, 0.94, 0.91)), {
          fill: 'none',
          stroke: lighten(fabric.base, 0.4),
          'stroke-width': 1.4,
          'stroke-dasharray': '5 3',
        });
  const fringe =
    cut.edge === 'fringe'
      ? border(path('M167 -110V110'), {
          style: 'fringe',
          width: 18,
          colours: [trim, trim, trim],
          hangs: true,
          side: 'left',
        }) +
        border(path('M-167 -110V110'), {
          style: 'fringe',
          width: 18,
          colours: [trim, trim, trim],
          hangs: true,
          side: 'right',
        })
      : '';
  return (
    fringe +
    clothPiece(ctx, {
      outline: shape,
      fabric,
      origin: [0, 0],
      form: pad ? 1 : 0.25,
      folds,
      strength: 0.8,
      drape: pad ? undefined : { amount: 0.15, across: 150, down: 120 },
      warp: 5,
      onCloth: bound,
    }) +
    innerRim(ctx, shape, { dx: 1.6, dy: 2, soft: 1.4, colour: '#fff6e4', opacity: 0.45, blend: 'screen' }) +
    tufts.map(([x, y]) => button(ctx, x, y, 6, trim, 'shank')).join('')
  );
}

/** A plate with a rim, seen from above, about the origin. */
function plate(ctx: Ctx, r: number, colour: string, rim: string): string {
  const disc = (radius: number, fill: string): string => circle(0, 0, radius, { fill });
  const slope = (from: string, to: string, radius: number): string =>
    linear(
      ctx.defs,
      [-radius, -radius],
      [radius, radius],
      [
        [0, from],
        [1, to],
      ],
    );
  return (
    wallShadow(ctx, [oval(0, 0, r)], { distance: 8 }) +
    disc(r, slope(lighten(colour, 0.4), darken(colour, 0.16), r)) +
    circle(0, 0, r - 3.5, { fill: 'none', stroke: rim, 'stroke-width': 4 }) +
    disc(r * 0.68, slope(darken(colour, 0.14), lighten(colour, 0.5), r * 0.68)) +
    disc(r * 0.63, slope(darken(colour, 0.03), lighten(colour, 0.25), r * 0.63)) +
    edgeLine(oval(0, 0, r), colour, { strength: 0.5 })
  );
}

function cutlery(): string {
  const steel = '#b6bcc3';
  const look = { fill: steel, stroke: darken(steel, 0.5), 'stroke-width': 1 };
  const fork = draw(
    'M-3 90V6C-12 2 -13 -14 -12 -40H-8V-16H-5V-40H-1.6V-16H1.6V-40H5V-16H8V-40H12C13 -14 12 2 3 6V90C3 94 -3 94 -3 90Z',
    look,
  );
  const spoon =
    draw('M-3 90V4C-15 -2 -16 -42 0 -44C16 -42 15 -2 3 4V90C3 94 -3 94 -3 90Z', look) +
    draw('M-8 -30C-10 -18 -8 -8 -3 -4', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 2.4,
      'stroke-opacity': 0.8,
    });
  return place(fork, { x: -142, y: -18 }) + place(spoon, { x: 142, y: -18 });
}

type Spot = readonly [x: number, y: number, turn: number];

function spotsOf(cut: Cut): readonly Spot[] {
  if (cut.what === 'setting') return [[0, 0, 0]];
  // Six alike, spread as one spreads cards, about the near left corner.
  if (cut.what === 'fan')
    return [-52, -41, -30, -19, -8, 3].map((turn): Spot => {
      const a = (turn * Math.PI) / 180;
      const [x, y] = [150, -96];
      return [x * Math.cos(a) - y * Math.sin(a) - 77, x * Math.sin(a) + y * Math.cos(a) + 173, turn];
    });
  if (cut.what === 'coasters')
    return [
      [-118, -62, -4],
      [0, -66, 3],
      [120, -60, -2],
      [-116, 64, 5],
      [2, 62, -3],
      [118, 68, 4],
    ];
  if (cut.what === 'chair-pad')
    return [
      [-64, -38, -8],
      [70, 46, 9],
    ];
  return cut.shape === 'round'
    ? [
        [-96, -92, 0],
        [100, -84, 0],
        [-92, 98, 0],
        [104, 104, 0],
      ]
    : [
        [-34, -78, -9],
        [-12, -26, -3],
        [10, 28, 3],
        [36, 84, 9],
      ];
}

function ties(ctx: Ctx): string {
  const cloth = ctx.plain(ctx.colour(ctx.colourCount - 1));
  return [-1, 1]
    .map(
      (side) =>
        strap(ctx, path(`M${side * 96} -104C${side * 122} -128 ${side * 116} -150 ${side * 140} -160`), {
          width: 8,
          fabric: cloth,
          stitched: false,
        }) +
        strap(ctx, path(`M${side * 98} -102C${side * 136} -112 ${side * 140} -92 ${side * 166} -98`), {
          width: 8,
          fabric: cloth,
          stitched: false,
        }),
    )
    .join('');
}

export const kind = defineKind({
  name: 'placemat',
  about: 'table mats, a laid place, coasters or chair pads from above; colours: cloth and print, last the edge',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const shape = shapeOf(cut);
    const spots = spotsOf(cut);
    const whole = (): string =>
      spots
        .map(([x, y, turn], n) => {
          const shade = spots
            .slice(0, n)
            .map(([bx, by]) =>
              castOn(ctx, moved(shape, bx - x, by - y), shape, {
                base: ctx.colour(0),
                dx: 4,
                dy: 6,
                soft: 5,
                strength: 0.5,
              }),
            )
            .join('');
          return place(
            wallShadow(ctx, [shape], { distance: cut.what === 'chair-pad' ? 12 : 6 }) +
              shade +
              (cut.what === 'chair-pad' ? ties(ctx) : '') +
              mat(ctx, cut, cut.what !== 'fan' && n % 2 === 1),
            { x, y, turn },
          );
        })
        .join('') +
      (cut.what === 'setting'
        ? group({}, cut.shape === 'round' ? '' : cutlery(), plate(ctx, 92, '#efe9dd', ctx.colour(ctx.colourCount - 1)))
        : '');
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [270, 280], sharp: 140, reach: 390 },
        zoom(ctx, { x: 90, y: 70, factor: 2.3, turn: -6 }, whole),
      );
    const reach =
      cut.what === 'setting'
        ? cut.shape === 'rect'
          ? 188
          : 172
        : cut.what === 'fan'
          ? 256
          : cut.what === 'chair-pad'
            ? 226
            : cut.shape === 'round' && cut.what === 'mats'
              ? 232
              : 206;
    return fit(
      ctx,
      { x: -reach, y: -reach, width: reach * 2, height: reach * 2 },
      { x: 26, y: 26, width: 460, height: 460 },
      whole,
    );
  },
});
