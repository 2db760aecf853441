// Bells of jhumkas with what dangles from their rims.
import { lighten } from '../../colour.ts';
import { enamelledBell } from './enamel.ts';
import type { Cut, Look } from './look.ts';
import { clipTo, gleam, innerRim } from '../../light.ts';
import { cylinderStops, metalPiece } from '../../materials.ts';
import { createLathe, turnedFill } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { bead, grain, pearl, setStone } from '../../parts/stones.ts';
import { parallel, path, ribbon, toD } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { circle, draw, group, line, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Profiles of one bell about x = 0 from its crown at y = 0; [half width, y]. */
export const BELLS: Readonly<Record<Cut['bell'], readonly (readonly Knot[])[]>> = {
  classic: [
    [
      [7, 0],
      [17, 5],
      [38, 20],
      [50, 42],
      [55, 62],
      [60, 70],
    ],
  ],
  tall: [
    [
      [7, 0],
      [14, 6],
      [29, 30],
      [37, 62],
      [42, 90],
      [49, 102],
    ],
  ],
  wide: [
    [
      [8, 0],
      [26, 4],
      [54, 16],
      [68, 34],
      [72, 48],
      [76, 54],
    ],
  ],
  double: [
    [
      [7, 0],
      [15, 4],
      [28, 15],
      [35, 28],
      [40, 34],
    ],
    [
      [24, 32],
      [38, 38],
      [53, 54],
      [60, 72],
      [65, 79],
    ],
  ],
};

function bandOf(ctx: Ctx, lathe: Lathe, y: number, height: number, look: Look, stones: boolean): string {
  const { metal } = look;
  const groove = (at: number): string =>
    draw(toD(lathe.ring(at)), { fill: 'none', stroke: metal.patina, 'stroke-width': 1.5, 'stroke-opacity': 0.75 }) +
    draw(toD(parallel(lathe.ring(at), 1.2)), {
      fill: 'none',
      stroke: lighten(metal.base, 0.8),
      'stroke-width': 0.9,
      'stroke-opacity': 0.8,
    });
  const middle = y + height / 2;
  const half = lathe.halfAt(middle);
  const r = height * 0.42;
  const count = Math.max(5, Math.round((half * 2.5) / (r * 2.3)));
  const places = lathe.around(middle, count, 80);
  const art = places.map((spot, n) => {
    if (!stones || look.stone === undefined)
      return place(
        draw(
          `M0 ${-r}C${r * 0.8} ${-r * 0.4} ${r * 0.8} ${r * 0.4} 0 ${r}C${-r * 0.8} ${r * 0.4} ${-r * 0.8} ${-r * 0.4} 0 ${-r}Z`,
          { fill: n % 2 ? metal.patina : lighten(metal.base, 0.5), opacity: 0.75 },
        ),
        { x: spot.x, y: spot.y, scale: `${spot.squeeze.toFixed(3)} 1` },
      );
    return setStone(ctx, spot.x, spot.y, r, look.stone, metal, {
      squeeze: spot.squeeze,
      shape: 'leaf',
    });
  });
  return groove(y) + art.join('') + groove(y + height);
}

function rimOf(ctx: Ctx, lathe: Lathe, look: Look): string {
  const rim = lathe.ring(lathe.bottom);
  const strip = ribbon(rim, 5);
  const grains = lathe
    .around(lathe.bottom, Math.round(lathe.halfAt(lathe.bottom) / 2.6), 84)
    .map((spot) => grain(ctx, spot.x, spot.y + 0.6, 2.5, look.metal));
  return draw(toD(strip), { fill: look.metal.patina }) + grains.join('');
}

function dangle(ctx: Ctx, x: number, y: number, scale: number, look: Look): string {
  const { metal, cut, second } = look;
  const wire =
    line(0, 0, 0, 7, { stroke: metal.patina, 'stroke-width': 1.6 }) +
    line(-0.4, 0, -0.4, 7, { stroke: lighten(metal.base, 0.5), 'stroke-width': 0.7 });
  const cap = grain(ctx, 0, 6.4, 2.1, metal);
  let drop: string;
  if (cut.drops === 'pearls') drop = pearl(ctx, 0, 13.4, 5.4);
  else if (cut.drops === 'beads') drop = bead(ctx, 0, 13.2, 5.2, second);
  else if (cut.drops === 'leaves')
    drop = place(
      metalPiece(ctx, path('M0 -9C5 -4 6.4 0 6.4 3C6.4 7 3.6 9.4 0 9.4S-6.4 7 -6.4 3C-6.4 0 -5 -4 0 -9Z'), metal, {
        rim: 1.4,
      }) + circle(0, 3, 1.7, { fill: metal.patina, opacity: 0.6 }),
      { y: 16, scale: 0.86 },
    );
  else drop = grain(ctx, 0, 11, 3.4, metal) + grain(ctx, 0, 16.6, 2.3, metal);
  return place(wire + cap + drop, { x, y, scale });
}

export function drawBell(
  ctx: Ctx,
  look: Look,
  profile: readonly Knot[],
  y: number,
  last: boolean,
): { art: string; outline: Path } {
  const { metal } = look;
  const lathe = createLathe(
    0,
    profile.map((knot) => [knot[0], knot[1] + y] as const),
    0.17,
  );
  const tall = lathe.bottom - lathe.top;
  const half = lathe.halfAt(lathe.bottom);
  const inside = lathe.oval(lathe.bottom);
  const drops = (reach: number, count: number, lift: number, size: number): string =>
    lathe
      .around(lathe.bottom, count, reach)
      .map((spot) => dangle(ctx, spot.x, spot.y - lift, size * (0.86 + 0.14 * spot.squeeze), look))
      .join('');
  const enamel = look.cut.stones === 'meena' ? enamelledBell(ctx, lathe, look.stone ?? look.second, look) : '';
  const bands =
    tall > 60
      ? bandOf(ctx, lathe, lathe.top + tall * 0.34, 12, look, false) +
        bandOf(ctx, lathe, lathe.top + tall * 0.6, 15, look, true)
      : bandOf(ctx, lathe, lathe.top + tall * 0.5, Math.min(13, tall * 0.32), look, true);
  const petals = lathe
    .around(lathe.top + tall * 0.16, 7, 78)
    .map((spot) =>
      place(
        draw('M0 -5C4 -1 4 6 0 10C-4 6 -4 -1 0 -5Z', {
          fill: 'none',
          stroke: metal.patina,
          'stroke-width': 1.2,
          'stroke-opacity': 0.7,
        }),
        { x: spot.x, y: spot.y, turn: spot.side * -34, scale: `${spot.squeeze.toFixed(3)} 1` },
      ),
    )
    .join('');
  const art =
    draw(toD(inside), { fill: metal.patina }) +
    (last ? group({ opacity: 0.85 }, drops(58, 6, half * 0.24, 0.86)) : '') +
    turnedFill(ctx, lathe, cylinderStops(metal)) +
    clipTo(
      ctx,
      lathe.outline,
      enamel || petals + bands,
      innerRim(ctx, lathe.outline, { dx: -4, dy: -3, soft: 7, colour: metal.patina, opacity: 0.5, blend: 'multiply' }),
      gleam(
        ctx,
        path(
          `M${-half * 0.5} ${lathe.bottom - 5}C${-half * 0.5} ${lathe.top + tall * 0.5} ${-half * 0.36} ${lathe.top + tall * 0.25} ${-half * 0.14} ${lathe.top + 5}`,
        ),
        { width: 6, opacity: 0.55 * metal.polish, soft: 1.6 },
      ),
    ) +
    draw(toD(lathe.outline), { fill: 'none', stroke: metal.patina, 'stroke-width': 1, 'stroke-opacity': 0.7 }) +
    rimOf(ctx, lathe, look) +
    (last ? drops(76, 9, -3, 1) : '');
  return { art, outline: lathe.outline };
}
