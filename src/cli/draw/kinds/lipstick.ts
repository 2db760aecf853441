// Bullet lipsticks standing with their caps off.
import { darken, lighten, saturate } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { contour, ringAt } from '../parts/beauty/vessel.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { path, toD } from '../path.ts';
import { draw, ellipse, linear, place } from '../svg.ts';
import type { Stop } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  case: ['fluted', 'plain', 'banded', 'slim'],
  metal: ['gold', 'silver', 'rosegold'],
  show: ['cap', 'pair', 'trio', 'swatch'],
} as const;
type Cut = CutOf<typeof CUTS>;

const TILT = 0.2;

function turnedPart(
  ctx: Ctx,
  profile: readonly (readonly [number, number])[],
  stops: readonly Stop[],
  ink: string,
  top: string,
): string {
  const lathe = createLathe(
    0,
    profile.map(([x, y]) => [x, y, 'corner'] as const),
    TILT,
  );
  return (
    turnedFill(ctx, lathe, stops) +
    contour(lathe, ink, 0.8) +
    draw(toD(lathe.oval(lathe.top + 0.5)), { fill: top, stroke: ink, 'stroke-width': 0.8, 'stroke-opacity': 0.6 })
  );
}

/** The case standing on (0, 0), `half` wide; returns where the stick comes out. */
function caseArt(ctx: Ctx, cut: Cut, half: number): { art: string; mouth: number } {
  const metal = METALS[cut.metal];
  const shell = ctx.colour(1);
  const ink = darken(shell, 0.6);
  const body = createLathe(
    0,
    [
      [half, -118, 'corner'],
      [half, -4, 'corner'],
      [half - 2, 0],
    ],
    TILT,
  );
  const flutes =
    cut.case === 'fluted'
      ? body
          .around(-6, 15, 84)
          .map(
            (spot) =>
              draw(`M${spot.x.toFixed(1)} ${(spot.y - 106).toFixed(1)}V${spot.y.toFixed(1)}`, {
                stroke: darken(shell, 0.5),
                'stroke-width': 3 * spot.squeeze,
                'stroke-opacity': 0.5,
                fill: 'none',
              }) +
              draw(`M${(spot.x + 2.2 * spot.squeeze).toFixed(1)} ${(spot.y - 106).toFixed(1)}V${spot.y.toFixed(1)}`, {
                stroke: lighten(shell, 0.6),
                'stroke-width': 1.4 * spot.squeeze,
                'stroke-opacity': 0.5,
                fill: 'none',
              }),
          )
          .join('')
      : '';
  const bands =
    cut.case === 'banded'
      ? [-96, -22]
          .map((y) =>
            draw(toD(body.band(y - 7, y + 7)), { fill: linear(ctx.defs, [-half, 0], [half, 0], cylinderStops(metal)) }),
          )
          .join('')
      : '';
  return {
    art:
      turnedFill(ctx, body, paintStops(shell, 0.75)) +
      clipTo(
        ctx,
        body.outline,
        flutes,
        bands,
        gleam(ctx, path(`M${-half * 0.6} -112V0`), { width: half * 0.16, opacity: 0.6, soft: 1 }),
      ) +
      contour(body, ink, 0.8) +
      draw(toD(body.oval(-117.4)), { fill: lighten(shell, 0.3), stroke: ink, 'stroke-width': 0.8 }) +
      turnedPart(
        ctx,
        [
          [half - 5, -136],
          [half - 5, -117],
        ],
        cylinderStops(metal),
        metal.patina,
        lighten(metal.base, 0.5),
      ) +
      turnedPart(
        ctx,
        [
          [half - 9, -186],
          [half - 9, -136],
        ],
        cylinderStops(metal),
        metal.patina,
        darken(metal.base, 0.35),
      ),
    mouth: -186,
  };
}

/** The stick, cut aslant: its face looks to the upper left. */
function stick(ctx: Ctx, colour: string, half: number, mouth: number, height: number): string {
  const vivid = saturate(colour, 1.08);
  const top = mouth - height;
  const side = path(
    `M${-half} ${mouth}V${top + half * 1.1}C${-half} ${top + half * 0.3} ${half * 0.3} ${top - half * 0.7} ${half * 0.8} ${top - half * 0.9}C${half} ${top - half * 0.9} ${half} ${top - half * 0.4} ${half} ${top}V${mouth}Q0 ${mouth + half * TILT * 2} ${-half} ${mouth}Z`,
  );
  const face = path(
    `M${-half} ${top + half * 1.16}C${-half} ${top + half * 0.3} ${half * 0.3} ${top - half * 0.7} ${half * 0.8} ${top - half * 0.9}C${half * 1.04} ${top - half * 0.5} ${half * 0.5} ${top + half * 1.1} ${-half * 0.4} ${top + half * 1.44}C${-half * 0.8} ${top + half * 1.56} ${-half} ${top + half * 1.4} ${-half} ${top + half * 1.16}Z`,
  );
  return (
    clipTo(
      ctx,
      side,
      draw(toD(side), { fill: linear(ctx.defs, [-half, 0], [half, 0], paintStops(vivid, 0.4)) }),
      innerRim(ctx, side, { dx: 0, dy: -6, soft: 5, colour: darken(vivid, 0.6), opacity: 0.6 }),
      gleam(ctx, path(`M${-half * 0.62} ${mouth}V${top + half * 1.9}`), {
        width: half * 0.22,
        opacity: 0.55,
        soft: 1.2,
      }),
    ) +
    draw(toD(side), { fill: 'none', stroke: darken(vivid, 0.55), 'stroke-width': 0.9, 'stroke-opacity': 0.7 }) +
    draw(toD(face), {
      fill: linear(
        ctx.defs,
        [-half, top],
        [half, top + half],
        [
          [0, lighten(vivid, 0.34)],
          [0.6, lighten(vivid, 0.1)],
          [1, darken(vivid, 0.1)],
        ],
      ),
      stroke: lighten(vivid, 0.4),
      'stroke-width': 0.9,
      'stroke-opacity': 0.7,
    })
  );
}

