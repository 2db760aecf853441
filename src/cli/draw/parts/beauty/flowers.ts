// Flowers that lie beside cosmetics, drawn as in botanicals.ts.
import { darken, lighten } from '../../colour.ts';
import { solid } from '../../light.ts';
import { path } from '../../path.ts';
import { circle, draw, ellipse, group, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { leafBlade, petalRing, pool } from './foliage.ts';

export function rose(ctx: Ctx): string {
  const shades = ['#a92350', '#c53a66', '#d9557c', '#e67493'];
  const bloom = [
    petalRing({
      count: 6,
      radius: 26,
      size: 22,
      colours: [shades[0] ?? '', shades[1] ?? ''],
      squash: 0.72,
      offset: 10,
    }),
    petalRing({
      count: 5,
      radius: 18,
      size: 19,
      colours: [shades[1] ?? '', shades[2] ?? ''],
      squash: 0.74,
      offset: 40,
    }),
    petalRing({
      count: 5,
      radius: 10,
      size: 14,
      colours: [shades[2] ?? '', shades[3] ?? ''],
      squash: 0.78,
      offset: 12,
    }),
  ].join('');
  const heart =
    ellipse(0, -4, 11, 10, { fill: shades[2] }) +
    draw('M-8 -4C-9 -14 8 -16 9 -5C9 3 -3 5 -4 -3C-4 -8 3 -9 4 -4', {
      fill: 'none',
      stroke: shades[0],
      'stroke-width': 2.2,
      'stroke-linecap': 'round',
    });
  const fallen = (x: number, y: number, turn: number, colour: string): string =>
    place(
      ellipse(2, 5, 17, 7, { fill: '#3a2340', opacity: 0.22 }) +
        draw('M-17 2C-16 -9 -6 -13 2 -11C12 -12 18 -4 16 3C10 9 -10 10 -17 2Z', {
          fill: colour,
          stroke: darken(colour, 0.4),
          'stroke-width': 0.7,
        }) +
        draw('M-15 1C-8 -6 6 -7 15 0', {
          stroke: lighten(colour, 0.45),
          'stroke-width': 3,
          'stroke-opacity': 0.5,
          fill: 'none',
          'stroke-linecap': 'round',
        }),
      { x, y, turn },
    );
  return (
    pool(ctx, 4, 22, 48, 13) +
    leafBlade({ x: -30, y: 14, length: 34, width: 18, turn: -112, colour: '#4f7a3b' }) +
    leafBlade({ x: 30, y: 16, length: 30, width: 17, turn: 108, colour: '#5c8a44' }) +
    bloom +
    heart +
    fallen(52, 24, 14, '#d9557c') +
    place(fallen(0, 0, 0, '#e58aa3'), { x: -48, y: 30, turn: -20, scale: 0.8 })
  );
}

export function marigold(ctx: Ctx): string {
  const head = (x: number, y: number, scale: number, deep: string, mid: string, light: string): string =>
    place(
      pool(ctx, 4, 24, 36, 10) +
        petalRing({ count: 15, radius: 27, size: 11, colours: [deep, mid], squash: 0.74, offset: 4 }) +
        petalRing({ count: 13, radius: 20, size: 11, colours: [mid, light], squash: 0.76, offset: 16, lift: -3 }) +
        petalRing({ count: 10, radius: 13, size: 10, colours: [deep, mid], squash: 0.78, offset: 2, lift: -6 }) +
        petalRing({ count: 7, radius: 6, size: 9, colours: [mid, light], squash: 0.8, offset: 20, lift: -8 }),
      { x, y, scale },
    );
  return head(30, -6, 0.8, '#c9760c', '#e89b1c', '#f7c04c') + head(-12, 2, 1, '#c4500c', '#e8741a', '#f59a3c');
}

export function hibiscus(ctx: Ctx): string {
  const petal = path('M0 0C-10 -8 -26 -22 -18 -40C-10 -48 -2 -42 0 -44C4 -42 14 -48 20 -38C26 -22 10 -8 0 0Z');
  const one = (turn: number): string =>
    place(
      solid(ctx, petal, {
        base: '#cc2b45',
        form: 0.5,
        reach: 6,
        over: [-8, 0, 8]
          .map((x) =>
            draw(`M0 -2C${x * 0.4} -14 ${x} -24 ${x * 1.3} -38`, {
              stroke: '#8c1730',
              'stroke-width': 1,
              'stroke-opacity': 0.5,
              fill: 'none',
            }),
          )
          .join(''),
      }),
      { turn },
    );
  return (
    pool(ctx, 4, 26, 50, 13) +
    leafBlade({ x: -20, y: 18, length: 40, width: 22, turn: -104, colour: '#4f7a3b', serrated: true }) +
    leafBlade({ x: 22, y: 20, length: 36, width: 20, turn: 112, colour: '#5c8a44', serrated: true }) +
    group(
      { transform: 'translate(0 -2) scale(1 .82)' },
      [144, 216, 72, 288, 0].map(one).join(''),
      circle(0, 0, 7, { fill: '#7c1228' }),
    ) +
    draw('M0 0C6 -8 14 -14 26 -22', {
      stroke: '#e9707c',
      'stroke-width': 3.4,
      fill: 'none',
      'stroke-linecap': 'round',
    }) +
    [
      [16, -18],
      [20, -14],
      [22, -22],
      [26, -18],
      [28, -25],
    ]
      .map(([x, y]) => circle(x ?? 0, y ?? 0, 2.2, { fill: '#f3c74a' }))
      .join('')
  );
}

export function jasmine(ctx: Ctx): string {
  const flower = (x: number, y: number, scale: number, turn: number): string =>
    place(
      ellipse(3, 9, 26, 12, { fill: '#3a2340', opacity: 0.2 }) +
        petalRing({
          count: 5,
          radius: 14,
          size: 13,
          colours: ['#e4dfcf', '#fffdf5'],
          squash: 0.8,
          offset: turn,
          long: 1.5,
        }) +
        circle(0, 0, 4.2, { fill: '#e9d68a' }),
      { x, y, scale },
    );
  return (
    pool(ctx, 2, 20, 52, 12) +
    leafBlade({ x: -8, y: 12, length: 46, width: 18, turn: -84, colour: '#4f7a3b' }) +
    leafBlade({ x: 14, y: 12, length: 44, width: 17, turn: 80, colour: '#5c8a44' }) +
    flower(-22, -2, 0.9, 10) +
    flower(22, -6, 0.86, 40) +
    flower(2, 12, 1.05, 24)
  );
}
