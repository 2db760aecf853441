// Ornaments for a car: a small Ganesha in clean lines for the dashboard, bells on a cord for the mirror.
import { darken, lighten } from '../colour.ts';
import { wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import { ball, cord } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { ring, tassel } from '../parts/notions.ts';
import { turnedBody } from '../parts/ware.ts';
import { oval, path, toD } from '../path.ts';
import { circle, draw, ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { ganesha } from './dash-ornament/ganesha.ts';

const CUTS = { style: ['ganesha', 'bells'] } as const;

function bells(ctx: Ctx): string {
  const [thread, bead, silk] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const bell = (x: number, y: number, s: number): string => {
    const form = createLathe(
      0,
      [
        [4, -34, 'corner'],
        [13, -28],
        [19, -8],
        [24, 16],
        [32, 27, 'corner'],
      ],
      0.18,
    );
    return place(
      ellipse(0, 30, 7, 8, { fill: METALS.brass.patina }) +
        turnedBody(ctx, form, {
          stuff: 'brass',
          colour: METALS.brass.base,
          over: draw(toD(form.ring(8)), {
            fill: 'none',
            stroke: METALS.brass.patina,
            'stroke-width': 2.4,
            'stroke-opacity': 0.6,
          }),
        }),
      { x, y, scale: s },
    );
  };
  const main = path('M256 22V360');
  return (
    wallShadow(ctx, [oval(256, 190, 46, 120)], { distance: 14, strength: 0.8 }) +
    cord(main, { width: 6, colour: thread, braid: lighten(thread, 0.5) }) +
    cord(path('M256 22C226 60 226 84 256 98C286 84 286 60 256 22'), {
      width: 6,
      colour: thread,
      braid: lighten(thread, 0.5),
    }) +
    ring(ctx, 256, 104, 10, METALS.brass.base, 4) +
    ball(ctx, 256, 134, 20, bead, { gloss: 0.8 }) +
    metalPiece(ctx, oval(256, 158, 24, 7), METALS.brass, { rim: 2 }) +
    [-1, 1]
      .map(
        (side) =>
          cord(path(`M256 166C${256 + side * 36} 178 ${256 + side * 64} 196 ${256 + side * 66} 226`), {
            width: 4,
            colour: thread,
          }) +
          ball(ctx, 256 + side * 52, 190, 9, silk, { gloss: 0.7 }) +
          bell(256 + side * 66, 262, 0.9),
      )
      .join('') +
    ball(ctx, 256, 192, 13, silk, { gloss: 0.7 }) +
    ball(ctx, 256, 216, 10, bead, { gloss: 0.7 }) +
    bell(256, 272, 1.35) +
    ball(ctx, 256, 330, 11, bead, { gloss: 0.7 }) +
    [-66, 66].map((dx) => tassel(ctx, 256 + dx, 292, 92, silk, METALS.brass.base)).join('') +
    tassel(ctx, 256, 340, 132, silk, METALS.brass.base) +
    circle(256, 22, 5, { fill: darken(thread, 0.4) })
  );
}

export const kind = defineKind({
  name: 'dash-ornament',
  about: 'ornament for a car; ganesha: figure, petals, plinth; bells: cord, beads, tassels',
  stances: ['stand', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const stand = cut.style === 'ganesha';
    return show(ctx, {
      extent: stand ? { x: 104, y: 34, width: 304, height: 410 } : { x: 150, y: 16, width: 212, height: 464 },
      art: () => (stand ? ganesha(ctx) : bells(ctx)),
      stand,
      near: { x: 256, y: stand ? 200 : 280, factor: 1.9 },
      margin: stand ? 50 : 26,
    });
  },
});
