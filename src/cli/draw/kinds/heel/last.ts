// The bent line on which a heeled shoe is built, and its heel or wedge. Side view, toe to the left.
import { GROUND } from '../../backdrops/stage.ts';
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, crease, gleam, solid } from '../../light.ts';
import {
  between,
  boundsOf,
  joined,
  parallel,
  path,
  polygon,
  reversed,
  smooth,
  spotsAlong,
  toD,
  trace,
} from '../../path.ts';
import type { Path, Point, Spot } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { SURFACES } from '../../surfaces.ts';
import { draw, ellipse, place } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export const HEELS = ['block', 'stiletto', 'kitten', 'cone', 'wedge', 'platform', 'flatform', 'low'] as const;
export type Heel = (typeof HEELS)[number];

const HEIGHT: Readonly<Record<Heel, number>> = {
  block: 112,
  stiletto: 152,
  kitten: 74,
  cone: 104,
  wedge: 104,
  platform: 168,
  flatform: 74,
  low: 40,
};
const PLATE: Readonly<Record<Heel, number>> = {
  block: 0,
  stiletto: 0,
  kitten: 0,
  cone: 0,
  wedge: 10,
  platform: 40,
  flatform: 46,
  low: 0,
};

export interface Last {
  /** Where the foot stands, from toe to heel. */
  readonly seat: Path;
  readonly plate: number;
  readonly height: number;
  readonly heel: Heel;
  /** A place `along` from 0 (toe) to 400 (heel) and `up` from the seat. */
  at(along: number, up: number): Point;
  /** Brings path data in those coordinates onto the canvas. */
  on(data: string): Path;
}

export function lastOf(heel: Heel): Last {
  const [h, plate] = [HEIGHT[heel], PLATE[heel]];
  const floor = GROUND - plate;
  const top = GROUND - h;
  const rise = floor - top;
  // A steep shoe is shorter from toe to heel.
  const seatX = 356 - Math.max(0, rise - 60) * 0.22;
  const back = 440 - Math.max(0, rise - 60) * 0.2;
  // How steeply the waist comes up to the heel seat.
  const tilt = Math.min(0.46, rise / 300);
  const seat = path(
    `M66 ${floor - 14}C96 ${floor - 4} 146 ${floor - 2} 190 ${floor - 7}` +
      `C${206 + rise * 0.3} ${floor - 9} ${seatX - 60} ${top + 3 + 60 * tilt} ${seatX} ${top + 3}` +
      `C${seatX + 24} ${top + 3 - 24 * tilt} ${back - 24} ${top - 7} ${back} ${top - 6}`,
  );
  const spots = spotsAlong(seat, 401);
  const ends: readonly [Spot, Spot] = [spots[0], spots.at(-1)] as [Spot, Spot];
  const spotAt = (n: number): Spot => spots[Math.min(400, Math.max(0, n))] ?? ends[0];
  // The direction is taken over a stretch: from spot to spot it turns in steps, which tears the edges of what stands
  // high above the seat.
  const headingAt = (n: number): Point => {
    const [from, to] = [spotAt(n - 14), spotAt(n + 14)];
    const size = Math.hypot(to.x - from.x, to.y - from.y);
    return [(to.x - from.x) / size, (to.y - from.y) / size];
  };
  const at = (along: number, up: number): Point => {
    const held = Math.min(400, Math.max(0, along));
    const low = Math.floor(held);
    const [a, b] = [spotAt(low), spotAt(low + 1)];
    const t = held - low;
    const [before, after] = [headingAt(low), headingAt(low + 1)];
    const [tx, ty] = [before[0] + (after[0] - before[0]) * t, before[1] + (after[1] - before[1]) * t];
    const beyond = along - held;
    return [a.x + (b.x - a.x) * t + tx * beyond + ty * up, a.y + (b.y - a.y) * t + ty * beyond - tx * up];
  };
  const on = (data: string): Path => {
    const flat = path(data);
    // Bent point by point: control points alone would kink where the waist curves.
    const bent = polygon(
      trace(flat, 14).map(([x, y]): Point => at(x, y)),
      false,
    );
    return { ...bent, closed: flat.closed };
  };
  return { seat, plate, height: h, heel, at, on };
}

export interface Bottom {
  readonly colour: string;
  readonly finish: 'leather' | 'rope' | 'cork' | 'wood' | 'metal' | 'clear';
}

/** Rows of jute cord laid one on another. */
function ropes(outline: Path, under: Path, colour: string): string {
  const box = boundsOf(outline);
  let art = draw(toD(outline), { fill: colour });
  for (let row = 0; row * 11 < box.height + 30; row += 1) {
    const line = parallel(under, 5 + row * 11, 40);
    art +=
      draw(toD(line), { fill: 'none', stroke: darken(colour, 0.42), 'stroke-width': 11.5 }) +
      draw(toD(line), { fill: 'none', stroke: colour, 'stroke-width': 9 }) +
      spotsAlong(line, 52)
        .map((spot) =>
          place(ellipse(0, 0, 5.6, 2.3, { fill: lighten(colour, 0.34), opacity: 0.75 }), {
            x: spot.x,
            y: spot.y,
            turn: spot.turn - 34,
          }),
        )
        .join('');
  }
  return art;
}

function surfaceOf(ctx: Ctx, bottom: Bottom): Fabric {
  if (bottom.finish === 'wood') return SURFACES.wood(ctx, bottom.colour);
  if (bottom.finish === 'cork') return SURFACES.carton(ctx, bottom.colour);
  return bottom.finish === 'leather' ? SURFACES.leather(ctx, bottom.colour) : ctx.plain(bottom.colour);
}

