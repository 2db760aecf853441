// A charger for the car's lighter socket: two lit outlets above, the spring contacts below.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, metalPiece } from '../materials.ts';
import { digits, digitsWidth, screen } from '../parts/goods/faces.ts';
import { port } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { draw, ellipse, group, radial } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { face: ['display', 'plain'] } as const;

function drawAll(ctx: Ctx, display: boolean): string {
  const [shell, glow] = [ctx.colour(0), ctx.colour(1)];
  const head = createLathe(
    256,
    [
      [92, 150, 'corner'],
      [96, 160],
      [92, 216],
      [74, 258, 'corner'],
    ],
    0.42,
  );
  const barrel = createLathe(
    256,
    [
      [70, 256, 'corner'],
      [68, 270],
      [66, 392],
      [52, 420, 'corner'],
    ],
    0.2,
  );
  const tip = createLathe(
    256,
    [
      [34, 418, 'corner'],
      [30, 440],
      [16, 456],
      [0, 460, 'corner'],
    ],
    0.2,
  );
  const face = oval(256, 150, 92, 40);
  const spring = (side: 1 | -1): string =>
    metalPiece(
      ctx,
      path(
        `M${256 + side * 66} 306C${256 + side * 92} 320 ${256 + side * 92} 356 ${256 + side * 64} 376L${256 + side * 58} 366C${256 + side * 74} 350 ${256 + side * 74} 330 ${256 + side * 60} 316Z`,
      ),
      METALS.steel,
      { rim: 2 },
    );
  const light = radial(
    ctx.defs,
    [256, 156],
    130,
    [
      [0, glow, 0.6],
      [0.6, glow, 0.18],
      [1, glow, 0],
    ],
    { squash: 0.5 },
  );
  return (
    wallShadow(ctx, [head.outline, barrel.outline, tip.outline], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    spring(-1) +
    spring(1) +
    turnedFill(ctx, tip, cylinderStops(METALS.steel)) +
    draw(toD(tip.outline), { fill: 'none', stroke: METALS.steel.patina, 'stroke-width': 1 }) +
    turnedBody(ctx, barrel, { stuff: 'plastic', colour: darken(shell, 0.1) }) +
    turnedBody(ctx, head, {
      stuff: 'anodised',
      colour: shell,
      over: [196, 206, 216]
        .map((y) =>
          draw(toD(head.ring(y)), { fill: 'none', stroke: '#17161b', 'stroke-width': 2.4, 'stroke-opacity': 0.7 }),
        )
        .join(''),
    }) +
    ellipse(256, 150, 130, 66, { fill: light }) +
    draw(toD(face), { fill: darken(shell, 0.35), stroke: lighten(shell, 0.5), 'stroke-width': 2 }) +
    draw(toD(oval(256, 150, 82, 34)), { fill: 'none', stroke: lighten(glow, 0.3), 'stroke-width': 4.6 }) +
    draw(toD(oval(256, 150, 78, 31)), { fill: darken(shell, 0.55) }) +
    group(
      { transform: 'translate(256 150) scale(1 .5)' },
      port('usb-a', display ? -36 : -32, 12, 1.5, glow),
      port('usb-c', display ? 38 : 36, 12, 1.7),
      display
        ? screen(
            ctx,
            roundRect(-26, -52, 52, 40, 6),
            digits('12.4', -digitsWidth('12.4', 0.9) / 2, -44, 0.9, '#ff9b82'),
          )
        : '',
    ) +
    gleam(ctx, path('M182 176C184 200 190 222 200 240'), { width: 8, opacity: 0.6, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'car-charger',
  about: 'charger for the car; colours: body, light',
  stances: ['wall', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string => group({ transform: 'rotate(14 256 280)' }, drawAll(ctx, cut.face === 'display'));
    return show(ctx, {
      extent: { x: 130, y: 104, width: 260, height: 356 },
      art,
      near: { x: 280, y: 170, factor: 2 },
      margin: 60,
    });
  },
});
