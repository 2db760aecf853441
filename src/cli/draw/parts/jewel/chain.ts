// Chains and strings of beads along a path.
import { darken, lighten } from '../../colour.ts';
import { wallShadow } from '../../light.ts';
import type { Metal } from '../../materials.ts';
import { lengthOf, ribbon, spotsAlong, toD } from '../../path.ts';
import type { Path, Spot } from '../../path.ts';
import { draw, ellipse, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { bead, grain, pearl } from '../stones.ts';

type ChainStyle = 'cable' | 'rope' | 'ball' | 'box' | 'snake';

function cable(along: Path, width: number, metal: Metal): string {
  const count = Math.max(4, Math.round(lengthOf(along) / (width * 1.05)));
  return spotsAlong(along, count)
    .map((spot, n) => {
      const [rx, ry] = n % 2 ? [width * 0.78, width * 0.2] : [width * 0.78, width * 0.46];
      const look = { fill: 'none', 'stroke-width': width * 0.26 };
      return place(
        ellipse(0.4, 0.7, rx, ry, { ...look, stroke: metal.patina }) +
          ellipse(0, 0, rx, ry, { ...look, stroke: metal.base }) +
          ellipse(-0.2, -0.3, rx, ry, { ...look, 'stroke-width': width * 0.09, stroke: lighten(metal.base, 0.75) }),
        { x: spot.x, y: spot.y, turn: spot.turn },
      );
    })
    .join('');
}

/** Twisted: short slanted strands, each lit on its upper side. */
function rope(along: Path, width: number, metal: Metal): string {
  const count = Math.max(6, Math.round(lengthOf(along) / (width * 0.42)));
  return spotsAlong(along, count)
    .map((spot) =>
      place(
        ellipse(0, 0, width * 0.56, width * 0.25, { fill: metal.patina }) +
          ellipse(-0.2, -0.3, width * 0.5, width * 0.18, { fill: metal.base }) +
          ellipse(-width * 0.14, -width * 0.06, width * 0.22, width * 0.07, { fill: lighten(metal.base, 0.8) }),
        { x: spot.x, y: spot.y, turn: spot.turn + 52 },
      ),
    )
    .join('');
}

function box(along: Path, width: number, metal: Metal): string {
  const count = Math.max(6, Math.round(lengthOf(along) / (width * 0.9)));
  const w = width * 0.42;
  return spotsAlong(along, count)
    .map((spot, n) =>
      place(
        draw(`M${-w} ${-w}H${w}V${w}H${-w}Z`, {
          fill: n % 2 ? metal.base : lighten(metal.base, 0.4),
          stroke: metal.patina,
          'stroke-width': width * 0.12,
        }),
        { x: spot.x, y: spot.y, turn: spot.turn },
      ),
    )
    .join('');
}

function snake(along: Path, width: number, metal: Metal): string {
  const look = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    draw(toD(along), { ...look, stroke: metal.patina, 'stroke-width': width }) +
    draw(toD(along), { ...look, stroke: metal.base, 'stroke-width': width * 0.76 }) +
    draw(toD(along), {
      ...look,
      stroke: metal.patina,
      'stroke-width': width * 0.76,
      'stroke-dasharray': `${width * 0.1} ${width * 0.26}`,
      'stroke-opacity': 0.5,
      'stroke-linecap': 'butt',
    }) +
    draw(toD(along), {
      ...look,
      stroke: lighten(metal.base, 0.85),
      'stroke-width': width * 0.22,
      transform: `translate(${-width * 0.12} ${-width * 0.14})`,
    })
  );
}

