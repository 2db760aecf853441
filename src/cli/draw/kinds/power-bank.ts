// Power banks: a slim one standing, a thick one with a display and its own cable.
import { darken, lighten } from '../colour.ts';
import { clipTo, gleam, groundShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { digits, led, screen } from '../parts/goods/faces.ts';
import { cord, shaded } from '../parts/goods/forms.ts';
import { plug, port } from '../parts/goods/plugs.ts';
import { show } from '../parts/goods/show.ts';
import { path, roundRect, toD } from '../path.ts';
import { draw, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['slim', 'display'] } as const;

function slim(ctx: Ctx): string {
  const colour = ctx.colour(0);
  const metal: Metal = { base: colour, polish: 0.5, patina: darken(colour, 0.6) };
  const face = roundRect(156, 112, 196, 330, 26);
  const top = path('M160 140C160 96 172 84 190 84H334C352 84 366 94 366 110V420C366 434 358 442 346 442H320V140Z');
  const cap = path(
    'M158 132C160 92 176 78 198 78H330C352 78 362 92 364 112C356 106 346 112 330 112H184C172 112 162 118 158 132Z',
  );
  return (
    groundShadow(ctx, { x: 262, y: 440, width: 220 }) +
    draw(toD(top), { fill: darken(colour, 0.45) }) +
    plastic(ctx, cap, darken(colour, 0.3), { gloss: 0.4, form: 0.5 }) +
    port('usb-a', 222, 95, 0.86, ctx.colour(1)) +
    port('usb-c', 274, 95, 1.05) +
    port('usb-a', 322, 95, 0.86, ctx.colour(1)) +
    metalPiece(ctx, face, metal, { rim: 5 }) +
    clipTo(
      ctx,
      face,
      draw('M156 360L352 250V442H156Z', {
        fill: shaded(ctx, [156, 280], [352, 442], darken(colour, 0.2), colour),
        opacity: 0.35,
      }),
    ) +
    [0, 1, 2, 3]
      .map((n) =>
        n < 3
          ? led(ctx, 182, 376 + n * 16, 2.8, '#bfe3ff')
          : rect(179, 422, 6, 6, { rx: 3, fill: darken(colour, 0.5) }),
      )
      .join('') +
    draw('M260 214L238 252H254L248 284L274 242H258Z', { fill: lighten(colour, 0.55), opacity: 0.75 }) +
    plastic(ctx, roundRect(350, 180, 9, 46, 4), darken(colour, 0.2), { gloss: 0.5, form: 0.6 }) +
    gleam(ctx, path('M172 150C170 240 170 320 176 360'), { width: 7, opacity: 0.45, soft: 2 })
  );
}

function display(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const body = roundRect(96, 196, 320, 246, 34);
  const top = path('M104 232C108 190 122 170 152 170H360C390 170 404 190 408 232Z');
  const glassy = roundRect(126, 230, 260, 92, 18);
  const tail = path('M404 214C446 210 452 250 448 300C446 340 440 352 438 366');
  return (
    groundShadow(ctx, { x: 256, y: 440, width: 330 }) +
    plastic(ctx, top, lighten(shell, 0.1), { gloss: 0.4, form: 0.5 }) +
    port('usb-a', 186, 184, 0.9, accent) +
    port('usb-a', 256, 184, 0.9, accent) +
    port('usb-c', 326, 184, 1.1) +
    plastic(ctx, body, shell, { gloss: 0.5, form: 0.9, reach: 24 }) +
    [0, 1, 2, 3, 4]
      .map(
        (n) =>
          draw(`M${132 + n * 2} ${350 + n * 17}H${380 - n * 2}`, {
            stroke: darken(shell, 0.5),
            'stroke-width': 5,
            'stroke-opacity': 0.55,
          }) +
          draw(`M${132 + n * 2} ${353.4 + n * 17}H${380 - n * 2}`, {
            stroke: lighten(shell, 0.4),
            'stroke-width': 1.4,
            'stroke-opacity': 0.5,
          }),
      )
      .join('') +
    screen(
      ctx,
      glassy,
      digits('98', 156, 248, 2.3, '#eafff4', 6) +
        [0, 1, 2, 3, 4]
          .map((n) => rect(262 + n * 21, 290 - n * 7, 14, 14 + n * 7, { rx: 2.4, fill: n < 4 ? accent : '#33363f' }))
          .join(''),
    ) +
    cord(tail, { width: 15, colour: accent, gloss: 0.4 }) +
    plastic(ctx, roundRect(392, 202, 26, 26, 8), accent, { gloss: 0.4, form: 0.7 }) +
    place(plug(ctx, 'usb-c', accent, 1.3), { x: 439, y: 362, turn: 96 }) +
    metalPiece(ctx, roundRect(90, 284, 9, 44, 4), METALS.steel, { rim: 1.4 }) +
    gleam(ctx, path('M112 240C108 290 108 360 116 406'), { width: 7, opacity: 0.45, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'power-bank',
  about: 'power bank; colours: body, tongues or cable and bars',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isSlim = cut.style === 'slim';
    return show(ctx, {
      extent: isSlim ? { x: 146, y: 76, width: 224, height: 366 } : { x: 86, y: 166, width: 370, height: 276 },
      art: () => (isSlim ? slim(ctx) : display(ctx)),
      stand: true,
      near: isSlim ? { x: 256, y: 150, factor: 2.1 } : { x: 240, y: 250, factor: 1.9 },
    });
  },
});
