// Photo frames for the table, and collages for the wall; the photographs are of places, never of people.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, groundShadow, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { polygon, roundRect, toD } from '../path.ts';
import type { Box } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { show: ['one', 'pair', 'collage'], frame: ['wood', 'metal', 'inlay', 'painted'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Small views: hills with a lake, a fort on a rock, boats on backwater. */
function photo(ctx: Ctx, box: Box, n: number): string {
  const { x, y, width: w, height: h } = box;
  const at = (u: number, v: number): string => `${(x + w * u).toFixed(1)} ${(y + h * v).toFixed(1)}`;
  const tone = [
    ['#f2c58f', '#6a7fa8', '#3f5a63'],
    ['#e9dcc4', '#b89d78', '#8d7558'],
    ['#f6dcc0', '#4f8a86', '#2c4a3c'],
    ['#bcd4e2', '#e3e7ea', '#58705c'],
  ][n % 4] ?? ['#ffffff', '#888888', '#444444'];
  const [sky = '#ffffff', mid = '#888888', near = '#444444'] = tone;
  const base = rect(x, y, w, h, {
    fill: linear(
      ctx.defs,
      [x, y],
      [x, y + h],
      [
        [0, lighten(sky, 0.3)],
        [0.7, sky],
        [1, mix(sky, mid, 0.3)],
      ],
    ),
  });
  if (n % 4 === 0)
    return (
      base +
      circle(x + w * 0.7, y + h * 0.36, w * 0.08, { fill: '#fff1cf' }) +
      draw(`M${at(0, 0.62)}L${at(0.24, 0.36)}L${at(0.4, 0.54)}L${at(0.62, 0.3)}L${at(1, 0.62)}V${y + h}H${x}Z`, {
        fill: mid,
      }) +
      rect(x, y + h * 0.64, w, h * 0.36, { fill: lighten(mid, 0.35) }) +
      draw(`M${at(0, 0.82)}C${at(0.3, 0.76)} ${at(0.5, 0.92)} ${at(1, 0.84)}V${y + h}H${x}Z`, { fill: near })
    );
  if (n % 4 === 1) return base + fort(x, y, w, h, mid, near);
  if (n % 4 === 2)
    return (
      base +
      rect(x, y + h * 0.56, w, h * 0.44, { fill: mid }) +
      draw(`M${at(0, 0.58)}C${at(0.2, 0.5)} ${at(0.7, 0.5)} ${at(1, 0.58)}Z`, { fill: near }) +
      draw(`M${at(0.2, 0.76)}C${at(0.36, 0.84)} ${at(0.64, 0.84)} ${at(0.8, 0.74)}L${at(0.7, 0.72)}H${x + w * 0.3}Z`, {
        fill: darken(near, 0.3),
      }) +
      draw(`M${at(0.36, 0.72)}C${at(0.4, 0.6)} ${at(0.6, 0.6)} ${at(0.66, 0.72)}Z`, { fill: '#c79a62' }) +
      draw(`M${at(0.9, 0.6)}C${at(0.86, 0.4)} ${at(0.88, 0.3)} ${at(0.84, 0.16)}`, {
        fill: 'none',
        stroke: near,
        'stroke-width': 3,
      }) +
      [-70, -30, 20, 70, 120]
        .map((turn) =>
          draw('M0 0C12 -4 24 0 30 10C20 6 10 6 0 0Z', {
            fill: near,
            transform: `translate(${at(0.84, 0.16).replace(' ', ',')}) rotate(${turn}) scale(${w / 130})`,
          }),
        )
        .join('')
    );
  return (
    base +
    draw(`M${at(0, 0.7)}L${at(0.3, 0.24)}L${at(0.46, 0.5)}L${at(0.66, 0.18)}L${at(1, 0.66)}V${y + h}H${x}Z`, {
      fill: mix(mid, '#7f95a6', 0.5),
    }) +
    draw(
      `M${at(0.3, 0.24)}L${at(0.22, 0.37)}L${at(0.3, 0.35)}L${at(0.36, 0.4)}L${at(0.38, 0.37)}ZM${at(0.66, 0.18)}L${at(0.57, 0.32)}L${at(0.66, 0.3)}L${at(0.74, 0.35)}L${at(0.76, 0.31)}Z`,
      { fill: '#ffffff' },
    ) +
    draw(`M${at(0, 0.84)}C${at(0.3, 0.7)} ${at(0.6, 0.9)} ${at(1, 0.74)}V${y + h}H${x}Z`, { fill: near })
  );
}

/** A hill fort far off: one long wall with round bastions along a ridge, a palace at its height, all in brown print. */
function fort(x: number, y: number, w: number, h: number, stone: string, ground: string): string {
  const px = (u: number): number => x + w * u;
  const py = (v: number): number => y + h * v;
  const at = (u: number, v: number): string => `${px(u).toFixed(1)} ${py(v).toFixed(1)}`;
  const ridge = (u: number): number => 0.6 - 0.1 * Math.sin(Math.min(1, Math.max(0, u)) * Math.PI);
  const rim = Array.from({ length: 25 }, (_, n) => at(n / 24, ridge(n / 24) - 0.055)).join('L');
  const wall = draw(`M${rim}L${at(1, 0.8)}L${at(0, 0.8)}Z`, { fill: stone });
  const bastions = [0.06, 0.22, 0.37, 0.63, 0.78, 0.94]
    .map((u) =>
      draw(
        `M${at(u - 0.035, ridge(u) + 0.1)}L${at(u - 0.028, ridge(u) - 0.085)}H${px(u + 0.028).toFixed(1)}L${at(u + 0.035, ridge(u) + 0.1)}Z`,
        { fill: mix(stone, ground, 0.22) },
      ),
    )
    .join('');
  const palace = [
    [0.4, 0.07, 0.4],
    [0.47, 0.08, 0.36],
    [0.55, 0.07, 0.41],
  ]
    .map(
      ([u = 0, wide = 0, top = 0]) =>
        rect(px(u), py(top), w * wide, h * (ridge(u) - top), { fill: mix(stone, '#f4ead6', 0.25) }) +
        draw(
          `M${at(u + wide * 0.25, top)}C${at(u + wide * 0.25, top - 0.04)} ${at(u + wide * 0.75, top - 0.04)} ${at(u + wide * 0.75, top)}Z`,
          {
            fill: mix(stone, ground, 0.15),
          },
        ),
    )
    .join('');
  return (
    draw(
      `M${at(0, 0.52)}C${at(0.2, 0.4)} ${at(0.3, 0.46)} ${at(0.5, 0.42)}S${at(0.8, 0.4)} ${at(1, 0.5)}V${y + h}H${x}Z`,
      {
        fill: mix(stone, '#efe2cb', 0.62),
      },
    ) +
    palace +
    wall +
    bastions +
    draw(
      `M${at(0, 0.68)}C${at(0.25, 0.62)} ${at(0.5, 0.6)} ${at(0.7, 0.63)}S${at(0.92, 0.66)} ${at(1, 0.7)}V${y + h}H${x}Z`,
      {
        fill: mix(stone, ground, 0.55),
      },
    ) +
    draw(`M${at(0, 0.86)}C${at(0.3, 0.78)} ${at(0.6, 0.88)} ${at(1, 0.8)}V${y + h}H${x}Z`, { fill: ground })
  );
}

function frame(ctx: Ctx, cut: Cut, box: Box, n: number): string {
  const { x, y, width, height } = box;
  // An inlaid border is broad, so that its work is seen before the photograph.
  const wide = Math.min(width, height) * (cut.frame === 'inlay' ? 0.19 : 0.14);
  const outer = roundRect(x, y, width, height, cut.frame === 'metal' ? 6 : 3);
  const inner: Box = { x: x + wide, y: y + wide, width: width - wide * 2, height: height - wide * 2 };
  const pane = roundRect(inner.x, inner.y, inner.width, inner.height, 1);
  const colour = ctx.colour(n % ctx.colourCount);
  const body = ((): string => {
    if (cut.frame === 'metal') return metalPiece(ctx, outer, METALS.brass, { rim: 3 });
    if (cut.frame === 'painted')
      return clothPiece(ctx, {
        outline: outer,
        fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [
          ctx.colour(0),
          ctx.colour(1),
          ctx.colour(2),
          ctx.colour(3),
        ]),
        origin: [x, y],
        form: 0.8,
        warp: 0,
      });
    const wood = SURFACES.wood(ctx, colour);
    const bone = cut.frame === 'inlay' ? inlay(box, wide, lighten(colour, 0.85)) : '';
    return clothPiece(ctx, { outline: outer, fabric: wood, form: 0.8, warp: 0, over: bone });
  })();
  const shine = linear(
    ctx.defs,
    [x, y],
    [x + width, y + height],
    [
      [0, '#ffffff', 0.4],
      [0.28, '#ffffff', 0.08],
      [0.5, '#ffffff', 0],
    ],
  );
  return (
    body +
    clipTo(
      ctx,
      pane,
      photo(ctx, inner, n),
      draw(toD(pane), { fill: shine }),
      innerRim(ctx, pane, { dx: 3, dy: 4, soft: 3, colour: '#1d1820', opacity: 0.55, blend: 'multiply' }),
    ) +
    draw(toD(pane), {
      fill: 'none',
      stroke: cut.frame === 'metal' ? METALS.brass.patina : darken(colour, 0.5),
      'stroke-width': 1.4,
    })
  );
}

/** Diamonds let into the wood with small ones between them, fine lines along both edges, a flower at each corner. */
function inlay(box: Box, wide: number, colour: string): string {
  const { x, y, width, height } = box;
  const mid = wide / 2;
  const mark = (cx: number, cy: number, big: boolean, down: boolean): string => {
    const [a, b] = big ? [11, 7] : [3.4, 3.4];
    const [w, h] = down ? [b, a] : [a, b];
    return draw(`M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`, {
      fill: colour,
      transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})`,
    });
  };
  const flower = (cx: number, cy: number): string =>
    Array.from({ length: 8 }, (_, n) =>
      draw('M0 -4C4.6 -8 4.6 -13 0 -17C-4.6 -13 -4.6 -8 0 -4Z', {
        fill: colour,
        transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) rotate(${n * 45})`,
      }),
    ).join('') + circle(cx, cy, 2.6, { fill: colour });
  const line = { fill: 'none', stroke: colour, 'stroke-width': 1.6 };
  const edges = [4, wide - 5].map((by) => rect(x + by, y + by, width - 2 * by, height - 2 * by, line)).join('');
  const along = (length: number): number[] => {
    const room = length - wide * 2;
    const count = Math.round(room / 32);
    return Array.from({ length: count * 2 - 1 }, (_, n) => wide + (room * (n + 1)) / (count * 2));
  };
  const across = along(width).map((dx, n) =>
    [y + mid, y + height - mid].map((cy) => mark(x + dx, cy, n % 2 === 0, false)).join(''),
  );
  const down = along(height).map((dy, n) =>
    [x + mid, x + width - mid].map((cx) => mark(cx, y + dy, n % 2 === 0, true)).join(''),
  );
  const corners = [x + mid, x + width - mid].map((cx) => flower(cx, y + mid) + flower(cx, y + height - mid));
  return edges + across.join('') + down.join('') + corners.join('');
}