function capStanding(ctx: Ctx, cut: Cut, half: number): string {
  const shell = ctx.colour(1);
  const lathe = createLathe(
    0,
    [
      [half - 3, -128],
      [half, -124],
      [half, -2, 'corner'],
      [half - 1, 0],
    ],
    TILT,
  );
  const bands =
    cut.case === 'banded'
      ? draw(toD(lathe.band(-24, -10)), {
          fill: linear(ctx.defs, [-half, 0], [half, 0], cylinderStops(METALS[cut.metal])),
        })
      : '';
  return (
    turnedFill(ctx, lathe, paintStops(shell, 0.75)) +
    clipTo(
      ctx,
      lathe.outline,
      bands,
      ringAt(lathe, -6, darken(shell, 0.5), 1.2, 0.5),
      gleam(ctx, path(`M${-half * 0.6} -120V0`), { width: half * 0.16, opacity: 0.6, soft: 1 }),
    ) +
    contour(lathe, darken(shell, 0.6), 0.8) +
    draw(toD(lathe.oval(-127)), { fill: lighten(shell, 0.34), stroke: darken(shell, 0.5), 'stroke-width': 0.8 }) +
    ellipse(0, -127, half * 0.62, half * 0.62 * TILT, {
      fill: 'none',
      stroke: METALS[cut.metal].base,
      'stroke-width': 1.4,
    })
  );
}

function one(ctx: Ctx, cut: Cut, colour: string, half: number, height: number): string {
  const made = caseArt(ctx, cut, half);
  return (
    groundShadow(ctx, { x: 4, y: 0, width: half * 2.3, depth: 15 }) +
    made.art +
    stick(ctx, colour, half - 13, made.mouth + 2, height)
  );
}

/** A stroke of the colour on the table. */
function swatch(ctx: Ctx, colour: string): string {
  const d = 'M-70 14C-74 -4 -40 -12 -6 -10C30 -16 70 -14 78 -2C84 12 40 20 6 18C-26 24 -66 26 -70 14Z';
  return (
    draw(d, { fill: darken(ctx.tint, 0.5), opacity: 0.25, transform: 'translate(3 5)' }) +
    draw(d, { fill: colour, stroke: darken(colour, 0.3), 'stroke-width': 0.8 }) +
    [-4, 2, 8]
      .map((y, n) =>
        draw(`M${-60 + n * 6} ${y + 4}C-20 ${y - 6} 30 ${y - 8} ${70 - n * 8} ${y - 2}`, {
          fill: 'none',
          stroke: n % 2 ? darken(colour, 0.25) : lighten(colour, 0.35),
          'stroke-width': 2,
          'stroke-opacity': 0.6,
          'stroke-linecap': 'round',
        }),
      )
      .join('')
  );
}

export const kind = defineKind({
  name: 'lipstick',
  about: 'bullet lipstick; colours: stick, case, further sticks',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const half = cut.case === 'slim' ? 31 : 38;
    const scene = (): string => {
      if (cut.show === 'trio')
        return (
          place(one(ctx, cut, ctx.colour(3), half, 52), { x: 138, y: 436 }) +
          place(one(ctx, cut, ctx.colour(2), half, 70), { x: 374, y: 436 }) +
          place(one(ctx, cut, ctx.colour(0), half, 84), { x: 256, y: 446 })
        );
      if (cut.show === 'pair')
        return (
          place(one(ctx, cut, ctx.colour(0), half, 80), { x: 196, y: 446 }) +
          place(one(ctx, cut, ctx.colour(2), half, 60), { x: 316, y: 438 })
        );
      const extra = cut.show === 'swatch' ? place(swatch(ctx, ctx.colour(0)), { x: 318, y: 462, turn: -6 }) : '';
      return (
        place(groundShadow(ctx, { x: 4, y: 0, width: half * 2.5, depth: 15 }) + capStanding(ctx, cut, half + 2), {
          x: 330,
          y: 436,
        }) +
        place(one(ctx, cut, ctx.colour(0), half, 82), { x: 206, y: 446 }) +
        extra
      );
    };
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 220], sharp: 130, reach: 360 },
        zoom(ctx, { x: cut.show === 'trio' ? 256 : 216, y: 214, factor: 2.1, turn: -8 }, scene),
      );
    const wide = cut.show === 'trio' ? 340 : 250;
    const extent = { x: (cut.show === 'trio' ? 256 : 264) - wide / 2, y: 130, width: wide, height: 320 };
    const height = Math.min(390, (430 / wide) * 320);
    return fit(ctx, extent, { x: 36, y: groundFor(ctx, height) + 4 - height, width: 440, height }, scene, true);
  },
});
