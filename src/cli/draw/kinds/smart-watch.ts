// Watches with a lit screen, seen from the front: square, round, and narrow bands.
import { darken, lighten, mix } from '../colour.ts';
import { gleam, wallShadow } from '../light.ts';
import { METALS, metalPiece, plastic } from '../materials.ts';
import { digits, digitsWidth, ringGauge, screen } from '../parts/goods/faces.ts';
import { pad } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { oval, path, roundRect, toD } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, el, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { style: ['square', 'round', 'band'], strap: ['silicone', 'mesh'], lie: ['left', 'right'] } as const;
type Cut = CutOf<typeof CUTS>;

const HEART = 'M0 8C-12 -2 -8 -10 -3.6 -9.6C-1.6 -9.4 -.4 -8 0 -6.6C.4 -8 1.6 -9.4 3.6 -9.6C8 -10 12 -2 0 8Z';
/** Print of a shoe: sole and heel. */
const STEP = 'M-3 2C-6 -4 -5 -11 0 -11S5 -4 3 2Z M-3 4.4H3C4 10 -4 10 -3 4.4Z';

/** Fine wire loops that lean to the left and to the right in turn, over the whole band. */
function wovenWire(ctx: Ctx, base: string, patina: string): string {
  const [w, h] = [10, 7];
  const loop = (x: number, y: number, lean: 1 | -1): string => {
    const d = `M${x - 2.2 * lean} ${y + 2}L${x + 2.2 * lean} ${y - 2}`;
    const look = { fill: 'none', 'stroke-linecap': 'round' };
    return (
      draw(d, { ...look, stroke: base, 'stroke-width': 3.3 }) +
      draw(d, { ...look, stroke: lighten(base, 0.7), 'stroke-width': 1.2, transform: 'translate(-.5 -.6)' })
    );
  };
  const art =
    rect(0, 0, w, h, { fill: mix(base, patina, 0.75) }) + loop(w * 0.25, h / 2, 1) + loop(w * 0.75, h / 2, -1);
  const id = ctx.defs.add((own) =>
    el('pattern', { id: own, width: w, height: h, patternUnits: 'userSpaceOnUse' }, art),
  );
  return rect(120, 0, 280, 512, { fill: `url(#${id})` });
}

function straps(ctx: Ctx, cut: Cut, half: number, top: number, bottom: number): string {
  const colour = ctx.colour(0);
  const end = half * 0.74;
  const upper = path(
    `M${256 - half} ${top}C${256 - half + 2} ${top - 40} ${256 - end} 70 ${256 - end} 34C${256 - end} 22 ${256 + end} 22 ${256 + end} 34C${256 + end} 70 ${256 + half - 2} ${top - 40} ${256 + half} ${top}Z`,
  );
  const lower = path(
    `M${256 - half} ${bottom}C${256 - half + 2} ${bottom + 40} ${256 - end} 440 ${256 - end} 466C${256 - end + 4} 484 ${256 + end - 4} 484 ${256 + end} 466C${256 + end} 440 ${256 + half - 2} ${bottom + 40} ${256 + half} ${bottom}Z`,
  );
  if (cut.strap === 'mesh') {
    const { base, patina } = METALS.rosegold;
    const net = wovenWire(ctx, base, patina);
    const piece = (outline: typeof upper): string =>
      clothPiece(ctx, { outline, fabric: ctx.plain(base), onCloth: net, form: 0.9, warp: 0 }) +
      draw(toD(outline), { fill: 'none', stroke: lighten(base, 0.35), 'stroke-width': 2.4 }) +
      draw(toD(outline), { fill: 'none', stroke: darken(patina, 0.2), 'stroke-width': 0.9 });
    // The loose end lies over the band and is held by a magnet in its bar.
    return (
      piece(upper) +
      piece(lower) +
      metalPiece(ctx, roundRect(256 - end - 5, 42, end * 2 + 10, 22, 5), METALS.rosegold, { rim: 2 }) +
      metalPiece(ctx, roundRect(256 - end + 1, 400, end * 2 - 2, 24, 4), METALS.rosegold, { rim: 2 })
    );
  }
  const holes = [404, 424, 444].map(
    (y) =>
      rect(256 - 5, y, 10, 6, { rx: 3, fill: darken(colour, 0.7) }) +
      rect(256 - 4, y + 5.2, 9, 1.2, { rx: 0.6, fill: lighten(colour, 0.4), opacity: 0.7 }),
  );
  return (
    pad(ctx, upper, colour, { form: 0.95, reach: 14 }) +
    pad(ctx, lower, colour, { form: 0.95, reach: 14 }) +
    holes.join('') +
    pad(ctx, roundRect(256 - end - 6, 84, end * 2 + 12, 18, 6), colour, { form: 0.8 }) +
    metalPiece(ctx, roundRect(256 - end - 8, 30, end * 2 + 16, 12, 5), METALS.steel, { rim: 2 }) +
    gleam(
      ctx,
      path(`M${256 - half + 12} ${top - 10}C${256 - half + 14} ${top - 50} ${256 - end + 10} 100 ${256 - end + 9} 60`),
      { width: 6, opacity: 0.4, soft: 2 },
    )
  );
}

