// What a toiletry bottle is opened by: screw cap, flip top, pump, spray head, comb applicator.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam } from '../../light.ts';
import { paintStops } from '../../materials.ts';
import { path, roundRect, toD } from '../../path.ts';
import { plastic } from '../../materials.ts';
import { draw, ellipse, rect } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { createLathe, turnedFill } from '../lathe.ts';
import { capArt } from './cap.ts';
import { contour } from './vessel.ts';

type DispenserStyle = 'screw' | 'flip' | 'pump' | 'spray' | 'comb';

interface Site {
  readonly style: DispenserStyle;
  readonly cx: number;
  /** Half width of the bottle's neck and the height of its mouth. */
  readonly neck: number;
  readonly top: number;
  readonly colour: string;
}

/** A turned piece of plastic; `profile` as for a lathe. */
function piece(
  ctx: Ctx,
  cx: number,
  profile: readonly (readonly [number, number])[],
  colour: string,
  tilt = 0.12,
): string {
  const lathe = createLathe(
    cx,
    profile.map(([x, y]) => [x, y, 'corner'] as const),
    tilt,
  );
  return (
    turnedFill(ctx, lathe, paintStops(colour, 0.45)) +
    contour(lathe, darken(colour, 0.55), 0.75) +
    draw(toD(lathe.oval(lathe.top + 0.6)), {
      fill: lighten(colour, 0.26),
      stroke: darken(colour, 0.5),
      'stroke-width': 0.7,
      'stroke-opacity': 0.5,
    })
  );
}

function pump(ctx: Ctx, { cx, neck, top, colour }: Site): string {
  // The head: a rounded block whose spout reaches to the left and dips at its mouth.
  const head = path(
    `M${cx + 26} ${top - 84}C${cx + 30} ${top - 92} ${cx + 24} ${top - 104} ${cx + 12} ${top - 105}L${cx - 34} ${top - 106}C${cx - 58} ${top - 106} ${cx - 70} ${top - 98} ${cx - 76} ${top - 84}L${cx - 66} ${top - 80}C${cx - 60} ${top - 88} ${cx - 52} ${top - 90} ${cx - 40} ${top - 88}L${cx - 26} ${top - 78}H${cx + 22}Z`,
  );
  return (
    piece(
      ctx,
      cx,
      [
        [neck + 8, top - 26],
        [neck + 8, top + 8],
      ],
      colour,
    ) +
    piece(
      ctx,
      cx,
      [
        [neck - 2, top - 36],
        [neck - 2, top - 24],
      ],
      colour,
    ) +
    piece(
      ctx,
      cx,
      [
        [7, top - 82],
        [7, top - 34],
      ],
      lighten(colour, 0.1),
      0.16,
    ) +
    piece(
      ctx,
      cx,
      [
        [17, top - 84],
        [18, top - 66],
      ],
      colour,
    ) +
    plastic(ctx, head, colour, { gloss: 0.5, form: 0.7, reach: 8 }) +
    ellipse(cx - 71, top - 82, 5.4, 2.2, {
      fill: darken(colour, 0.7),
      opacity: 0.75,
      transform: `rotate(20 ${cx - 71} ${top - 82})`,
    }) +
    gleam(ctx, path(`M${cx - 56} ${top - 99}C${cx - 30} ${top - 102} ${cx} ${top - 101} ${cx + 14} ${top - 100}`), {
      width: 4,
      opacity: 0.6,
      soft: 0.9,
    })
  );
}

function spray(ctx: Ctx, { cx, neck, top, colour }: Site): string {
  const nozzle = path(
    `M${cx - 15} ${top - 74}C${cx - 14} ${top - 80} ${cx + 14} ${top - 80} ${cx + 15} ${top - 74}V${top - 36}H${cx - 15}Z`,
  );
  const hood = roundRect(cx - neck - 6, top - 82, (neck + 6) * 2, 80, 12);
  return (
    piece(
      ctx,
      cx,
      [
        [neck + 7, top - 12],
        [neck + 7, top + 9],
      ],
      colour,
    ) +
    piece(
      ctx,
      cx,
      [
        [13, top - 40],
        [15, top - 11],
      ],
      colour,
      0.16,
    ) +
    plastic(ctx, nozzle, colour, { gloss: 0.5, reach: 7 }) +
    ellipse(cx - 4, top - 62, 4.6, 4.6, { fill: darken(colour, 0.35) }) +
    ellipse(cx - 4, top - 62, 1.6, 1.6, { fill: darken(colour, 0.8) }) +
    // The clear hood over it.
    clipTo(
      ctx,
      hood,
      draw(toD(hood), { fill: '#eef4f4', opacity: 0.24 }),
      gleam(ctx, path(`M${cx - neck + 2} ${top - 72}V${top - 8}`), { width: 6, opacity: 0.75, soft: 1 }),
      gleam(ctx, path(`M${cx + neck - 1} ${top - 68}V${top - 8}`), { width: 3.4, opacity: 0.55, soft: 0.8 }),
    ) +
    draw(toD(hood), { fill: 'none', stroke: '#73858a', 'stroke-width': 1.1, 'stroke-opacity': 0.65 })
  );
}

function comb(ctx: Ctx, { cx, neck, top, colour }: Site): string {
  const teeth = [-30, -18, -6, 6, 18, 30]
    .map((dx) => {
      const tooth = path(
        `M${cx + dx - 4.4} ${top - 36}L${cx + dx - 3} ${top - 76}C${cx + dx - 2} ${top - 83} ${cx + dx + 2} ${top - 83} ${cx + dx + 3} ${top - 76}L${cx + dx + 4.4} ${top - 36}Z`,
      );
      return plastic(ctx, tooth, colour, { gloss: 0.6, form: 0.6, reach: 3 });
    })
    .join('');
  const bar = roundRect(cx - 40, top - 42, 80, 16, 7);
  return (
    piece(
      ctx,
      cx,
      [
        [neck + 8, top - 12],
        [neck + 9, top + 9],
      ],
      colour,
    ) +
    piece(
      ctx,
      cx,
      [
        [14, top - 30],
        [neck + 2, top - 11],
      ],
      colour,
    ) +
    teeth +
    plastic(ctx, bar, colour, { gloss: 0.5, form: 0.7, reach: 5 })
  );
}

export function dispenser(ctx: Ctx, site: Site): string {
  const { cx, neck, top, colour } = site;
  switch (site.style) {
    case 'pump':
      return pump(ctx, site);
    case 'spray':
      return spray(ctx, site);
    case 'comb':
      return comb(ctx, site);
    case 'flip':
      return (
        capArt(ctx, { cx, half: neck + 18, top: top - 34, bottom: top + 8, style: 'smooth', colour, taper: 0.96 }) +
        draw(`M${cx - neck - 17} ${top - 18}Q${cx} ${top - 9} ${cx + neck + 17} ${top - 18}`, {
          fill: 'none',
          stroke: darken(colour, 0.5),
          'stroke-width': 1.3,
          'stroke-opacity': 0.7,
        }) +
        rect(cx - 10, top - 13, 20, 6, { rx: 3, fill: darken(colour, 0.4), opacity: 0.55 })
      );
    default:
      return capArt(ctx, { cx, half: neck + 7, top: top - 28, bottom: top + 8, style: 'ribbed', colour });
  }
}
