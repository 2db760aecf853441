// Fruit, roots, nuts and other lumps that lie beside cosmetics, drawn as in botanicals.ts.
import { gleam, solid } from '../../light.ts';
import { oval, path, smooth } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, ellipse, group, line, linear, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { pool } from './foliage.ts';

export function citrus(ctx: Ctx): string {
  const wedge = (turn: number): string =>
    place(
      draw('M0 -3C3 -12 8 -20 9.6 -27C4 -31.4 -4 -31.4 -9.6 -27C-8 -20 -3 -12 0 -3Z', {
        fill: radial(ctx.defs, [0, -20], 20, [
          [0, '#f8b84a'],
          [0.6, '#f0902a'],
          [1, '#e27a1b'],
        ]),
      }) +
        draw('M-3 -14C-4 -19 -5 -23 -5.4 -26M2 -12C3 -18 3 -22 3 -27', {
          stroke: '#fbd58a',
          'stroke-width': 1,
          fill: 'none',
          'stroke-opacity': 0.8,
        }),
      { turn },
    );
  const face =
    circle(0, 0, 40, { fill: '#e8861d' }) +
    circle(0, 0, 38, { fill: '#f3a03a' }) +
    circle(0, 0, 35, { fill: '#fdeecb' }) +
    Array.from({ length: 9 }, (_, n) => wedge(n * 40 + 8)).join('') +
    circle(0, 0, 3.4, { fill: '#fdeecb' });
  const rest = (x: number, y: number, squash: number, turn: number): string =>
    place(
      draw('M-40 0C-40 -22 -22 -40 0 -40S40 -22 40 0S22 40 0 40S-40 22 -40 0Z', {
        fill: '#c9690f',
        transform: `translate(0 7) scale(1 ${squash})`,
      }) + group({ transform: `scale(1 ${squash})` }, face),
      { x, y, turn },
    );
  return pool(ctx, 4, 16, 46, 12) + rest(0, 0, 0.5, 0) + place(rest(0, 0, 0.92, 12), { x: 36, y: -20, scale: 0.82 });
}

export function coconut(ctx: Ctx): string {
  const shell = path('M-44 -6C-46 26 -24 44 0 44S46 26 44 -6C40 -18 -40 -18 -44 -6Z');
  const hairs = Array.from({ length: 46 }, (_, n) => {
    const x = -40 + ((n * 37) % 80);
    const y = 2 + ((n * 53) % 36);
    return draw(`M${x} ${y}q${3 + (n % 4)} ${2 + (n % 3)} ${9 + (n % 5)} ${1 + (n % 4)}`, {
      stroke: n % 3 ? '#4c2d1c' : '#a97b53',
      'stroke-width': 1.2,
      'stroke-opacity': 0.6,
      fill: 'none',
    });
  }).join('');
  return (
    pool(ctx, 6, 38, 54, 13) +
    solid(ctx, shell, { base: '#75492d', over: hairs, form: 0.9, reach: 14 }) +
    ellipse(0, -6, 44.4, 15.4, { fill: '#5a3420' }) +
    ellipse(0, -6, 42.4, 14, { fill: '#fbf7ee' }) +
    ellipse(0, -3.4, 33, 9.6, {
      fill: linear(
        ctx.defs,
        [-34, -14],
        [34, 8],
        [
          [0, '#cfc7b8'],
          [0.5, '#efe9dc'],
          [1, '#fffdf7'],
        ],
      ),
    }) +
    ellipse(6, -0.6, 22, 5.4, { fill: '#fffdf8', opacity: 0.8 })
  );
}

export function turmeric(ctx: Ctx): string {
  const root: Path = smooth(
    [
      [-46, 6],
      [-34, -8],
      [-10, -10],
      [-4, -24],
      [8, -26],
      [10, -10],
      [34, -12],
      [48, -2],
      [40, 10],
      [10, 10],
      [2, 20],
      [-10, 20],
      [-12, 12],
      [-38, 16],
    ],
    { closed: true },
  );
  const rings = [-32, -22, -10, 2, 16, 28, 38]
    .map((x) =>
      draw(`M${x} -12C${x + 6} -4 ${x + 5} 6 ${x - 1} 14`, {
        stroke: '#7a4a14',
        'stroke-width': 1.2,
        'stroke-opacity': 0.55,
        fill: 'none',
      }),
    )
    .join('');
  const cut = (x: number, y: number, r: number): string =>
    ellipse(x, y + 3.4, r, r * 0.6, { fill: '#8a5518' }) +
    ellipse(x, y, r, r * 0.6, { fill: '#c67a1a' }) +
    ellipse(x, y, r * 0.88, r * 0.5, { fill: '#f09a1c' }) +
    ellipse(x, y, r * 0.5, r * 0.27, { fill: 'none', stroke: '#d97d10', 'stroke-width': 1.2 });
  const heap = path('M-30 28C-22 14 -8 8 4 12C18 10 30 18 38 28C20 34 -14 34 -30 28Z');
  return (
    pool(ctx, 4, 22, 54, 11) +
    place(solid(ctx, root, { base: '#b9791f', over: rings, form: 0.9, reach: 9 }), { y: -6 }) +
    solid(ctx, heap, { base: '#f0a81e', form: 0.5, reach: 8 }) +
    cut(42, 16, 13)
  );
}

