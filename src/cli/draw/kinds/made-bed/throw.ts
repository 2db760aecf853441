// A throw knitted of thick yarn over the foot of a bed: every stitch is drawn, its far corner turned back.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, formShade, innerRim } from '../../light.ts';
import { between, parallel, polygon, smooth, spotsAlong, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { draw, ellipse, linear, place } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

export interface Bed {
  /** Half the width of the mattress at a height of the canvas. */
  readonly halfAt: (y: number) => number;
  readonly start: number;
  readonly foot: number;
  readonly end: number;
  /** All that the throw's shadow can fall on. */
  readonly under: Path;
  readonly sheet: string;
}

const COLUMNS = 17;
const ROWS = { lying: 4, hanging: 3 } as const;

/** Where the point u (across, 0..1) and v (rows from the far edge) of the cloth lies. */
function placing(bed: Bed): (u: number, v: number) => Point {
  const half = (y: number): number => bed.halfAt(Math.min(y, bed.foot)) + 4 + Math.max(0, y - bed.foot) * 0.05;
  return (u, v) => {
    const from = bed.start - 4 + 7 * u + 2 * Math.sin(u * 9);
    const to = bed.end - 6 + 11 * u + 4 * Math.sin(u * 13 + 1) + 2 * Math.sin(u * 29);
    const y =
      v <= ROWS.lying
        ? from + ((bed.foot - from) * (v < 0 ? v : ROWS.lying * (v / ROWS.lying) ** 1.12)) / ROWS.lying
        : bed.foot + ((to - bed.foot) * (v - ROWS.lying)) / ROWS.hanging;
    const sway = Math.max(0, y - bed.foot) * 0.04 * Math.sin(u * 21);
    return [256 + (2 * u - 1) * half(y) + sway, y];
  };
}

/** One leg of a stitch in its cell (0..1 both ways), leaning to the middle. */
const LEG: readonly Point[] = [
  [0.04, -0.12],
  [0.26, -0.2],
  [0.46, 0.2],
  [0.53, 0.86],
  [0.44, 1.08],
  [0.2, 0.84],
  [0.03, 0.36],
];

function stitchesOf(bed: Bed, yarn: string): string {
  const at = placing(bed);
  let art = '';
  for (let row = 0; row < ROWS.lying + ROWS.hanging; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      // Cloth that hangs waves a little; what turns to the light is paler.
      const fold = row < ROWS.lying ? 0.06 : 0.12 * Math.sin((column / COLUMNS) * 21 + 0.6) - 0.06 * (row - ROWS.lying);
      const tone = fold > 0 ? lighten(yarn, fold) : darken(yarn, -fold);
      const leg = (side: 0 | 1, size: number, dx: number): Path =>
        smooth(
          LEG.map(([x, y]): Point => {
            const [a, b] = [0.28 + (x - 0.28) * size + dx, 0.45 + (y - 0.45) * size];
            return at((column + (side ? 1 - a : a)) / COLUMNS, row + b);
          }),
          { closed: true },
        );
      art +=
        draw(toD(leg(0, 1, 0)), { fill: lighten(tone, 0.06), stroke: darken(yarn, 0.5), 'stroke-width': 1.4 }) +
        draw(toD(leg(1, 1, 0)), { fill: darken(tone, 0.1), stroke: darken(yarn, 0.5), 'stroke-width': 1.4 }) +
        draw(toD(leg(0, 0.5, -0.06)), { fill: mix(tone, '#ffe9a0', 0.6), opacity: 0.6 }) +
        draw(toD(leg(1, 0.42, 0.04)), { fill: mix(tone, '#ffe9a0', 0.5), opacity: 0.45 });
    }
  }
  return art;
}

/** The crocheted edge: a row of thick loops. */
const loops = (along: Path, count: number, yarn: string, high: number): string =>
  spotsAlong(along, count)
    .map(({ x, y, turn }) =>
      place(
        ellipse(0, 0, 7, high, { fill: yarn, stroke: darken(yarn, 0.5), 'stroke-width': 1.3 }) +
          ellipse(-1.4, -high * 0.3, 3.2, high * 0.3, { fill: lighten(yarn, 0.5), opacity: 0.7 }),
        { x, y, turn },
      ),
    )
    .join('');

const line = (at: (t: number) => Point, count = 24): Path =>
  smooth(Array.from({ length: count + 1 }, (_, n): Point => at(n / count)));

