// Wall mirrors: jharokha and arch frames, a rope-hung round, a sunburst, a frame of mosaic.
import { darken, lighten } from '../colour.ts';
import { fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, innerRim, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { strap } from '../parts/panel.ts';
import { bead } from '../parts/stones.ts';
import { SURFACES } from '../surfaces.ts';
import { boundsOf, oval, path, roundRect, spotsAlong, toD, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, group, linear, num, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['jharokha', 'rope', 'sunburst', 'mosaic', 'cane', 'plain'] } as const;
type Cut = CutOf<typeof CUTS>;

/** Silvered glass: the room far off, a window's slanting light, a bevel. */
function silver(ctx: Ctx, outline: Path): string {
  const box = boundsOf(outline);
  const [x, y, w, h] = [box.x, box.y, box.width, box.height];
  const room = linear(
    ctx.defs,
    [x, y],
    [x + w * 0.6, y + h],
    [
      [0, '#eef3f4'],
      [0.4, '#cfdadd'],
      [0.62, '#b4c2c6'],
      [1, '#93a3a8'],
    ],
  );
  const slant = (at: number, wide: number, opacity: number): string =>
    draw(
      `M${num(x + w * at)} ${num(y - 10)}H${num(x + w * (at + wide))}L${num(x + w * (at + wide) - h * 0.6)} ${num(y + h + 10)}H${num(x + w * at - h * 0.6)}Z`,
      { fill: '#ffffff', opacity },
    );
  return (
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: room }),
      rect(x, y + h * 0.72, w, h * 0.4, { fill: '#9c8d80', opacity: 0.35 }),
      slant(0.5, 0.16, 0.4),
      slant(0.74, 0.05, 0.34),
      slant(1.1, 0.1, 0.2),
      innerRim(ctx, outline, { dx: 4, dy: 5, soft: 4, colour: '#39464c', opacity: 0.6, blend: 'multiply' }),
    ) +
    draw(toD(turned(outline, [x + w / 2, y + h / 2], 0, 0.955, 0.965)), {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 1.4,
      'stroke-opacity': 0.6,
    })
  );
}

const ogee = (half: number, top: number, bottom: number): Path =>
  path(
    `M${-half} ${bottom}V${top + half * 0.9}C${-half} ${top + half * 0.5} ${-half * 0.5} ${top + half * 0.52} ${-half * 0.3} ${top + half * 0.24}C${-half * 0.16} ${top + half * 0.1} ${-half * 0.06} ${top + half * 0.08} 0 ${top}C${half * 0.06} ${top + half * 0.08} ${half * 0.16} ${top + half * 0.1} ${half * 0.3} ${top + half * 0.24}C${half * 0.5} ${top + half * 0.52} ${half} ${top + half * 0.5} ${half} ${top + half * 0.9}V${bottom}Z`,
  );

function jharokha(ctx: Ctx): string {
  const [main, second, gold] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  const outer = roundRect(-150, -206, 300, 412, 6);
  const hole = ogee(96, -150, 158);
  const paint = ctx.cloth(ctx.recipe.pattern ?? { name: 'lotus', scale: 0.8 }, [
    main,
    gold,
    second,
    lighten(gold, 0.3),
  ]);
  const studs = spotsAlong(hole, 34)
    .map((s) =>
      circle(s.x + s.ty * 13, s.y - s.tx * 13, 3.4, { fill: gold, stroke: darken(gold, 0.4), 'stroke-width': 0.6 }),
    )
    .join('');
  return (
    wallShadow(ctx, [outer], { distance: 16 }) +
    clothPiece(ctx, {
      outline: outer,
      fabric: paint,
      origin: [0, 0],
      form: 0.5,
      warp: 0,
      over:
        draw(toD(roundRect(-138, -194, 276, 388, 4)), { fill: 'none', stroke: gold, 'stroke-width': 4 }) +
        draw(toD(roundRect(-130, -186, 260, 372, 4)), { fill: 'none', stroke: second, 'stroke-width': 5 }),
    }) +
    draw(toD(turned(hole, [0, 0], 0, 1.12, 1.09)), { fill: second }) +
    draw(toD(turned(hole, [0, 0], 0, 1.06, 1.045)), { fill: gold }) +
    silver(ctx, hole) +
    studs
  );
}

function rope(ctx: Ctx): string {
  const leather = ctx.plain(ctx.colour(0));
  const disc = oval(0, 56, 152);
  return (
    circle(2, -192, 12, { fill: '#6d4a30' }) +
    wallShadow(ctx, [disc], { distance: 16 }) +
    strap(ctx, path('M-116 -44C-60 -110 -22 -160 0 -190'), { width: 15, fabric: leather }) +
    strap(ctx, path('M116 -44C60 -110 22 -160 0 -190'), { width: 15, fabric: leather }) +
    circle(0, -190, 11, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1.4 }) +
    circle(-3, -194, 4, { fill: '#fff3cf' }) +
    clothPiece(ctx, { outline: disc, fabric: leather, form: 0.9 }) +
    silver(ctx, oval(0, 56, 134)) +
    [-1, 1]
      .map((s) => circle(s * 113, -40, 7, { fill: METALS.brass.base, stroke: METALS.brass.patina, 'stroke-width': 1 }))
      .join('')
  );
}

