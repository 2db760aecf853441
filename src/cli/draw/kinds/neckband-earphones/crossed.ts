// The slim neckband as one lays it down to take little room: its arms crossed, one long key on one of them.
import { darken, lighten } from '../../colour.ts';
import { castOn, gleam, wallShadow } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { SIGNS, led } from '../../parts/goods/faces.ts';
import { cord, cordShadow, pad } from '../../parts/goods/forms.ts';
import { between, oval, path, ribbon, roundRect, toD, turned } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { bud } from './look.ts';

/** Each arm runs from the middle of the neck round its side and across to the other side. */
const UNDER = path('M0 -206C-76 -206 -138 -160 -130 -84C-120 8 18 48 84 92');
const OVER = path('M0 -206C76 -206 138 -160 130 -84C120 8 -18 48 -84 92');
const POD = path('M-6 -8C20 -13 60 -14 96 -13C112 -12 122 -8 122 0S112 12 96 13C60 14 20 13 -6 8Z');
const SLANT = 36;
const ENDS = [
  { x: 80, y: 89, turn: SLANT },
  { x: -80, y: 89, turn: 180 - SLANT },
] as const;

/** The pod with the long key: volume up and down at its ends are pressed through the shell. */
function keyPod(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(2)];
  const sign = (art: string, x: number): string => place(art, { x, y: 0, scale: 0.8 });
  return (
    plastic(ctx, POD, shell, { gloss: 0.7, form: 0.9, reach: 9 }) +
    draw(toD(roundRect(33, -8.5, 48, 18, 9)), { fill: darken(shell, 0.6) }) +
    plastic(ctx, roundRect(34, -8, 46, 16, 8), accent, { gloss: 0.6, form: 0.7, reach: 6 }) +
    sign(SIGNS.play(darken(accent, 0.7)), 57) +
    sign(SIGNS.minus(lighten(shell, 0.65)), 21) +
    sign(SIGNS.plus(lighten(shell, 0.65)), 93) +
    led(ctx, 109, 0, 2, '#4fd08a')
  );
}

/** The pod with the battery: only the flap over its socket and the hole of a microphone. */
function plainPod(ctx: Ctx): string {
  const shell = ctx.colour(0);
  return (
    plastic(ctx, POD, shell, { gloss: 0.7, form: 0.9, reach: 9 }) +
    draw(toD(roundRect(64, -7, 34, 14, 6)), {
      fill: darken(shell, 0.25),
      stroke: lighten(shell, 0.4),
      'stroke-width': 1.2,
    }) +
    draw('M91 -3V3', { stroke: lighten(shell, 0.6), 'stroke-width': 2, 'stroke-linecap': 'round' }) +
    circle(26, 0, 2.2, { fill: darken(shell, 0.75) })
  );
}

export function drawCrossed(ctx: Ctx): string {
  const [shell, soft] = [ctx.colour(0), ctx.colour(1)];
  const arm = (along: Path): Path => ribbon(along, 15, 48);
  const [under, over] = [arm(UNDER), arm(OVER)];
  const pods = ENDS.map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    const mid = [x + Math.cos(angle) * 60, y + Math.sin(angle) * 60] as const;
    return turned(roundRect(mid[0] - 62, mid[1] - 13, 124, 26, 12), mid, turn);
  });
  const cords = [
    path('M176 164C206 192 76 252 34 226C22 218 16 204 14.6 183'),
    path('M-176 164C-206 192 -76 252 -34 226C-22 218 -16 204 -14.6 183'),
  ];
  return (
    wallShadow(ctx, [under, over, ...pods], { distance: 10 }) +
    cordShadow(ctx, cords, 6) +
    cords.map((one) => cord(one, { width: 5.6, colour: darken(soft, 0.15) })).join('') +
    pad(ctx, under, soft, { form: 1, reach: 5 }) +
    gleam(ctx, between(UNDER, 0.1, 0.6), { width: 3, opacity: 0.55, soft: 1.2 }) +
    place(keyPod(ctx), ENDS[0]) +
    castOn(ctx, under, over, { base: soft, dx: 4, dy: 6, soft: 3, strength: 0.8 }) +
    pad(ctx, over, soft, { form: 1, reach: 5 }) +
    gleam(ctx, between(OVER, 0.55, 0.9), { width: 3, opacity: 0.4, soft: 1.2 }) +
    place(plainPod(ctx), { ...ENDS[1], scale: '1 -1' }) +
    // The sleeve at the back of the neck, where the arms meet.
    pad(ctx, roundRect(-30, -216, 60, 20, 9), darken(shell, 0.25), { form: 0.9, reach: 6 }) +
    wallShadow(ctx, [oval(-30, 140, 34, 18), oval(30, 140, 34, 18)], { distance: 8 }) +
    place(bud(ctx), { x: -21, y: 140, turn: 2 }) +
    place(bud(ctx), { x: 21, y: 140, turn: -2, scale: '-1 1' })
  );
}