export function charcoal(ctx: Ctx): string {
  const lump = (x: number, y: number, scale: number, turn: number): string =>
    place(
      draw('M-24 10L-18 -10L-2 -20L18 -12L26 6L10 18L-12 18Z', {
        fill: '#242327',
        stroke: '#121115',
        'stroke-width': 1,
      }) +
        draw('M-18 -10L-2 -20L18 -12L4 -4Z', { fill: '#5a585e' }) +
        draw('M-24 10L-18 -10L4 -4L-4 14L-12 18Z', { fill: '#38363b' }) +
        draw('M-14 -8L2 -3M-20 4L-6 4M6 -13L12 -8', {
          stroke: '#7d7a82',
          'stroke-width': 1,
          'stroke-opacity': 0.7,
          fill: 'none',
        }),
      { x, y, turn, scale },
    );
  return (
    pool(ctx, 4, 20, 52, 12) +
    lump(22, -6, 0.8, 20) +
    lump(-16, 2, 1, 0) +
    lump(34, 16, 0.55, -30) +
    lump(-46, 20, 0.34, 40)
  );
}

export function onion(ctx: Ctx): string {
  const bulb = path('M0 -46C5 -34 10 -28 24 -18C44 -4 42 30 4 34H-4C-42 30 -44 -4 -24 -18C-10 -28 -5 -34 0 -46Z');
  const ribs = [-26, -14, -2, 12, 25]
    .map((x) =>
      draw(`M${x * 0.12} -38C${x * 0.6} -24 ${x * 1.5} -4 ${x * 0.2} 33`, {
        stroke: x < 0 ? '#d98aa8' : '#4c1230',
        'stroke-width': 1.4,
        'stroke-opacity': 0.55,
        fill: 'none',
      }),
    )
    .join('');
  const roots = [-6, -2, 2, 6]
    .map((x) => line(x * 0.5, 33, x, 40, { stroke: '#b59a78', 'stroke-width': 1.1 }))
    .join('');
  return (
    pool(ctx, 4, 32, 46, 11) +
    roots +
    solid(ctx, bulb, {
      base: '#8c2f57',
      over: ribs + gleam(ctx, path('M-22 -8C-30 4 -28 16 -22 24'), { width: 6, opacity: 0.5, soft: 1.6 }),
      form: 0.95,
      reach: 13,
    })
  );
}

export function coffee(ctx: Ctx): string {
  const bean = (x: number, y: number, turn: number, scale: number): string =>
    place(
      ellipse(3, 6, 20, 10, { fill: '#3a2340', opacity: 0.25 }) +
        solid(ctx, oval(0, 0, 20, 12), {
          base: '#6d3f26',
          form: 0.9,
          reach: 6,
          over:
            draw('M-17 1C-6 -4 8 -3 17 1', {
              stroke: '#41210f',
              'stroke-width': 1.8,
              fill: 'none',
              'stroke-opacity': 0.8,
            }) + ellipse(-6, -5, 6, 2.4, { fill: '#c99b76', opacity: 0.6 }),
        }),
      { x, y, turn, scale },
    );
  return (
    pool(ctx, 2, 16, 50, 11) +
    bean(-10, -10, -18, 0.95) +
    bean(24, -2, 28, 1) +
    bean(-26, 14, 10, 0.95) +
    bean(10, 20, -12, 1)
  );
}

export function almond(ctx: Ctx): string {
  const nut = (x: number, y: number, turn: number, scale = 1): string =>
    place(
      ellipse(3, 6, 17, 9, { fill: '#3a2340', opacity: 0.25 }) +
        solid(ctx, path('M-24 0C-16 -12 6 -13 18 -8C26 -4 26 4 18 8C6 13 -16 12 -24 0Z'), {
          base: '#b5763f',
          form: 0.85,
          reach: 6,
          over: [-6, -2, 2, 6]
            .map((dy) =>
              draw(`M-20 ${dy * 0.3}C-6 ${dy * 1.2} 8 ${dy * 1.2} 21 ${dy * 0.6}`, {
                stroke: '#7d4a20',
                'stroke-width': 0.9,
                'stroke-opacity': 0.6,
                fill: 'none',
              }),
            )
            .join(''),
        }),
      { x, y, turn, scale },
    );
  return pool(ctx, 2, 18, 48, 11) + nut(-12, -8, -14) + nut(20, -2, 30) + nut(-18, 15, 24, 0.95) + nut(18, 20, -18);
}
