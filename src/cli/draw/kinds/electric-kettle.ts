// Electric kettles on their base: bare steel with a handle at the side, or with a painted body.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { led } from '../parts/goods/faces.ts';
import { cord } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { turnedBody } from '../parts/ware.ts';
import { path, roundRect } from '../path.ts';
import { rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { finish: ['steel', 'painted'] } as const;
type Cut = CutOf<typeof CUTS>;

function drawAll(ctx: Ctx, cut: Cut): string {
  const [colour, black] = [ctx.colour(0), ctx.colour(1)];
  const painted = cut.finish === 'painted';
  const body = createLathe(
    236,
    [
      [66, 150, 'corner'],
      [82, 190],
      [104, 270],
      [116, 350],
      [118, 398],
      [112, 410, 'corner'],
    ],
    0.1,
  );
  const collar = createLathe(
    236,
    [
      [68, 140, 'corner'],
      [70, 156, 'corner'],
    ],
    0.1,
  );
  const lid = createLathe(
    236,
    [
      [0, 106, 'corner'],
      [38, 110],
      [60, 124],
      [68, 144, 'corner'],
    ],
    0.1,
  );
  const knob = createLathe(
    236,
    [
      [0, 82, 'corner'],
      [16, 85],
      [18, 94],
      [10, 108, 'corner'],
    ],
    0.1,
  );
  const foot = createLathe(
    236,
    [
      [112, 406, 'corner'],
      [114, 420, 'corner'],
    ],
    0.1,
  );
  const base = createLathe(
    236,
    [
      [116, 420, 'corner'],
      [126, 430],
      [126, 438],
      [120, 444, 'corner'],
    ],
    0.1,
  );
  const handle = path(
    'M300 138C330 118 388 120 402 162C416 214 408 308 392 362C386 384 362 390 348 378L338 352C356 352 364 344 368 328C380 282 384 222 372 178C366 160 336 162 306 170Z',
  );
  const spout = path('M176 152C150 150 124 152 110 168C120 184 140 200 156 214C164 196 172 176 184 158Z');
  const window = roundRect(290, 214, 16, 130, 8);
  const plain = { stuff: 'plastic', colour: black } as const;
  return (
    groundShadow(ctx, { x: 240, y: 444, width: 260 }) +
    cord(path('M352 436C410 430 440 446 620 462'), { width: 10, colour: black, gloss: 0.3 }) +
    turnedBody(ctx, base, plain) +
    turnedBody(ctx, foot, plain) +
    plastic(ctx, handle, black, { gloss: 0.5, form: 0.95, reach: 12 }) +
    gleam(ctx, path('M398 190C404 236 400 290 390 336'), { width: 5, opacity: 0.4, soft: 1.6 }) +
    (painted
      ? plastic(ctx, spout, colour, { gloss: 0.6, form: 0.8 })
      : metalPiece(ctx, spout, METALS.steel, { rim: 3 })) +
    turnedBody(ctx, body, { stuff: painted ? 'plastic' : 'steel', colour }) +
    turnedBody(ctx, collar, { stuff: 'steel', colour }) +
    turnedBody(ctx, lid, painted ? { stuff: 'plastic', colour } : { stuff: 'steel', colour }) +
    turnedBody(ctx, knob, plain) +
    plastic(ctx, window, '#cfe0e4', { gloss: 0.7, form: 0.5 }) +
    rect(293, 282, 10, 58, { rx: 4, fill: '#7fb4c9', opacity: 0.8 }) +
    [0, 1, 2, 3, 4].map((n) => rect(284, 232 + n * 24, 6, 2, { fill: darken(black, 0.1), opacity: 0.8 })).join('') +
    plastic(ctx, path('M352 372L384 366L392 396C380 404 364 402 354 394Z'), ctx.colour(2), { gloss: 0.6, form: 0.7 }) +
    led(ctx, 236, 436, 2.6, '#ff8c6b') +
    gleam(ctx, path('M168 240C160 290 154 340 154 392'), {
      width: 9,
      opacity: 0.35,
      soft: 3,
      colour: lighten(colour, 0.9),
    })
  );
}

export const kind = defineKind({
  name: 'electric-kettle',
  about: 'electric kettle on its base; colours: body where painted, handle and base, switch',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    return show(ctx, {
      extent: { x: 106, y: 80, width: 300, height: 364 },
      art: () => drawAll(ctx, cut),
      stand: true,
      near: { x: 330, y: 280, factor: 1.8 },
    });
  },
});
