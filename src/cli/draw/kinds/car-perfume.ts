// Fresheners for a car: a hanging bottle with a wooden cap, a tin of gel.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow, wallShadow } from '../light.ts';
import { METALS, glass, paintStops, plastic } from '../materials.ts';
import { cord, pad, shaded, thick } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { oval, path, polygon, toD } from '../path.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['hanging', 'tin'] } as const;

function hanging(ctx: Ctx): string {
  const [oil, wood, thread] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const body = polygon([
    [204, 236],
    [308, 236],
    [356, 300],
    [344, 404],
    [300, 446],
    [212, 446],
    [168, 404],
    [156, 300],
  ]);
  const fill = polygon([
    [172, 312],
    [340, 312],
    [332, 398],
    [294, 434],
    [218, 434],
    [180, 398],
  ]);
  const cap = createLathe(
    256,
    [
      [28, 142, 'corner'],
      [50, 152],
      [52, 216],
      [46, 228, 'corner'],
    ],
    0.14,
  );
  const neck = createLathe(
    256,
    [
      [32, 224, 'corner'],
      [34, 242, 'corner'],
    ],
    0.14,
  );
  const facet =
    'M204 236L226 300L212 446M308 236L286 300L300 446M156 300L226 300H286L356 300M168 404L226 380H286L344 404M226 300V380M286 300V380';
  return (
    wallShadow(ctx, [body, cap.outline], { distance: 15 }) +
    cord(path('M244 150C234 126 248 110 249 84C250 48 222 20 224 -30'), {
      width: 7,
      colour: thread,
      braid: lighten(thread, 0.4),
    }) +
    cord(path('M268 150C278 126 260 110 259 84C258 48 284 20 282 -30'), {
      width: 7,
      colour: thread,
      braid: lighten(thread, 0.4),
    }) +
    pad(ctx, oval(254, 86, 19, 16), lighten(wood, 0.1)) +
    clipTo(
      ctx,
      body,
      draw(toD(fill), {
        fill: shaded(ctx, [170, 312], [340, 440], lighten(oil, 0.35), oil, darken(oil, 0.35)),
        opacity: 0.92,
      }),
      ellipse(256, 312, 84, 6, { fill: lighten(oil, 0.5) }),
    ) +
    glass(ctx, body, { tint: '#dfe9e6', density: 0.22 }) +
    clipTo(
      ctx,
      body,
      draw(facet, { fill: 'none', stroke: '#ffffff', 'stroke-width': 2, 'stroke-opacity': 0.55 }),
      draw('M204 236L226 300L212 446L168 404L156 300Z', { fill: '#ffffff', opacity: 0.2 }),
      draw('M308 236L286 300L300 446L344 404L356 300Z', { fill: darken(oil, 0.5), opacity: 0.18 }),
    ) +
    turnedFill(ctx, neck, paintStops('#d8ddda', 0.7)) +
    turnedBody(ctx, cap, { stuff: 'wood', colour: wood }) +
    place(
      draw('M0 -20C14 -6 14 10 0 22C-14 10 -14 -6 0 -20Z', {
        fill: 'none',
        stroke: lighten(oil, 0.8),
        'stroke-width': 3,
      }),
      { x: 256, y: 342 },
    )
  );
}

function tin(ctx: Ctx): string {
  const [gel, lid, band] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const can = createLathe(
    256,
    [
      [116, 300, 'corner'],
      [120, 306],
      [120, 432],
      [114, 444, 'corner'],
    ],
    0.24,
  );
  const top = oval(256, 300, 112, 27);
  const slots = Array.from({ length: 8 }, (_, n) =>
    place(
      draw('M0 -74C12 -60 12 -36 0 -26C-12 -36 -12 -60 0 -74Z', {
        fill: darken(gel, 0.25),
        stroke: darken(lid, 0.5),
        'stroke-width': 1.6,
      }),
      { turn: n * 45 },
    ),
  );
  return (
    groundShadow(ctx, { x: 258, y: 444, width: 250 }) +
    turnedBody(ctx, can, { stuff: 'aluminium', colour: METALS.aluminium.base }) +
    clipTo(ctx, can.band(326, 428), turnedFill(ctx, can, paintStops(band, 0.3), 326, 428)) +
    place(
      draw('M0 -26C8 -10 20 -8 30 -6C14 4 10 12 12 28C4 18 -4 18 -12 28C-10 12 -14 4 -30 -6C-20 -8 -8 -10 0 -26Z', {
        fill: lighten(gel, 0.35),
      }),
      { x: 256, y: 402, scale: 1.2 },
    ) +
    [-84, 84]
      .map((dx) =>
        draw(
          `M${256 + dx} 384C${256 + dx + 14} 394 ${256 + dx + 14} 410 ${256 + dx} 420C${256 + dx - 14} 410 ${256 + dx - 14} 394 ${256 + dx} 384Z`,
          { fill: lighten(gel, 0.3) },
        ),
      )
      .join('') +
    draw(toD(top), { fill: METALS.aluminium.base, stroke: METALS.aluminium.patina, 'stroke-width': 1.4 }) +
    draw(toD(oval(256, 303, 101, 23)), {
      fill: shaded(ctx, [160, 290], [350, 320], lighten(gel, 0.5), gel, darken(gel, 0.2)),
    }) +
    [
      [210, 300, 22, 4],
      [280, 310, 30, 4],
      [300, 297, 18, 3],
    ]
      .map(([x, y, rx, ry]) => ellipse(x ?? 0, y ?? 0, rx ?? 1, ry ?? 1, { fill: lighten(gel, 0.7), opacity: 0.6 }))
      .join('') +
    groundShadow(ctx, { x: 372, y: 446, width: 110 }) +
    place(
      thick(oval(0, 0, 70), 9, -4, darken(lid, 0.3), darken(lid, 0.5)) +
        plastic(ctx, oval(0, 0, 70), lid, { gloss: 0.6, form: 0.7, reach: 10 }) +
        draw(toD(oval(0, 0, 58)), { fill: 'none', stroke: darken(lid, 0.4), 'stroke-width': 2 }) +
        place(slots.join(''), { scale: 0.68 }) +
        circle(0, 0, 9, { fill: lighten(lid, 0.35) }),
      { x: 366, y: 378, scale: '.9 1', turn: 6 },
    ) +
    gleam(ctx, path('M152 330C150 366 152 400 156 424'), { width: 8, opacity: 0.5, soft: 2.4 })
  );
}

export const kind = defineKind({
  name: 'car-perfume',
  about: 'car freshener; colours: oil or gel, cap or lid, cord or band',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stand = cut.style === 'tin';
    return show(ctx, {
      extent: stand ? { x: 132, y: 268, width: 308, height: 178 } : { x: 150, y: 60, width: 212, height: 390 },
      art: () => (stand ? tin(ctx) : hanging(ctx)),
      stand,
      near: { x: 256, y: stand ? 340 : 260, factor: 1.8 },
      margin: stand ? 60 : 50,
    });
  },
});