function squareFace(ctx: Ctx): string {
  const [a, b, c] = [ctx.colour(2), '#5fd3a4', '#f2a65a'];
  return (
    digits('10:28', 256 - digitsWidth('10:28', 1.55) / 2, 176, 1.55, '#f4f1ea', 4) +
    [0.45, 0.7, 0.5, 0.95, 0.65, 0.8, 0.6]
      .map((share, n) =>
        rect(188 + n * 20, 322 - share * 66, 12, share * 66, {
          rx: 3,
          fill: n === 3 ? b : n % 2 ? a : lighten(a, 0.25),
        }),
      )
      .join('') +
    rect(188, 330, 132, 5, { rx: 2.5, fill: '#3a3f4b' }) +
    rect(188, 330, 86, 5, { rx: 2.5, fill: c }) +
    place(draw(HEART, { fill: '#e5484d' }), { x: 206, y: 232, scale: 0.9 }) +
    digits('72', 220, 224, 0.6, '#cfd3da') +
    place(draw(STEP, { fill: b }), { x: 272, y: 232, scale: 0.9 }) +
    digits('6480', 284, 224, 0.5, '#cfd3da')
  );
}

function roundFace(ctx: Ctx): string {
  const marks = ctx.colour(2);
  let art = '';
  for (let n = 0; n < 60; n += 1) {
    const angle = (n / 60) * Math.PI * 2;
    const [long, w] = n % 5 === 0 ? [12, 2.6] : [5, 1];
    art += line(
      256 + Math.sin(angle) * 86,
      256 - Math.cos(angle) * 86,
      256 + Math.sin(angle) * (86 - long),
      256 - Math.cos(angle) * (86 - long),
      { stroke: n % 5 === 0 ? marks : '#8b8f99', 'stroke-width': w, 'stroke-linecap': 'round' },
    );
  }
  const hand = (turn: number, long: number, width: number, colour: string): string =>
    place(
      draw(`M${-width / 2} 12L${-width / 2} ${-long + 8}L0 ${-long}L${width / 2} ${-long + 8}L${width / 2} 12Z`, {
        fill: colour,
      }),
      { x: 256, y: 256, turn },
    );
  return (
    circle(256, 256, 62, { fill: '#20232c' }) +
    art +
    ringGauge(256, 298, 18, 4, 0.66, '#5fd3a4') +
    ringGauge(218, 246, 15, 4, 0.4, '#f2a65a') +
    place(draw(HEART, { fill: '#e5484d' }), { x: 294, y: 242, scale: 0.9 }) +
    digits('74', 284, 252, 0.6, '#dfe2e7') +
    hand(304, 46, 7, '#f4f1ea') +
    hand(62, 68, 5, '#f4f1ea') +
    hand(190, 72, 1.8, marks) +
    circle(256, 256, 5, { fill: marks })
  );
}

function bandFace(ctx: Ctx): string {
  const a = ctx.colour(2);
  return (
    digits('07', 256 - digitsWidth('07', 1.3) / 2, 172, 1.3, '#f4f1ea') +
    digits('45', 256 - digitsWidth('45', 1.3) / 2, 212, 1.3, a) +
    place(draw(STEP, { fill: '#5fd3a4' }), { x: 248, y: 272, turn: -8 }) +
    place(draw(STEP, { fill: '#5fd3a4' }), { x: 264, y: 266, turn: 8 }) +
    digits('6480', 256 - digitsWidth('6480', 0.66) / 2, 288, 0.66, '#f4f1ea') +
    rect(236, 311, 40, 5, { rx: 2.5, fill: '#3a3f4b' }) +
    rect(236, 311, 27, 5, { rx: 2.5, fill: '#5fd3a4' }) +
    place(draw(HEART, { fill: '#e5484d' }), { x: 256, y: 336 })
  );
}

