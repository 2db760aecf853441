// Tubes: plastic ones that stand on their cap, and a metal one that lies rolled up.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { prop } from '../parts/beauty/botanicals.ts';
import { capArt } from '../parts/beauty/cap.ts';
import { emblem, printedLines } from '../parts/beauty/emblem.ts';
import { path, roundRect, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { draw, ellipse, line, linear, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { rolled } from './squeeze-tube/rolled.ts';
import { CUTS } from './squeeze-tube/look.ts';
import type { Cut } from './squeeze-tube/look.ts';

/** Light on a tube: round at the cap, flat at the crimp, so the shade fades upward. */
function tubeLight(ctx: Ctx, outline: Path, half: number, colour: string): string {
  const across = linear(
    ctx.defs,
    [256 - half, 0],
    [256 + half, 0],
    [
      [0, darken(colour, 0.6), 0.62],
      [0.1, darken(colour, 0.4), 0.22],
      [0.2, '#fffaf0', 0.42],
      [0.3, '#fffaf0', 0.16],
      [0.46, '#fffaf0', 0],
      [0.7, darken(colour, 0.5), 0.18],
      [0.9, darken(colour, 0.6), 0.42],
      [1, darken(colour, 0.7), 0.6],
    ],
  );
  return (
    draw(toD(outline), { fill: across, opacity: 0.9 }) +
    innerRim(ctx, outline, { dx: 0, dy: -5, soft: 6, colour: darken(colour, 0.6), opacity: 0.4, blend: 'multiply' }) +
    gleam(
      ctx,
      path(`M${256 - half * 0.66} 366C${256 - half * 0.72} 280 ${256 - half * 0.76} 190 ${256 - half * 0.8} 92`),
      { width: half * 0.14, opacity: 0.6, soft: 1.4 },
    )
  );
}

function printOf(ctx: Ctx, cut: Cut, half: number, top: number, bottom: number): string {
  const [ink, ground, accent] = [ctx.colour(1), ctx.colour(2), ctx.colour(3)];
  const tall = bottom - top;
  const left = 256 - half;
  let art = '';
  if (cut.print === 'frame')
    art =
      rect(left + half * 0.36, top + tall * 0.12, half * 1.28, tall * 0.72, { rx: 8, fill: ground, opacity: 0.94 }) +
      rect(left + half * 0.44, top + tall * 0.145, half * 1.12, tall * 0.67, {
        rx: 5,
        fill: 'none',
        stroke: accent,
        'stroke-width': 1.5,
      });
  if (cut.print === 'wave')
    art =
      draw(
        `M${left - 4} ${top + tall * 0.66}C${left + half * 0.6} ${top + tall * 0.5} ${256 + half * 0.3} ${top + tall * 0.84} ${256 + half + 4} ${top + tall * 0.62}V${bottom + 9}H${left - 4}Z`,
        { fill: accent },
      ) +
      draw(
        `M${left - 4} ${top + tall * 0.76}C${left + half * 0.6} ${top + tall * 0.6} ${256 + half * 0.3} ${top + tall * 0.94} ${256 + half + 4} ${top + tall * 0.72}V${bottom + 9}H${left - 4}Z`,
        { fill: ground },
      );
  if (cut.print === 'band')
    art =
      rect(left - 2, top + tall * 0.12, half * 2 + 4, tall * 0.5, { fill: ground }) +
      rect(left - 2, top + tall * 0.64, half * 2 + 4, 4, { fill: accent }) +
      rect(left - 2, top + tall * 0.67, half * 2 + 4, 2, { fill: accent });
  if (cut.print === 'pattern')
    art =
      ctx.fabric.paint({ x: left - 4, y: top - 10, width: half * 2 + 8, height: tall + 30 }, { scale: 0.7 }) +
      draw(toD(roundRect(256 - half * 0.6, top + tall * 0.16, half * 1.2, tall * 0.62, half * 0.6)), {
        fill: ground,
        stroke: accent,
        'stroke-width': 2,
      });
  if (cut.print === 'corner')
    art =
      draw(`M${left - 4} ${top + tall * 0.5}L${256 + half + 4} ${top + tall * 0.16}V${top - 12}H${left - 4}Z`, {
        fill: accent,
      }) +
      draw(
        `M${left - 4} ${top + tall * 0.56}L${256 + half + 4} ${top + tall * 0.22}V${top + tall * 0.19}L${left - 4} ${top + tall * 0.53}Z`,
        { fill: ground },
      );
  const lift = cut.print === 'wave' ? 0.22 : cut.print === 'corner' ? 0.2 : 0.3;
  const down = cut.print === 'corner' ? 0.14 : cut.print === 'wave' ? -0.1 : 0;
  return (
    art +
    emblem(
      cut.mark,
      256,
      top + tall * lift,
      Math.min(30, half * 0.4),
      cut.print === 'corner' ? ground : ink,
      cut.print === 'corner' ? ground : accent,
    ) +
    printedLines(256, top + tall * (0.49 + down), [half * 1, half * 0.62], { ink, height: 5, gap: 11 }) +
    printedLines(256, top + tall * (0.64 + down), [half * 0.86, half * 0.7, half * 0.3], {
      ink,
      height: 2.2,
      gap: 6,
      opacity: 0.6,
    })
  );
}

function standing(ctx: Ctx, cut: Cut): string {
  const slim = cut.style === 'slim';
  const [half, foot] = slim ? [44, 36] : [68, 56];
  const [top, bottom] = [74, 378];
  const colour = ctx.colour(0);
  const outline = path(
    `M${256 - half} ${top}H${256 + half}C${256 + half - 1} 200 ${256 + half - 3} 300 ${256 + foot + 8} 362C${256 + foot + 6} 372 ${256 + foot + 2} 378 ${256 + foot - 6} ${bottom}Q256 ${bottom + 9} ${256 - foot + 6} ${bottom}C${256 - foot - 2} 378 ${256 - foot - 6} 372 ${256 - foot - 8} 362C${256 - half + 3} 300 ${256 - half + 1} 200 ${256 - half} ${top}Z`,
  );
  const crimp =
    rect(256 - half, top - 6, half * 2, 22, { fill: mix(colour, '#3a2340', 0.12) }) +
    Array.from({ length: Math.round(half / 2.2) }, (_, n) =>
      line(256 - half + 3 + n * 4.6, top - 5, 256 - half + 3 + n * 4.6, top + 15, {
        stroke: darken(colour, 0.4),
        'stroke-width': 1.2,
        'stroke-opacity': 0.45,
      }),
    ).join('') +
    rect(256 - half, top + 14, half * 2, 1.6, { fill: lighten(colour, 0.6), opacity: 0.7 });
  return (
    groundShadow(ctx, { x: 260, y: 445, width: foot * 2.3, depth: 15 }) +
    capArt(ctx, { cx: 256, half: foot + 2, top: bottom - 6, bottom: 440, style: cut.cap, colour: ctx.colour(4) }) +
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: colour }),
      printOf(ctx, cut, half, top + 10, bottom),
      crimp,
      tubeLight(ctx, outline, half, colour),
    ) +
    draw(toD(outline), { fill: 'none', stroke: darken(colour, 0.55), 'stroke-width': 1.2, 'stroke-opacity': 0.65 })
  );
}

