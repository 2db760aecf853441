// Packs of cleaners about the origin, their foot at y = 0.
import { darken, lighten } from '../../colour.ts';
import { plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { turnedBody } from '../../parts/ware.ts';
import { oval, path, toD } from '../../path.ts';
import type { Box } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, ellipse } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { angled, bottle, squeeze, trigger } from './bottles.ts';
import { cap, label, shell } from './label.ts';
import type { Cut } from './label.ts';

function jug(ctx: Ctx, cut: Cut): string {
  const body = path(
    'M-96 -8V-196C-96 -236 -72 -262 -40 -272V-296H24V-272C70 -266 104 -240 104 -196V-8C104 2 98 8 88 8H-80C-90 8 -96 2 -96 -8Z',
  );
  const grip = path(
    'M56 -232C84 -226 92 -204 90 -176V-120C88 -104 74 -102 68 -112C64 -122 66 -180 60 -196C56 -208 40 -214 40 -224C42 -232 48 -234 56 -232Z',
  );
  return (
    plastic(ctx, body, ctx.colour(0), { gloss: 0.5, reach: 28 }) +
    draw(toD(grip), { fill: darken(ctx.tint, 0.25) }) +
    draw(toD(grip), { fill: 'none', stroke: darken(ctx.colour(0), 0.4), 'stroke-width': 4 }) +
    label(ctx, cut, body, { x: -84, y: -184, width: 138, height: 170 }) +
    cap(ctx, 40, -348, -288)
  );
}

function pouch(ctx: Ctx, cut: Cut): string {
  const body = path('M-92 -284H66L96 -256V-12C96 0 60 10 0 10S-96 0 -96 -12V-280C-96 -283 -94 -284 -92 -284Z');
  const foil = clothPiece(ctx, {
    outline: body,
    fabric: ctx.plain(ctx.colour(0)),
    finish: 'satin',
    form: 0.9,
    folds: [
      {
        points: [
          [-90, -250],
          [-70, -120],
          [-84, -10],
        ],
        width: 22,
        depth: -0.3,
      },
      {
        points: [
          [90, -230],
          [72, -120],
          [86, -10],
        ],
        width: 22,
        depth: 0.3,
      },
      {
        points: [
          [-80, -30],
          [0, -14],
          [82, -30],
        ],
        width: 20,
        depth: 0.34,
      },
    ],
  });
  const spout = createLathe(
    84,
    [
      [16, -316],
      [18, -312],
      [18, -276],
    ],
    0.2,
  );
  return (
    turnedBody(ctx, spout, { stuff: 'plastic', colour: ctx.colour(1) }) +
    foil +
    label(ctx, cut, body, { x: -82, y: -240, width: 164, height: 210 }) +
    draw('M-94 -270H76', { stroke: lighten(ctx.colour(0), 0.5), 'stroke-width': 3, 'stroke-dasharray': '2 3' })
  );
}

function can(ctx: Ctx, cut: Cut): string {
  const body = createLathe(
    0,
    [
      [30, -286],
      [34, -282],
      [58, -262],
      [62, -252],
      [62, -8],
      [58, 0],
    ],
    0.14,
  );
  const neck = createLathe(
    0,
    [
      [22, -298],
      [26, -292],
      [26, -282],
    ],
    0.14,
  );
  const lid = createLathe(
    0,
    [
      [50, -362],
      [56, -352],
      [58, -272],
      [60, -262],
    ],
    0.14,
  );
  return (
    turnedBody(ctx, body, { stuff: 'plastic', colour: ctx.colour(0) }) +
    label(ctx, cut, body.band(-246, -12), { x: -64, y: -236, width: 128, height: 214 }) +
    turnedBody(ctx, neck, { stuff: 'steel', colour: '' }) +
    turnedBody(ctx, lid, { stuff: 'plastic', colour: ctx.colour(1) })
  );
}

/** A low jar with a screw lid, for tablets, powder and gel. */
function tub(ctx: Ctx, cut: Cut): string {
  const body = createLathe(
    0,
    [
      [96, -150],
      [100, -142],
      [100, -12],
      [90, 0],
    ],
    0.16,
  );
  return (
    shell(ctx, body) +
    label(ctx, cut, body.band(-138, -18), { x: -86, y: -118, width: 172, height: 108 }) +
    cap(ctx, 104, -206, -150)
  );
}

/** A carton, open at the top, with white balls or blocks before it. */
function block(ctx: Ctx, cut: Cut): string {
  const front = path('M-84 -190H64V0H-84Z');
  const side = path('M64 -190L100 -214V-22L64 0Z');
  const top = path('M-84 -190L-46 -214H100L64 -190Z');
  const card = ctx.plain(ctx.colour(0));
  const balls = [
    [-118, -2, 18],
    [-152, 4, 18],
    [-134, 22, 19],
    [-98, 22, 18],
    [118, 10, 18],
    [150, -4, 18],
    [90, 26, 18],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x + 4, y + r * 0.8, r, r * 0.36, { fill: '#2b1a33', opacity: 0.25 }) +
        plastic(ctx, oval(x, y, r), '#f1efe9', { gloss: 0.3, form: 0.6 }),
    )
    .join('');
  return (
    clothPiece(ctx, { outline: side, fabric: ctx.plain(darken(ctx.colour(0), 0.22)), form: 0.2, warp: 0 }) +
    clothPiece(ctx, { outline: top, fabric: ctx.plain(lighten(ctx.colour(0), 0.2)), form: 0.1, warp: 0 }) +
    clothPiece(ctx, { outline: front, fabric: card, form: 0.3, warp: 0 }) +
    label(ctx, cut, front, { x: -76, y: -180, width: 132, height: 170 }) +
    balls
  );
}

interface Pack {
  readonly extent: Box;
  readonly foot: readonly [number, number];
  draw(ctx: Ctx, cut: Cut): string;
}

const pack = (x: number, y: number, width: number, draws: Pack['draw'], foot: readonly [number, number]): Pack => ({
  extent: { x, y, width, height: -y + 4 },
  foot,
  draw: draws,
});

export const PACKS: Readonly<Record<Cut['pack'], Pack>> = {
  trigger: pack(-92, -352, 176, trigger, [0, 150]),
  bottle: pack(-84, -360, 168, bottle, [0, 146]),
  angled: pack(-76, -384, 190, angled, [2, 140]),
  squeeze: pack(-84, -340, 168, squeeze, [0, 146]),
  jug: pack(-106, -356, 220, jug, [4, 200]),
  pouch: pack(-106, -320, 214, pouch, [0, 190]),
  can: pack(-72, -368, 144, can, [0, 126]),
  tub: pack(-112, -220, 224, tub, [0, 196]),
  block: pack(-178, -224, 354, block, [4, 180]),
};
