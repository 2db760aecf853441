// A solitaire from the side: crown, girdle and pavilion of one large stone, held by four claws.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn } from '../../light.ts';
import { stud } from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { grain } from '../../parts/stones.ts';
import { oval, path, polygon, toD } from '../../path.ts';
import type { Point } from '../../path.ts';
import { draw, linear } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

const GIRDLE: readonly Point[] = [
  [-42, -42],
  [-25, -40],
  [-8, -39],
  [9, -39],
  [26, -40],
  [42, -42],
];
const TABLE: readonly Point[] = [
  [-25, -60],
  [-9, -60],
  [8, -60],
  [25, -60],
];
const CULET: Point = [0, -4];
/** How far each facet looks to the light (1) or away from it (-1), from left to right. */
const PAVILION = [0.55, -0.35, 0.8, -0.6, 0.1];
const CROWN = [0.95, 0.3, 0.75, -0.1, 0.5, -0.45, -0.25];

function stone(colour: string): string {
  const deep = mix(darken(colour, 0.5), '#34506e', 0.4);
  const facet = (points: readonly Point[], light: number): string =>
    draw(toD(polygon(points)), {
      fill: light > 0 ? mix(colour, '#ffffff', light) : mix(colour, deep, -light),
      stroke: light > 0 ? mix(colour, deep, 0.25) : '#ffffff',
      'stroke-width': 0.7,
      'stroke-opacity': 0.7,
    });
  const girdle = (n: number): Point => GIRDLE[n] ?? CULET;
  const table = (n: number): Point => TABLE[n] ?? CULET;
  const outline = polygon([...TABLE, girdle(5), CULET, girdle(0)]);
  // Kites stand on the girdle's joints, triangles hang from the table between them.
  const crown = [
    facet([girdle(0), table(0), girdle(1)], CROWN[0] ?? 0),
    facet([table(0), table(1), girdle(1)], CROWN[1] ?? 0),
    facet([girdle(1), table(1), girdle(2)], CROWN[2] ?? 0),
    facet([table(1), table(2), girdle(3), girdle(2)], CROWN[3] ?? 0),
    facet([girdle(3), table(2), girdle(4)], CROWN[4] ?? 0),
    facet([table(2), table(3), girdle(4)], CROWN[5] ?? 0),
    facet([girdle(4), table(3), girdle(5)], CROWN[6] ?? 0),
  ];
  return (
    PAVILION.map((light, n) => facet([girdle(n), girdle(n + 1), CULET], light)).join('') +
    crown.join('') +
    draw(toD(polygon(GIRDLE, false)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.8, 'stroke-opacity': 0.9 }) +
    draw(toD(outline), { fill: 'none', stroke: deep, 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
    draw('M-20 -66L-17.6 -58L-10 -56L-17.6 -54L-20 -46L-22.4 -54L-30 -56L-22.4 -58Z', {
      fill: '#ffffff',
      opacity: 0.95,
    })
  );
}

/** Sits on the hoop's top at (0, 0). */
export function solitaire(ctx: Ctx, dress: Dress): string {
  const { metal } = dress;
  const sheen = linear(
    ctx.defs,
    [-44, -40],
    [44, 0],
    [
      [0, lighten(metal.base, 0.6)],
      [0.5, metal.base],
      [1, darken(metal.base, 0.35)],
    ],
  );
  const wire = (d: string, width: number): string =>
    draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': width + 1.8, 'stroke-linecap': 'round' }) +
    draw(d, { fill: 'none', stroke: sheen, 'stroke-width': width, 'stroke-linecap': 'round' });
  const hoopTop = path('M-84 40C-60 -4 60 -4 84 40L80 60C50 16 -50 16 -80 60Z');
  return (
    castOn(ctx, hoopTop, oval(0, 0, 30, 10), { base: metal.base, dx: 4, dy: 6, soft: 5, strength: 0.5 }) +
    [-54, -68, 54, 68].map((x) => stud(ctx, dress, x, 20 + (Math.abs(x) - 54) * 1.2, 6.4)).join('') +
    stone(dress.stone ?? dress.second) +
    wire('M-23 -19C-12 -13 12 -13 23 -19', 3.4) +
    wire('M-8 4C-18 -8 -34 -26 -40 -44', 4.6) +
    wire('M8 4C18 -8 34 -26 40 -44', 4.6) +
    wire('M-4 4C-9 -8 -14 -26 -15 -42', 3.8) +
    wire('M4 4C9 -8 14 -26 15 -42', 3.8) +
    [-39, 39].map((x) => grain(ctx, x, -46, 4, metal)).join('') +
    [-15, 15].map((x) => grain(ctx, x, -44, 3.6, metal)).join('') +
    grain(ctx, 0, 3, 8, metal)
  );
}
