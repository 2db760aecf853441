// Shuttlecocks beside their tube: nylon or feather.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { paintStops } from '../materials.ts';
import { shuttle } from '../parts/goods/shuttle.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { path, toD } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['nylon', 'feather'], tube: ['upright', 'none'] } as const;
type Cut = CutOf<typeof CUTS>;

function tube(ctx: Ctx): string {
  const [card, lid, band] = [ctx.colour(2), ctx.colour(1), ctx.colour(0)];
  const body = createLathe(
    150,
    [
      [66, 86, 'corner'],
      [66, 440, 'corner'],
    ],
    0.16,
  );
  const cap = createLathe(
    150,
    [
      [0, 60, 'corner'],
      [64, 62],
      [69, 70],
      [69, 104, 'corner'],
    ],
    0.16,
  );
  const stripe = body.band(180, 350);
  return (
    groundShadow(ctx, { x: 152, y: 442, width: 140 }) +
    turnedBody(ctx, body, { stuff: 'matt', colour: card }) +
    clipTo(ctx, stripe, turnedFill(ctx, body, paintStops(lid, 0.2), 180, 352)) +
    clipTo(
      ctx,
      stripe,
      place(
        draw('M-24 -26L-52 -88H52L24 -26Z', { fill: lighten(band, 0.2) }) +
          draw('M-24 -26C-26 -4 -16 8 0 8S26 -4 24 -26Z', { fill: lighten(card, 0.6) }) +
          [-30, -10, 10, 30]
            .map((x) => draw(`M${x * 0.6} -28L${x * 1.3} -86`, { stroke: darken(lid, 0.1), 'stroke-width': 2.4 }))
            .join(''),
        { x: 144, y: 316, scale: 0.9 },
      ),
    ) +
    draw(toD(body.ring(180)), { fill: 'none', stroke: darken(lid, 0.4), 'stroke-width': 1 }) +
    draw(toD(body.ring(350)), { fill: 'none', stroke: darken(lid, 0.4), 'stroke-width': 1 }) +
    turnedBody(ctx, cap, { stuff: 'plastic', colour: lid }) +
    gleam(ctx, path('M104 130V410'), { width: 9, opacity: 0.3, soft: 3 })
  );
}

export const kind = defineKind({
  name: 'shuttlecock',
  about: 'shuttlecocks and their tube; colours: skirt, lid and band, tube',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const [skirt, band] = [ctx.colour(0), ctx.colour(1)];
    const one = (x: number, y: number, turn: number, scale: number): string =>
      place(shuttle(ctx, skirt, band, cut.style), { x, y, turn, scale });
    const alone = cut.tube === 'none';
    const art = (): string =>
      alone
        ? groundShadow(ctx, { x: 170, y: 440, width: 120 }) +
          groundShadow(ctx, { x: 340, y: 444, width: 120 }) +
          one(180, 420, -14, 1.5) +
          one(350, 424, 18, 1.5)
        : tube(ctx) +
          groundShadow(ctx, { x: 290, y: 392, width: 130 }) +
          one(244, 364, 71, 0.92) +
          groundShadow(ctx, { x: 376, y: 446, width: 160 }) +
          one(322, 416, 71, 1.15);
    return show(ctx, {
      extent: alone ? { x: 60, y: 240, width: 400, height: 204 } : { x: 76, y: 52, width: 408, height: 392 },
      art,
      stand: true,
      near: alone ? { x: 260, y: 340, factor: 1.5 } : { x: 350, y: 350, factor: 2 },
    });
  },
});
