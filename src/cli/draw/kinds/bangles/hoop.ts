// One bangle: a hoop of glass, lac, metal or thread-wound wood, seen from above or standing a little tilted.
import { darken, lighten, saturate } from '../../colour.ts';
import { metalBall } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { METAL_CUTS, STONE_CUTS } from '../../parts/jewel/motifs.ts';
import type { Dress } from '../../parts/jewel/motifs.ts';
import { grain, setStone } from '../../parts/stones.ts';
import { circle, draw, ellipse, line, linear, num, place } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  style: ['glass', 'lac', 'kada', 'carved', 'thread', 'stone'],
  show: ['stack', 'pair', 'spread', 'stand'],
  metal: METAL_CUTS,
  stones: STONE_CUTS,
} as const;
export type Cut = CutOf<typeof CUTS>;

export interface Hoop {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** How flat the circle looks: 1 from above, 0.3 lying before us. */
  readonly squash: number;
  readonly width: number;
}

/** Half of a ring as an arc, the near or the far one. */
function arc({ cx, cy, r, squash }: Hoop, half: 'near' | 'far', grow = 0): string {
  const [rx, ry] = [r + grow, (r + grow) * squash];
  return `M${num(cx - rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 0 ${half === 'near' ? 0 : 1} ${num(cx + rx)} ${num(cy)}`;
}

function band(ctx: Ctx, hoop: Hoop, half: 'near' | 'far', base: string, patina: string, shine: number): string {
  const { cx, r, width } = hoop;
  const far = half === 'far';
  const tone = linear(
    ctx.defs,
    [cx - r, 0],
    [cx + r, 0],
    [
      [0, darken(base, 0.35)],
      [0.14, far ? darken(base, 0.1) : lighten(base, 0.25)],
      [0.32, lighten(base, (far ? 0.15 : 0.55) * shine)],
      [0.5, far ? darken(base, 0.15) : base],
      [0.75, darken(base, 0.28)],
      [1, darken(base, 0.5)],
    ],
  );
  const d = arc(hoop, half);
  const look = { fill: 'none', 'stroke-linecap': 'butt' };
  return (
    draw(d, { ...look, stroke: patina, 'stroke-width': width + 1.4 }) +
    draw(d, { ...look, stroke: tone, 'stroke-width': width }) +
    draw(arc(hoop, half, far ? width * 0.22 : -width * 0.2), {
      ...look,
      stroke: lighten(base, 0.85),
      'stroke-width': width * 0.14,
      'stroke-opacity': 0.7 * shine,
    }) +
    (far
      ? draw(arc(hoop, half, -width * 0.3), {
          ...look,
          stroke: patina,
          'stroke-width': width * 0.3,
          'stroke-opacity': 0.35,
        })
      : '')
  );
}

/** Places along the near half of the ring, foreshortened towards its sides. */
function around(
  { cx, cy, r, squash }: Hoop,
  count: number,
  from = -84,
  to = 84,
): { x: number; y: number; squeeze: number; turn: number }[] {
  return Array.from({ length: count }, (_, n) => {
    const degrees = from + ((to - from) * (n + 0.5)) / count;
    const angle = (degrees * Math.PI) / 180;
    return {
      x: cx + Math.sin(angle) * r,
      y: cy + Math.cos(angle) * r * squash,
      squeeze: squash > 0.8 ? 1 : Math.max(0.2, Math.cos(angle)),
      turn: squash > 0.8 ? -degrees : 0,
    };
  });
}

