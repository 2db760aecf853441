// Loofahs, mesh puffs and pumice for the bath.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim } from '../light.ts';
import { paintStops } from '../materials.ts';
import { path, roundRect, toD } from '../path.ts';
import { circle, draw, ellipse, group, linear, place, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { what: ['loofah', 'puff', 'both', 'pumice'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Fibres that cross each other slantwise, thin and long, within a box. */
function fibres(
  ctx: Ctx,
  label: string,
  count: number,
  box: readonly [number, number, number, number],
  inks: readonly string[],
): string {
  const random = ctx.random.fork(label);
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = [random.between(box[0], box[2]), random.between(box[1], box[3])];
    const side = n % 3 === 0 ? 0.25 : n % 2 ? 1 : -1;
    const long = random.between(16, 44);
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}q${(side * long * 0.5 + random.near(0, 7)).toFixed(1)} ${(long * 0.4 + random.near(0, 7)).toFixed(1)} ${(side * long).toFixed(1)} ${(long * 0.9).toFixed(1)}`;
    return draw(d, {
      fill: 'none',
      stroke: random.pick(inks),
      'stroke-width': random.between(1.4, 2.6),
      'stroke-opacity': 0.9,
      'stroke-linecap': 'round',
    });
  }).join('');
}

/** A dried gourd standing: an open net of fibres, hollow chambers in its cut end. */
function loofah(ctx: Ctx): string {
  const straw = ctx.colour(0);
  const body = path(
    'M-46 -272C-48 -286 48 -286 46 -272C54 -214 70 -150 76 -84C80 -36 66 -2 44 6C22 12 -20 12 -42 6C-64 -2 -74 -36 -68 -84C-60 -150 -42 -214 -46 -272Z',
  );
  const end = path('M-46 -273C-46 -283 -26 -289 0 -289S46 -283 46 -273S26 -258 0 -258S-46 -263 -46 -273Z');
  const inks = [straw, lighten(straw, 0.35), lighten(straw, 0.6), darken(straw, 0.14)];
  return (
    groundShadow(ctx, { x: 4, y: 4, width: 150, depth: 16 }) +
    clipTo(
      ctx,
      body,
      draw(toD(body), {
        fill: linear(
          ctx.defs,
          [-80, 0],
          [80, 0],
          [
            [0, mix(straw, '#a87f45', 0.75)],
            [0.3, mix(straw, '#a87f45', 0.45)],
            [0.6, mix(straw, '#a87f45', 0.55)],
            [1, mix(straw, '#7d5a2c', 0.8)],
          ],
        ),
      }),
      fibres(ctx, 'gourd', 430, [-110, -300, 110, 0], inks),
      ...[-44, -8, 30, 58].map((x) =>
        draw(`M${x * 0.7} -262C${x * 0.8} -180 ${x * 1.1} -100 ${x} 4`, {
          fill: 'none',
          stroke: mix(straw, '#7d5a2c', 0.6),
          'stroke-width': 4,
          'stroke-opacity': 0.4,
        }),
      ),
      innerRim(ctx, body, { dx: -10, dy: -8, soft: 14, colour: '#8a6232', opacity: 0.6, blend: 'multiply' }),
    ) +
    clipTo(
      ctx,
      end,
      draw(toD(end), { fill: lighten(straw, 0.2) }),
      fibres(ctx, 'end', 60, [-56, -296, 56, -256], inks),
      ...[
        [-20, -273],
        [17, -277],
        [5, -266],
      ].map(([x, y]) => ellipse(x ?? 0, y ?? 0, 9, 4, { fill: mix(straw, '#6b4a22', 0.75) })),
    ) +
    draw(toD(end), { fill: 'none', stroke: darken(straw, 0.4), 'stroke-width': 1.4, 'stroke-opacity': 0.7 }) +
    draw('M2 -268C-34 -352 44 -360 6 -268', {
      fill: 'none',
      stroke: darken(ctx.colour(2), 0.3),
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }) +
    draw('M2 -268C-34 -352 44 -360 6 -268', {
      fill: 'none',
      stroke: ctx.colour(2),
      'stroke-width': 4.6,
      'stroke-linecap': 'round',
    })
  );
}

/** A ball of gathered net. */
function puff(ctx: Ctx, colour: string): string {
  const random = ctx.random.fork(`puff ${colour}`);
  const ruffles = Array.from({ length: 96 }, (_, n) => {
    const angle = n * 2.399;
    const r = 112 * Math.sqrt((n + 0.5) / 96);
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.94];
    const lit = 0.5 - (x + y) / 300;
    const tone = lit > 0.5 ? lighten(colour, (lit - 0.5) * 1.1) : darken(colour, (0.5 - lit) * 0.7);
    return {
      order: -r,
      art: place(
        draw('M-30 8C-26 -16 -12 -22 -4 -12C2 -24 18 -24 20 -10C30 -14 34 2 28 10C14 18 -16 20 -30 8Z', {
          fill: tone,
          opacity: 0.78,
          stroke: lighten(tone, 0.5),
          'stroke-width': 1.8,
          'stroke-opacity': 0.75,
        }) +
          draw('M-20 6C-12 -6 0 -6 4 4M6 4C10 -6 20 -6 24 4', {
            fill: 'none',
            stroke: darken(tone, 0.35),
            'stroke-width': 1.4,
            'stroke-opacity': 0.6,
          }),
        { x, y, turn: random.between(0, 360), scale: random.between(0.75, 1.05) },
      ),
    };
  })
    .sort((a, b) => a.order - b.order)
    .map(({ art }) => art);
  const cord = ctx.colour(2);
  return (
    draw('M6 -112C20 -190 70 -190 60 -128C56 -108 30 -100 14 -108', {
      fill: 'none',
      stroke: darken(cord, 0.3),
      'stroke-width': 7,
    }) +
    draw('M6 -112C20 -190 70 -190 60 -128C56 -108 30 -100 14 -108', {
      fill: 'none',
      stroke: cord,
      'stroke-width': 4.6,
    }) +
    circle(0, 0, 112, {
      fill: radial(ctx.defs, [-34, -40], 150, [
        [0, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.5)],
      ]),
    }) +
    ruffles.join('') +
    circle(0, 0, 122, {
      fill: radial(ctx.defs, [-40, -46], 190, [
        [0, '#ffffff', 0.22],
        [0.45, '#ffffff', 0],
        [0.75, darken(colour, 0.6), 0.1],
        [1, darken(colour, 0.7), 0.55],
      ]),
    })
  );
}

/** Pumice on a handle with a brush behind it. */
function pumice(ctx: Ctx): string {
  const [stone, wood] = [ctx.colour(0), ctx.colour(1)];
  const block = path('M-96 -70C-100 -104 -60 -112 0 -112S100 -104 96 -70L90 -10C88 4 60 8 0 8S-88 4 -90 -10Z');
  const handle = roundRect(-24, -300, 48, 210, 22);
  const random = ctx.random.fork('pumice');
  const holes = Array.from({ length: 120 }, () => {
    const [x, y, r] = [random.near(0, 92), random.between(-106, 4), random.between(1, 4.4)];
    return (
      ellipse(x, y, r * 1.2, r, { fill: darken(stone, 0.5), opacity: 0.7 }) +
      ellipse(x + 0.8, y + r * 0.6, r, r * 0.5, { fill: lighten(stone, 0.5), opacity: 0.5 })
    );
  });
  return (
    groundShadow(ctx, { x: 4, y: 6, width: 190, depth: 16 }) +
    draw(toD(handle), {
      fill: linear(ctx.defs, [-24, 0], [24, 0], paintStops(wood, 0.3)),
      stroke: darken(wood, 0.5),
      'stroke-width': 1,
    }) +
    circle(0, -276, 8, { fill: darken(ctx.tint, 0.4), stroke: darken(wood, 0.5), 'stroke-width': 1.4 }) +
    clipTo(
      ctx,
      block,
      draw(toD(block), {
        fill: radial(ctx.defs, [-30, -90], 170, [
          [0, lighten(stone, 0.4)],
          [0.6, stone],
          [1, darken(stone, 0.35)],
        ]),
      }),
      ...holes,
      innerRim(ctx, block, { dx: -8, dy: -8, soft: 11, colour: darken(stone, 0.6), opacity: 0.55, blend: 'multiply' }),
    ) +
    draw(toD(block), { fill: 'none', stroke: darken(stone, 0.5), 'stroke-width': 1, 'stroke-opacity': 0.6 })
  );
}

/** A few bubbles and suds. */
function suds(ctx: Ctx): string {
  return [
    [0, 0, 15],
    [22, 6, 10],
    [-20, 7, 8],
    [36, 12, 5],
    [8, -14, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 4]) =>
        circle(x, y, r, {
          fill: radial(ctx.defs, [x, y], r, [
            [0, '#ffffff', 0.15],
            [0.75, mix(ctx.tint, '#ffffff', 0.5), 0.4],
            [1, '#ffffff', 0.95],
          ]),
          stroke: '#b9c6d2',
          'stroke-width': 0.6,
        }) + ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.15, { fill: '#ffffff' }),
    )
    .join('');
}

export const kind = defineKind({
  name: 'bath-scrubber',
  about: 'loofah, mesh puff or pumice; colours: gourd or stone, puff or handle, cord',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const ball = (x: number, y: number, scale: number, colour: string): string =>
      groundShadow(ctx, { x: x + 4, y: y + 112 * scale, width: 170 * scale, depth: 15 }) +
      place(puff(ctx, colour), { x, y, scale });
    const scene = (): string => {
      if (cut.what === 'puff')
        return (
          ball(170, 330, 0.86, ctx.colour(1)) +
          ball(340, 346, 0.84, ctx.colour(0)) +
          place(suds(ctx), { x: 250, y: 440 })
        );
      if (cut.what === 'pumice') return place(pumice(ctx), { x: 256, y: 440 });
      if (cut.what === 'loofah')
        return (
          place(loofah(ctx), { x: 200, y: 436 }) +
          place(group({ transform: 'rotate(0)' }, loofah(ctx)), { x: 336, y: 442, scale: 0.72 })
        );
      return (
        place(loofah(ctx), { x: 186, y: 432 }) +
        ball(330, 352, 0.78, ctx.colour(1)) +
        place(suds(ctx), { x: 226, y: 448 })
      );
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 370 },
        zoom(ctx, { x: 220, y: 300, factor: 1.8 }, scene),
      );
    const extent =
      cut.what === 'puff'
        ? { x: 70, y: 200, width: 376, height: 252 }
        : cut.what === 'pumice'
          ? { x: 140, y: 130, width: 232, height: 320 }
          : { x: 98, y: 130, width: 340, height: 322 };
    const height = Math.min(396, (440 / extent.width) * extent.height);
    return fit(ctx, extent, { x: 36, y: groundFor(ctx, height) + 4 - height, width: 440, height }, scene, true);
  },
});