function standing(ctx: Ctx, cut: Cut, box: Box, n: number): string {
  const leg = polygon([
    [box.x + box.width * 0.7, box.y + box.height * 0.4],
    [box.x + box.width * 0.76, box.y + box.height * 0.4],
    [box.x + box.width + 34, box.y + box.height - 10],
    [box.x + box.width + 16, box.y + box.height - 4],
  ]);
  return (
    groundShadow(ctx, {
      x: box.x + box.width / 2 + 10,
      y: box.y + box.height - 3,
      width: box.width * 1.05,
      depth: 16,
    }) +
    draw(toD(leg), { fill: '#4a3628' }) +
    frame(ctx, cut, box, n)
  );
}

export const kind = defineKind({
  name: 'photo-frame',
  about: 'photo frames on a table or as a wall collage; colours: wood or paint and print',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const collage: Box[] = [
      [40, 60, 190, 150],
      [246, 40, 130, 170],
      [392, 84, 96, 126],
      [24, 226, 130, 170],
      [170, 226, 206, 150],
      [392, 226, 96, 126],
      [246, 392, 130, 92],
      [100, 412, 130, 92],
    ].map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height }));
    const whole = (): string => {
      if (cut.show === 'collage')
        return collage
          .map(
            (box, n) =>
              wallShadow(ctx, [roundRect(box.x, box.y, box.width, box.height, 2)], { distance: 12 }) +
              frame(ctx, cut, box, n),
          )
          .join('');
      if (cut.show === 'pair')
        return (
          place(standing(ctx, cut, { x: -196, y: -250, width: 190, height: 250 }, 0), { y: -14 }) +
          standing(ctx, cut, { x: 14, y: -190, width: 210, height: 170 }, 2)
        );
      return standing(ctx, cut, { x: -116, y: -290, width: 232, height: 290 }, 1);
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(
          ctx,
          cut.show === 'collage'
            ? { x: 230, y: 220, factor: 2.1, turn: -4 }
            : { x: -60, y: -230, factor: 2.2, turn: -4 },
          whole,
        ),
      );
    if (cut.show === 'collage')
      return fit(ctx, { x: 20, y: 36, width: 472, height: 472 }, { x: 34, y: 30, width: 444, height: 444 }, whole);
    const extent =
      cut.show === 'pair'
        ? { x: -204, y: -268, width: 460, height: 272 }
        : { x: -124, y: -296, width: 272, height: 300 };
    return fit(ctx, extent, { x: 44, y: 44, width: 424, height: groundFor(ctx, 360) - 34 }, whole, true);
  },
});