export function chain(
  ctx: Ctx,
  along: Path,
  look: { style: ChainStyle; width: number; metal: Metal; shadow?: number },
): string {
  const { style, width, metal, shadow = 5 } = look;
  const cast = shadow > 0 ? wallShadow(ctx, [ribbon(along, width * 0.9, 40)], { distance: shadow }) : '';
  if (style === 'ball') {
    const count = Math.max(4, Math.round(lengthOf(along) / (width * 1.02)));
    return (
      cast +
      draw(toD(along), { fill: 'none', stroke: metal.patina, 'stroke-width': width * 0.2 }) +
      spotsAlong(along, count)
        .map((spot) => grain(ctx, spot.x, spot.y, width * 0.46, metal))
        .join('')
    );
  }
  return cast + { cable, rope, box, snake }[style](along, width, metal);
}

type BeadSort = 'pearl' | 'bead' | 'grain';

/** Beads side by side along a path; `size` may change along it (t from 0 to 1), `colours` follow one another. */
export function beadString(
  ctx: Ctx,
  along: Path,
  look: {
    sort: BeadSort;
    size: number | ((t: number) => number);
    colours?: readonly string[];
    metal?: Metal;
    /** 1 lets them touch. */
    gap?: number;
    thread?: string;
    shadow?: number;
    /** A small ball of metal after every so many beads. */
    spacer?: number;
  },
): string {
  const { sort, size, colours = ['#f3ece0'], metal, gap = 1.02, thread = '#b9a88c', shadow = 5, spacer } = look;
  const radius = (t: number): number => (typeof size === 'number' ? size : size(t));
  const length = lengthOf(along);
  const fine = spotsAlong(along, 401);
  const at = (t: number): Spot | undefined => fine[Math.round(Math.min(1, Math.max(0, t)) * 400)];
  const widest = Math.max(radius(0), radius(0.5), radius(1));
  let art = '';
  let reach = radius(0);
  for (let n = 0; reach < length - radius(1) * 0.5; n += 1) {
    const t = reach / length;
    const spot = at(t);
    const isSpacer = spacer !== undefined && metal !== undefined && n % (spacer + 1) === spacer;
    const r = isSpacer ? radius(t) * 0.5 : radius(t);
    const colour = colours[n % colours.length] ?? '#f3ece0';
    if (spot) {
      art +=
        isSpacer && metal
          ? grain(ctx, spot.x, spot.y, r, metal)
          : sort === 'pearl'
            ? pearl(ctx, spot.x, spot.y, r, colour)
            : sort === 'bead'
              ? bead(ctx, spot.x, spot.y, r, colour)
              : grain(ctx, spot.x, spot.y, r, metal);
    }
    const nextIsSpacer = spacer !== undefined && (n + 1) % (spacer + 1) === spacer;
    reach += (r + (nextIsSpacer ? radius(t) * 0.5 : radius(t))) * gap;
  }
  const cast = shadow > 0 ? wallShadow(ctx, [ribbon(along, widest * 1.8, 40)], { distance: shadow }) : '';
  return cast + draw(toD(along), { fill: 'none', stroke: thread, 'stroke-width': 1.4 }) + art;
}

/** The lobster clasp and its ring at the end of a chain. */
export function clasp(x: number, y: number, turn: number, metal: Metal, scale = 1): string {
  const ring = (r: number): string =>
    ellipse(0, 0, r, r, { fill: 'none', stroke: metal.patina, 'stroke-width': 3 }) +
    ellipse(0, 0, r, r, { fill: 'none', stroke: lighten(metal.base, 0.3), 'stroke-width': 1.8 });
  return place(
    draw('M6 -5C18 -9 30 -6 31 1C31 8 20 9 8 5Z', {
      fill: metal.base,
      stroke: metal.patina,
      'stroke-width': 1.2,
    }) +
      ellipse(20, 1, 6, 2.6, { fill: darken(metal.patina, 0.1), opacity: 0.7 }) +
      draw('M9 -4C16 -7 24 -6 28 -2', { fill: 'none', stroke: lighten(metal.base, 0.8), 'stroke-width': 1.4 }) +
      ring(5),
    { x, y, turn, scale },
  );
}
