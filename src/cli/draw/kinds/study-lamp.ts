// Study lamps: a folding one with a long lit head, one on a bending neck with a clip.
import { darken, lighten } from '../colour.ts';
import { gleam, groundShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { SIGNS, led, screw } from '../parts/goods/faces.ts';
import { cord, pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, spotsAlong, toD } from '../path.ts';
import { circle, draw, ellipse, linear, place, radial, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['folding', 'gooseneck'] } as const;

const WARM = '#ffe9b8';

function folding(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const foot = path('M120 418C120 404 170 396 236 396S352 404 352 418V428C352 440 302 446 236 446S120 440 120 428Z');
  const arm = path('M292 412L330 128C332 114 352 116 352 130L322 414C318 424 294 424 292 412Z');
  const head = path('M356 104C372 108 372 134 354 138L92 158C76 158 76 140 92 136Z');
  const cone = linear(
    ctx.defs,
    [200, 150],
    [180, 410],
    [
      [0, WARM, 0.75],
      [0.6, WARM, 0.22],
      [1, WARM, 0],
    ],
  );
  return (
    draw('M96 158L336 140L300 404H60Z', { fill: cone }) +
    groundShadow(ctx, { x: 238, y: 444, width: 240 }) +
    plastic(ctx, foot, shell, { gloss: 0.5, form: 0.9, reach: 14 }) +
    ellipse(236, 413, 104, 13, { fill: lighten(shell, 0.35), opacity: 0.55 }) +
    ellipse(204, 412, 20, 6, { fill: darken(shell, 0.3) }) +
    place(SIGNS.power(lighten(shell, 0.8)), { x: 204, y: 412, scale: '1 .55' }) +
    led(ctx, 246, 413, 2, '#58d68d') +
    plastic(ctx, arm, shell, { gloss: 0.5, form: 0.9, reach: 9 }) +
    draw('M316 380L340 150', { stroke: accent, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    plastic(ctx, head, shell, { gloss: 0.6, form: 0.7, reach: 8 }) +
    draw('M96 157L346 139L340 146L98 163Z', { fill: '#fffdf2' }) +
    draw('M96 160L344 142', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-opacity': 0.55 }) +
    circle(344, 124, 19, { fill: darken(shell, 0.4) }) +
    metalPiece(ctx, oval(344, 124, 16, 16), METALS.steel, { rim: 2.4 }) +
    screw(ctx, 344, 124, 6) +
    circle(306, 408, 12, { fill: METALS.steel.base, stroke: METALS.steel.patina }) +
    gleam(ctx, path('M110 143L300 127'), { width: 5, opacity: 0.6, soft: 1 })
  );
}

function gooseneck(ctx: Ctx): string {
  const [shell, accent] = [ctx.colour(0), ctx.colour(1)];
  const neck = path('M186 372C176 250 200 130 280 112C320 104 340 128 338 158');
  const rings = spotsAlong(neck, 64).map((s) =>
    place(rect(-1.2, -8.5, 2.4, 17, { fill: darken(shell, 0.6), opacity: 0.5 }), { x: s.x, y: s.y, turn: s.turn }),
  );
  const shade = path('M338 150C386 152 420 196 424 240C400 258 276 258 252 240C256 196 290 152 338 150Z');
  const rim = oval(338, 242, 86, 20);
  const cone = radial(
    ctx.defs,
    [338, 250],
    210,
    [
      [0, WARM, 0.9],
      [0.5, WARM, 0.35],
      [1, WARM, 0],
    ],
    { squash: 0.9 },
  );
  const upper = path('M120 366C120 352 132 344 150 344H224C242 344 254 352 254 366V386H120Z');
  const lower = path('M128 410H246L232 446H150C134 446 124 430 128 410Z');
  return (
    draw('M256 244C210 330 190 400 180 440H500C486 400 466 330 420 244Z', { fill: cone, opacity: 0.8 }) +
    // The board of a shelf: it comes in from beyond the left edge and ends inside the jaws.
    rect(-300, 388, 514, 20, { rx: 2, fill: darken(ctx.tint, 0.3) }) +
    rect(-300, 388, 514, 6, { rx: 2, fill: lighten(ctx.tint, 0.35) }) +
    // The lead hangs from the jaw below the board and runs out of the picture.
    cord(path('M134 430C96 428 92 466 46 470C-10 474 -60 458 -300 468'), {
      width: 8,
      colour: '#3a3940',
      gloss: 0.3,
    }) +
    cord(neck, { width: 17, colour: METALS.steel.base, gloss: 0.8 }) +
    rings.join('') +
    plastic(ctx, upper, shell, { gloss: 0.5, form: 0.85, reach: 12 }) +
    plastic(ctx, lower, shell, { gloss: 0.5, form: 0.85, reach: 12 }) +
    metalPiece(ctx, path('M232 362C262 366 264 428 236 434L226 424C244 412 242 384 224 372Z'), METALS.steel, {
      rim: 2,
    }) +
    pad(ctx, roundRect(136, 384, 96, 7, 3), accent) +
    pad(ctx, roundRect(138, 406, 92, 7, 3), accent) +
    plastic(ctx, roundRect(322, 140, 32, 24, 8), darken(shell, 0.2), { gloss: 0.5, form: 0.8 }) +
    plastic(ctx, shade, shell, { gloss: 0.7, form: 0.95, reach: 18 }) +
    draw(toD(rim), { fill: '#fffbe8', stroke: darken(shell, 0.4), 'stroke-width': 3 }) +
    ellipse(338, 243, 66, 13, { fill: '#ffffff' }) +
    gleam(ctx, path('M272 222C278 196 294 174 316 164'), { width: 8, opacity: 0.7, soft: 1.6 })
  );
}

export const kind = defineKind({
  name: 'study-lamp',
  about: 'study lamp, lit; colours: body, accent',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const isFolding = cut.style === 'folding';
    return show(ctx, {
      extent: isFolding ? { x: 72, y: 96, width: 300, height: 350 } : { x: 110, y: 100, width: 330, height: 346 },
      art: () => (isFolding ? folding(ctx) : gooseneck(ctx)),
      stand: true,
      near: isFolding ? { x: 300, y: 150, factor: 2 } : { x: 300, y: 230, factor: 1.7 },
    });
  },
});
