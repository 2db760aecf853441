// Plants in their pots.
import { darken, lighten } from '../../colour.ts';
import { heartLeaf, leafAt, succulent } from '../../parts/greenery.ts';
import { createLathe } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { mouth, turnedBody } from '../../parts/ware.ts';
import type { Disc, Stuff } from '../../parts/ware.ts';
import { clipTo, formShade } from '../../light.ts';
import { path, smooth, spotsAlong, toD } from '../../path.ts';
import type { Knot } from '../../path.ts';
import { draw, ellipse, num } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  pot: ['taper', 'cylinder', 'bowl', 'foot'],
  finish: ['clay', 'glazed', 'matt', 'brass', 'printed'],
  plant: ['snake', 'money', 'succulent', 'fern', 'none'],
  hold: ['table', 'three', 'stand', 'macrame'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export const POTS: Readonly<Record<Cut['pot'], readonly Knot[]>> = {
  taper: [
    [86, -128],
    [88, -104, 'corner'],
    [80, -100, 'corner'],
    [60, -6],
    [54, 0],
  ],
  cylinder: [
    [80, -130],
    [82, -124],
    [80, -10],
    [72, 0],
  ],
  bowl: [
    [88, -96],
    [90, -86],
    [84, -44],
    [58, -8],
    [46, 0],
  ],
  foot: [
    [82, -120],
    [80, -108],
    [76, -60],
    [46, -24],
    [40, -12],
    [52, 0],
  ],
};

/** The leaves of a snake plant, the hindmost first: place from left to right, height, how near they come out. */
const SNAKE: readonly (readonly [s: number, tall: number, down: number])[] = [
  [-0.42, 166, -6],
  [0.44, 176, -5],
  [0.04, 206, -8],
  [-0.86, 120, 1],
  [0.86, 134, 2],
  [-0.22, 150, 8],
  [0.32, 108, 9],
];

function snakeLeaf(ctx: Ctx, at: Disc, leaf: { s: number; tall: number; down: number }, green: string): string {
  const { s, tall, down } = leaf;
  const [x, y] = [at.x + s * at.rx * 0.56, at.y + down];
  const blade = path(
    `M${x - 10} ${y}C${x - 17 + s * 10} ${y - tall * 0.4} ${x - 13 + s * 36} ${y - tall * 0.8} ${x + s * 46} ${y - tall}C${x + 15 + s * 34} ${y - tall * 0.7} ${x + 17 + s * 8} ${y - tall * 0.3} ${x + 10} ${y}Q${x} ${y + 4} ${x - 10} ${y}Z`,
  );
  const count = Math.round(tall / 17);
  const bands = Array.from({ length: count }, (_, b) => {
    const t = (b + 0.7) / count;
    const bx = x + s * 40 * t * t;
    const by = y - tall * t;
    return draw(
      `M${num(bx - 18)} ${num(by + 1)}L${num(bx - 9)} ${num(by - 6)}L${num(bx - 3)} ${num(by - 2)}L${num(bx + 4)} ${num(by - 7)}L${num(bx + 10)} ${num(by - 3)}L${num(bx + 18)} ${num(by - 5)}`,
      {
        fill: 'none',
        stroke: lighten(green, 0.34),
        'stroke-width': 3,
        'stroke-opacity': 0.55,
        'stroke-linejoin': 'round',
      },
    );
  }).join('');
  const soil = [-10, -4, 3, 9]
    .map((dx, n) => ellipse(x + dx, y + 2 + (n % 2), 5, 2.6, { fill: n % 2 ? '#3d2b20' : '#5a4130' }))
    .join('');
  return (
    clipTo(
      ctx,
      blade,
      draw(toD(blade), { fill: green }),
      bands,
      formShade(ctx, blade, green, { amount: 0.6, reach: 8 }),
    ) +
    draw(toD(blade), { fill: 'none', stroke: '#d9cf7a', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
    soil
  );
}

function plant(ctx: Ctx, cut: Cut, at: Disc): string {
  const green = ctx.colour(ctx.colourCount - 1);
  const random = ctx.random.fork('plant');
  switch (cut.plant) {
    case 'snake':
      return SNAKE.map(([s, tall, down], n) =>
        snakeLeaf(ctx, at, { s, tall, down }, n % 2 ? green : darken(green, 0.16)),
      ).join('');
    case 'money': {
      const vines: Knot[][] = [
        [
          [at.x - 20, at.y],
          [at.x - 80, at.y - 40],
          [at.x - 120, at.y + 20],
          [at.x - 122, at.y + 104],
        ],
        [
          [at.x + 24, at.y],
          [at.x + 84, at.y - 34],
          [at.x + 116, at.y + 30],
          [at.x + 112, at.y + 84],
        ],
        [
          [at.x, at.y],
          [at.x - 30, at.y - 70],
          [at.x - 60, at.y - 96],
          [at.x - 84, at.y - 100],
        ],
        [
          [at.x + 4, at.y],
          [at.x + 26, at.y - 80],
          [at.x + 54, at.y - 112],
          [at.x + 80, at.y - 116],
        ],
        [
          [at.x, at.y],
          [at.x - 6, at.y - 70],
          [at.x + 2, at.y - 120],
          [at.x + 6, at.y - 142],
        ],
      ];
      return vines
        .map((knots, v) => {
          const stem = smooth(knots);
          const leaves = spotsAlong(stem, 9)
            .slice(1)
            .map((s, n) =>
              heartLeaf(
                s.x,
                s.y,
                34 - n * 1.6,
                (n % 2 ? 42 : -38) + random.near(0, 14) + (v < 2 ? 0 : 150),
                n % 3 === 0 ? lighten(green, 0.22) : green,
              ),
            )
            .join('');
          return draw(toD(stem), { fill: 'none', stroke: darken(green, 0.3), 'stroke-width': 3 }) + leaves;
        })
        .join('');
    }
    case 'succulent':
      return (
        succulent(ctx, at.x - at.rx * 0.42, at.y - 12, at.rx * 0.5, lighten(green, 0.14)) +
        succulent(ctx, at.x + at.rx * 0.46, at.y - 10, at.rx * 0.46, green) +
        succulent(ctx, at.x + at.rx * 0.04, at.y + 2, at.rx * 0.56, lighten(green, 0.3))
      );
    case 'fern':
      return [-84, 84, -62, 62, -40, 40, -18, 18, 0]
        .map((turn) => {
          const a = ((turn - 90) * Math.PI) / 180;
          const long = 168 - Math.abs(turn) * 0.5;
          const stem = smooth([
            [at.x + turn * 0.2, at.y],
            [at.x + Math.cos(a) * long * 0.55, at.y + Math.sin(a) * long * 0.75],
            [at.x + Math.cos(a) * long * 1.05, at.y + Math.sin(a) * long * 0.8 + Math.abs(turn) * 0.5],
          ]);
          const fronds = spotsAlong(stem, 16)
            .slice(2)
            .map((s, n) =>
              [-1, 1].map((side) => leafAt(s.x, s.y, 30 - n * 1.3, 9, s.turn + 90 + side * 58, green)).join(''),
            )
            .join('');
          return draw(toD(stem), { fill: 'none', stroke: darken(green, 0.3), 'stroke-width': 2 }) + fronds;
        })
        .join('');
    default:
      return '';
  }
}

export function potted(ctx: Ctx, cut: Cut, n: number): string {
  const lathe: Lathe = createLathe(0, POTS[cut.pot], 0.24);
  const stuff: Stuff = cut.finish === 'printed' ? 'glazed' : cut.finish;
  const colour = cut.finish === 'printed' ? ctx.colour(0) : ctx.colour(Math.min(n, Math.max(0, ctx.colourCount - 2)));
  const soil = (at: Disc): string => {
    const random = ctx.random.fork('soil');
    return Array.from({ length: 30 }, () =>
      ellipse(at.x + random.near(0, at.rx), at.y + random.near(0, at.ry), 3, 2, {
        fill: random.pick(['#3d2b20', '#6b4d38', '#2a1d16']),
      }),
    ).join('');
  };
  const rim =
    cut.pot === 'taper'
      ? draw(toD(lathe.ring(-103)), {
          fill: 'none',
          stroke: darken(colour, 0.5),
          'stroke-width': 3,
          'stroke-opacity': 0.5,
        })
      : '';
  return (
    turnedBody(ctx, lathe, {
      stuff,
      colour,
      over: rim,
      print:
        cut.finish === 'printed'
          ? { fabric: ctx.fabric, from: lathe.top + 10, to: lathe.bottom - 6, scale: 0.8 }
          : undefined,
    }) +
    mouth(ctx, lathe, { stuff, colour, lip: 7, fill: { depth: 7, colour: '#4a3426', art: soil } }) +
    plant(ctx, cut, { x: 0, y: lathe.top + 7, rx: lathe.halfAt(lathe.top) - 10, ry: 14 })
  );
}