/** The side that lies on the wrist: lid, sensor window, contacts for charging. */
function squareBack(ctx: Ctx, cut: Cut): string {
  const dark = ctx.colour(1);
  return (
    wallShadow(ctx, [roundRect(160, 134, 192, 236, 46)]) +
    straps(ctx, cut, 70, 150, 358) +
    // Turned over, the crown is at the left.
    metalPiece(ctx, roundRect(146, 196, 16, 40, 6), METALS.steel, { rim: 2 }) +
    plastic(ctx, roundRect(158, 132, 198, 240, 50), dark, { gloss: 0.5, form: 0.9, reach: 14 }) +
    plastic(ctx, roundRect(176, 150, 162, 204, 36), darken(dark, 0.2), { gloss: 0.3, form: 0.5 }) +
    metalPiece(ctx, oval(257, 236, 54, 54), METALS.aluminium, { rim: 2.4 }) +
    screen(
      ctx,
      oval(257, 236, 44, 44),
      [-16, 16]
        .map((dx) => circle(257 + dx, 236, 9, { fill: '#1f6b4c' }) + circle(257 + dx, 236, 4, { fill: '#57e0a0' }))
        .join('') + rect(251, 222, 12, 28, { rx: 5, fill: '#33353d' }),
    ) +
    [-14, 14]
      .map((dx) =>
        circle(257 + dx, 324, 6, { fill: METALS.gold.base, stroke: METALS.gold.patina, 'stroke-width': 1.4 }),
      )
      .join('') +
    [
      [192, 168],
      [322, 168],
      [192, 338],
      [322, 338],
    ]
      .map(([x = 0, y = 0]) =>
        circle(x, y, 4, { fill: METALS.steel.base, stroke: METALS.steel.patina, 'stroke-width': 1.2 }),
      )
      .join('')
  );
}

function drawAll(ctx: Ctx, cut: Cut): string {
  const metal = cut.strap === 'mesh' ? METALS.rosegold : METALS.steel;
  const shade = path('M200 34H312L330 180V340L312 470H200L182 340V180Z');
  const dark = ctx.colour(1);
  if (cut.style === 'round') {
    return (
      wallShadow(ctx, [shade, oval(256, 256, 112)]) +
      straps(ctx, cut, 58, 170, 342) +
      metalPiece(ctx, roundRect(362, 210, 14, 26, 5), metal, { rim: 2 }) +
      metalPiece(ctx, roundRect(362, 276, 14, 26, 5), metal, { rim: 2 }) +
      metalPiece(ctx, oval(256, 256, 112), metal, { rim: 5 }) +
      screen(ctx, oval(256, 256, 98), roundFace(ctx))
    );
  }
  if (cut.style === 'band') {
    return (
      wallShadow(ctx, [path('M214 34H298L306 256L298 474H214L206 256Z')]) +
      straps(ctx, cut, 50, 166, 350) +
      plastic(ctx, roundRect(200, 138, 112, 240, 46), dark, { gloss: 0.6, form: 0.9, reach: 14 }) +
      screen(ctx, roundRect(211, 150, 90, 216, 38), bandFace(ctx))
    );
  }
  return (
    wallShadow(ctx, [shade, roundRect(160, 134, 192, 236, 46)]) +
    straps(ctx, cut, 70, 150, 358) +
    metalPiece(ctx, roundRect(352, 196, 16, 40, 6), METALS.steel, { rim: 2 }) +
    plastic(ctx, roundRect(158, 132, 198, 240, 50), dark, { gloss: 0.8, form: 0.9, reach: 14 }) +
    screen(ctx, roundRect(171, 146, 172, 212, 38), squareFace(ctx))
  );
}

export const kind = defineKind({
  name: 'smart-watch',
  about: 'watch with a screen; colours: strap, case, accent on the screen',
  stances: ['flat', 'wall'],
  views: ['front', 'back', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const art = (): string =>
      place(
        place(ctx.view === 'back' && cut.style === 'square' ? squareBack(ctx, cut) : drawAll(ctx, cut), {
          x: -256,
          y: -256,
        }),
        { x: 256, y: 256, turn: cut.lie === 'left' ? -12 : 16 },
      );
    return show(ctx, {
      extent: { x: 130, y: 30, width: 250, height: 452 },
      art,
      near: { x: 256, y: 258, factor: 1.9 },
      margin: 30,
    });
  },
});
