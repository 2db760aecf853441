// Things for a bicycle's handlebar: a dome bell, a pair of lights.
import { darken, lighten } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, cylinderStops, metalBall, metalPiece, plastic } from '../materials.ts';
import { screw } from '../parts/goods/faces.ts';
import { rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { moved, path, toD } from '../path.ts';
import { draw, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { lights } from './cycle-part/lights.ts';

const CUTS = { style: ['bell', 'lights'] } as const;

function bell(ctx: Ctx): string {
  const rubber = ctx.colour(1);
  const metal = METALS.steel;
  const dome = path('M118 300C112 190 168 112 260 112S408 190 402 300C388 322 328 334 260 334S132 322 118 300Z');
  const under = path('M150 314H370V322C366 356 330 372 260 372S154 356 150 322Z');
  return (
    rod(ctx, [-60, 430], [580, 430], 62, cylinderStops({ base: '#3f4148', polish: 0.5, patina: '#15161a' })) +
    wallShadow(ctx, [moved(dome, 0, 30)], { distance: 16 }) +
    metalPiece(
      ctx,
      path(
        'M222 352H298C300 372 310 380 324 386C330 400 332 440 330 470H190C188 440 190 400 196 386C210 380 220 372 222 352Z',
      ),
      METALS['brushed-steel'],
      { rim: 3 },
    ) +
    screw(ctx, 218, 446, 8) +
    screw(ctx, 302, 446, 8, 50) +
    plastic(ctx, path('M340 314L452 352C470 360 468 384 448 384C424 382 388 370 340 350Z'), rubber, {
      gloss: 0.5,
      form: 0.9,
    }) +
    plastic(ctx, under, rubber, { gloss: 0.4, form: 0.7 }) +
    [0, 1, 2]
      .map((n) =>
        line(418 + n * 13, 344 + n * 5, 414 + n * 13, 378 + n * 2, { stroke: darken(rubber, 0.6), 'stroke-width': 3 }),
      )
      .join('') +
    draw(toD(dome), { fill: metalBall(ctx, metal, 256, 236, 152), stroke: metal.patina, 'stroke-width': 1.4 }) +
    draw('M120 302C150 324 210 334 260 334S370 324 400 302', {
      fill: 'none',
      stroke: lighten(metal.base, 0.7),
      'stroke-width': 3,
    }) +
    draw('M118 292C140 314 200 324 260 324S380 314 402 292', {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 2,
      'stroke-opacity': 0.6,
    }) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        place(
          draw('M0 -16C10 -30 10 -48 0 -60C-10 -48 -10 -30 0 -16Z', {
            fill: 'none',
            stroke: metal.patina,
            'stroke-width': 1.8,
            'stroke-opacity': 0.55,
          }),
          { x: 256, y: 216, turn, scale: '1 .82' },
        ),
      )
      .join('') +
    screw(ctx, 256, 150, 9) +
    gleam(ctx, path('M150 262C154 206 186 160 236 142'), { width: 18, opacity: 0.75, soft: 4 }) +
    gleam(ctx, path('M382 250C378 222 366 196 350 180'), { width: 8, opacity: 0.5, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'cycle-part',
  about: 'bell or lights for a bicycle; colours: shell, rubber or rear light',
  stances: ['flat', 'wall'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isBell = cut.style === 'bell';
    return show(ctx, {
      extent: isBell ? { x: 66, y: 96, width: 420, height: 390 } : { x: 52, y: 68, width: 404, height: 410 },
      art: () => (isBell ? bell(ctx) : lights(ctx)),
      near: isBell ? { x: 340, y: 330, factor: 1.9 } : { x: 330, y: 330, factor: 1.9 },
      margin: 40,
    });
  },
});
