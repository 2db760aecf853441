// An open right hand, palm up, its forearm leaving the canvas below; 19 cm from the wrist to the longest finger.
import { darken, lighten, mix } from '../colour.ts';
import { clipTo, edgeLine, formShade, innerRim, wallShadow } from '../light.ts';
import { smooth, toD } from '../path.ts';
import type { Knot, Path } from '../path.ts';
import { blur, draw, ellipse, group, place } from '../svg.ts';
import type { Ctx } from '../types.ts';
import type { Solid, Spot } from './things.ts';

const SKIN = '#c08a63';

/** Millimetres; the hand is drawn in them, its wrist at y = 190. */
interface Finger {
  readonly base: readonly [number, number];
  readonly tip: readonly [number, number];
  /** Half breadths at base, middle joint and near the tip. */
  readonly half: readonly [number, number, number];
}

const FINGERS: readonly Finger[] = [
  { base: [19, 98], tip: [4, 46], half: [8, 7.2, 5.8] },
  { base: [38, 88], tip: [30, 19], half: [8.8, 8.2, 6.6] },
  { base: [57, 85], tip: [57, 6], half: [9.2, 8.6, 7] },
  { base: [76, 91], tip: [86, 21], half: [9, 8.4, 6.7] },
  { base: [93, 138], tip: [125, 84], half: [12.5, 10.2, 7.6] },
];

/** Points up the left side of a finger, round its tip and down the right side. */
function around({ base, tip, half }: Finger): Knot[] {
  const [dx, dy] = [tip[0] - base[0], tip[1] - base[1]];
  const long = Math.hypot(dx, dy);
  const [tx, ty] = [dx / long, dy / long];
  const at = (share: number, side: number): Knot => [
    base[0] + dx * share - ty * side,
    base[1] + dy * share + tx * side,
  ];
  const [low, middle, high] = half;
  return [
    at(0.16, -low),
    at(0.45, -middle),
    at(0.8, -high * 1.04),
    at(0.93, -high * 0.8),
    at(1, 0),
    at(0.93, high * 0.8),
    at(0.8, high * 1.04),
    at(0.45, middle),
    at(0.16, low),
  ];
}

const OUTLINE: Path = smooth(
  [
    [31, 420, 'corner'],
    [31, 230],
    [29, 194],
    [20, 170],
    [12, 138],
    [9, 112],
    ...FINGERS.slice(0, 4).flatMap(around),
    [88, 108],
    [89, 118],
    ...around(FINGERS[4] ?? { base: [93, 138], tip: [125, 84], half: [12, 10, 8] }),
    [101, 158],
    [92, 180],
    [86, 200],
    [85, 232],
    [87, 420, 'corner'],
  ],
  { closed: true },
);

const CREASES = [
  'M14 122C30 114 52 116 84 104',
  'M86 116C62 118 40 132 24 140',
  'M86 114C70 120 64 148 70 178',
  'M34 190C46 194 66 194 84 189',
] as const;

function joints({ base, tip, half }: Finger, index: number): string {
  const turn = (Math.atan2(tip[1] - base[1], tip[0] - base[0]) * 180) / Math.PI + 90;
  return (index === 4 ? [0.52] : [0.08, 0.42, 0.7])
    .map((share) =>
      place(
        draw(`M${-half[1] * 0.8} 0Q0 2 ${half[1] * 0.8} 0`, {
          fill: 'none',
          stroke: darken(SKIN, 0.4),
          'stroke-width': 1.1,
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        }),
        {
          x: base[0] + (tip[0] - base[0]) * share,
          y: base[1] + (tip[1] - base[1]) * share,
          turn,
        },
      ),
    )
    .join('');
}

function palm(ctx: Ctx): string {
  const rose = mix(lighten(SKIN, 0.35), '#e8a48c', 0.4);
  const soft = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity: number): string =>
    ellipse(cx, cy, rx, ry, {
      fill,
      opacity,
      filter: blur(ctx.defs, 7, { x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }),
    });
  const pads = FINGERS.map(({ base, tip, half }) =>
    [0.26, 0.56, 0.88]
      .map((share) => {
        const [x, y] = [base[0] + (tip[0] - base[0]) * share, base[1] + (tip[1] - base[1]) * share];
        return ellipse(x - 1, y - 1, half[2] * 0.66, half[2] * 1.1, {
          fill: rose,
          opacity: 0.5,
          filter: blur(ctx.defs, 2.4, { x: x - 12, y: y - 12, width: 24, height: 24 }),
        });
      })
      .join(''),
  ).join('');
  return (
    draw(toD(OUTLINE), { fill: SKIN }) +
    soft(50, 138, 20, 26, darken(SKIN, 0.3), 0.42) +
    soft(84, 150, 13, 26, rose, 0.7) +
    soft(24, 150, 11, 30, rose, 0.55) +
    soft(46, 104, 32, 8, rose, 0.55) +
    soft(58, 300, 16, 90, rose, 0.4) +
    pads +
    group(
      { fill: 'none', stroke: darken(SKIN, 0.42), 'stroke-opacity': 0.6, 'stroke-linecap': 'round' },
      ...CREASES.map((d, n) => draw(d, { 'stroke-width': n === 3 ? 1 : 1.5 })),
    ) +
    FINGERS.map(joints).join('')
  );
}

/** The hand at a scale; (x, y) is the middle of a box of 13 x 19 cm that holds palm and fingers. */
export function openHand(ctx: Ctx, { x, y, unit }: Spot): string {
  const scale = unit / 10;
  const art =
    wallShadow(ctx, [OUTLINE], { distance: 9 }) +
    clipTo(
      ctx,
      OUTLINE,
      palm(ctx),
      formShade(ctx, OUTLINE, SKIN, { amount: 0.5, reach: 12 }),
      innerRim(ctx, OUTLINE, {
        dx: -2.4,
        dy: -1.6,
        soft: 3,
        colour: darken(SKIN, 0.5),
        opacity: 0.6,
        blend: 'multiply',
      }),
    ) +
    edgeLine(OUTLINE, SKIN, { strength: 0.6, width: 1 });
  return place(art, { x: x - 62 * scale, y: y - 98 * scale, scale: String(scale) });
}

export const HAND: Solid = {
  form: 'solid',
  stances: ['flat'],
  size: () => ({ width: 13, height: 19 }),
  draw: openHand,
};

/** Where on the canvas of the hand a thing lies in the palm, in centimetres from the middle of its box. */
export const PALM = { dx: -1.2, dy: 2.9 } as const;
