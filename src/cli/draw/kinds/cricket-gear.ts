// Cricket gear: a set of stumps on a spring base, and batting pads.
import { darken, lighten, saturate } from '../colour.ts';
import { gleam, groundShadow, wallShadow } from '../light.ts';
import { pad, ramp, rod } from '../parts/goods/forms.ts';
import { show } from '../parts/goods/show.ts';
import { createLathe } from '../parts/lathe.ts';
import { sewnPiece } from '../parts/panel.ts';
import { turnedBody } from '../parts/ware.ts';
import { moved, path, roundRect } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { draw, ellipse, line, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';

const CUTS = { style: ['stumps', 'pads'] } as const;

function stumps(ctx: Ctx): string {
  const [wood, band, base] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const stops = ramp(
    darken(wood, 0.35),
    lighten(wood, 0.4),
    lighten(wood, 0.1),
    wood,
    darken(wood, 0.3),
    darken(wood, 0.5),
  );
  const stripe = ramp(darken(band, 0.3), lighten(band, 0.4), band, darken(band, 0.25), darken(band, 0.5));
  const stump = (x: number, foot: number): string =>
    rod(ctx, [x, 92], [x, foot], 22, stops) +
    ellipse(x, 92, 11, 3.4, { fill: lighten(wood, 0.35), stroke: darken(wood, 0.4), 'stroke-width': 0.9 }) +
    rod(ctx, [x, 128], [x, 176], 22.6, stripe) +
    rod(ctx, [x, 190], [x, 198], 22.6, stripe);
  const bail = (x: number): string => {
    const form = createLathe(
      0,
      [
        [4, -28, 'corner'],
        [5.5, -20],
        [9, -13],
        [5.5, -6],
        [8, 0],
        [5.5, 6],
        [9, 13],
        [5.5, 20],
        [4, 28, 'corner'],
      ],
      0,
    );
    return place(turnedBody(ctx, form, { stuff: 'wood', colour: darken(saturate(wood, 2.2), 0.12), shadeFoot: 0.1 }), {
      x,
      y: 88,
      turn: 90,
    });
  };
  const foot = path(
    'M120 424C120 412 140 408 160 408H352C372 408 392 412 392 424V434C392 442 380 446 366 446H146C132 446 120 442 120 434Z',
  );
  return (
    groundShadow(ctx, { x: 256, y: 446, width: 280 }) +
    stump(196, 416) +
    stump(256, 416) +
    stump(316, 416) +
    bail(225) +
    bail(287) +
    pad(ctx, foot, base, { form: 0.9, reach: 10 }) +
    [196, 256, 316]
      .map((x) =>
        pad(
          ctx,
          path(`M${x - 18} 412L${x - 14} 392H${x + 14}L${x + 18} 412C${x + 8} 418 ${x - 8} 418 ${x - 18} 412Z`),
          darken(base, 0.1),
          { form: 0.8 },
        ),
      )
      .join('')
  );
}

/** One pad, upright about (0, 0): a shin of canes, a knee roll, a wing at the top. */
function legGuard(ctx: Ctx): string {
  const [main, trim, accent] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const whole = path(
    'M-58 -206C-20 -220 44 -214 70 -198C80 -150 82 -110 78 -70L70 150C68 190 40 214 0 214S-66 196 -68 150L-78 -70C-80 -120 -74 -170 -58 -206Z',
  );
  const cloth = ctx.plain(main);
  const folds = [-42, -14, 14, 42].map((x) => ({
    points: [
      [x, 10],
      [x * 0.96, 100],
      [x * 0.9, 196],
    ] as [number, number][],
    width: 15,
    depth: -0.55,
    open: 'both' as const,
  }));
  const roll = (y: number): string =>
    pad(
      ctx,
      path(
        `M-80 ${y}C-40 ${y + 12} 40 ${y + 12} 80 ${y}C88 ${y + 14} 86 ${y + 30} 78 ${y + 40}C40 ${y + 52} -40 ${y + 52} -78 ${y + 40}C-86 ${y + 30} -88 ${y + 14} -80 ${y}Z`,
      ),
      lighten(main, 0.1),
      { form: 1, reach: 12 },
    );
  const strap = (y: number): string =>
    sewnPiece(ctx, {
      outline: roundRect(56, y - 11, 44, 22, 4),
      fabric: ctx.plain(trim),
      under: moved(roundRect(56, y - 11, 44, 22, 4), 4, 5),
      form: 0.6,
    });
  return (
    strap(-150) +
    strap(50) +
    strap(130) +
    wallShadow(ctx, [whole], { distance: 14 }) +
    clothPiece(ctx, {
      outline: whole,
      fabric: cloth,
      form: 0.9,
      edge: 0.9,
      warp: 0,
      folds: [
        ...folds,
        ...[-34, 0, 34].map((x) => ({
          points: [
            [x, -196],
            [x, -150],
            [x, -96],
          ] as [number, number][],
          width: 14,
          depth: -0.45,
          open: 'both' as const,
        })),
      ],
    }) +
    draw('M-58 -206C-20 -220 44 -214 70 -198M-68 150C-66 196 -40 214 0 214S68 190 70 150', {
      fill: 'none',
      stroke: trim,
      'stroke-width': 9,
    }) +
    [-84, -44, -4].map(roll).join('') +
    draw('M-24 128C-24 104 24 104 24 128V170C24 188 -24 188 -24 170Z', { fill: trim }) +
    draw('M-10 132L10 146L-10 160', { fill: 'none', stroke: accent, 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    [-60, 60]
      .map((x) => line(x, 60, x * 0.94, 176, { stroke: trim, 'stroke-width': 4, 'stroke-opacity': 0.9 }))
      .join('') +
    gleam(ctx, path('M-66 -180C-72 -150 -72 -120 -70 -96'), { width: 6, opacity: 0.7, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'cricket-gear',
  about: 'stumps on a base, or batting pads; stumps: wood, bands, base; pads: face, trim, sign',
  stances: ['stand', 'flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (cut.style === 'stumps')
      return show(ctx, {
        extent: { x: 112, y: 74, width: 288, height: 372 },
        art: () => stumps(ctx),
        stand: true,
        near: { x: 240, y: 150, factor: 2 },
      });
    const art = (): string =>
      place(legGuard(ctx), { x: 362, y: 258, turn: 7 }) + place(legGuard(ctx), { x: 152, y: 256, turn: -6 });
    return show(ctx, {
      extent: { x: 44, y: 26, width: 430, height: 460 },
      art,
      near: { x: 170, y: 220, factor: 1.9 },
      margin: 26,
    });
  },
});
