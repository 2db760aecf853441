// Thalis and plates seen from above, about the origin.
import { darken, lighten } from '../../colour.ts';
import { clipTo, innerRim, wallShadow } from '../../light.ts';
import { METALS } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { oval, toD } from '../../path.ts';
import { circle, draw, ellipse, linear, num, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  what: ['thali', 'plates', 'glasses', 'mugs', 'jug'],
  stuff: ['steel', 'brass', 'copper', 'glazed', 'printed'],
  food: ['served', 'empty'],
} as const;
export type Cut = CutOf<typeof CUTS>;

function disc(ctx: Ctx, r: number, metal: Metal, turned = false): string {
  const list = [
    [0, lighten(metal.base, 0.75)],
    [0.32, metal.base],
    [0.6, darken(metal.base, 0.25)],
    [0.8, lighten(metal.base, 0.4)],
    [1, darken(metal.base, 0.35)],
  ] as const;
  const fill = linear(ctx.defs, turned ? [r, r] : [-r, -r], turned ? [-r, -r] : [r, r], list);
  return circle(0, 0, r, { fill, stroke: metal.patina, 'stroke-width': 1 });
}

function katori(ctx: Ctx, x: number, y: number, r: number, metal: Metal, food: string): string {
  const inside = oval(0, 0, r - 5);
  return place(
    circle(4, 5, r, { fill: '#16181c', opacity: 0.35 }) +
      disc(ctx, r, metal) +
      clipTo(
        ctx,
        inside,
        food === '' ? disc(ctx, r - 5, metal, true) : food,
        innerRim(ctx, inside, { dx: 6, dy: 7, soft: 6, colour: '#1d1820', opacity: 0.55, blend: 'multiply' }),
      ),
    { x, y },
  );
}

function dishes(ctx: Ctx, r: number): string[] {
  const random = ctx.random.fork('dishes');
  const scatter = (count: number, mark: (tone: string) => string, tones: readonly string[]): string =>
    Array.from({ length: count }, () => {
      const [a, q] = [random.between(0, 6.28), Math.sqrt(random.next()) * r];
      return place(mark(random.pick(tones)), { x: Math.cos(a) * q, y: Math.sin(a) * q, turn: random.between(0, 180) });
    }).join('');
  const pool = (fill: string): string =>
    circle(0, 0, r, { fill }) +
    ellipse(-r * 0.2, -r * 0.3, r * 0.5, r * 0.3, { fill: lighten(fill, 0.35), opacity: 0.6 });
  return [
    pool('#dba02c') + scatter(24, (tone) => ellipse(0, 0, 4, 3, { fill: tone }), ['#c2862a', '#5d8f3c', '#b3301f']),
    pool('#a63e22') +
      scatter(12, (tone) => ellipse(0, 0, 9, 7, { fill: tone, stroke: '#6d2414', 'stroke-width': 1 }), [
        '#f1e3c4',
        '#e8d2a4',
      ]),
    pool('#56702f') +
      scatter(11, (tone) => draw('M-8 -7H8V7H-8Z', { fill: tone, stroke: '#c9b98a', 'stroke-width': 1 }), [
        '#f6eed8',
        '#efe3c4',
      ]),
    pool('#f3eee1') + scatter(10, (tone) => circle(0, 0, 3, { fill: tone }), ['#7d9c4c', '#b3301f', '#8d7a4a']),
    pool('#e3902c') +
      scatter(14, (tone) => circle(0, 0, 9, { fill: tone, stroke: '#a85f17', 'stroke-width': 1.4 }), [
        '#f0b24e',
        '#e89b34',
      ]),
  ];
}