/** The corner turned back: rows of purl bumps on the wrong side of the cloth. */
function corner(ctx: Ctx, p: Point, q: Point, tip: Point, yarn: string): string {
  const wrong = mix(yarn, lighten(yarn, 0.5), 0.4);
  const flap = smooth(
    [
      [p[0], p[1], 'corner'],
      [(p[0] + q[0]) / 2 + 3, (p[1] + q[1]) / 2 - 4],
      [q[0], q[1], 'corner'],
      [(q[0] + tip[0]) / 2, (q[1] + tip[1]) / 2 + 2],
      [tip[0], tip[1]],
      [(p[0] + tip[0]) / 2 - 3, (p[1] + tip[1]) / 2],
    ],
    { closed: true },
  );
  let bumps = '';
  for (let row = 0; row < 9; row += 1) {
    for (let n = 0; n < 12; n += 1) {
      const [x, y] = [p[0] - 14 + n * 10 + (row % 2) * 5, p[1] - 4 + row * 5.6];
      bumps +=
        ellipse(x, y, 5, 2.7, { fill: wrong, stroke: darken(yarn, 0.5), 'stroke-width': 1 }) +
        ellipse(x - 1, y - 0.8, 2.4, 0.9, { fill: lighten(wrong, 0.6), opacity: 0.7 });
    }
  }
  return (
    clipTo(
      ctx,
      flap,
      draw(toD(flap), { fill: darken(wrong, 0.3) }),
      bumps,
      formShade(ctx, flap, wrong, { amount: 0.6, reach: 8 }),
    ) +
    draw(toD(flap), { fill: 'none', stroke: darken(yarn, 0.6), 'stroke-width': 1.2 }) +
    loops(
      line((t) => [q[0] + (tip[0] - q[0]) * t, q[1] + (tip[1] - q[1]) * t + 2], 2),
      7,
      wrong,
      4,
    ) +
    loops(
      line((t) => [tip[0] + (p[0] - tip[0]) * t - 1, tip[1] + (p[1] - tip[1]) * t], 2),
      6,
      wrong,
      4,
    )
  );
}

export function chunkyThrow(ctx: Ctx, bed: Bed): string {
  const yarn = ctx.colour(0);
  const at = placing(bed);
  const last = ROWS.lying + ROWS.hanging;
  const turnedAt = { u: 0.78, v: 3.3 };
  const [p, q] = [at(turnedAt.u, 0), at(1, turnedAt.v)];
  const tip: Point = [p[0] + 16, q[1] + 1];
  const far = line((t) => at(t * turnedAt.u, 0));
  const near = line((t) => at(1 - t, last), 40);
  const right = line((t) => at(1, turnedAt.v + (last - turnedAt.v) * t));
  const left = line((t) => at(0, last * (1 - t)));
  const points = [far, right, near, left].flatMap((side) => spotsAlong(side, 40).map(({ x, y }): Point => [x, y]));
  const body = polygon(points);
  const flapShape = polygon([p, q, tip]);
  const foot = bed.foot;
  const bend = linear(
    ctx.defs,
    [0, bed.start],
    [0, bed.end],
    [
      [0, '#fff3d2', 0.1],
      [(foot - bed.start) / (bed.end - bed.start) - 0.06, '#fff3d2', 0.26],
      [(foot - bed.start) / (bed.end - bed.start) + 0.08, darken(yarn, 0.6), 0.06],
      [1, darken(yarn, 0.7), 0.2],
    ],
  );
  return (
    castOn(ctx, bed.under, body, { base: bed.sheet, dx: 5, dy: 13, soft: 7, strength: 0.75 }) +
    loops(between(parallel(near, -2), 0.012, 0.988), 43, darken(yarn, 0.12), 7) +
    loops(between(far, 0.015, 0.985), 29, lighten(yarn, 0.08), 4.6) +
    clipTo(
      ctx,
      body,
      draw(toD(body), { fill: darken(yarn, 0.5) }),
      stitchesOf(bed, yarn),
      draw(toD(body), { fill: bend }),
      innerRim(ctx, body, { dx: -5, dy: -3, soft: 5, colour: darken(yarn, 0.6), opacity: 0.5, blend: 'multiply' }),
    ) +
    castOn(ctx, body, flapShape, { base: yarn, dx: -3, dy: 7, soft: 4, strength: 0.8 }) +
    corner(ctx, p, q, tip, yarn)
  );
}
