// Bottles of cleaners: with a trigger, a cap, a bent neck, a spout.
import { darken, lighten } from '../../colour.ts';
import { clipTo } from '../../light.ts';
import { plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import { turnedBody } from '../../parts/ware.ts';
import { path, roundRect } from '../../path.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { cap, label, shell } from './label.ts';
import type { Cut } from './label.ts';

export function trigger(ctx: Ctx, cut: Cut): string {
  const body = createLathe(
    0,
    [
      [20, -250],
      [22, -236],
      [30, -222],
      [70, -186],
      [78, -150],
      [72, -110],
      [78, -60],
      [78, -12],
      [70, 0],
    ],
    0.12,
  );
  const head = path(
    'M-62 -330C-64 -342 -58 -348 -48 -348L40 -344C66 -340 76 -318 72 -296C60 -306 44 -306 30 -302L26 -272H-24L-28 -300L-56 -306C-64 -308 -64 -318 -62 -330Z',
  );
  const lever = path('M-34 -300C-30 -276 -44 -256 -66 -246C-72 -244 -74 -252 -68 -256C-54 -266 -50 -282 -52 -302Z');
  const nozzle = roundRect(-84, -340, 26, 28, 4);
  const tube = draw('M4 -236C2 -160 10 -80 -14 -10', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 5,
    'stroke-opacity': 0.35,
  });
  return (
    shell(ctx, body) +
    clipTo(ctx, body.outline, tube) +
    label(ctx, cut, body.band(-176, -18), { x: -80, y: -172, width: 160, height: 150 }) +
    cap(ctx, 27, -278, -240) +
    plastic(ctx, lever, darken(ctx.colour(1), 0.1), { gloss: 0.6 }) +
    plastic(ctx, nozzle, darken(ctx.colour(1), 0.3), { gloss: 0.5 }) +
    plastic(ctx, head, ctx.colour(1), { gloss: 0.6 })
  );
}

export function bottle(ctx: Ctx, cut: Cut): string {
  const body = createLathe(
    0,
    [
      [26, -296],
      [28, -284],
      [60, -262],
      [76, -226],
      [76, -14],
      [68, 0],
    ],
    0.12,
  );
  return (
    shell(ctx, body) +
    label(ctx, cut, body.band(-222, -26), { x: -78, y: -212, width: 156, height: 186 }) +
    cap(ctx, 33, -352, -288)
  );
}

/** A bottle whose neck is bent, to reach under a rim. */
export function angled(ctx: Ctx, cut: Cut): string {
  const body = path(
    'M-62 -6V-176C-62 -214 -50 -232 -22 -250C0 -266 16 -278 24 -294L60 -274C54 -250 64 -226 68 -196V-6C68 2 62 6 54 6H-48C-56 6 -62 2 -62 -6Z',
  );
  const neck = path('M22 -298L62 -276L92 -326C98 -338 92 -348 82 -354L70 -360C60 -364 52 -362 46 -352Z');
  const tip = path('M74 -356L92 -346L104 -366C108 -374 92 -384 86 -376Z');
  return (
    plastic(ctx, body, ctx.colour(0), { gloss: 0.6, reach: 26 }) +
    label(ctx, cut, body, { x: -56, y: -186, width: 120, height: 172 }) +
    plastic(ctx, tip, lighten(ctx.colour(1), 0.3)) +
    plastic(ctx, neck, ctx.colour(1), { gloss: 0.6 })
  );
}

export function squeeze(ctx: Ctx, cut: Cut): string {
  const body = createLathe(
    0,
    [
      [24, -268],
      [28, -258],
      [64, -232],
      [74, -190],
      [56, -136],
      [58, -110],
      [76, -60],
      [74, -10],
      [66, 0],
    ],
    0.12,
  );
  const spout = createLathe(
    0,
    [
      [6, -334],
      [9, -326],
      [12, -300],
      [26, -292],
      [28, -286],
      [28, -264],
    ],
    0.16,
  );
  return (
    shell(ctx, body) +
    label(ctx, cut, body.band(-228, -22), { x: -76, y: -212, width: 152, height: 184 }) +
    turnedBody(ctx, spout, { stuff: 'plastic', colour: ctx.colour(1) })
  );
}
