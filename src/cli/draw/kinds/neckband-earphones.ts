// Wireless earphones on a band round the neck, lying flat.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { drawCrossed } from './neckband-earphones/crossed.ts';
import { CUTS, bud } from './neckband-earphones/look.ts';
import type { Cut } from './neckband-earphones/look.ts';
import { SIGNS, led, pushButton } from '../parts/goods/faces.ts';
import { cord, cordShadow, pad } from '../parts/goods/forms.ts';
import { port } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { between, oval, path, ribbon, roundRect } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

function drawAll(ctx: Ctx, cut: Cut): string {
  const [shell, soft] = [ctx.colour(0), ctx.colour(1)];
  const slim = cut.style === 'slim';
  const band = path('M122 330C96 250 96 176 142 118C180 72 332 72 370 118C416 176 416 250 390 330');
  const wide = slim ? 15 : 24;
  const collar = ribbon(band, (t) => wide * (1 + 0.18 * Math.abs(t - 0.5)), 48);
  const podPath = [path('M126 262C112 306 116 356 132 396'), path('M386 262C400 306 396 356 380 396')];
  const pods = podPath.map((one) =>
    ribbon(one, (t) => (slim ? 26 : 34) * (0.84 + 0.32 * Math.sin(Math.PI * Math.min(1, t + 0.1))), 30),
  );
  const joinedUp = cut.buds === 'joined';
  const left = joinedUp ? { x: 234, y: 326, turn: 2 } : { x: 204, y: 272, turn: -24 };
  const right = joinedUp ? { x: 276, y: 326, turn: -2 } : { x: 318, y: 318, turn: 14 };
  const foot = (at: { x: number; y: number; turn: number }, side: 1 | -1): string => {
    const angle = (at.turn * Math.PI) / 180;
    const [dx, dy] = [8 * side, 44];
    return `${at.x + dx * Math.cos(angle) - dy * Math.sin(angle)} ${at.y + dx * Math.sin(angle) + dy * Math.cos(angle)}`;
  };
  const cords = [
    path(
      `M134 398C146 458 ${left.x - 6} 466 ${left.x + 16} ${left.y + 116}C${left.x + 26} ${left.y + 86} ${left.x + 20} ${left.y + 70} ${foot(left, 1)}`,
    ),
    path(
      `M378 398C366 462 ${right.x + 12} 470 ${right.x - 12} ${right.y + 108}C${right.x - 22} ${right.y + 84} ${right.x - 16} ${right.y + 66} ${foot(right, -1)}`,
    ),
  ];
  const end = (x: number, y: number, turn: number): string =>
    place(
      plastic(ctx, roundRect(-(slim ? 13 : 17), -8, slim ? 26 : 34, 18, 7), darken(shell, 0.2), {
        gloss: 0.5,
        form: 0.7,
      }),
      { x, y, turn },
    );
  const keys = [290, 322, 354].map((y, n) => {
    const at = [392.5, 394, 390.5][n] ?? 392;
    const sign = [SIGNS.plus, SIGNS.play, SIGNS.minus][n];
    return pushButton(
      ctx,
      at,
      y,
      slim ? 9 : 11,
      n === 1 ? ctx.colour(2) : darken(shell, 0.12),
      sign ? place(sign(n === 1 ? darken(ctx.colour(2), 0.7) : lighten(shell, 0.7)), { scale: 0.9 }) : '',
    );
  });
  return (
    wallShadow(ctx, [collar, ...pods], { distance: 11 }) +
    cordShadow(ctx, cords, 6) +
    cords.map((one) => cord(one, { width: 6, colour: darken(soft, 0.15) })).join('') +
    pad(ctx, collar, soft, { form: 1, reach: slim ? 5 : 8 }) +
    gleam(ctx, between(band, 0.12, 0.5), { width: slim ? 3 : 5, opacity: 0.55, soft: 1.2 }) +
    pods.map((one) => plastic(ctx, one, shell, { gloss: 0.7, form: 0.9, reach: 10 })).join('') +
    end(133, 396, -14) +
    end(379, 396, 14) +
    draw('M118 284C115 310 116 336 121 360', {
      fill: 'none',
      stroke: ctx.colour(2),
      'stroke-width': slim ? 3 : 4,
      'stroke-linecap': 'round',
    }) +
    gleam(ctx, path('M108 292C106 316 108 340 113 362'), { width: 4, opacity: 0.5, soft: 1 }) +
    keys.join('') +
    led(ctx, 384, 378, 2.4, '#4fd08a') +
    place(port('usb-c', 0, 0, 0.62), { x: 125, y: 378, turn: 70 }) +
    wallShadow(ctx, [oval(left.x - 12, left.y, 34, 18), oval(right.x + 12, right.y, 34, 18)], { distance: 8 }) +
    place(bud(ctx), left) +
    place(bud(ctx), { ...right, scale: '-1 1' })
  );
}

export const kind = defineKind({
  name: 'neckband-earphones',
  about: 'neckband earphones; colours: pods and buds, band, accent',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (cut.lay === 'crossed')
      return show(ctx, {
        extent: { x: 34, y: 52, width: 444, height: 456 },
        art: () => place(drawCrossed(ctx), { x: 256, y: 280, turn: -14 }),
        near: { x: 380, y: 350, factor: 2.3 },
      });
    return show(ctx, {
      extent: { x: 92, y: 74, width: 328, height: 388 },
      art: () => drawAll(ctx, cut),
      near: { x: 356, y: 330, factor: 2.3, turn: -6 },
    });
  },
});