function trim(ctx: Ctx, cut: Cut, dress: Dress, hoop: Hoop, colour: string): string {
  const { width, r, squash } = hoop;
  const metal: Metal = dress.metal;
  const full = squash > 0.8;
  const spots = (count: number): ReturnType<typeof around> =>
    full ? around(hoop, count * 2, -180, 180) : around(hoop, count);
  const many = Math.round((Math.PI * r) / (width * 1.05));
  switch (cut.style) {
    case 'lac':
      return spots(Math.round(many * 0.8))
        .map(({ x, y, squeeze, turn }, n) =>
          place(
            n % 2
              ? draw('M0 -5L4 0L0 5L-4 0Z', { fill: lighten(colour, 0.5), stroke: metal.patina, 'stroke-width': 0.6 })
              : circle(0, 0, 4.2, {
                  fill: linear(
                    ctx.defs,
                    [-4, -4],
                    [4, 4],
                    [
                      [0, '#ffffff'],
                      [0.5, '#c9d6dc'],
                      [0.55, '#eef4f6'],
                      [1, '#8fa3ad'],
                    ],
                  ),
                  stroke: metal.base,
                  'stroke-width': 1.6,
                }),
            { x, y, turn, scale: `${(squeeze * width * 0.1).toFixed(3)} ${(width * 0.1).toFixed(3)}` },
          ),
        )
        .join('');
    case 'stone':
      return spots(Math.round(many * 0.55))
        .map(({ x, y, squeeze }, n) =>
          setStone(ctx, x, y, width * 0.42, (n % 2 ? dress.second : dress.stone) ?? dress.second, metal, { squeeze }),
        )
        .join('');
    case 'carved':
      return spots(Math.round(many * 0.75))
        .map(({ x, y, squeeze, turn }, n) =>
          place(
            n % 2
              ? draw('M0 -5.4C4 -2 4 2 0 5.4C-4 2 -4 -2 0 -5.4Z', { fill: metal.patina, opacity: 0.85 })
              : circle(0, 0, 3, { fill: metalBall(ctx, metal, 0, 0, 3), stroke: metal.patina, 'stroke-width': 0.5 }) +
                  line(-5, -4, -5, 4, { stroke: metal.patina, 'stroke-width': 1 }),
            { x, y, turn, scale: `${(squeeze * width * 0.09).toFixed(3)} ${(width * 0.09).toFixed(3)}` },
          ),
        )
        .join('');
    case 'kada':
      return spots(5)
        .map(({ x, y, squeeze, turn }) =>
          place(
            setStone(ctx, 0, 0, width * 0.4, dress.stone ?? dress.second, metal, { squeeze }) +
              [-1, 1]
                .map((side) =>
                  ellipse(side * width * 0.8 * squeeze, 0, width * 0.24 * squeeze, width * 0.24, {
                    fill: dress.second,
                    stroke: metal.patina,
                    'stroke-width': 0.7,
                  }),
                )
                .join(''),
            { x, y, turn },
          ),
        )
        .join('');
    case 'thread':
      return (
        spots(Math.round(many * 1.7))
          .map(({ x, y, squeeze, turn }, n) =>
            place(
              line(-1.4, -width * 0.46, 1.4, width * 0.46, {
                stroke: n % 3 ? darken(colour, 0.3) : lighten(colour, 0.45),
                'stroke-width': 1.5 * squeeze,
                'stroke-opacity': 0.65,
              }),
              { x, y, turn },
            ),
          )
          .join('') +
        spots(Math.round(many * 0.32))
          .map(({ x, y, squeeze }) => setStone(ctx, x, y, width * 0.3, '#f1ede2', metal, { squeeze }))
          .join('')
      );
    default:
      // Glass with a line of gold dots.
      return spots(Math.round(many * 0.62))
        .map(({ x, y, squeeze }) =>
          ellipse(x, y, width * 0.2 * squeeze, width * 0.2, {
            fill: '#f0cf78',
            stroke: '#94651a',
            'stroke-width': 0.4,
          }),
        )
        .join('');
  }
}

/** Returns the far half and the near half, so that several can be put together. */
export function hoopArt(ctx: Ctx, cut: Cut, dress: Dress, hoop: Hoop, colour: string): { far: string; near: string } {
  const isMetal = cut.style === 'kada' || cut.style === 'carved' || cut.style === 'stone';
  const base = isMetal ? dress.metal.base : saturate(colour, 1.05);
  const patina = isMetal ? dress.metal.patina : darken(colour, 0.6);
  const shine = isMetal ? dress.metal.polish : cut.style === 'thread' ? 0.3 : 1;
  const edges = !isMetal
    ? ''
    : draw(arc(hoop, 'near', -hoop.width * 0.42), {
        fill: 'none',
        stroke: dress.metal.patina,
        'stroke-width': 1.2,
        'stroke-opacity': 0.6,
      }) +
      draw(arc(hoop, 'near', hoop.width * 0.42), {
        fill: 'none',
        stroke: dress.metal.patina,
        'stroke-width': 1.2,
        'stroke-opacity': 0.6,
      });
  return {
    far: band(ctx, hoop, 'far', base, patina, shine),
    near: band(ctx, hoop, 'near', base, patina, shine) + edges + trim(ctx, cut, dress, hoop, colour),
  };
}

/** A thin ring of small gold balls between others of a set. */
export function beadedHoop(ctx: Ctx, hoop: Hoop, metal: Metal): { far: string; near: string } {
  const dots = (half: 'near' | 'far'): string =>
    around(
      hoop,
      Math.round((Math.PI * hoop.r) / (hoop.width * 1.02)),
      half === 'near' ? -90 : 90,
      half === 'near' ? 90 : 270,
    )
      .map(({ x, y }) => grain(ctx, x, y, hoop.width * 0.5, metal))
      .join('');
  return { far: dots('far'), near: dots('near') };
}