/** Cream squeezed out on the table. */
function smear(ctx: Ctx): string {
  const colour = lighten(ctx.colour(2), 0.3);
  const blob = path('M-44 6C-46 -8 -22 -14 -6 -10C6 -24 40 -20 42 -4C58 0 52 18 34 18C14 26 -40 22 -44 6Z');
  return (
    ellipse(6, 14, 54, 12, { fill: darken(ctx.tint, 0.5), opacity: 0.3 }) +
    clipTo(
      ctx,
      blob,
      draw(toD(blob), { fill: colour }),
      innerRim(ctx, blob, { dx: -4, dy: -5, soft: 5, colour: darken(colour, 0.35), opacity: 0.6 }),
    ) +
    draw('M-30 2C-16 -6 -2 0 10 -4C20 -10 30 -8 36 -2', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-opacity': 0.7,
      'stroke-linecap': 'round',
    }) +
    draw('M-24 12C-6 6 18 14 38 8', {
      fill: 'none',
      stroke: darken(colour, 0.2),
      'stroke-width': 2,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'round',
    })
  );
}

export const kind = defineKind({
  name: 'squeeze-tube',
  about: 'tube of face wash, sunscreen or cream; colours: tube, ink, print, accent, cap. Rolled ones lie, others stand',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (cut.style === 'rolled') {
      const tube = (): string => rolled(ctx, cut);
      return ctx.view === 'detail'
        ? zoom(ctx, { x: 320, y: 200, factor: 1.8 }, tube)
        : fit(ctx, { x: 84, y: 100, width: 372, height: 300 }, { x: 34, y: 40, width: 444, height: 432 }, tube);
    }
    const aside = cut.beside !== 'none';
    const half = cut.style === 'slim' ? 44 : 68;
    const extra = (): string =>
      cut.beside === 'none'
        ? ''
        : cut.beside === 'smear'
          ? place(smear(ctx), { x: 256 + half + 44, y: 432 })
          : prop(ctx, cut.beside, 256 + half + 34, 424, 1.05);
    const whole = (): string => standing(ctx, cut) + extra();
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 280], sharp: 130, reach: 380 },
        zoom(ctx, { x: 284, y: 352, factor: 2, turn: -5 }, whole),
      );
    const extent = { x: 256 - half - 8, y: 66, width: half * 2 + 16 + (aside ? 84 : 0), height: 380 };
    return fit(ctx, extent, { x: 46, y: groundFor(ctx, 400) - 400, width: 420, height: 400 }, whole, true);
  },
});