export function thali(ctx: Ctx, cut: Cut): string {
  const metal = cut.stuff === 'brass' ? METALS.brass : METALS.steel;
  const served = cut.food === 'served';
  const food = dishes(ctx, 44);
  const bowls = [0, 1, 2, 3, 4]
    .map((n) => {
      const a = (-168 + n * 39) * (Math.PI / 180);
      return katori(ctx, Math.cos(a) * 128, Math.sin(a) * 128, 46, metal, served ? (food[n] ?? '') : '');
    })
    .join('');
  const random = ctx.random.fork('rice');
  const rice = served
    ? ellipse(-64, 62, 62, 48, { fill: '#e6dfcc' }) +
      Array.from({ length: 150 }, () => {
        const [a, q] = [random.between(0, 6.28), Math.sqrt(random.next())];
        return ellipse(-64 + Math.cos(a) * 60 * q, 62 + Math.sin(a) * 46 * q, 6, 1.9, {
          fill: random.pick(['#ffffff', '#f4efe2', '#ebe3d0']),
          transform: `rotate(${random.whole(0, 180)} ${num(-64 + Math.cos(a) * 60 * q)} ${num(62 + Math.sin(a) * 46 * q)})`,
        });
      }).join('')
    : '';
  const roti = (x: number, y: number): string =>
    circle(x + 4, y + 5, 56, { fill: '#16181c', opacity: 0.2 }) +
    circle(x, y, 56, { fill: '#e3c083', stroke: '#b08a4c', 'stroke-width': 1.6 }) +
    Array.from({ length: 18 }, () =>
      ellipse(x + random.near(0, 40), y + random.near(0, 40), random.between(3, 8), random.between(2, 5), {
        fill: '#8a5626',
        opacity: random.between(0.3, 0.7),
      }),
    ).join('');
  const rim = [196, 178]
    .map((r) => circle(0, 0, r, { fill: 'none', stroke: metal.patina, 'stroke-width': 1.4, 'stroke-opacity': 0.6 }))
    .join('');
  const lemon = served
    ? draw('M-6 -14A14 14 0 0 1 -6 14Z', {
        fill: '#f0d25a',
        stroke: '#c9a22c',
        'stroke-width': 1.4,
        transform: 'translate(6 136)',
      }) + draw('M-40 132C-30 122 -18 124 -14 134C-24 140 -34 140 -40 132Z', { fill: '#5d8f3c' })
    : '';
  return (
    wallShadow(ctx, [oval(0, 0, 204)], { distance: 14 }) +
    disc(ctx, 204, metal) +
    disc(ctx, 190, metal, true) +
    clipTo(
      ctx,
      oval(0, 0, 188),
      disc(ctx, 188, metal),
      innerRim(ctx, oval(0, 0, 188), { dx: 8, dy: 9, soft: 7, colour: metal.patina, opacity: 0.6, blend: 'multiply' }),
    ) +
    rim +
    bowls +
    rice +
    (served ? roti(78, 76) + roti(70, 68) : '') +
    lemon
  );
}

/** Melamine or stoneware: one dinner plate, two quarter plates, two bowls, with a printed rim. */
export function plates(ctx: Ctx): string {
  const [ground, ink] = [ctx.colour(0), ctx.colour(1)];
  const plate = (x: number, y: number, r: number): string => {
    const well = oval(0, 0, r * 0.7);
    const rim = clipTo(
      ctx,
      [oval(0, 0, r), well],
      ctx.fabric.paint({ x: -r, y: -r, width: r * 2, height: r * 2 }, { origin: [0, 0], scale: r / 150 }),
    );
    const light = linear(
      ctx.defs,
      [-r, -r],
      [r, r],
      [
        [0, '#ffffff', 0.4],
        [0.5, '#ffffff', 0],
        [1, darken(ground, 0.5), 0.28],
      ],
    );
    return place(
      wallShadow(ctx, [oval(0, 0, r)], { distance: 11 }) +
        circle(0, 0, r, { fill: ground }) +
        rim +
        circle(0, 0, r * 0.7, {
          fill: linear(
            ctx.defs,
            [-r, -r],
            [r, r],
            [
              [0, darken(lighten(ground, 0.4), 0.12)],
              [1, lighten(ground, 0.5)],
            ],
          ),
          stroke: darken(ground, 0.25),
          'stroke-width': 1.4,
        }) +
        circle(0, 0, r - 2.4, { fill: 'none', stroke: ink, 'stroke-width': 4 }) +
        circle(0, 0, r, { fill: light }),
      { x, y },
    );
  };
  const bowl = (x: number, y: number, r: number): string => {
    const inside = oval(0, 0, r - 6);
    return place(
      wallShadow(ctx, [oval(0, 0, r)], { distance: 13 }) +
        circle(0, 0, r, { fill: ground, stroke: darken(ground, 0.3), 'stroke-width': 1 }) +
        clipTo(
          ctx,
          inside,
          draw(toD(inside), { fill: ink }),
          circle(r * 0.1, r * 0.14, r * 0.5, { fill: lighten(ink, 0.16) }),
          innerRim(ctx, inside, { dx: 10, dy: 12, soft: 9, colour: darken(ink, 0.6), opacity: 0.7, blend: 'multiply' }),
        ) +
        circle(0, 0, r - 3, { fill: 'none', stroke: lighten(ground, 0.6), 'stroke-width': 3 }),
      { x, y },
    );
  };
  return plate(-46, -36, 158) + plate(112, 96, 100) + bowl(136, -118, 66) + bowl(-104, 134, 66);
}
