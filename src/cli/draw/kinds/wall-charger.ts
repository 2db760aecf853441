// Chargers for the wall socket, with a cable or with two outlets.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { led } from '../parts/goods/faces.ts';
import { coiled, coiledCord } from '../parts/goods/coil.ts';
import { cordShadow } from '../parts/goods/forms.ts';
import { pins, plug, port } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { moved, path, roundRect, toD } from '../path.ts';
import { circle, draw, group, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['cable', 'dual'] } as const;
type Cut = CutOf<typeof CUTS>;

const BOLT = 'M2 -11L-7 2H-1L-3 11L7 -3H1Z';

function withCable(ctx: Ctx): string {
  const [shell, wire] = [ctx.colour(0), ctx.colour(1)];
  const body = roundRect(-78, -84, 156, 168, 36);
  const line = coiled({
    from: [
      [165, 326],
      [176, 366],
      [232, 404],
    ],
    to: [
      [438, 200],
      [398, 152],
    ],
    ...{ cx: 344, cy: 312, rx: 92, ry: 86, start: 120, by: -1920, spread: 8 },
  });
  return (
    cordShadow(ctx, [line], 11) +
    wallShadow(ctx, [moved(body, 150, 190)], { distance: 14 }) +
    coiledCord(line, { width: 11, colour: wire, gloss: 0.4 }) +
    place(plug(ctx, 'usb-c', wire, 1.2), { x: 400, y: 158, turn: -112 }) +
    place(plug(ctx, 'usb-c', wire, 1.2), { x: 165, y: 328, turn: -98 }) +
    group(
      { transform: 'translate(150 190) rotate(-8)' },
      pins(ctx, 0, -80, 62, 54),
      plastic(ctx, body, shell, { gloss: 0.6, form: 0.9, reach: 22 }),
      draw(toD(roundRect(-62, -68, 124, 136, 26)), {
        fill: 'none',
        stroke: lighten(shell, 0.5),
        'stroke-width': 1.6,
        'stroke-opacity': 0.55,
      }),
      draw(BOLT, { fill: ctx.colour(2), transform: 'translate(0 -6) scale(2.2)' }),
      led(ctx, 0, 46, 2.8, '#58d68d'),
      gleam(ctx, path('M-66 -44C-64 -62 -54 -72 -34 -75'), { width: 8, opacity: 0.7, soft: 1.6 }),
    )
  );
}

/** Seen from the front and a little from above: the face with the outlets, the pins behind. */
function dual(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const face = roundRect(136, 196, 240, 246, 46);
  const top = path('M146 232C146 196 156 168 190 168H322C356 168 366 196 366 232V260H146Z');
  return (
    groundShadow(ctx, { x: 256, y: 440, width: 240 }) +
    pins(ctx, 256, 172, 92, 72) +
    plastic(ctx, top, lighten(shell, 0.16), { gloss: 0.4, form: 0.5 }) +
    plastic(ctx, face, shell, { gloss: 0.6, form: 0.85, reach: 24 }) +
    plastic(ctx, roundRect(172, 244, 168, 126, 24), darken(shell, 0.12), { gloss: 0.3, form: 0.4, reach: 6 }) +
    port('usb-a', 256, 282, 2.6, accent) +
    port('usb-a', 256, 336, 2.6, accent) +
    rect(226, 398, 60, 5, { rx: 2.5, fill: accent, opacity: 0.9 }) +
    circle(256, 222, 4, { fill: darken(shell, 0.4) }) +
    led(ctx, 256, 222, 2.6, '#6fb7ff') +
    gleam(ctx, path('M150 262C150 232 164 212 196 207'), { width: 9, opacity: 0.6, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'wall-charger',
  about: 'charger for the wall; colours: body, cable or tongues, sign',
  stances: ['flat', 'stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut: Cut, ctx) {
    const stand = cut.style === 'dual';
    return show(ctx, {
      extent: stand ? { x: 128, y: 98, width: 256, height: 344 } : { x: 54, y: 52, width: 412, height: 370 },
      art: () => (stand ? dual(ctx) : withCable(ctx)),
      stand,
      near: stand ? { x: 256, y: 300, factor: 1.8 } : { x: 160, y: 190, factor: 2 },
      margin: 40,
    });
  },
});
