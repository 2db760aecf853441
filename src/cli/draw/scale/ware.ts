// Steel tumbler and tea mug, to stand beside kitchen and toilet things.
import { darken, lighten } from '../colour.ts';
import { clipTo, edgeLine, gleam, groundShadow } from '../light.ts';
import { METALS, cylinderStops, paintStops } from '../materials.ts';
import { createLathe, turnedFill } from '../parts/lathe.ts';
import { path, toD } from '../path.ts';
import { draw } from '../svg.ts';
import type { Solid } from './things.ts';

/** The tumbler in which water is served: 11 cm tall, 8 cm across the mouth. */
export const TUMBLER: Solid = {
  form: 'solid',
  stances: ['stand'],
  size: () => ({ width: 8, height: 11 }),
  draw(ctx, { x, y, unit }) {
    const [mouth, foot, tall] = [4 * unit, 2.9 * unit, 11 * unit];
    const base = y - foot * 0.12;
    const body = createLathe(
      x,
      [
        [mouth, y - tall + mouth * 0.16, 'corner'],
        [mouth - unit * 0.12, y - tall + mouth * 0.16 + unit * 0.3, 'corner'],
        [foot * 1.04, base - unit * 0.5, 'corner'],
        [foot, base, 'corner'],
      ],
      0.16,
    );
    const steel = METALS.steel;
    const inside = body.oval(body.top);
    return (
      groundShadow(ctx, { x, y: base + foot * 0.08, width: foot * 2 }) +
      turnedFill(ctx, body, cylinderStops(steel)) +
      [0.14, 0.19]
        .map((share) =>
          draw(toD(body.ring(body.top + tall * share)), {
            fill: 'none',
            stroke: darken(steel.base, 0.4),
            'stroke-width': 1,
            'stroke-opacity': 0.7,
          }),
        )
        .join('') +
      clipTo(
        ctx,
        inside,
        turnedFill(
          ctx,
          createLathe(
            x,
            [
              [mouth, body.top - mouth * 0.2],
              [mouth, body.top + mouth * 0.2],
            ],
            0.16,
          ),
          [...cylinderStops(steel)].reverse().map(([offset, colour]) => [1 - offset, darken(colour, 0.35)] as const),
        ),
      ) +
      draw(toD(inside), {
        fill: 'none',
        stroke: lighten(steel.base, 0.7),
        'stroke-width': Math.max(1.2, 0.12 * unit),
      }) +
      edgeLine(body.outline, steel.patina, { strength: 0.5 })
    );
  },
};

/** A tea mug of glazed clay: 9.5 cm tall, 8 cm across, its handle on the right. */
export const MUG: Solid = {
  form: 'solid',
  stances: ['stand'],
  size: () => ({ width: 11.4, height: 9.5 }),
  draw(ctx, { x, y, unit }) {
    const [half, tall] = [4 * unit, 9.5 * unit];
    const cx = x - 1.7 * unit;
    const colour = '#e9e2d3';
    const band = '#b4533a';
    const base = y - half * 0.1;
    const top = y - tall + half * 0.14;
    const body = createLathe(
      cx,
      [
        [half, top, 'corner'],
        [half, y - 2 * unit],
        [half * 0.9, base - unit * 0.5],
        [half * 0.82, base, 'corner'],
      ],
      0.14,
    );
    const inside = body.oval(body.top);
    const loop = path(
      `M${cx + half * 0.94} ${y - tall * 0.82}C${cx + half + 3.6 * unit} ${y - tall * 0.84} ${cx + half + 3.6 * unit} ${y - tall * 0.22} ${cx + half * 0.92} ${y - tall * 0.24}`,
    );
    const tube = (width: number, tone: string, shift = 0): string =>
      draw(toD(loop), {
        fill: 'none',
        stroke: tone,
        'stroke-width': width,
        'stroke-linecap': 'round',
        transform: `translate(${shift} ${shift})`,
      });
    return (
      groundShadow(ctx, { x: cx, y: base + half * 0.06, width: half * 1.9 }) +
      tube(1.25 * unit, darken(colour, 0.45)) +
      tube(1.05 * unit, darken(colour, 0.12)) +
      tube(0.4 * unit, lighten(colour, 0.5), -0.2 * unit) +
      turnedFill(ctx, body, paintStops(colour, 0.5)) +
      turnedFill(ctx, body, paintStops(band, 0.4), y - 3.6 * unit, y - 2.4 * unit) +
      clipTo(
        ctx,
        inside,
        draw(toD(inside), { fill: darken(colour, 0.3) }),
        gleam(
          ctx,
          path(
            `M${cx - half * 0.2} ${top + half * 0.1}C${cx + half * 0.3} ${top + half * 0.12} ${cx + half * 0.7} ${top + half * 0.06} ${cx + half * 0.9} ${top}`,
          ),
          { width: half * 0.12, opacity: 0.5 },
        ),
      ) +
      draw(toD(inside), { fill: 'none', stroke: lighten(colour, 0.6), 'stroke-width': Math.max(1.2, 0.18 * unit) }) +
      edgeLine(body.outline, colour, { strength: 0.45 })
    );
  },
};