function wedgeOf(last: Last): Path {
  const { seat, heel } = last;
  const [ex, ey] = seat.curves.at(-1)?.[2] ?? seat.start;
  if (heel === 'wedge') {
    return joined([
      seat,
      path(
        `M${ex} ${ey}C${ex + 3} ${ey + 40} ${ex - 4} ${GROUND - 30} ${ex - 8} ${GROUND}H176C130 ${GROUND} 84 ${GROUND - 4} 64 ${GROUND - 24}`,
      ),
    ]);
  }
  return joined([
    seat,
    path(
      `M${ex} ${ey}C${ex + 3} ${ey + 20} ${ex} ${GROUND - 14} ${ex - 4} ${GROUND}H120C92 ${GROUND} 66 ${GROUND - 20} 62 ${seat.start[1] + 4}`,
    ),
  ]);
}

function heelOf(last: Last): Path {
  const [ex, ey] = last.seat.curves.at(-1)?.[2] ?? last.seat.start;
  const front = last.at(last.heel === 'stiletto' ? 330 : 318, -4);
  const [fx, fy] = front;
  const foot = (left: number, right: number, leftBend: string, rightBend: string): Path =>
    joined([
      between(last.seat, last.heel === 'stiletto' ? 0.82 : 0.79, 1),
      path(`M${ex} ${ey}C${rightBend} ${right} ${GROUND}L${left} ${GROUND}C${leftBend} ${fx} ${fy}`),
    ]);
  switch (last.heel) {
    case 'stiletto':
      return foot(
        ex - 26,
        ex - 12,
        `${ex - 28} ${GROUND - 60} ${fx + 36} ${fy + 44}`,
        `${ex - 2} ${ey + 34} ${ex - 14} ${GROUND - 70}`,
      );
    case 'kitten':
      return foot(
        ex - 36,
        ex - 14,
        `${ex - 36} ${GROUND - 34} ${fx + 30} ${fy + 26}`,
        `${ex - 6} ${ey + 20} ${ex - 20} ${GROUND - 30}`,
      );
    case 'cone':
      return foot(
        ex - 48,
        ex - 14,
        `${ex - 50} ${GROUND - 30} ${fx + 10} ${fy + 30}`,
        `${ex - 2} ${ey + 30} ${ex - 10} ${GROUND - 30}`,
      );
    case 'low':
      return foot(
        fx + 6,
        ex - 4,
        `${fx + 4} ${GROUND - 10} ${fx} ${fy + 12}`,
        `${ex - 2} ${ey + 10} ${ex - 3} ${GROUND - 10}`,
      );
    default:
      return foot(
        fx + 10,
        ex - 6,
        `${fx + 8} ${GROUND - 40} ${fx - 2} ${fy + 40}`,
        `${ex} ${ey + 40} ${ex - 5} ${GROUND - 40}`,
      );
  }
}

/** Everything below the foot: outsole, plate, heel or wedge, top piece. */
export function drawBottom(ctx: Ctx, last: Last, bottom: Bottom, soleColour: string): string {
  const fabric = surfaceOf(ctx, bottom);
  const whole = last.heel === 'wedge' || last.heel === 'flatform';
  const outsole = joined([between(last.seat, 0, 0.84, 40), reversed(parallel(between(last.seat, 0, 0.84, 40), 6, 30))]);
  const tread = darken(mix(soleColour, '#4a4038', 0.6), 0.3);
  const lay = (outline: Path, under: Path): string =>
    bottom.finish === 'rope'
      ? clipTo(ctx, outline, ropes(outline, under, bottom.colour)) +
        solid(ctx, outline, { base: bottom.colour, fill: 'none', form: 0.55 })
      : clothPiece(ctx, {
          outline,
          fabric,
          form: 0.85,
          finish: bottom.finish === 'metal' ? 'satin' : 'silk',
          warp: 2,
          turn: 0,
          over:
            bottom.finish === 'metal'
              ? gleam(ctx, path('M392 300C390 350 398 400 404 440'), { width: 7, opacity: 0.8, soft: 1 })
              : '',
        });
  if (whole) {
    const wedge = wedgeOf(last);
    const edge = smooth([
      [66, GROUND - 4],
      [150, GROUND - 3.5],
      [430, GROUND - 3.5],
    ]);
    return (
      lay(wedge, last.seat) +
      clipTo(ctx, wedge, draw(toD(edge), { fill: 'none', stroke: tread, 'stroke-width': 9 })) +
      crease(ctx, parallel(last.seat, 4, 40), bottom.colour, { width: 2, strength: 0.35 })
    );
  }
  const heel = heelOf(last);
  const box = boundsOf(heel);
  const plate =
    last.plate > 0
      ? joined([
          between(last.seat, 0, 0.56, 40),
          path(
            `M${last.at(224, 0)[0]} ${last.at(224, 0)[1]}C${last.at(214, -20)[0]} ${last.at(214, -20)[1]} 204 ${GROUND - 2} 184 ${GROUND}H116C88 ${GROUND} 66 ${GROUND - 14} 62 ${last.seat.start[1]}`,
          ),
        ])
      : undefined;
  return (
    (plate ? lay(plate, last.seat) : '') +
    (plate ? clipTo(ctx, plate, draw(`M60 ${GROUND - 3}H240`, { stroke: tread, 'stroke-width': 7 })) : '') +
    solid(ctx, outsole, { base: soleColour, form: 0.5, reach: 4 }) +
    lay(heel, last.seat) +
    clipTo(
      ctx,
      heel,
      draw(`M${box.x - 4} ${GROUND - 3.4}H${box.x + box.width + 4}`, { stroke: tread, 'stroke-width': 7 }),
    ) +
    castOn(ctx, heel, outsole, { base: bottom.colour, dx: 2, dy: 8, soft: 5, strength: 0.4 })
  );
}
