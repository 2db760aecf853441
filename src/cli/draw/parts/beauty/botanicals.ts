// What cosmetics are made of, laid beside their bottles: flowers, leaves, fruit, roots. Each is drawn about (0, 0) at a
// radius of about 40, lying on a table and seen a little from above.
import { darken, mix } from '../../colour.ts';
import { clipTo, innerRim, solid } from '../../light.ts';
import { path, smooth, spotsAlong, toD } from '../../path.ts';
import { blur, circle, draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { leafBlade, pool } from './foliage.ts';
import { rose, marigold, hibiscus, jasmine } from './flowers.ts';
import { citrus, coconut, turmeric, onion, coffee, almond, charcoal } from './fruits.ts';

function neem(ctx: Ctx): string {
  const stem = path('M-52 22C-30 14 10 6 56 -22');
  const blades = spotsAlong(stem, 8).flatMap((spot, n) =>
    [-1, 1].map((side) =>
      leafBlade({
        x: spot.x,
        y: spot.y,
        length: 36 - n * 1.6,
        width: 10,
        turn: spot.turn + 90 + side * (64 - n * 4),
        colour: side < 0 ? '#6b9a3e' : '#4f7f35',
        bend: side * 7,
        serrated: true,
      }),
    ),
  );
  return (
    pool(ctx, 4, 22, 58, 12) +
    draw(toD(stem), { fill: 'none', stroke: '#5d6b2c', 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
    blades.join('') +
    leafBlade({ x: 55, y: -22, length: 30, width: 10, turn: 62, colour: '#6b9a3e' })
  );
}

function aloe(ctx: Ctx): string {
  const blade = path('M-56 20C-30 -14 14 -34 62 -38C40 -18 10 12 -40 34C-50 34 -56 28 -56 20Z');
  const spines = spotsAlong(path('M-56 20C-30 -14 14 -34 62 -38'), 11)
    .slice(1, -1)
    .map((spot) =>
      place(draw('M-2.4 .6L0 -4.4L2.4 .6Z', { fill: '#d9dfa9', stroke: '#6b7f3c', 'stroke-width': 0.6 }), {
        x: spot.x,
        y: spot.y,
        turn: spot.turn,
      }),
    )
    .join('');
  const piece = (x: number, y: number): string =>
    place(
      draw('M-22 -3V7C-18 15 18 15 22 7V-3Z', { fill: '#4d7a3e', stroke: '#33532a', 'stroke-width': 0.8 }) +
        ellipse(0, -3, 22, 8.4, { fill: '#5f8f48', stroke: '#3d6231', 'stroke-width': 0.8 }) +
        ellipse(0, -3, 18.4, 6, { fill: '#d8e8c0' }) +
        ellipse(-4, -4.4, 9, 2.4, { fill: '#ffffff', opacity: 0.7 }),
      { x, y },
    );
  return (
    pool(ctx, 4, 26, 58, 12) +
    spines +
    solid(ctx, blade, {
      base: '#5b8c4a',
      form: 0.9,
      reach: 10,
      over: draw('M-46 24C-20 0 16 -20 54 -35', {
        stroke: '#a8c987',
        'stroke-width': 5,
        'stroke-opacity': 0.5,
        fill: 'none',
        filter: blur(ctx.defs, 1.6),
      }),
    }) +
    ellipse(-48, 26, 7, 9, { fill: '#d8e8c0', stroke: '#3d6231', 'stroke-width': 1, transform: 'rotate(38 -48 26)' }) +
    piece(28, 26)
  );
}

function rosemary(ctx: Ctx): string {
  const sprig = (x: number, y: number, turn: number, scale: number): string => {
    const stem = path('M-56 0C-20 4 20 2 58 -8');
    const needles = spotsAlong(stem, 27).flatMap((spot, n) =>
      [-1, 1].map((side) =>
        place(
          draw('M0 0C2.6 -6 2.4 -16 0 -22C-2.4 -16 -2.6 -6 0 0Z', {
            fill: (n + (side > 0 ? 1 : 0)) % 3 ? '#55703f' : '#7f9a5e',
            stroke: '#34482a',
            'stroke-width': 0.5,
          }),
          { x: spot.x, y: spot.y, turn: spot.turn + 90 + side * (52 - (n % 3) * 8), scale: 0.95 - n * 0.012 },
        ),
      ),
    );
    return place(draw(toD(stem), { fill: 'none', stroke: '#6b5a35', 'stroke-width': 2.2 }) + needles.join(''), {
      x,
      y,
      turn,
      scale,
    });
  };
  return pool(ctx, 4, 20, 60, 12) + sprig(8, -8, -22, 0.86) + sprig(0, 12, 4, 1);
}

function honeycomb(ctx: Ctx): string {
  const block = path('M-44 -8L6 -26L46 -6L-2 16Z');
  const cells = Array.from({ length: 30 }, (_, n) => {
    const [column, row] = [n % 6, Math.floor(n / 6)];
    return place(
      draw('M-5 0L-2.6 -3.4H2.6L5 0L2.6 3.4H-2.6Z', { fill: '#b96a10', stroke: '#f7cf6a', 'stroke-width': 0.9 }),
      { x: -34 + column * 9.6 + row * 9.4, y: -6 - column * 3.3 + row * 4.4 },
    );
  }).join('');
  return (
    pool(ctx, 4, 26, 54, 12) +
    draw('M-44 -8L-2 16V32L-44 10Z', { fill: '#d08a1c' }) +
    draw('M-2 16L46 -6V10L-2 32Z', { fill: '#a9640f' }) +
    clipTo(
      ctx,
      block,
      draw(toD(block), { fill: '#eaa92c' }),
      cells,
      innerRim(ctx, block, { dx: 2, dy: 2, soft: 2, colour: '#fff2c4', opacity: 0.7 }),
    ) +
    draw('M-30 16C-32 26 -26 30 -24 22M14 22C12 34 20 36 20 22', { fill: '#f0b83c', opacity: 0.9 })
  );
}

const PROPS = {
  citrus,
  coconut,
  turmeric,
  rose,
  marigold,
  neem,
  aloe,
  charcoal,
  onion,
  rosemary,
  hibiscus,
  coffee,
  jasmine,
  almond,
  honeycomb,
} as const;

type PropName = keyof typeof PROPS;

export function prop(ctx: Ctx, name: PropName, x: number, y: number, scale = 1): string {
  return place(PROPS[name](ctx), { x, y, scale });
}

/** Grains or powder spilled on a table. */
export function powderHeap(ctx: Ctx, x: number, y: number, width: number, colour: string): string {
  const random = ctx.random.fork(`powder ${x}`);
  const heap = smooth(
    [
      [-1, 0.1, 'corner'],
      [-0.55, -0.32],
      [-0.1, -0.62],
      [0.32, -0.44],
      [0.7, -0.18],
      [1, 0.1, 'corner'],
      [0.4, 0.24],
      [-0.4, 0.25],
    ].map(([a, b, c]) =>
      c === 'corner'
        ? ([Number(a) * width * 0.5, Number(b) * width * 0.5, 'corner'] as const)
        : ([Number(a) * width * 0.5, Number(b) * width * 0.5] as const),
    ),
    { closed: true },
  );
  const dust = Array.from({ length: 40 }, () =>
    circle(random.near(0, width * 0.6), random.between(-2, width * 0.16), random.between(0.5, 1.5), {
      fill: mix(colour, darken(colour, 0.3), random.next()),
      opacity: 0.8,
    }),
  ).join('');
  return place(
    pool(ctx, 3, width * 0.1, width * 0.55, width * 0.13) +
      dust +
      solid(ctx, heap, { base: colour, form: 0.7, reach: width * 0.1, edge: 0.3 }),
    { x, y },
  );
}
