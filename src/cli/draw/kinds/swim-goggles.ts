// Swimming goggles lying with their strap, and their case.
import { darken, lighten } from '../colour.ts';
import { clipTo, formShade, gleam, wallShadow } from '../light.ts';
import { plastic } from '../materials.ts';
import { cord, cordShadow, pad, shaded } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { buckle } from '../parts/notions.ts';
import { flipped, path, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { plugs: ['yes', 'no'] } as const;

const SEAL: Path = path(
  'M238 232C246 270 226 330 172 344C120 356 66 336 54 286C46 244 74 210 126 202C178 196 230 204 238 232Z',
);
const LENS: Path = path(
  'M222 240C228 270 210 314 168 326C126 334 84 318 74 284C68 252 92 228 132 221C172 216 216 220 222 240Z',
);

/** The hard box, closed: two shells that meet at a zip, a finger's loop at its end. */
function hardBox(ctx: Ctx, colour: string, pull: string): string {
  const shell = path(
    'M72 430C72 392 100 380 134 380H246C282 380 312 394 312 430C312 468 284 484 246 484H134C98 484 72 468 72 430Z',
  );
  const lid = path(
    'M84 424C86 398 106 390 136 390H246C276 390 298 400 300 424C300 436 284 440 246 440H136C100 440 84 436 84 424Z',
  );
  const track = path('M73 436C100 458 284 458 311 436');
  return (
    wallShadow(ctx, [shell], { distance: 12 }) +
    cord(path('M308 440C334 436 340 462 322 464'), { width: 6, colour: pull }) +
    plastic(ctx, shell, darken(colour, 0.1), { gloss: 0.4, form: 0.95, reach: 16 }) +
    draw(toD(lid), { fill: lighten(colour, 0.12), opacity: 0.6 }) +
    draw(toD(track), { fill: 'none', stroke: darken(colour, 0.7), 'stroke-width': 6 }) +
    draw(toD(track), { fill: 'none', stroke: '#b9bec4', 'stroke-width': 2.6, 'stroke-dasharray': '2 2' }) +
    gleam(ctx, path('M90 416C94 400 112 394 150 393'), { width: 6, opacity: 0.6, soft: 1.4 }) +
    // A pair of goggles pressed into the lid, for a mark.
    draw(
      'M150 412C150 402 182 402 182 412S150 424 150 412ZM200 412C200 402 232 402 232 412S200 424 200 412ZM182 410C188 406 194 406 200 410',
      {
        fill: 'none',
        stroke: lighten(colour, 0.45),
        'stroke-width': 2.4,
      },
    )
  );
}

function drawAll(ctx: Ctx, plugs: boolean): string {
  const [frame, lens, strapColour] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const eye = (seal: Path, glassy: Path, mirror: boolean): string => {
    const shine = mirror ? 0 : 1;
    return (
      pad(ctx, seal, frame, { form: 0.95, reach: 12 }) +
      clipTo(
        ctx,
        glassy,
        draw(toD(glassy), {
          fill: shaded(
            ctx,
            [mirror ? 290 : 74, 216],
            [mirror ? 440 : 224, 330],
            lighten(lens, 0.5),
            lens,
            darken(lens, 0.35),
            lighten(lens, 0.1),
          ),
        }),
        draw(mirror ? 'M300 320L400 210H440L340 340Z' : 'M84 320L184 210H216L116 340Z', {
          fill: '#ffffff',
          opacity: 0.35,
        }),
        formShade(ctx, glassy, lens, { amount: 0.5 }),
      ) +
      draw(toD(glassy), { fill: 'none', stroke: darken(frame, 0.5), 'stroke-width': 3 }) +
      (shine
        ? gleam(ctx, path('M84 270C88 246 108 232 140 228'), { width: 6, opacity: 0.8, soft: 1 })
        : gleam(ctx, path('M304 262C306 244 330 232 360 226'), { width: 6, opacity: 0.8, soft: 1 }))
    );
  };
  const band = path('M62 262C20 200 36 110 130 90C210 74 320 74 390 92C480 114 494 200 450 262');
  const band2 = path('M62 276C6 200 20 88 126 70C210 54 320 54 396 74C498 100 508 206 450 276');
  const plug = (x: number, y: number, turn: number): string =>
    place(
      [0, 1, 2]
        .map((n) =>
          pad(
            ctx,
            path(
              `M${-17 + n * 3} ${-8 + n * 12}C${-17 + n * 3} ${-18 + n * 12} ${17 - n * 3} ${-18 + n * 12} ${17 - n * 3} ${-8 + n * 12}L${13 - n * 3} ${6 + n * 12}H${-13 + n * 3}Z`,
            ),
            strapColour,
            { form: 0.9 },
          ),
        )
        .reverse()
        .join('') +
        draw('M0 32V48', { stroke: darken(strapColour, 0.2), 'stroke-width': 6, 'stroke-linecap': 'round' }),
      { x, y, turn },
    );
  return (
    cordShadow(ctx, [band, band2], 15) +
    cord(band2, { width: 15, colour: strapColour, gloss: 0.35 }) +
    cord(band, { width: 15, colour: lighten(strapColour, 0.12), gloss: 0.35 }) +
    wallShadow(ctx, [SEAL, flipped(SEAL)], { distance: 13 }) +
    plastic(ctx, path('M226 252C240 236 272 236 286 252L282 282C270 268 242 268 230 282Z'), darken(frame, 0.2), {
      gloss: 0.5,
      form: 0.8,
    }) +
    [-1, 0, 1]
      .map((n) => line(256 + n * 12, 244, 256 + n * 12, 270, { stroke: darken(frame, 0.6), 'stroke-width': 2.4 }))
      .join('') +
    eye(SEAL, LENS, false) +
    eye(flipped(SEAL), flipped(LENS), true) +
    place(buckle(ctx, 0, 0, 34, 30, '#a9b0b7'), { x: 60, y: 264, turn: 62 }) +
    place(buckle(ctx, 0, 0, 34, 30, '#a9b0b7'), { x: 452, y: 264, turn: -62 }) +
    (plugs
      ? hardBox(ctx, frame, strapColour) +
        wallShadow(ctx, [path('M356 414L388 402L390 456Z'), path('M424 398L456 412L422 458Z')], { distance: 8 }) +
        plug(372, 410, -18) +
        plug(438, 416, 24)
      : '')
  );
}

export const kind = defineKind({
  name: 'swim-goggles',
  about: 'swimming goggles; colours: seals, lenses, strap',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 16, y: 50, width: 480, height: cut.plugs === 'yes' ? 440 : 310 },
      art: () => drawAll(ctx, cut.plugs === 'yes'),
      near: { x: 150, y: 250, factor: 2 },
      margin: 30,
    });
  },
});
