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
    ['#cfe3ee', '#c79a62', '#6d5a44'],
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

/** A hill fort: a crenellated wall between two domed towers, in the last light. */
function fort(x: number, y: number, w: number, h: number, stone: string, ground: string): string {
  const at = (u: number, v: number): string => `${(x + w * u).toFixed(1)} ${(y + h * v).toFixed(1)}`;
  const tower = (u: number, top: number, half: number): string =>
    draw(
      `M${at(u - half, 0.74)}V${(y + h * top).toFixed(1)}H${(x + w * (u + half)).toFixed(1)}V${(y + h * 0.74).toFixed(1)}Z`,
      {
        fill: stone,
      },
    ) +
    draw(
      `M${at(u, 0.74)}V${(y + h * top).toFixed(1)}H${(x + w * (u + half)).toFixed(1)}V${(y + h * 0.74).toFixed(1)}Z`,
      {
        fill: darken(stone, 0.2),
      },
    ) +
    draw(
      `M${at(u - half * 1.25, top)}C${at(u - half * 1.3, top - 0.08)} ${at(u - half * 0.3, top - 0.1)} ${at(u, top - 0.15)}C${at(u + half * 0.3, top - 0.1)} ${at(u + half * 1.3, top - 0.08)} ${at(u + half * 1.25, top)}Z`,
      {
        fill: lighten(stone, 0.2),
      },
    ) +
    draw(
      `M${at(u - half * 0.35, top + 0.12)}V${(y + h * (top + 0.06)).toFixed(1)}A${w * half * 0.35} ${w * half * 0.35} 0 0 1 ${at(u + half * 0.35, top + 0.06)}V${(y + h * (top + 0.12)).toFixed(1)}Z`,
      {
        fill: darken(stone, 0.5),
      },
    );
  const teeth = Array.from({ length: 9 }, (_, n) =>
    rect(x + w * (0.3 + n * 0.046), y + h * 0.45, w * 0.026, h * 0.04, { fill: stone }),
  ).join('');
  return (
    circle(x + w * 0.24, y + h * 0.3, w * 0.09, { fill: '#fff1cf' }) +
    draw(
      `M${at(0, 0.86)}C${at(0.2, 0.64)} ${at(0.34, 0.6)} ${at(0.5, 0.62)}S${at(0.84, 0.7)} ${at(1, 0.84)}V${y + h}H${x}Z`,
      { fill: darken(stone, 0.3) },
    ) +
    rect(x + w * 0.3, y + h * 0.48, w * 0.4, h * 0.26, { fill: stone }) +
    teeth +
    draw(
      `M${at(0.45, 0.74)}V${(y + h * 0.62).toFixed(1)}A${w * 0.05} ${w * 0.05} 0 0 1 ${at(0.55, 0.62)}V${(y + h * 0.74).toFixed(1)}Z`,
      { fill: darken(stone, 0.55) },
    ) +
    tower(0.3, 0.38, 0.075) +
    tower(0.7, 0.34, 0.08) +
    draw(`M${at(0, 0.82)}C${at(0.3, 0.72)} ${at(0.6, 0.8)} ${at(1, 0.76)}V${y + h}H${x}Z`, { fill: ground }) +
    draw(`M${at(0, 0.92)}C${at(0.4, 0.84)} ${at(0.7, 0.94)} ${at(1, 0.88)}V${y + h}H${x}Z`, {
      fill: darken(ground, 0.25),
    })
  );
}

function frame(ctx: Ctx, cut: Cut, box: Box, n: number): string {
  const { x, y, width, height } = box;
  const wide = Math.min(width, height) * 0.14;
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

/** Small diamonds of bone let into the wood. */
function inlay(box: Box, wide: number, colour: string): string {
  const { x, y, width, height } = box;
  const mid = wide / 2;
  const mark = (cx: number, cy: number, big: boolean): string =>
    draw(big ? 'M0 -9L7 0L0 9L-7 0Z' : 'M0 -4L4 0L0 4L-4 0Z', {
      fill: colour,
      transform: `translate(${cx.toFixed(1)} ${cy.toFixed(1)})`,
    });
  let art = '';
  const [across, down] = [Math.round((width - wide) / 15), Math.round((height - wide) / 15)];
  for (let n = 0; n <= across; n += 1)
    for (const cy of [y + mid, y + height - mid]) art += mark(x + mid + (n * (width - wide)) / across, cy, n % 2 === 0);
  for (let n = 1; n < down; n += 1)
    for (const cx of [x + mid, x + width - mid]) art += mark(cx, y + mid + (n * (height - wide)) / down, n % 2 === 0);
  return art;
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
