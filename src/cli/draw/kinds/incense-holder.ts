// Incense: a boat for sticks, a backflow cone burner, a brass cup for dhoop, with their smoke.
import { darken, lighten } from '../colour.ts';
import { showStanding } from '../frame.ts';
import type { Extent } from '../frame.ts';
import { clipTo, groundShadow } from '../light.ts';
import { METALS } from '../materials.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, groove, mouth, turnedBody } from '../parts/ware.ts';
import { path, ribbon, smooth, toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { blur, circle, draw, ellipse, group, line, linear } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['boat', 'backflow', 'cup'] } as const;
type Cut = CutOf<typeof CUTS>;

/** A plume along a curve that thins out towards its end. */
function smoke(ctx: Ctx, knots: readonly Knot[], width: number, opacity: number): string {
  const shape = ribbon(smooth(knots), (t) => 2 + width * t);
  const [from, to] = [knots[0] ?? [0, 0], knots.at(-1) ?? [0, 1]];
  const fade = linear(
    ctx.defs,
    [from[0], from[1]],
    [to[0], to[1]],
    [
      [0, '#ffffff', 0.9],
      [0.5, '#ffffff', 0.8],
      [1, '#ffffff', 0],
    ],
  );
  const soft = blur(ctx.defs, 4, { x: -200, y: -360, width: 400, height: 460 });
  return group({ opacity, filter: soft }, draw(toD(shape), { fill: fade }));
}

function boat(ctx: Ctx): string {
  const wood = SURFACES.wood(ctx, ctx.colour(0));
  const inlay = METALS.brass;
  const tray = path(
    'M-210 0C-160 18 120 22 180 8C204 0 214 -24 220 -44C206 -34 190 -28 170 -26C60 -16 -120 -22 -196 -22C-208 -20 -214 -8 -210 0Z',
  );
  const groovePath = path('M-190 -16C-100 -10 60 -8 168 -20C120 -6 -100 -2 -190 -16Z');
  const stick = (dx: number): string =>
    line(168 + dx, -26, -40 + dx * 2, -176 - dx, { stroke: '#7d5535', 'stroke-width': 3 }) +
    line(90 + dx * 1.4, -82 - dx * 0.4, -40 + dx * 2, -176 - dx, { stroke: '#3d3028', 'stroke-width': 6 }) +
    circle(-41 + dx * 2, -177 - dx, 4, { fill: '#ee7d22' });
  const stars = [-140, -90, -40, 10, 60, 110]
    .map((x) => draw('M0 -6L2 -2L6 0L2 2L0 6L-2 2L-6 0L-2 -2Z', { fill: inlay.base, transform: `translate(${x} 6)` }))
    .join('');
  return (
    groundShadow(ctx, { x: 0, y: 14, width: 420, depth: 16 }) +
    smoke(
      ctx,
      [
        [-40, -182],
        [-66, -230],
        [-20, -280],
        [-60, -340],
      ],
      20,
      0.5,
    ) +
    clothPiece(ctx, { outline: tray, fabric: wood, form: 0.8, warp: 0, over: stars }) +
    draw(toD(groovePath), { fill: darken(ctx.colour(0), 0.5) }) +
    stick(0)
  );
}

/** Smoke that pours down over the steps of a small mountain. */
function backflow(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const rocks: [string, number][] = [
    ['M-110 0C-116 -60 -90 -130 -60 -170C-40 -196 -6 -196 8 -170C30 -120 50 -60 46 0Z', 0.12],
    ['M-40 0C-30 -70 0 -130 30 -140C64 -140 96 -70 104 0Z', 0],
    ['M-134 0C-128 -40 -104 -60 -80 -56C-56 -50 -40 -24 -36 0Z', -0.1],
  ];
  const pools = [
    [-16, -142, 26],
    [30, -98, 30],
    [-30, -58, 34],
    [36, -22, 38],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r * 0.32, { fill: darken(colour, 0.35) }) +
        ellipse(x, y - 2, r * 0.86, r * 0.24, { fill: lighten(colour, 0.14) }),
    )
    .join('');
  const falls: readonly (readonly Knot[])[] = [
    [
      [-16, -148],
      [10, -128],
      [34, -104],
      [40, -96],
    ],
    [
      [30, -96],
      [0, -80],
      [-30, -66],
      [-34, -56],
    ],
    [
      [-30, -56],
      [0, -40],
      [30, -28],
      [44, -18],
    ],
    [
      [40, -18],
      [70, 0],
      [60, 20],
      [96, 30],
    ],
  ];
  const base = createLathe(
    0,
    [
      [140, -8],
      [146, 0],
      [140, 18],
      [120, 26],
    ],
    0.26,
  );
  return (
    groundShadow(ctx, { x: 0, y: 24, width: 260, depth: 22 }) +
    turnedBody(ctx, base, { stuff: 'matt', colour: darken(colour, 0.2) }) +
    ellipse(0, -8, 140, 36, { fill: lighten(colour, 0.06) }) +
    rocks
      .map(([d, tone]) =>
        clothPiece(ctx, {
          outline: path(d),
          fabric: ctx.cloth({ name: 'slub' }, [tone > 0 ? darken(colour, tone) : lighten(colour, -tone)]),
          form: 1,
          drape: { amount: 0.8, across: 40, down: 40 },
        }),
      )
      .join('') +
    pools +
    draw('M-24 -144L-8 -144L-14 -178H-18Z', { fill: '#6b4428', stroke: '#3b2418', 'stroke-width': 1 }) +
    circle(-16, -178, 4, { fill: '#ee7d22' }) +
    falls.map((k) => smoke(ctx, k, 26, 0.75)).join('') +
    smoke(
      ctx,
      [
        [-16, -182],
        [-30, -220],
        [0, -250],
        [-14, -290],
      ],
      14,
      0.35,
    )
  );
}