function sunburst(ctx: Ctx): string {
  const sticks = Array.from({ length: 40 }, (_, n) => {
    const long = n % 2 ? 160 : 204;
    return turned(roundRect(-5, -long, 10, long - 90, 3), [0, 0], n * 9);
  });
  const wood = SURFACES.wood(ctx, '#b98a58');
  return (
    wallShadow(ctx, sticks, { distance: 12 }) +
    sticks
      .map((stick, n) =>
        clothPiece(ctx, { outline: stick, fabric: n % 2 ? wood : ctx.plain(ctx.colour(0)), form: 0.7, warp: 0 }),
      )
      .join('') +
    clothPiece(ctx, { outline: oval(0, 0, 116), fabric: wood, form: 0.8, warp: 0 }) +
    silver(ctx, oval(0, 0, 100))
  );
}

/** Chips of coloured glass set in grout round the mirror. */
function mosaic(ctx: Ctx): string {
  const random = ctx.random.fork('chips');
  const outer = oval(0, 0, 198);
  let chips = '';
  for (const [r, count] of [
    [186, 46],
    [166, 40],
    [146, 36],
  ] as const) {
    for (let n = 0; n < count; n += 1) {
      const a = ((n + (r % 3) * 0.3) / count) * Math.PI * 2;
      const colour = ctx.colour((n + Math.round(r / 20) + random.whole(0, 1)) % ctx.colourCount);
      const [w, h] = [(r * Math.PI) / count - 1.6, 8.4];
      chips += place(
        draw(
          `M${num(-w)} ${-h}L${num(w + random.near(0, 1.4))} ${num(-h + random.near(0, 1.4))}L${num(w)} ${h}L${num(-w + random.near(0, 1.4))} ${num(h + random.near(0, 1.4))}Z`,
          { fill: lighten(colour, random.between(0, 0.22)) },
        ) +
          draw(`M${num(-w + 1)} ${-h + 2}L${num(w - 2)} ${-h + 2}`, {
            stroke: '#ffffff',
            'stroke-opacity': 0.55,
            'stroke-width': 2,
          }),
        { x: Math.cos(a) * r, y: Math.sin(a) * r, turn: (a * 180) / Math.PI + 90 },
      );
    }
  }
  return (
    wallShadow(ctx, [outer], { distance: 16 }) +
    draw(toD(outer), { fill: '#e7ddca' }) +
    chips +
    clipTo(
      ctx,
      outer,
      innerRim(ctx, outer, { dx: -6, dy: -7, soft: 7, colour: '#3a2f38', opacity: 0.5, blend: 'multiply' }),
    ) +
    metalPiece(ctx, oval(0, 0, 136), METALS.brass, { rim: 2 }) +
    silver(ctx, oval(0, 0, 128))
  );
}

function cane(ctx: Ctx, plain: boolean): string {
  const outer = path('M-128 206V-60C-128 -150 -70 -206 0 -206S128 -150 128 -60V206Z');
  const hole = path('M-92 170V-56C-92 -126 -50 -168 0 -168S92 -126 92 -56V170Z');
  const colour = ctx.colour(0);
  if (plain)
    return (
      wallShadow(ctx, [outer], { distance: 16 }) +
      metalPiece(ctx, outer, METALS.iron, { rim: 3 }) +
      silver(ctx, turned(hole, [0, 0], 0, 1.32, 1.18))
    );
  const web = ctx.cloth({ name: 'lattice', scale: 0.6 }, [lighten(colour, 0.3), darken(colour, 0.2), colour]);
  const rim = (shape: Path): string =>
    group(
      {},
      draw(toD(shape), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 15 }),
      draw(toD(shape), { fill: 'none', stroke: colour, 'stroke-width': 12.5 }),
      draw(toD(shape), {
        fill: 'none',
        stroke: lighten(colour, 0.5),
        'stroke-width': 3,
        transform: 'translate(-2 -2)',
        'stroke-opacity': 0.7,
      }),
      spotsAlong(shape, 22)
        .map((s) =>
          draw('M-4 -7H4V7H-4Z', {
            fill: darken(colour, 0.25),
            transform: `translate(${num(s.x)} ${num(s.y)}) rotate(${num(s.turn)})`,
          }),
        )
        .join(''),
    );
  return (
    wallShadow(ctx, [outer], { distance: 16 }) +
    clothPiece(ctx, { outline: outer, fabric: web, form: 0.5, warp: 0 }) +
    silver(ctx, hole) +
    rim(hole) +
    rim(outer) +
    bead(ctx, 0, -206, 10, darken(colour, 0.2))
  );
}

export const kind = defineKind({
  name: 'wall-mirror',
  about:
    'wall mirror; jharokha: paint, second, gold and print; rope: strap; sunburst: paint; mosaic: chips; cane: cane',
  stances: ['wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art: Readonly<Record<Cut['style'], () => string>> = {
      jharokha: () => jharokha(ctx),
      rope: () => rope(ctx),
      sunburst: () => sunburst(ctx),
      mosaic: () => mosaic(ctx),
      cane: () => cane(ctx, false),
      plain: () => cane(ctx, true),
    };
    const whole = art[cut.style];
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 150, reach: 390 },
        zoom(ctx, { x: 80, y: -110, factor: 2 }, whole),
      );
    return fit(ctx, { x: -216, y: -214, width: 432, height: 432 }, { x: 42, y: 38, width: 428, height: 428 }, whole);
  },
});
