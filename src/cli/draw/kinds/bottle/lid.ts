// Lids of bottles.
import { darken, lighten } from '../../colour.ts';
import { CX, ringLine } from './form.ts';
import type { Cut, Form } from './form.ts';
import { clipTo, gleam } from '../../light.ts';
import { METALS, cylinderStops, paintStops } from '../../materials.ts';
import { createLathe, turnedFill } from '../../parts/lathe.ts';
import { parallel, path, ribbon, toD } from '../../path.ts';
import type { Knot } from '../../path.ts';
import { draw, linear } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export function lidArt(ctx: Ctx, cut: Cut, form: Form): string {
  const { neck, lidTop } = form;
  const [first] = form.profile;
  const bottom = (first?.[1] ?? 150) + 6;
  const colour = ctx.colour(1);
  const steel = cut.lid === 'cup';
  const half = neck + (steel ? 2 : 7);
  const top = cut.lid === 'flat' ? bottom - 36 : lidTop + (cut.lid === 'loop' ? 26 : 0);
  const profile: Knot[] = steel
    ? [
        [half - 6, top],
        [half - 1, top + 6],
        [half, top + 16],
        [half, bottom, 'corner'],
      ]
    : [
        [half - 7, top],
        [half - 1, top + 5],
        [half, top + 12],
        [half, bottom, 'corner'],
      ];
  const lathe = createLathe(CX, profile, 0.12);
  const metal = cut.finish === 'copper' ? METALS.copper : METALS.steel;
  const stops = steel ? cylinderStops(metal) : paintStops(colour, 0.3);
  const edge = steel ? metal.patina : darken(colour, 0.6);
  const face = steel ? lighten(metal.base, 0.4) : lighten(colour, 0.24);
  const ridges = steel
    ? ringLine(lathe, bottom - 14, edge, 1.6) + ringLine(lathe, bottom - 11.6, '#ffffff', 1.2, 0.7)
    : lathe
        .around(bottom - 2, 19, 84)
        .map((spot) =>
          draw(
            `M${spot.x.toFixed(1)} ${(top + 15 + half * 0.12 * spot.squeeze).toFixed(1)}V${(bottom - 4 + half * 0.12 * spot.squeeze).toFixed(1)}`,
            { stroke: darken(colour, 0.5), 'stroke-width': 2.6 * spot.squeeze, 'stroke-opacity': 0.6, fill: 'none' },
          ),
        )
        .join('');
  const shell =
    turnedFill(ctx, lathe, stops) +
    clipTo(
      ctx,
      lathe.outline,
      ridges,
      gleam(ctx, path(`M${CX - half * 0.6} ${top + 8}V${bottom - 3}`), { width: half * 0.16, opacity: 0.5, soft: 1 }),
    ) +
    draw(toD(lathe.outline), { fill: 'none', stroke: edge, 'stroke-width': 1.1, 'stroke-opacity': 0.8 }) +
    draw(toD(lathe.oval(top + 1.4)), { fill: face, stroke: edge, 'stroke-width': 0.9, 'stroke-opacity': 0.6 });
  const collar = createLathe(
    CX,
    [
      [neck + 1, bottom - 2],
      [neck + 2, bottom + 8, 'corner'],
    ],
    0.12,
  );
  const neckRing = turnedFill(ctx, collar, cylinderStops(metal)) + ringLine(collar, bottom + 8, metal.patina, 1.2);
  if (cut.lid !== 'loop') return neckRing + shell;
  const loop = path(
    `M${CX - half + 8} ${top + 6}C${CX - half + 2} ${lidTop - 18} ${CX + half - 2} ${lidTop - 18} ${CX + half - 8} ${top + 6}`,
  );
  const hoop = ribbon(loop, (t) => 12 + 5 * Math.abs(t - 0.5));
  const inner = parallel(loop, 5, 24);
  return (
    neckRing +
    shell +
    draw(toD(hoop), {
      fill: linear(
        ctx.defs,
        [CX - half, lidTop],
        [CX + half, lidTop + 40],
        [
          [0, lighten(colour, 0.4)],
          [0.45, colour],
          [1, darken(colour, 0.45)],
        ],
      ),
      stroke: darken(colour, 0.6),
      'stroke-width': 1,
    }) +
    gleam(ctx, parallel(loop, -3, 24), { width: 3.6, opacity: 0.5, soft: 0.8 }) +
    draw(toD(inner), { fill: 'none', stroke: darken(colour, 0.5), 'stroke-width': 2, 'stroke-opacity': 0.4 })
  );
}