function cup(ctx: Ctx): string {
  const [stuff, colour] = ['brass', ''] as const;
  const foot = createLathe(
    0,
    [
      [14, -42],
      [18, -30],
      [56, -8],
      [62, 6],
      [60, 12],
    ],
    0.22,
  );
  const bowl = createLathe(
    0,
    [
      [96, -120],
      [92, -112],
      [72, -66],
      [24, -40],
      [18, -36],
    ],
    0.26,
  );
  const lid = createLathe(
    0,
    [
      [7, -244],
      [14, -232],
      [8, -220],
      [30, -206],
      [72, -168],
      [84, -150],
    ],
    0.2,
  );
  let holes = '';
  for (const [y, count] of [
    [-196, 7],
    [-176, 9],
    [-158, 11],
  ] as const)
    for (const s of lid.around(y, count, 76))
      holes += ellipse(s.x, s.y, 5 * s.squeeze, 6, { fill: METALS.brass.patina });
  return (
    groundShadow(ctx, { x: 0, y: 10, width: 150, depth: 18 }) +
    turnedBody(ctx, foot, { stuff, colour }) +
    bar(ctx, path('M84 -100C146 -112 168 -74 120 -66C100 -62 84 -68 58 -78'), 9, 'brass', '') +
    turnedBody(ctx, bowl, { stuff, colour, over: groove(bowl, -98, stuff, colour) }) +
    mouth(ctx, bowl, {
      stuff,
      colour,
      lip: 6,
      fill: {
        depth: 8,
        colour: '#5b4a40',
        art: (at) =>
          clipTo(
            ctx,
            path(`M${at.x - at.rx} ${at.y - 40}H${at.x + at.rx}V${at.y + 40}H${at.x - at.rx}Z`),
            [
              [-20, -2],
              [10, 4],
              [30, -4],
              [-44, 4],
              [-4, -8],
            ]
              .map(
                ([dx = 0, dy = 0]) =>
                  ellipse(at.x + dx, at.y + dy, 13, 7, { fill: '#2d2624' }) +
                  ellipse(at.x + dx - 3, at.y + dy - 2, 6, 3, { fill: '#d8602a', opacity: 0.8 }),
              )
              .join(''),
          ),
      },
    }) +
    smoke(
      ctx,
      [
        [-30, -128],
        [-60, -170],
        [-30, -220],
        [-60, -290],
      ],
      26,
      0.4,
    ) +
    smoke(
      ctx,
      [
        [40, -124],
        [70, -170],
        [40, -220],
        [64, -280],
      ],
      22,
      0.32,
    ) +
    group({ transform: 'translate(0 28)' }, turnedBody(ctx, lid, { stuff, colour, over: holes }))
  );
}

export const kind = defineKind({
  name: 'incense-holder',
  about: 'incense boat, backflow burner, dhoop cup; colours: wood or stone',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      boat: () => boat(ctx),
      backflow: () => backflow(ctx),
      cup: () => cup(ctx),
    };
    const extents: Readonly<Record<Cut['style'], Extent>> = {
      boat: [-220, -270, 446, 300],
      backflow: [-156, -260, 312, 304],
      cup: [-120, -280, 270, 300],
    };
    return showStanding(
      ctx,
      { extent: extents[cut.style], near: { x: 0.5, y: 0.6 }, room: { side: 44, top: 36, tall: 340 } },
      art[cut.style],
    );
  },
});
